/** What waits for an answer beside the game: a pause, a proposal, somebody away, a seat that another plays or that is free. */

import { untrack } from "svelte";
import { troubleOf } from "../page/attempt.svelte";
import { BOT, ownName } from "../page/games";
import { post } from "../page/http";
import { addressOf } from "../page/router.svelte";
import { recall, remember } from "../page/tab";
import type { Words } from "../words/fluent";
import { t } from "../words/words.svelte";
import type { About, ChairShown, Seated } from "../../types";
import { goesOnAt, leftAlone, othersAt } from "./seats";
import type { TableLink } from "./table.svelte";

export interface Answer {
  label: string;
  act: (() => unknown) | string; // a string: where it leads
  main?: boolean;
}

export interface Notice {
  key: string;
  text: string;
  later?: string; // how long until there is an answer, for the eye alone
  urgent?: boolean;
  answers: Answer[];
}

const LATE = 3000; // milliseconds: who loads the page again is not away

export class OpenNotices {
  private put: string[] = $state.raw([]); // aside, by key
  private trouble: string = $state("");
  private goesOn: boolean = $state(false); // alone
  private time: number = $state(Date.now());
  private since: Record<number, number> = $state.raw({}); // who has been away from when on

  /** In a component: it follows the table as long as that is there. */
  constructor(
    private readonly link: TableLink,
    private readonly words: () => Words,
    private readonly names: () => string[],
  ) {
    this.goesOn = recall<boolean>(goesOnAt(link.id)) ?? false;
    $effect(() => this.watch());
    $effect(() => {
      const keys = this.all.map(({ key }) => key);
      const put = untrack(() => this.put);
      if (put.some((key) => !keys.includes(key))) this.put = put.filter((key) => keys.includes(key));
    });
  }

  /** Those in sight, the most urgent first. */
  get shown(): Notice[] {
    return this.all.filter(({ key }) => !this.put.includes(key));
  }

  /** Those that were put aside and still wait. */
  get aside(): Notice[] {
    return this.all.filter(({ key }) => this.put.includes(key));
  }

  putAside(key: string): void {
    this.put = [...this.put, key];
  }

  private readonly all: Notice[] = $derived.by(() =>
    [this.standIn(), this.alone(), this.moved(), this.pause(), this.proposals(), this.away(), this.open()].flat(),
  );

  private get about(): About {
    return this.link.about!;
  }

  private get seat(): number | null {
    return this.link.now!.seat;
  }

  private get mine(): ChairShown | null {
    return this.seat === null ? null : this.about.chairs[this.seat]!;
  }

  private get plays(): boolean {
    return this.about.status === "playing" && this.mine !== null && !this.mine.resigned;
  }

  private name(seat: number): string {
    return this.names()[seat] ?? "";
  }

  private propose(what: string): void {
    this.link.send({ do: "propose", what });
  }

  /** The seat has left for good, or somebody else answers for it now. */
  private standIn(): Notice[] {
    const { mine, seat, link } = this;
    if (mine?.resigned)
      return [
        { key: "left", text: t("you-left", { by: mine.bot }), answers: [{ label: t("home"), act: addressOf("/") }] },
      ];
    if (!mine?.bot || this.about.status !== "playing") return [];
    const why = link.notes.findLast(
      ({ note }) => "seat" in note && note.seat === seat && /^(time-up|replaced)$/.test(note.note),
    );
    const text = t(`stood-in-${why?.note.note ?? "for"}`, { by: mine.bot });
    const here = (): unknown => link.send({ do: "sit", seat: seat! });
    return [{ key: "stood-in", text, urgent: true, answers: [{ label: t("i-am-here"), act: here, main: true }] }];
  }

