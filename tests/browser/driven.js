async (games) => {
  // Plays games to their end, one after the other, by messages to the page's own worker, always with the first answer there is.
  const python = new URL(document.querySelector('meta[name="sexton-python"]').content, location.href.split("?")[0]).href;
  const shell = performance.getEntriesByType("resource").map((one) => one.name).find((one) => /\/worker-[\w-]+\.js$/.test(one));
  const worker = new Worker(shell, { type: "module" });
  const waiting = new Map();
  let number = 0;
  let told = () => {};
  worker.onmessage = ({ data }) => {
    if ("answer" in data) waiting.get(data.answer)(data);
    else if ("told" in data) told(JSON.parse(data.told));
  };
  worker.postMessage({ begin: { python, scheme: "http", host: location.host } });
  const ask = (method, path, body = "") =>
    new Promise((done) => {
      number += 1;
      waiting.set(number, ({ status, body: bytes }) => done({ status, text: new TextDecoder().decode(bytes) }));
      worker.postMessage({ ask: number, method, path, body, kind: body ? "application/json" : "" });
    });
  const first = ({ pattern, targets, span, others }) => {
    if (span) return pattern.replace(/\{\w+\}/, String(span[0]));
    if (!targets.length && pattern.includes("{")) return others[0];
    return Object.entries(targets[0] ?? {}).reduce((text, [name, value]) => text.replace(`{${name}}`, value), pattern);
  };
  const found = [];
  for (const [line, game] of games.entries()) {
    const setup = { game, seats: ["own", "bot greedy", "bot greedy"], seed: 7 };
    const made = await ask("POST", "/api/tables", JSON.stringify({ setup, name: "Ben" }));
    const { id } = JSON.parse(made.text);
    const over = await new Promise((done) => {
      setTimeout(() => done({ kind: "late" }), 240_000);
      const said = new Set();
      told = (message) => {
        if (message.type === "refused") done({ kind: "refused", message });
        if (message.type !== "now") return;
        if (message.over) return done(message.over);
        if (!message.choices || said.has(message.ask)) return;
        said.add(message.ask);
        const move = first(message.choices);
        worker.postMessage({ line, say: JSON.stringify({ ask: message.ask, move }) });
      };
      worker.postMessage({ line, open: `/ws/${id}?lang=en` });
    });
    const record = (await ask("GET", `/api/tables/${id}/record`)).text;
    found.push({ game, over, record });
  }
  worker.terminate();
  return found;
}
