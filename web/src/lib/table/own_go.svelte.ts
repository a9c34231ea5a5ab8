/** What the reader may answer now, has answered, and is about to send. */

import { settings } from "../page/settings.svelte";
import type { Now } from "../../types";
import type { Choosing } from "./choosing.svelte";
import type { Story } from "./story.svelte";
import type { TableLink } from "./table.svelte";

const NOTHING = -1;

export class OwnGo {
  changing: boolean = $state(false); // another answer is wanted instead of the sealed one
  private sentFor: number = $state(NOTHING);

  /** In a component: it follows the table as long as that is there. */
  constructor(
    private readonly link: TableLink,
    private readonly story: Story,
    private readonly choosing: Choosing,
  ) {
    $effect.pre(() => choosing.offer(this.latest.ask, this.mayAnswer ? this.latest.choices : null));
    $effect(() => {
      void this.latest.ask;
      this.changing = false;
    });
    $effect(() => {
      if (link.mine !== null || link.refused) this.sentFor = NOTHING;
    });
    $effect(() => {
      if (settings.confirm === "off" && choosing.staged !== null && !choosing.choices?.span && !this.sending)
        this.submit();
    });
    $effect(() => this.showHint());
  }

  get latest(): Now {
    return this.link.now!;
  }

  /** Whether all is told: the board shows the latest view. */
  get settled(): boolean {
    return !this.story.telling && (this.story.shown ?? this.latest) === this.latest;
  }

  get sealed(): string | null {
    return this.settled && !this.changing ? this.link.mine : null;
  }

  get mayAnswer(): boolean {
    const { choices, over } = this.latest;
    const still = this.link.about!.paused || this.link.moved !== null;
    return this.settled && choices !== null && over === null && this.sealed === null && !still;
  }

  get mine(): boolean {
    return this.settled && this.latest.choices !== null && this.link.mine === null && this.latest.over === null;
  }

  get sending(): boolean {
    return this.sentFor === this.latest.ask && this.link.refused === null;
  }

  submit(): void {
    const { ask, staged } = this.choosing;
    if (staged === null || this.sending) return;
    if (!this.link.send({ do: "answer", ask, move: staged })) return;
    if (this.link.mine === null) this.sentFor = ask;
    this.changing = false;
  }

  hint(): void {
    if (this.link.about!.hints === "on" && this.mine) this.link.send({ do: "hint", ask: this.latest.ask });
  }

  takeBack(): void {
    if (this.latest.take_back) this.link.send({ do: "take-back", ask: this.latest.ask });
  }

  /** A hint is shown by picking it: it can be confirmed, or not. */
  private showHint(): void {
    const { hinted } = this.link;
    if (!hinted || hinted.ask !== this.choosing.ask || !this.choosing.choices) return;
    this.choosing.pickAnswer(hinted.move);
    this.link.hinted = null;
  }
}