  /** Nobody else is left: whether to go on against a bot is asked once. */
  private alone(): Notice[] {
    if (!this.plays || this.goesOn || !leftAlone(this.about)) return [];
    const others = othersAt(this.about);
    const names = this.words().listed(others.map(({ seat }) => this.name(seat)));
    const goOn = (): void => {
      for (const { chair, seat } of others) if (chair.bot === "default") this.propose(`replace ${seat} bot ${BOT}`);
      remember(goesOnAt(this.link.id), true);
      this.goesOn = true;
    };
    const answers = [
      { label: t("go-on-alone"), act: goOn, main: true },
      { label: t("end-game"), act: () => this.propose("abandon") },
    ];
    return [{ key: "alone", text: t("left-alone", { names, count: others.length }), urgent: true, answers }];
  }

  private moved(): Notice[] {
    return this.link.moved === null ? [] : [{ key: "moved", text: t("seat-moved"), urgent: true, answers: [] }];
  }

  private pause(): Notice[] {
    const resume = { label: t("resume"), act: () => this.link.send({ do: "resume" }) };
    return this.about.paused
      ? [{ key: "pause", text: t("paused"), answers: this.about.you.length ? [resume] : [] }]
      : [];
  }

  private proposals(): Notice[] {
    const seat = this.seat;
    return Object.entries(this.about.agreed).map(([what, who]) => {
      const agreed = seat !== null && who.includes(seat);
      const act = (): unknown => this.link.send({ do: agreed ? "withdraw" : "propose", what });
      const answers = seat === null ? [] : [{ label: t(agreed ? "withdraw" : "agree"), act }];
      return { key: `proposal ${what} ${agreed}`, text: this.proposed(what, who), answers };
    });
  }

  /** "pause", "abandon", or "replace SEAT BY": who is to go on for whom. */
  private proposed(what: string, who: number[]): string {
    const [word, seat, by] = what.split(" ");
    return t(`proposed-${word === "replace" ? `replace-${by}` : word}`, {
      names: this.words().listed(who.map((one) => this.name(one))),
      player: this.name(Number(seat)),
    });
  }

  private get gone(): number[] {
    if (!this.plays || this.about.clock.kind === "days") return [];
    return othersAt(this.about)
      .filter(({ chair }) => chair.kind === "person" && !chair.here && !chair.resigned && !chair.bot)
      .map(({ seat }) => seat);
  }

  private watch(): (() => void) | undefined {
    const [gone, at] = [this.gone, Date.now()];
    const before = untrack(() => this.since);
    this.since = Object.fromEntries(gone.map((seat) => [seat, before[seat] ?? at]));
    if (!gone.length) return;
    const timer = setInterval(() => (this.time = Date.now()), 500);
    return () => clearInterval(timer);
  }

  /** Who is away, after a moment, and how long the others have to wait before a bot may play for them. */
  private away(): Notice[] {
    const settled = Object.keys(this.about.agreed);
    return this.gone
      .filter((seat) => this.time - (this.since[seat] ?? this.time) > LATE)
      .filter((seat) => !settled.some((what) => what.startsWith(`replace ${seat} `)))
      .map((seat) => {
        const wait = this.link.graceLeft(seat, this.time);
        const name = this.name(seat);
        const bot = { label: t("bot-for", { name }), act: () => this.propose(`replace ${seat} bot ${BOT}`) };
        const later = wait ? t("bot-after", { seconds: wait }) : "";
        return { key: `away ${seat}`, text: t("is-away", { name }), later, answers: wait ? [] : [bot] };
      });
  }

  /** Seats of those who were replaced, for who watches. */
  private open(): Notice[] {
    if (this.about.status !== "playing" || this.about.you.length) return [];
    return this.about.chairs.flatMap((chair, seat) => {
      if (chair.kind !== "open") return [];
      const text = this.trouble || t("seat-is-open", { seat: this.name(seat) });
      return [{ key: `open ${seat}`, text, answers: [{ label: t("sit-here"), act: () => void this.take(seat) }] }];
    });
  }

  private async take(seat: number): Promise<void> {
    this.link.retake(seat);
    try {
      await post<Seated>(`/api/tables/${this.about.id}/seats/${seat}`, { name: ownName() });
      this.link.again();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
  }
}
