// Compiles a folder of Python for a browser's Python, with that Python itself: each .py becomes a .pyc in its place.
// Assertions stay; docstrings go, which nobody reads there, but for those of the referees, which are shown.
//
//     node scripts/compile_for_browser.mjs FOLDER PYODIDE

import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const [folder, pyodide] = process.argv.slice(2).map((one) => resolve(one));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide });
python.mountNodeFS("/work", folder);
python.runPython(`
import ast
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path

SPEAKS = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def without_docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, SPEAKS) and ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
            if not node.body and not isinstance(node, ast.Module):
                node.body.append(ast.copy_location(ast.Pass(), node))
    return tree


def signed(number):
    """As the tables of lines write it: six bits a byte, the lowest first, the sign in the lowest of all."""
    left, written = (-number << 1 | 1) if number < 0 else number << 1, []
    while left >= 64:
        written.append(64 | left & 63)
        left >>= 6
    return bytes([*written, left])


def lines_alone(code):
    """Where an error came from is told by file, function and line: no source is there in which a column could be shown."""
    told, table = code.co_firstlineno, b""
    for start, end, line in code.co_lines():
        moved = None if line is None else signed(line - told)
        told = told if line is None else line
        for at in range(start, end, 16):  # bytes: an entry holds eight instructions at most
            held = min(end - at, 16) // 2 - 1
            table += bytes([0x80 | 15 << 3 | held]) if moved is None else bytes([0x80 | 13 << 3 | held]) + moved
            moved = moved and signed(0)
    inner = tuple(lines_alone(one) if isinstance(one, type(code)) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


for path in sorted(Path("/work").rglob("*.py")):
    if path.match("sexton/games/*/__init__.py"):
        continue  # the catalogue reads it to see whether there is a game
    source = path.read_bytes()
    told = path.relative_to("/work").as_posix()
    tree = ast.parse(source)
    code = compile(tree if path.name == "referee.py" else without_docstrings(tree), told, "exec", dont_inherit=True)
    path.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(lines_alone(code), source_hash(source), False))
    path.unlink()
`);
