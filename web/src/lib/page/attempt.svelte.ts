/** An attempt to have the server do something, and what went wrong, in words. */

import { t } from "../words/words.svelte";
import { Told } from "./http";

/** An error without words for people means that the server cannot be reached. */
export const troubleOf = (error: unknown): string => (error instanceof Told && error.message) || t("offline");

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
