/** The club's page, with its words: one file stands for all of it until somebody goes there. */

import { speakOfClub } from "./words";

const [page] = await Promise.all([import("./Club.svelte"), speakOfClub()]);
export default page.default;
