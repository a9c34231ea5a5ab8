/** Something asked of the server, and in words what went wrong. */

import { t } from "../words/words.svelte";
import { Told } from "./http";

/** Whatever says nothing for people is a line that is down. */
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
