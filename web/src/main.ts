import "./look/fonts.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./lib/load/kept";
import { askAhead } from "./lib/load/lobby";
import { alone, begin } from "./lib/home/place";
import { here } from "./lib/page/router.svelte";
import { followSystem, settings, show } from "./lib/page/settings.svelte";
import { loadWords } from "./lib/words/words.svelte";

if (alone) await begin();
show();
followSystem();
const words = loadWords(settings.language);
if (here() === "/") askAhead();
setTimeout(loadFonts); // a browser asks for six things at a time: these come after what the first page says
await words;
mount(App, { target: document.getElementById("page")! });
keepShell();

/** Every face, before the first word in it: no word jumps. Of each only what the page itself is written with. */
function loadFonts(): void {
  for (const { weight, family } of document.fonts)
    void document.fonts.load(`${weight} 1em ${family}`).catch(() => undefined);
}
