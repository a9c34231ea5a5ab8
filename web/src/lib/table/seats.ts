/** A seat as the page shows it. */

import type { Words } from "../words/fluent";
import { t } from "../words/words.svelte";
import type { About, ChairShown } from "../../types";
import type { TableLink } from "./table.svelte";

export interface SeatShown {
  seat: number;
  name: string;
  kind: "open" | "invited" | "person" | "bot";
  here: boolean;
  yours: boolean;
  asked: boolean; // is to answer now
  ready: boolean; // has answered, sealed
  seconds: number | null; // left on the clock
  running: boolean;
  bot: string; // what plays there and in which way, in words, where that is known
  standIn: string; // who answers in their place: "default", a bot's level, or nobody
  resigned: boolean;
}

/** The seats of a table in play, with what is left on their clocks at this time. */
export function seatsOf(link: TableLink, names: readonly string[], time: number, words: Words): SeatShown[] {
  const now = link.now!;
  return link.about!.chairs.map((chair, seat) => ({
    seat,
    name: names[seat] ?? "",
    kind: chair.kind,
    here: chair.here,
    yours: seat === now.seat,
    asked: now.over === null && now.asked.includes(seat),
    ready: now.asked.includes(seat) && link.ready.includes(seat),
    seconds: link.secondsLeft(seat, time),
    running: now.clock?.running.includes(seat) ?? false,
    bot: chair.kind === "bot" ? botTold(chair.bot, words) : "",
    standIn: chair.kind === "bot" ? "" : chair.bot,
    resigned: chair.resigned,
  }));
}

/** The seats of a game that is watched again: nobody is asked there. */
export function seatsWatched(chairs: readonly ChairShown[], names: string[], reader: number | null): SeatShown[] {
  return chairs.map((chair, seat) => ({
    seat,
    name: names[seat] ?? "",
    kind: chair.kind,
    here: true,
    yours: seat === reader,
    asked: false,
    ready: false,
    seconds: null,
    running: false,
    bot: "",
    standIn: "",
    resigned: false,
  }));
}

/** The seats of other people. */
export function othersAt(about: About): { chair: ChairShown; seat: number }[] {
  return about.chairs.flatMap((chair, seat) =>
    chair.kind === "bot" || about.you.includes(seat) ? [] : [{ chair, seat }],
  );
}

/** There were others, and every one of them has left for good. */
export function leftAlone(about: About): boolean {
  const others = othersAt(about);
  return others.length > 0 && others.every(({ chair }) => chair.resigned);
}

/** Under which name this tab keeps that one goes on alone. */
export const goesOnAt = (table: string): string => `alone ${table}`;

/** "bot, normal"; of a character also what it does, in the words of its game. */
function botTold(bot: string, words: Words): string {
  const [level = "", character = ""] = bot.split("-");
  const plain = t("bot-level", { level: t(`bot-${level}`) });
  const name = `character-${character}`;
  return words.knows(name)
    ? t("bot-does", { bot: `${plain}, ${words.say(name)}`, does: words.say(`${name}-does`) })
    : plain;
}

export const COLOURS = ["--orange", "--sky", "--green", "--mauve", "--yellow", "--vermilion", "--blue"] as const;

export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= 86400) {
    return t("time-days", { days: Math.floor(whole / 86400), hours: Math.floor((whole % 86400) / 3600) });
  }
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return `${hours ? `${hours}:${String(minutes).padStart(2, "0")}` : minutes}:${String(rest).padStart(2, "0")}`;
}
