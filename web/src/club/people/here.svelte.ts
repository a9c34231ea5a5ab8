/** Tells the server every few seconds that somebody is looking at this page, and keeps what is new for them. */

import { post } from "../../lib/page/http";
import { set } from "../../lib/page/settings.svelte";
import type { HereShown } from "../../types";

const EVERY = 5_000;
const NOTHING: HereShown = { member: false, people: [], calls: [], asking: 0 };

export const here = $state<{ now: HereShown }>({ now: NOTHING });

/** Once. A page that nobody sees says nothing: whoever it belongs to is told elsewhere. */
export async function sayHere(): Promise<void> {
  if (document.hidden) return;
  here.now = await post<HereShown>("/api/club/here", {});
  if (!here.now.member) set("member", "off"); // they have left, or this browser is theirs no longer
}

/** Until it is stopped. A server that cannot be reached is asked again. */
export function keepSaying(): () => void {
  const say = (): void => void sayHere().catch(() => undefined);
  say();
  const timer = setInterval(say, EVERY);
  document.addEventListener("visibilitychange", say);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", say);
    here.now = NOTHING;
  };
}
