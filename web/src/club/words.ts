/** What only the club's page says: it comes with that page, and not with the first one. */

import { FILES, speak } from "../lib/words/words.svelte";

Object.assign(FILES, import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" }));

/** From now on the page can say it, in whatever language is chosen. */
export const speakOfClub = (): Promise<void> => speak(["."]);
