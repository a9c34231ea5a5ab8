// A bot in another language: it takes a seat at a table of a server and answers at random.
//
//   SEXTON_BOT_TOKEN=… node examples/bot.mjs http://127.0.0.1:8020/t/ab12cd34
//
// Node 22 or later, nothing else. docs/reference/bots.md explains every step.
import { createHash, randomBytes } from "node:crypto";

const [address, token = process.env.SEXTON_BOT_TOKEN ?? ""] = process.argv.slice(2);
const { origin, pathname } = new URL(address);
const table = pathname.split("/").pop();
const salt = randomBytes(32);
let cookie = "";

async function ask(path, body) {
  const method = body === undefined ? "GET" : "POST";
  const headers = { "content-type": "application/json", "user-agent": "sexton-bot", cookie };
  const answer = await fetch(origin + path, { method, headers, body: body && JSON.stringify(body) });
  const given = await answer.json();
  if (!answer.ok) throw new Error(given.text);
  cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  return given;
}

/** The hash of our salt, bound to table and seat: every part is preceded by its length (docs/explanation/fairness.md). */
function commitment(seat) {
  const parts = ["sexton fair chance 1", "salt", table, String(seat)].map((part) => Buffer.from(part));
  const framed = [...parts, salt].flatMap((part) => {
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(part.length));
    return [length, part];
  });
  return createHash("sha256").update(Buffer.concat(framed)).digest("hex");
}

/** Every answer that is allowed, as text. */
function texts({ pattern, targets, span, others }) {
  const fill = (facts) => pattern.replace(/\{(\w+)\}/g, (_, field) => facts[field]);
  if (!span) return [...targets.map(fill), ...others];
  const field = /\{(\w+)\}/.exec(pattern)[1];
  const numbers = Array.from({ length: span[1] - span[0] + 1 }, (_, i) => span[0] + i);
  return [...numbers.map((number) => fill({ [field]: number })), ...others];
}

async function takeSeat() {
  await ask("/api/bots/enter", { token });
  const { you, free } = await ask(`/api/tables/${table}`);
  if (you.length) return you[0];
  if (!free.length) throw new Error("there is no free seat");
  return (await ask(`/api/tables/${table}/seats/${free[0]}`, {})).seat;
}

/** One line to the table; true once the game is over, false if the line broke. */
function play(seat) {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${origin.replace("http", "ws")}/ws/${table}`, { headers: { cookie } });
    const say = (message) => socket.send(JSON.stringify(message));
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.type === "refused") fail(new Error(told.text));
      if (told.type === "deal" && told.phase === "commit" && !told.committed.includes(seat))
        say({ do: "commit", salted: commitment(seat) });
      if (told.type === "deal" && told.phase === "open" && !told.opened.includes(seat))
        say({ do: "open", salt: salt.toString("hex") });
      if (told.type !== "now") return;
      if (told.over) {
        console.log(`The game is over: ${told.over.scores.join(", ")}`);
        done(true);
        socket.close();
      } else if (told.choices && told.mine === null) {
        const moves = texts(told.choices);
        say({ ask: told.ask, move: moves[Math.floor(Math.random() * moves.length)] });
      }
    };
    socket.onclose = () => done(false);
    socket.onerror = () => done(false);
  });
}

try {
  if (!globalThis.WebSocket) throw new Error("this needs Node 22 or later");
  const seat = await takeSeat();
  console.log(`Seat ${seat} at table ${table}.`);
  for (let tries = 0; tries < 60 && !(await play(seat)); tries += 1) {
    console.log("Connection lost; trying again …");
    await new Promise((rest) => setTimeout(rest, 1000));
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
