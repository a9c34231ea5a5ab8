/** The second worker: bots think here, one after the other, while the first one keeps clocks and tables. */

import type { FromThinker, ToThinker } from "./messages";
import { startPython, type PythonModule } from "./python";

const tell = (message: FromThinker, moved: Transferable[] = []): void => postMessage(message, { transfer: moved });

let crew: Promise<PythonModule> | null = null;

async function begin(folder: string): Promise<PythonModule> {
  const python = await startPython(folder);
  const thinker = python.pyimport("sexton.browser.thinker");
  python.pyimport("sexton.server.thinking.workers"); // before the first thought needs it
  return thinker;
}

addEventListener("message", ({ data }: MessageEvent<ToThinker>) => {
  if ("begin" in data) {
    crew = begin(data.begin.python);
    crew.catch((error: unknown) => tell({ failed: String(error) }));
    return;
  }
  void crew?.then((python) => {
    const result = python.asked!(data.work) as unknown as Uint8Array<ArrayBuffer>;
    tell({ number: data.number, result }, [result.buffer]);
  });
});
