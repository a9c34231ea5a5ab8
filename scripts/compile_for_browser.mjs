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


def without_lines(code):
    """Other people's code needs no line numbers: nobody looks for its faults there."""
    inner = tuple(without_lines(one) if isinstance(one, type(code)) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


for path in sorted(Path("/work").rglob("*.py")):
    if path.match("sexton/games/*/__init__.py"):
        continue  # the catalogue reads it to see whether there is a game
    source = path.read_bytes()
    told = path.relative_to("/work").as_posix()
    tree = ast.parse(source)
    code = compile(tree if path.name == "referee.py" else without_docstrings(tree), told, "exec", dont_inherit=True)
    if not told.startswith("sexton/"):
        code = without_lines(code)
    path.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, source_hash(source), False))
    path.unlink()
`);
