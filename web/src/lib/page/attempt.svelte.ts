/** An attempt to have the server do something, and what went wrong, in words. */

import { alone } from "../home/place";
import { t } from "../words/words.svelte";
import { Told } from "./http";

/** Nothing came: from a server that cannot be reached, or, without one, a part of the page that is no longer where it was. */
export const nothingCame = (): string => t(alone ? "home-missing" : "offline");

/** Without a server a link from elsewhere leads to no table. */
export const noSuchTable = (): string => t(alone ? "home-no-table" : "lost-table");

/** An error without words for people means just that. */
export const troubleOf = (error: unknown): string => (error instanceof Told && error.message) || nothingCame();

export class Attempt {
  busy = $state(false);
  trouble = $state("");

  /** Whether it was done. */
  async try(what: () => Promise<void>): Promise<boolean> {
    [this.busy, this.trouble] = [true, ""];
    try {
      await what();
      return true;
    } catch (error) {
      this.trouble = troubleOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
