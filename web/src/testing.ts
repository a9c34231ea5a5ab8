/** What every component test starts from. */

import { beforeEach } from "vitest";
import { loadWords } from "./lib/words/words.svelte";

beforeEach(async () => {
  localStorage.clear();
  await loadWords("en");
});
