"""Small faults, planted one at a time in a module's source: what `mutate.py` lets the tests look for.

Not planted, because no test of rules could tell: docstrings, annotations, imports, and `capacity=`, which only says how
much room a compiled vector begins with.
"""

from __future__ import annotations

import ast
import copy
import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

Node = TypeVar("Node", bound=ast.AST)
Scope = ast.FunctionDef | ast.ClassDef | ast.Module
Signatures = dict[str, list[str]]  # the types of a function's arguments: only equals can be swapped unnoticed
Place = tuple[ast.AST, str, int | None]  # a node's field, and the index where the field is a list

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq, ast.GtE, ast.LtE),
    ast.NotEq: (ast.Eq, ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
INVERSE = {op: others[0] if len(others) != 2 else others[1] for op, others in COMPARISONS.items()}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
LONG = 90  # characters of a line that are still shown whole
CLOSED = ("annotation", "returns", "bases", "decorator_list", "type_comment", "type_params")


@dataclass(frozen=True)
class Mutant:
    file: str
    where: str  # the function, as Class.method
    line: int
    change: str  # the line that changed, before and after
    source: str  # of the whole module

    @property
    def name(self) -> str:
        """Says which mutant this is, whatever lines are added above it."""
        return f"{self.file} {self.where}: {self.change}"


def mutants_of(file: str, source: str, signatures: Signatures | None = None) -> list[Mutant]:
    """Every mutant of this module, in the order of its lines."""
    tree = ast.parse(source)
    original, seen, found = ast.unparse(tree), set[str](), list[Mutant]()
    names: Counter[str] = Counter()
    for place, scopes, statement in sites(tree, (tree,), None):
        node, before = node_at(place), ast.unparse(statement)
        for variant in variants(node, scopes[-1], signatures or {}):
            put(place, variant)
            mutated, after = ast.unparse(tree), ast.unparse(variant if node is statement else statement)
            put(place, node)
            if mutated != original and mutated not in seen:
                seen.add(mutated)
                change = difference(before, after)
                where = ".".join(scope.name for scope in scopes if not isinstance(scope, ast.Module)) or "module"
                names[where + change] += 1
                if names[where + change] > 1:
                    change += f" #{names[where + change]}"
                found.append(Mutant(file, where, statement.lineno, change, mutated + "\n"))
    return found


REMOVED = ast.Pass()


def sites(
    node: ast.AST, scopes: tuple[Scope, ...], statement: ast.stmt | None
) -> Iterator[tuple[Place, tuple[Scope, ...], ast.stmt]]:
    """Every place where something could be put instead, with the scopes and the statement it stands in."""
    for field, value in ast.iter_fields(node):
        if field in CLOSED:
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or is_closed(child):
                continue
            inside = child if isinstance(child, ast.stmt) else statement
            if inside is not None:
                yield (node, field, index), scopes, inside
            within = (*scopes, child) if isinstance(child, ast.FunctionDef | ast.ClassDef) else scopes
            yield from sites(child, within, inside)


def is_closed(node: ast.AST) -> bool:
    """What is not looked into: imports, docstrings, capacities."""
    if isinstance(node, ast.keyword):
        return node.arg == "capacity"
    return isinstance(node, ast.Import | ast.ImportFrom) or (isinstance(node, ast.Expr) and is_text(node.value))


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def node_at(place: Place) -> ast.AST:
    node, field, index = place
    value = getattr(node, field)
    found = value if index is None else value[index]
    assert isinstance(found, ast.AST)
    return found


def put(place: Place, new: ast.AST) -> None:
    node, field, index = place
    if index is None:
        setattr(node, field, new)
    else:
        getattr(node, field)[index] = new


def difference(before: str, after: str) -> str:
    """The first lines that differ, or the statement that was removed."""
    if after == "pass":
        return f"{before} -> removed"
    pairs = zip(before.splitlines(), after.splitlines(), strict=False)
    return " -> ".join(shortened(*next(pair for pair in pairs if pair[0] != pair[1])))


def shortened(old: str, new: str) -> tuple[str, str]:
    """Of long lines only what is near the change."""
    old, new = old.strip(), new.strip()
    if max(len(old), len(new)) <= LONG:
        return old, new
    start = max(0, common(old, new) - LONG // 3)
    end = max(0, common(old[start:][::-1], new[start:][::-1]) - LONG // 3)
    dots = ("… " if start else "", " …" if end else "")
    cut = [line[start : len(line) - end] for line in (old, new)]
    return f"{dots[0]}{cut[0]}{dots[1]}", f"{dots[0]}{cut[1]}{dots[1]}"


def common(old: str, new: str) -> int:
    """How many letters they begin with are the same."""
    return len(list(itertools.takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False))))


def signatures_in(source: str) -> Signatures:
    """The argument types of every function and every class of values in this module."""
    found: Signatures = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            given = [argument for argument in node.args.args if argument.arg != "self"]
            found[node.name] = [ast.unparse(one.annotation) if one.annotation else one.arg for one in given]
        elif isinstance(node, ast.ClassDef):
            fields = [line.annotation for line in node.body if isinstance(line, ast.AnnAssign)]
            found[node.name] = [kind for kind in map(ast.unparse, fields) if not kind.startswith("ClassVar")]
    return found


# What may stand instead of a node


def variants(node: ast.AST, scope: Scope, signatures: Signatures) -> Iterator[ast.AST]:
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Constant(value=str(value)):
            yield ast.Constant(value + "?")
        case ast.Call(args=args):
            types = signatures.get(ast.unparse(node.func).rpartition(".")[2], [])[: len(args)]
            for nth in range(len(types) - 1):
                if types[nth] == types[nth + 1]:
                    yield changed(node, args=[*args[:nth], args[nth + 1], args[nth], *args[nth + 2 :]])
        case ast.expr():
            yield from expressions(node)
        case ast.comprehension(ifs=[*tests]):
            for nth, test in enumerate(tests):
                yield changed(node, ifs=[*tests[:nth], negated(test), *tests[nth + 1 :]])
        case ast.stmt():
            yield from statements(node, scope)


def expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(ops=[op], comparators=[right]):
            for other in COMPARISONS[type(op)]:
                if not (other is ast.LtE and is_zero(right)):  # counts never fall below 0: the same as ==
                    yield changed(node, ops=[other()])
        case ast.BinOp(op=op) if type(op) in ARITHMETIC:
            yield changed(node, op=ARITHMETIC[type(op)]())
        case ast.BoolOp(op=op, values=values):
            yield changed(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
            for nth in range(len(values)):
                rest = [*values[:nth], *values[nth + 1 :]]
                yield changed(node, values=rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(operand=operand) if not isinstance(operand, ast.Constant):
            yield operand
        case ast.IfExp(test=test):
            yield changed(node, test=negated(test))
        case ast.Subscript(value=value, slice=ast.Slice(lower=None, upper=None, step=None)):
            yield value  # no copy


def is_zero(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 0


def statements(node: ast.stmt, scope: Scope) -> Iterator[ast.stmt]:
    match node:
        case ast.If(test=test) | ast.While(test=test) if not (isinstance(test, ast.Constant)):
            yield changed(node, test=negated(test))
        case ast.AugAssign(op=op):
            yield REMOVED
            yield changed(node, op=ARITHMETIC[type(op)]())
        case ast.Assign(targets=targets) if not any(first_binding(target, scope) for target in targets):
            yield REMOVED
        case ast.Expr(value=ast.Call()) | ast.Return(value=None) | ast.Break() | ast.Continue():
            yield REMOVED
        case ast.Return(value=ast.expr() as value) if isinstance(scope, ast.FunctionDef) and scope.returns:
            kind = ast.unparse(scope.returns)
            if kind == "bool":
                yield ast.Return(negated(value))
            elif kind in ("i64", "int"):
                yield ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))


def first_binding(target: ast.expr, scope: Scope) -> bool:
    """Whether a name is bound here for the first time: without it nothing could run, which shows nothing."""
    names = {name.id for name in ast.walk(target) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}
    if not names:
        return False
    earlier = {
        name.id
        for name in ast.walk(scope)
        if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store) and name.lineno < target.lineno
    }
    given = {argument.arg for argument in scope.args.args} if isinstance(scope, ast.FunctionDef) else set()
    return not names <= earlier | given


def negated(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    if isinstance(test, ast.Constant):
        return ast.Constant(not test.value)
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return changed(test, ops=[INVERSE[type(test.ops[0])]()])
    return ast.UnaryOp(ast.Not(), test)


def changed(node: Node, **fields: object) -> Node:
    twin = copy.copy(node)
    for field, value in fields.items():
        setattr(twin, field, value)
    return twin
