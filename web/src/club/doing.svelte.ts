/** Something asked of the server: busy meanwhile, and in words what went wrong. */

import { Refusal } from "../lib/page/http";
import { t } from "../lib/words/words.svelte";
import { NotUsed } from "./passkey";

export class Doing {
  busy = $state(false);
  trouble = $state("");

  /** Whether it was done. */
  async try(what: () => Promise<void>): Promise<boolean> {
    [this.busy, this.trouble] = [true, ""];
    try {
      await what();
      return true;
    } catch (error) {
      this.trouble = this.#told(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #told(error: unknown): string {
    if (error instanceof NotUsed) return t("club-passkey-not-used");
    return error instanceof Refusal && error.refused.text ? error.refused.text : t("offline");
  }
}
