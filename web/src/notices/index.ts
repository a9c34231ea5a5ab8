/** Notices in browsers, and their hours, with their words: they come when somebody looks at their settings. */

import { FILES, speak } from "../lib/words/words.svelte";

const FOLDER = "notices";
const words = import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" });
Object.assign(FILES, Object.fromEntries(Object.entries(words).map(([path, load]) => [FOLDER + path.slice(1), load])));

const [page] = await Promise.all([import("./Notices.svelte"), speak([FOLDER])]);
export default page.default;
