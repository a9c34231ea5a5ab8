/** Brings up Python in this worker. What it needs lies packed beside the page, and is unpacked here. */

export interface Python {
  FS: {
    writeFile(path: string, content: Uint8Array): void;
    readFile(path: string, options: { encoding: "utf8" }): string;
    mkdirTree(path: string): void;
    lookupPath(path: string): { node: FileNode };
    ErrnoError: new (number: number) => Error;
  };
  runPython(code: string): unknown;
  pyimport(name: string): PythonModule;
}

interface FileNode {
  contents: Uint8Array;
  usedBytes: number;
  stream_ops: Record<string, unknown>;
}

export interface PythonModule {
  [name: string]: (...given: unknown[]) => unknown;
}

interface Pyodide {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

const SITE = "/site";
const EIO = 29; // as this Python numbers it
const ARCHIVE = "/sexton.xz";
/** As scripts/browser_python.py packs it. File by file: memory that Python once had it never gives back. */
const UNPACK = `
import json, lzma, os, sys
with lzma.open("${ARCHIVE}") as packed:
    for name, size in json.loads(packed.readline()).items():
        path = "${SITE}/" + name
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(packed.read(size))
os.unlink("${ARCHIVE}")
sys.path.insert(0, "${SITE}")
`;
const ABI = "2026_0"; // of Pyodide: no package of its own is loaded
const PACKED: Record<string, string> = {
  "pyodide.asm.wasm": "application/wasm",
  "python_stdlib.zip": "application/zip",
};
const kept = fetch.bind(globalThis);
let came = (_bytes: number): void => {}; // of what is packed

function counted(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, into) {
      came(part.length);
      into.enqueue(part);
    },
  });
  return body.pipeThrough(count);
}

/** A file server that packs nothing serves the packed form as it is. */
async function unpacked(address: string, kind: string): Promise<Response> {
  const answer = await kept(`${address}.gz`, { credentials: "same-origin" });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${address}`);
  return new Response(counted(answer.body).pipeThrough(new DecompressionStream("gzip")), {
    headers: { "content-type": kind },
  });
}

/** Where Pyodide asks for a file of its own it gets the unpacked form of ours. */
function unpackForPyodide(folder: string): void {
  globalThis.fetch = (asked, init) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    const kind = address.startsWith(folder) ? PACKED[address.slice(folder.length)] : undefined;
    return kind ? unpacked(address, kind) : kept(asked, init);
  };
}

/** `hear` is told of every part of a packed file that has come, by its bytes. */
export async function startPython(folder: string, hear = came): Promise<Python> {
  came = hear;
  unpackForPyodide(folder);
  const sexton = kept(`${folder}sexton.xz`).then(({ body }) => new Response(body && counted(body)).arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}python_stdlib.zip`,
    lockFileContents: { info: { abi_version: ABI, arch: "wasm32", platform: "emscripten", python: "" }, packages: {} },
    env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" },
  });
  python.FS.writeFile(ARCHIVE, new Uint8Array(await sexton));
  python.runPython(UNPACK);
  const later = JSON.parse(python.FS.readFile(`${SITE}/later.json`, { encoding: "utf8" })) as Record<string, string>;
  for (const [path, name] of Object.entries(later)) fetchedLater(python, `${SITE}/${path}`, folder + name);
  return python;
}

/** A file that comes when it is first opened. Where it is not to be had Python meets an OSError, and may ask again. */
function fetchedLater({ FS }: Python, path: string, address: string): void {
  FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  FS.writeFile(path, new Uint8Array());
  const { node } = FS.lookupPath(path);
  const open = (): void => {
    if (node.usedBytes) return;
    const content = fetchedNow(address);
    if (!content) throw new FS.ErrnoError(EIO);
    node.contents = content;
    node.usedBytes = content.length;
  };
  node.stream_ops = { ...node.stream_ops, open };
}

/** Python waits for it. By GET alone: the service worker answers that without a line, too. */
function fetchedNow(address: string): Uint8Array | null {
  const asked = new XMLHttpRequest();
  asked.open("GET", address, false);
  asked.responseType = "arraybuffer";
  try {
    asked.send();
  } catch {
    return null;
  }
  return asked.status === 200 ? new Uint8Array(asked.response as ArrayBuffer) : null;
}
