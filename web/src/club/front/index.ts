/** What a club shows on its first page, with its words. */

import { speakOfClub } from "../words";

const [part] = await Promise.all([import("./Front.svelte"), speakOfClub()]);
export default part.default;
