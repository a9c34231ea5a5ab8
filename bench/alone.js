async ({ games, level, moves }) => {
  // Tables against two bots of this level, by messages to a worker of their own: seconds a bot takes for an answer.
  const python = new URL(document.querySelector('meta[name="sexton-python"]').content, location.href.split("?")[0]).href;
  const names = performance.getEntriesByType("resource").map((one) => one.name);
  const worker = new Worker(
    names.find((one) => /\/worker-[\w-]+\.js$/.test(one)),
    { type: "module" },
  );
  let hear = () => {};
  worker.onmessage = ({ data }) => hear(data);
  worker.postMessage({ begin: { python, scheme: "http", host: location.host } });
  let number = 0;
  const make = async (game) => {
    const setup = { game, seats: ["own", `bot ${level}`, `bot ${level}`], seed: 7 };
    const body = JSON.stringify({ setup, name: "Ada" });
    number += 1;
    worker.postMessage({ ask: number, method: "POST", path: "/api/tables", body, kind: "application/json" });
    const made = await new Promise((done) => (hear = (data) => "answer" in data && done(data)));
    return JSON.parse(new TextDecoder().decode(made.body)).id;
  };
  const first = ({ pattern, targets, span, others }) => {
    if (span) return pattern.replace(/\{\w+\}/, String(span[0]));
    if (!targets.length && pattern.includes("{")) return others[0];
    return Object.entries(targets[0] ?? {}).reduce((text, [name, value]) => text.replace(`{${name}}`, value), pattern);
  };
  const times = [];
  const play = (line, id) =>
    new Promise((done) => {
      let last = null;
      let counted = 0;
      hear = (data) => {
        if (!("told" in data) || data.line !== line) return;
        const message = JSON.parse(data.told);
        if (message.type !== "now") return;
        if (message.over || counted >= moves) return done();
        if (!message.choices || message.ask === last?.ask) return;
        const others = last ? message.ask - last.ask - 1 : 0;
        // The first go waits for the second worker to come up as well.
        if (others > 0 && last.nth > 1) {
          times.push((performance.now() - last.at) / 1000 / others);
          counted += 1;
        }
        last = { ask: message.ask, at: performance.now(), nth: (last?.nth ?? 0) + 1 };
        worker.postMessage({ line, say: JSON.stringify({ ask: message.ask, move: first(message.choices) }) });
      };
      worker.postMessage({ line, open: `/ws/${id}?lang=en` });
    });
  for (const [line, game] of games.entries()) await play(line, await make(game));
  worker.terminate();
  return times;
}
