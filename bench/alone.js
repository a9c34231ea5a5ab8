() => {
  // Tables in a worker of their own, by messages, as the page has them. What was begun last is told in `alone.found`.
  const python = new URL(document.querySelector('meta[name="sexton-python"]').content, location.href.split("?")[0]).href;
  const names = performance.getEntriesByType("resource").map((one) => one.name);
  const worker = new Worker(
    names.find((one) => /\/worker-[\w-]+\.js$/.test(one)),
    { type: "module" },
  );
  const waiting = new Map();
  let [number, line, hear] = [0, 0, () => {}];
  worker.onmessage = ({ data }) => {
    if ("answer" in data) waiting.get(data.answer)(data);
    else if ("told" in data && data.line === line) hear(JSON.parse(data.told));
    else if (data.state === "failed") window.alone.found = { ended: data.why };
  };
  worker.postMessage({ begin: { python, scheme: "http", host: location.host } });
  const ask = (method, path, content) =>
    new Promise((done) => {
      number += 1;
      waiting.set(number, ({ body }) => done(JSON.parse(new TextDecoder().decode(body))));
      const body = content ? JSON.stringify(content) : "";
      worker.postMessage({ ask: number, method, path, body, kind: content ? "application/json" : "" });
    });
  const first = ({ pattern, targets, span, others }) => {
    if (span) return pattern.replace(/\{\w+\}/, String(span[0]));
    if (!targets.length && pattern.includes("{")) return others[0];
    return Object.entries(targets[0] ?? {}).reduce((text, [name, value]) => text.replace(`{${name}}`, value), pattern);
  };

  /** Seconds of each answer of a bot: as many answers as are asked for, or fewer if the game ends. */
  const played = async (game, level, moves) => {
    const setup = { game, seats: ["own", `bot ${level}`, `bot ${level}`], seed: 7 };
    const { id } = await ask("POST", "/api/tables", { setup, name: "Ada" });
    const times = [];
    const ended = await new Promise((done) => {
      let [asked, at, own] = [null, 0, false];
      hear = (message) => {
        if (message.type === "refused") return done(`refused: ${message.message}`);
        if (message.type !== "now") return;
        if (message.over || times.length >= moves) return done("");
        if (message.ask === asked) return;
        const others = asked === null ? 0 : message.ask - asked - (own ? 1 : 0);
        const now = performance.now();
        for (let nth = 0; nth < others; nth += 1) times.push((now - at) / 1000 / others);
        [asked, at, own] = [message.ask, now, !!message.choices];
        if (own) worker.postMessage({ line, say: JSON.stringify({ ask: asked, move: first(message.choices) }) });
      };
      worker.postMessage({ line, open: `/ws/${id}?lang=en` });
    });
    worker.postMessage({ line, close: true });
    line += 1;
    return { id, times, ended };
  };

  /** Seconds until the review of a finished game is made. */
  const reviewed = async (id) => {
    const began = performance.now();
    await ask("POST", `/api/tables/${id}/reviews`, { seat: 0 });
    for (;;) {
      const { state, of } = await ask("GET", `/api/tables/${id}/reviews/0`);
      if (state === "done") return { ended: "", seconds: (performance.now() - began) / 1000 };
      window.alone.inputs = of;
      await new Promise((done) => setTimeout(done, 200));
    }
  };

  const found = (work) => {
    window.alone.found = null;
    void work.then(
      (result) => (window.alone.found = result),
      (why) => (window.alone.found = { ended: String(why) }),
    );
  };
  window.alone = {
    found: null,
    inputs: 0,
    play: (game, level, moves) => found(played(game, level, moves)),
    review: (id) => found(reviewed(id)),
  };
}
