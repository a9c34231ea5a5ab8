/** The drawer beside the table: what it shows, and whether it is out where there is no room for it. */

import { recall, remember } from "../../lib/page/tab";
import type { TableLink } from "../../lib/table/table.svelte";

export type Tab = "log" | "chat" | "rules";

export class Drawer {
  tab: Tab = $state("log");
  open: boolean = $state(false);
  wide: boolean = $state(false); // there is room for it beside the table
  rule: string = $state(""); // that is read
  private read: number = $state(0); // the last line of the chat that was on the screen

  constructor(private readonly link: TableLink) {
    this.read = recall<number>(this.name) ?? 0;
  }

  private get name(): string {
    return `read ${this.link.id}`;
  }

  /** Follows the width of the window; the answer ends it. */
  watch(): () => void {
    const room = matchMedia("(min-width: 1000px)");
    const look = (): void => void (this.wide = room.matches);
    look();
    room.addEventListener("change", look);
    return () => room.removeEventListener("change", look);
  }

  /** How much others have said that was not on the screen. */
  get unread(): number {
    const you = this.link.about?.you ?? [];
    return this.link.chat.filter((said) => said.number > this.read && !you.includes(said.seat)).length;
  }

  /** The chat is on the screen. */
  see(): void {
    this.read = this.link.chat.at(-1)?.number ?? this.read;
    remember(this.name, this.read);
  }

  /** Shows this one, or nothing if it is this one that is shown. */
  toggle(wanted: Tab): void {
    this.open = !(this.open && this.tab === wanted);
    this.tab = wanted;
  }

  show(wanted: Tab): void {
    [this.tab, this.open] = [wanted, true];
  }

  openRule(wanted: string): void {
    this.rule = wanted;
    this.show("rules");
  }
}
