import "./look/fonts.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings, show } from "./lib/page/settings.svelte";
import { loadWords } from "./lib/words/words.svelte";

show();
for (const face of document.fonts) void face.load().catch(() => undefined); // before the first word in it: no word jumps
await loadWords(settings.language);
mount(App, { target: document.getElementById("page")! });

if ("serviceWorker" in navigator && isSecureContext) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
