"""A state as JSON and back, at any decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spellwright.core.frames import Ability, Context, Frame, Lasting
from spellwright.core.seats import MOST
from spellwright.core.state import State
from spellwright.errors import RecordError

if TYPE_CHECKING:
    from spellwright.core.game import CardSet, Game

_NUMBERS = (
    "you", "card", "they", "that", "target", "aim", "other", "number", "rolled", "bands", "extra", "total", "hurt",
    "died", "did", "named", "cause", "once", "echo", "crowd", "attack", "attacker",
    "decided", "avoided", "returned", "sent", "left", "only", "dealt", "held", "banded",
)  # fmt: skip
_LISTS = ("dice", "cards", "chosen", "taken", "looked", "due", "later", "owners", "queue")
_PLAIN = ("card", "seen", "spot", "zones", "fixed", "counters", "used", "played", "picks", "dice")


def save(g: State) -> dict[str, Any]:
    number = {id(node): i for i, node in enumerate(g.cards.nodes)}
    contexts: list[Context] = []

    def context(ctx: Context) -> int:
        for i, known in enumerate(contexts):
            if known is ctx:
                return i
        contexts.append(ctx)
        return len(contexts) - 1

    stack = [[number[id(f.node)], context(f.ctx), f.step, f.a, f.b, f.answer, list(f.options)] for f in g.stack]
    lasting = [[number[id(m.ability)], context(m.ctx), m.until, m.serial, m.face] for m in g.lasting]
    data: dict[str, Any] = {name: getattr(g, name) for name in _PLAIN}
    data = {name: [v[:] if isinstance(v, list) else v for v in value] for name, value in data.items()}
    return data | {
        "n": g.n,
        "options": dict(g.options),
        "serial": g.serial,
        "fired": g.fired,
        "alive": g.alive,
        "open": g.open,
        "over": g.over,
        "stack": stack,
        "lasting": lasting,
        "contexts": [
            [getattr(c, name) for name in _NUMBERS] + [list(getattr(c, name)) for name in _LISTS] for c in contexts
        ],
    }


def load(game: Game, cards: CardSet, data: Any) -> State:
    """The table that was saved. What does not come out as it went in is damaged."""
    try:
        g = _load(game, cards, data)
        if save(g) != data:
            raise ValueError("it does not hold together")
        return g
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError) as fault:
        raise RecordError(
            f"this saved match is damaged ({type(fault).__name__}: {fault}); save it again from the match itself"
        ) from fault


def _load(game: Game, cards: CardSet, data: Any) -> State:
    if not 0 < data["n"] <= MOST:
        raise ValueError(f"a table has 1 to {MOST} seats")
    g = State(game, cards, data["n"], dict(data["options"]))
    for name in _PLAIN:
        value = getattr(g, name)
        new = [v[:] if isinstance(v, list) else int(v) for v in data[name]]
        if name in ("zones", "fixed", "counters") and len(new) != len(value):
            raise ValueError(f"{name} has {len(new)} entries, not {len(value)}")
        setattr(g, name, new)
    contexts: list[Context] = []
    for row in data["contexts"]:
        ctx = Context(int(row[0]), int(row[1]))
        for name, value in zip(_NUMBERS, row, strict=False):
            setattr(ctx, name, value)
        for name, value in zip(_LISTS, row[len(_NUMBERS) :], strict=True):
            setattr(ctx, name, [int(v) for v in value])
        contexts.append(ctx)
    for node, ctx_at, step, a, b, answer, options in data["stack"]:
        frame = Frame(cards.nodes[node], contexts[ctx_at], step, a, b)
        frame.answer = answer
        frame.options = [int(v) for v in options]
        g.stack.append(frame)
    for node, ctx_at, until, serial, face in data["lasting"]:
        ability = cards.nodes[node]
        if not isinstance(ability, Ability):
            raise ValueError(f"node {node} is no ability")
        g.lasting.append(Lasting(ability, contexts[ctx_at], until, serial, face))
    g.serial = data["serial"]
    g.fired = data["fired"]
    g.alive = data["alive"]
    g.open = data["open"]
    g.over = data["over"]
    g.recount()
    return g
