/** What every component test starts from. */

import { beforeEach } from "vitest";
import { speakOf } from "./lib/words/words.svelte";

const GAMES = Object.keys(import.meta.glob("./boards/*/words.en.ftl")).map((path) => path.split("/")[2]!);

beforeEach(async () => {
  localStorage.clear();
  await speakOf(...GAMES);
});
