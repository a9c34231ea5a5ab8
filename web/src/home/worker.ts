/** The worker in which tables live without a server: the server's own Python, reached by messages. */

import type { FromHome, ToHome } from "./messages";
import { startPython, type PythonModule } from "./python";
import { Shelf } from "./shelf";
import { Thinkers } from "./thinkers";

const tell = (message: FromHome, moved: Transferable[] = []): void => postMessage(message, { transfer: moved });

/** Nothing can be kept in some private windows: it is played all the same. */
async function openShelf(): Promise<Shelf | null> {
  try {
    return await Shelf.open();
  } catch {
    tell({ state: "unkept" });
    return null;
  }
}

async function begin({ python: folder, bytes, scheme, host }: Extract<ToHome, { begin: unknown }>["begin"]) {
  const shelf = openShelf();
  let here = 0;
  const python = await startPython(folder, (more) => {
    here += more;
    if (bytes) tell({ share: Math.min(1, here / bytes) });
  });
  const outside = {
    shelf: await shelf,
    thinkers: new Thinkers(folder),
    answered: (answer: number, status: number, headers: Record<string, string>, body: Uint8Array<ArrayBuffer>) =>
      tell({ answer, status, headers, body }, [body.buffer]),
    told: (line: number, text: string) => tell({ line, told: text }),
    closed: (line: number, code: number) => tell({ line, closed: code }),
    state: (state: "full" | "room" | "elsewhere") => tell({ state }),
  };
  const home = python.pyimport("sexton.browser.from_js");
  const opened = await (home.open_home!(outside, scheme, host) as Promise<PythonModule>);
  tell({ state: "up" });
  return opened;
}

function pass(python: PythonModule, said: Exclude<ToHome, { begin: unknown }>): void {
  if ("ask" in said) python.ask!(said.ask, said.method, said.path, said.body, said.kind);
  else if ("open" in said) python.open_line!(said.line, said.open);
  else if ("say" in said) python.say!(said.line, said.say);
  else python.close_line!(said.line);
}

let home: Promise<PythonModule> | null = null;

addEventListener("message", ({ data }: MessageEvent<ToHome>) => {
  if ("begin" in data) {
    home = begin(data.begin);
    home.catch((error: unknown) => tell({ state: "failed", why: String(error).slice(-2000) }));
    return;
  }
  void home?.then((python) => {
    try {
      pass(python, data);
    } catch (error) {
      tell({ state: "broken", why: String(error).slice(-2000) });
    }
  });
});
