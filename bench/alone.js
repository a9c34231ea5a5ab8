async ({ game, level, moves }) => {
  // A table against two bots of this level, by messages to a worker of its own: seconds a bot takes for an answer.
  const python = new URL(document.querySelector('meta[name="sexton-python"]').content, location.href.split("?")[0]).href;
  const names = performance.getEntriesByType("resource").map((one) => one.name);
  const worker = new Worker(
    names.find((one) => /\/worker-[\w-]+\.js$/.test(one)),
    { type: "module" },
  );
  let hear = () => {};
  worker.onmessage = ({ data }) => hear(data);
  worker.postMessage({ begin: { python, scheme: "http", host: location.host } });
  const setup = { game, seats: ["own", `bot ${level}`, `bot ${level}`], seed: 7 };
  const body = JSON.stringify({ setup, name: "Ada" });
  worker.postMessage({ ask: 1, method: "POST", path: "/api/tables", body, kind: "application/json" });
  const made = await new Promise((done) => (hear = (data) => "answer" in data && done(data)));
  const { id } = JSON.parse(new TextDecoder().decode(made.body));
  const first = ({ pattern, targets, span, others }) => {
    if (span) return pattern.replace(/\{\w+\}/, String(span[0]));
    if (!targets.length && pattern.includes("{")) return others[0];
    return Object.entries(targets[0] ?? {}).reduce((text, [name, value]) => text.replace(`{${name}}`, value), pattern);
  };
  const found = await new Promise((done) => {
    const times = [];
    let last = null;
    hear = (data) => {
      if (!("told" in data)) return;
      const message = JSON.parse(data.told);
      if (message.type !== "now") return;
      if (message.over || times.length >= moves) return done(times);
      if (!message.choices || message.ask === last?.ask) return;
      const others = last ? message.ask - last.ask - 1 : 0;
      // The first go waits for the second worker to come up as well.
      if (others > 0 && last.nth > 1) times.push((performance.now() - last.at) / 1000 / others);
      last = { ask: message.ask, at: performance.now(), nth: (last?.nth ?? 0) + 1 };
      worker.postMessage({ line: 1, say: JSON.stringify({ ask: message.ask, move: first(message.choices) }) });
    };
    worker.postMessage({ line: 1, open: `/ws/${id}?lang=en` });
  });
  worker.terminate();
  return found;
}
