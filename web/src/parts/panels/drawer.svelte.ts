/** The drawer beside the table: what it shows, and whether it is out where there is no room for it. */

export type Tab = "log" | "chat" | "rules";

export class Drawer {
  tab: Tab = $state("log");
  open: boolean = $state(false);
  rule: string = $state(""); // that is read
  private read: number = $state(0);

  /** `said`: how much has been said in the chat. */
  constructor(private readonly said: () => number) {}

  /** Whether something new was said that is not on the screen. */
  get unread(): boolean {
    return this.said() > this.read && this.tab !== "chat";
  }

  /** Shows this one, or nothing if it is this one that is shown. */
  toggle(wanted: Tab): void {
    this.open = !(this.open && this.tab === wanted);
    this.tab = wanted;
    if (wanted === "chat") this.read = this.said();
  }

  openRule(wanted: string): void {
    [this.rule, this.tab, this.open] = [wanted, "rules", true];
  }
}
