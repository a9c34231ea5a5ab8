/** For members, on every page: that they are here, and who waits for them. */

import { speakOfClub } from "../words";

const [part] = await Promise.all([import("./Calls.svelte"), speakOfClub()]);
export default part.default;
