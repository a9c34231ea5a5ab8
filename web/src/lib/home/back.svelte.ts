/** Without a line at a page that has a server: looks for it, and goes back by itself where nobody is in the middle of anything. */

import { here } from "../page/router.svelte";
import { comeBack, leftFrom } from "./leave";
import { away } from "./place";

const EVERY = 4000; // milliseconds between two looks
const AT_REST = /^\/($|rules\/|puzzles$)/; // where nothing is begun

let answers = $state(false); // the server

export const serverAnswers = (): boolean => answers;

async function look(): Promise<void> {
  if (document.hidden) return;
  try {
    answers = (await fetch("/healthz", { cache: "no-store" })).status === 200; // without a line sw.js says 204
  } catch {
    answers = false;
  }
  const free = AT_REST.test(here()) && !document.querySelector("dialog[open]");
  if (answers && leftFrom() !== null && free) comeBack();
}

if (away) {
  leftFrom();
  void look();
  setInterval(() => void look(), EVERY);
  addEventListener("online", () => void look());
}
