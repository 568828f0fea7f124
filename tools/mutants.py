"""Small changes of rules: a sign, a bound, a constant, a statement left out.

A *place* is a spot in the text of a rule at which something can be changed; a *mutant* is one
change at one place. Only what runs is changed: no annotation, no docstring. A change that cannot
matter is not made: a constant is not exchanged for another of the same value.
"""

from __future__ import annotations
import __future__

import ast
import inspect
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import Any

from heorot.core.rule import is_rule

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One change of one rule."""

    rule: Any
    """The function."""
    line: int
    """In its file."""
    before: str
    after: str
    code: CodeType
    """What the function becomes."""

    def put_in(self) -> None:
        """Change the rule, for everybody who refers to it, in this process."""
        self.rule.__code__ = self.code


def rules_below(*entries: Any) -> list[FunctionType]:
    """The rules that these lead to, themselves included, in the order of their files and lines."""
    found: dict[Any, None] = {}

    def visit(rule: Any) -> None:
        if rule not in found:
            found[rule] = None
            for name in rule.__code__.co_names:
                if is_rule(rule.__globals__.get(name)):
                    visit(rule.__globals__[name])

    for entry in entries:
        visit(entry)
    return sorted(found, key=lambda rule: (rule.__module__, rule.__code__.co_firstlineno))


@dataclass(frozen=True)
class Place:
    """A spot in the text of a rule at which something can be changed."""

    rule: FunctionType
    line: int
    function: ast.FunctionDef
    number: int
    """Of the spot, among all that run."""
    changes: list[Change]

    def mutants(self) -> Iterator[Mutant]:
        """Everything that can be changed here."""
        return (self.mutant(k) for k in range(len(self.changes)))

    def mutant(self, k: int) -> Mutant:
        """One of the changes."""
        changed = deepcopy(self.function)
        before, after = self.changes[k](changed, list(_running(changed))[self.number])
        return Mutant(self.rule, self.line, before, after, _compiled(self.rule, changed))


def places(rule: FunctionType) -> list[Place]:
    """All places of a rule."""
    lines, first = inspect.getsourcelines(rule)
    function = ast.parse(inspect.cleandoc("\n" + "".join(lines))).body[0]
    assert isinstance(function, ast.FunctionDef), f"{rule.__qualname__} is no plain function"
    function.decorator_list.clear()
    found = []
    for number, node in enumerate(_running(function)):
        changes = list(_changes(node, rule.__globals__))
        if changes:
            found.append(Place(rule, first + node.lineno - 1, function, number, changes))
    return found


def _compiled(rule: FunctionType, function: ast.FunctionDef) -> CodeType:
    module = ast.fix_missing_locations(ast.Module([function], []))
    code = compile(module, rule.__code__.co_filename, "exec", __future__.annotations.compiler_flag)
    return next(one for one in code.co_consts if isinstance(one, CodeType))


Spot = ast.stmt | ast.expr
Change = Callable[[ast.FunctionDef, Any], tuple[str, str]]
"""Changes a spot of a function in place; says what was there and what is there now."""


def _running(function: ast.FunctionDef) -> Iterator[Spot]:
    """The statements and expressions of a function that run, in a fixed order."""

    def walk(node: ast.AST) -> Iterator[Spot]:
        if isinstance(node, ast.stmt | ast.expr):
            yield node
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "args") and not isinstance(
                node, ast.Call
            ):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from walk(child)

    for statement in function.body:
        if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            yield from walk(statement)


def _changes(node: Spot, scope: dict[str, Any]) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        for number, sign in enumerate(node.ops):
            for other in COMPARISONS.get(type(sign), ()):
                yield _in_place(_with_sign(number, other()))
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATIONS:
        yield _in_place(_with("op", OPERATIONS[type(node.op)]()))
    elif isinstance(node, ast.BoolOp):
        yield _in_place(_with("op", ast.Or() if isinstance(node.op, ast.And) else ast.And()))
        for number in range(len(node.values)):
            yield _replaced(_without(number))
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield _in_place(_with("value", node.value + 1))
        yield _in_place(_with("value", node.value - 1))
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield _in_place(_with("value", not node.value))
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        for name in _siblings(node.id, scope):
            yield _in_place(_with("id", name))
    if isinstance(node, ast.If | ast.IfExp):
        yield _in_place(_negated("test"), "test")
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _replaced(lambda one: one.operand)
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Compare | ast.BoolOp | ast.Call):
        yield _in_place(_negated("value"))
    if isinstance(node, ast.Assign | ast.AugAssign | ast.Expr | ast.Break | ast.Continue) or (
        isinstance(node, ast.Return) and node.value is None
    ):
        yield _replaced(lambda _: ast.Pass())


def _with(name: str, value: object) -> Callable[[Any], None]:
    return lambda one: setattr(one, name, value)


def _with_sign(number: int, sign: ast.cmpop) -> Callable[[Any], None]:
    def change(one: ast.Compare) -> None:
        one.ops[number] = sign

    return change


def _negated(name: str) -> Callable[[Any], None]:
    return lambda one: setattr(one, name, ast.UnaryOp(ast.Not(), getattr(one, name)))


def _without(number: int) -> Callable[[Any], ast.expr]:
    """A condition without one of its parts."""

    def change(one: ast.BoolOp) -> ast.expr:
        values = [value for k, value in enumerate(one.values) if k != number]
        return ast.BoolOp(one.op, values) if len(values) > 1 else values[0]

    return change


def _siblings(name: str, scope: dict[str, Any]) -> list[str]:
    """The constants before and after a constant in its module's namespace, of other values."""
    if not name.isupper() or type(scope.get(name)) is not int:
        return []
    names = [one for one, value in scope.items() if one.isupper() and type(value) is int]
    at = names.index(name)
    others = [one for one in names[at + 1 :] + names[:at] if scope[one] != scope[name]]
    return list(dict.fromkeys([*others[:1], *others[-1:]]))


def _in_place(change: Callable[[Any], object], part: str = "") -> Change:
    def apply(_: ast.FunctionDef, spot: Any) -> tuple[str, str]:
        before = _text(getattr(spot, part) if part else spot)
        change(spot)
        return before, _text(getattr(spot, part) if part else spot)

    return apply


def _replaced(by: Callable[[Any], ast.AST]) -> Change:
    def apply(function: ast.FunctionDef, spot: Any) -> tuple[str, str]:
        new = by(spot)
        for node in ast.walk(function):
            for name, value in ast.iter_fields(node):
                if value is spot:
                    setattr(node, name, new)
                elif isinstance(value, list) and any(one is spot for one in value):
                    value[next(k for k, one in enumerate(value) if one is spot)] = new
        return _text(spot), _text(new)

    return apply


def _text(node: ast.AST) -> str:
    text = ast.unparse(ast.fix_missing_locations(deepcopy(node)))
    return text.splitlines()[0] if text else ""
