/** What every component test starts from. */

import { beforeEach } from "vitest";
import { speakOfAll } from "./lib/words/words.svelte";

beforeEach(async () => {
  localStorage.clear();
  await speakOfAll();
});
