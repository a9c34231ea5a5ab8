/** What a person prefers, kept in this browser and sent to nobody. */

export const LANGUAGES = ["en", "it"] as const;
export const THEMES = ["night", "paper", "contrast"] as const;
export const SPEEDS = ["1", "2", "instant"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
type Switch = "on" | "off";

export interface Preferences {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: Switch;
  sound: Switch;
  memory: Switch;
  notify: Switch;
  name: string;
}

const KEY = "sexton.settings";
const GROUNDS: Record<Theme, string> = { night: "#12161f", paper: "#f6f1e3", contrast: "#000000" };

function preferred(): Preferences {
  const italian = typeof navigator !== "undefined" && navigator.language.startsWith("it");
  const contrast = typeof matchMedia !== "undefined" && matchMedia("(prefers-contrast: more)").matches;
  return {
    language: italian ? "it" : "en",
    theme: contrast ? "contrast" : "night",
    speed: "1",
    confirm: "on",
    sound: "off",
    memory: "on",
    notify: "off",
    name: "",
  };
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
  root.dataset.theme = settings.theme;
  root.lang = settings.language;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUNDS[settings.theme]);
}

export function calm(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How much slower than written: 1 is as written, 0 is at once. */
export function pace(): number {
  return settings.speed === "instant" ? 0 : 1 / Number(settings.speed);
}
