/** What a person prefers, kept in this browser and sent to nobody. */

export const LANGUAGES = ["en", "it"] as const;
export const THEMES = ["system", "night", "paper", "contrast"] as const;
export const SPEEDS = ["0.5", "1", "2", "instant", "tap"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
/** What the document wears: a theme, or what the system asks for. */
type Look = Exclude<Theme, "system">;
type Switch = "on" | "off";

export interface Preferences {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: Switch;
  confirmed: number; // how many answers were, until one knows that they need not be
  aims: string[]; // games whose aim was read
  sound: Switch;
  memory: Switch;
  notify: Switch;
  name: string;
  linked: Switch; // other devices of the same person were linked with this one
  member: Switch; // of the club, as its page said last: then it is told that somebody looks
  level: string; // of bots, as chosen last
  character: string; // of bots, likewise: none, one's name, or a mixture
  players: Record<string, number>; // by game, as chosen last
  around: string[]; // names of those who share this device, as given last
}

const KEY = "sexton.settings";
const GROUNDS: Record<Look, string> = { night: "#12161f", paper: "#f6f1e3", contrast: "#000000" };

function preferred(): Preferences {
  const italian = typeof navigator !== "undefined" && navigator.language.startsWith("it");
  return {
    language: italian ? "it" : "en",
    theme: "system",
    speed: "1",
    confirm: "on",
    confirmed: 0,
    aims: [],
    sound: "on",
    memory: "on",
    notify: "off",
    name: "",
    linked: "off",
    member: "off",
    level: "normal",
    character: "",
    players: {},
    around: [],
  };
}

const CONTRAST = "(prefers-contrast: more)";
const LIGHT = "(prefers-color-scheme: light)";
const asks = (query: string): boolean => typeof matchMedia !== "undefined" && matchMedia(query).matches;

/** The theme that is worn: more contrast first, then light or dark. */
export function look(): Look {
  if (settings.theme !== "system") return settings.theme;
  return asks(CONTRAST) ? "contrast" : asks(LIGHT) ? "paper" : "night";
}

/** What the system asks for may change while the page is open, as the sun goes down. */
export function followSystem(): void {
  for (const query of [CONTRAST, LIGHT]) matchMedia(query).addEventListener("change", show);
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const settings: Preferences = $state({ ...preferred(), ...stored() });

export function set<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
  show();
}

/** The document wears the theme and says its language. */
export function show(): void {
  const root = document.documentElement;
  root.dataset.theme = look();
  root.lang = settings.language;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUNDS[look()]);
}

export function calm(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How much slower than written: 1 is as written, 0 is at once. Who goes on by touching sees things move as written. */
export function pace(): number {
  if (settings.speed === "tap") return 1;
  return settings.speed === "instant" ? 0 : 1 / Number(settings.speed);
}
