/** What the reader may answer now, has answered, and is about to send. */

import { set, settings } from "../page/settings.svelte";
import { t } from "../words/words.svelte";
import type { AdviceShown, Now } from "../../types";
import type { Choice } from "./choice.svelte";
import type { Story } from "./story.svelte";
import type { TableLink } from "./table.svelte";

const NOTHING = -1;

/** Why something that was touched is no answer. */
export interface Objection {
  text: string;
  rule: string;
}

export class OwnGo {
  changing: boolean = $state(false); // another answer is wanted instead of the sealed one
  advice: readonly AdviceShown[] | null = $state.raw(null); // what a bot thinks of the best answers
  lesson = false; // answers of a guided game are not counted: whoever learns is not asked whether to confirm
  private hintedFor: number = $state(NOTHING); // the question a hint was asked for
  private sentFor: number = $state(NOTHING);
  private beside: number = $state(NOTHING); // the question for which something was touched that it is not about

  /** In a component: it follows the table as long as that is there. */
  constructor(
    private readonly link: TableLink,
    private readonly story: Story,
    private readonly choosing: Choice,
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
    choosing.onWhy = (answer) => this.askWhy(answer);
    $effect(() => {
      void [choosing.picked, choosing.whole, choosing.number, this.latest.ask];
      this.forgetWhy();
    });
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
    this.story.decided();
    const counts = settings.confirm === "on" && !this.lesson && !this.choosing.choices?.span;
    if (counts) set("confirmed", settings.confirmed + 1);
    this.changing = false;
  }

  /** What is said in the question's place: why not. It goes with the next pick. */
  objection(question: string): Objection | null {
    const { whyNot } = this.link;
    const now = this.choosing.ask;
    if (this.beside === now) return { text: t("not-now", { question }), rule: this.latest.rule };
    return whyNot?.ask === now && this.mayAnswer ? whyNot : null;
  }

  forgetWhy(): void {
    this.link.whyNot = null;
    this.beside = NOTHING;
  }

  private askWhy(answer: string | null): void {
    const { ask } = this.choosing;
    this.forgetWhy();
    if (answer === null) this.beside = ask;
    else this.link.send({ do: "why", ask, move: answer });
  }

  hint(): void {
    if (this.link.about!.hints !== "on" || !this.mine) return;
    this.advice = null;
    if (this.link.send({ do: "hint", ask: this.latest.ask })) this.hintedFor = this.latest.ask;
  }

  /** Whether there is a hint to be seen, or one is being thought of. */
  get hinting(): boolean {
    return this.hintedFor === this.latest.ask && this.mayAnswer && !this.link.refused;
  }

  forgetHint(): void {
    this.hintedFor = NOTHING;
    this.advice = null;
  }

  takeBack(): void {
    if (this.latest.take_back) this.link.send({ do: "take-back", ask: this.latest.ask });
  }

  /** A hint is shown by picking it: it can be confirmed, or not. Where nothing is confirmed, it is only shown. */
  private showHint(): void {
    const { hinted } = this.link;
    if (!hinted || hinted.ask !== this.choosing.ask || !this.choosing.choices) return;
    if (settings.confirm === "on" || this.choosing.choices.span) this.choosing.pickAnswer(hinted.move);
    this.advice = hinted.advice;
    if (!hinted.advice.length) this.forgetHint();
    this.link.hinted = null;
  }
}
