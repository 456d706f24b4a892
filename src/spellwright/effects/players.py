"""Who: nouns with their clauses (Folk) and the phrases that pick players out of them (Players)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import LOW, ORDER, POP, SEATS
from spellwright.core.state import State
from spellwright.effects.categories import Folk, Goods, Players, Trait
from spellwright.effects.defending import TOGETHER
from spellwright.effects.table import (
    ACTIVE,
    GHOST,
    HP,
    KILLER,
    LAST_WINNER,
    OLD_KILLER,
    foes,
    left_of,
    right_of,
)
from spellwright.language.phrases import CATEGORIES, reads, says

if TYPE_CHECKING:
    from mypy_extensions import i64

# -- folk -----------------------------------------------------------------------------------------


@dataclass
class Noun(Folk):
    """A noun with its adjectives, and no clause after it: an adjective goes with the noun alone."""


@dataclass
class Foes(Noun):
    def among(self, g: State, ctx: Context) -> i64:
        if ctx.attack & TOGETHER:  # ANN-171: whoever avoided a Mayhem takes no part in it at all
            return foes(g, ctx.you) & ~ctx.avoided
        return foes(g, ctx.you)


says(Foes, "foe*")


@dataclass
class Everybody(Noun):
    def among(self, g: State, ctx: Context) -> i64:
        return g.alive & ~(ctx.avoided & ~ctx.returned) if ctx.attack & TOGETHER else g.alive  # ANN-175


says(Everybody, "player*", "wizard*")


@dataclass
class Living(Noun):
    folk: Folk

    def among(self, g: State, ctx: Context) -> i64:
        return self.folk.among(g, ctx) & g.alive


says(Living, "living {folk:Noun}", "surviving {folk:Noun}", "{folk:Noun} (still alive|left alive|alive)", game="duel")


@dataclass
class Dead(Noun):
    """Dead foes or players: the one folk that is not alive."""

    folk: Folk

    def among(self, g: State, ctx: Context) -> i64:
        dead = g.everyone & ~g.alive
        return dead & ~(1 << ctx.you) if isinstance(self.folk, Foes) else dead


says(Dead, "dead {folk:Noun}", "{folk:Noun} who (be dead|have die)", game="duel")


@dataclass
class Others(Noun):
    """All but those just named, who may have sent it back: each other foe, every other player."""

    folk: Folk

    def among(self, g: State, ctx: Context) -> i64:
        named = ctx.that | ctx.target | ctx.sent
        if isinstance(self.folk, Everybody):
            named |= 1 << ctx.you
        return self.folk.among(g, ctx) & ~named


says(Others, "other {folk:Noun}", "remaining {folk:Noun}")


@dataclass
class Who(Folk):
    folk: Folk
    trait: Trait

    def among(self, g: State, ctx: Context) -> i64:
        found: i64 = 0
        for seat in SEATS[self.folk.among(g, ctx)]:
            if self.trait.fits(g, ctx, seat):
                found |= 1 << seat
        return found


def who(folk: Folk, trait: Trait) -> Who | None:
    """A clause is said of the nearest noun: "a foe weaker than a wizard who has …"."""
    return None if is_closed(folk) else Who(folk, trait)


def is_closed(folk: Folk) -> bool:
    """Whether a noun with its clauses ends in players of whom a further clause would be said."""
    last = getattr(folk.trait if isinstance(folk, Who) else folk, "players", None)
    while isinstance(last, And):
        last = last.second
    return hasattr(last, "folk")


says(Who, "{folk} who {trait}", "{folk} that {trait}", build=who)


@dataclass
class Rest(Folk):
    """Whoever was not named; where nobody was, all but you."""

    folk: Folk

    def among(self, g: State, ctx: Context) -> i64:
        named = ctx.that | ctx.target | ctx.sent
        return self.folk.among(g, ctx) & ~(named if named else 1 << ctx.you)


says(Rest, "{folk:Noun} not named so far", "{folk:Noun} (not named|who be not name)")


@dataclass
class Except(Folk):
    folk: Folk
    players: Players

    def among(self, g: State, ctx: Context) -> i64:
        return self.folk.among(g, ctx) & ~self.players.find(g, ctx)


def _except(folk: Folk, players: Players) -> Except | None:
    """One exception: what comes after it belongs to those who are excepted."""
    return None if isinstance(folk, Except | Rest) or is_closed(folk) else Except(folk, players)


says(Except, "{folk} except {players}", "{folk} (but|but not|other than|besides|apart from) {players}", build=_except)


# -- plain players --------------------------------------------------------------------------------


@dataclass
class You(Players):
    def find(self, g: State, ctx: Context) -> i64:
        return 1 << ctx.you

    def names(self) -> bool:
        return False

    def single(self) -> bool:
        return False


says(You, "you", "yourself", "the caster")


@dataclass
class Them(Players):
    """The players the text speaks of: he, she, they, that foe."""

    def find(self, g: State, ctx: Context) -> i64:
        found = ctx.that if ctx.that else ctx.target
        if found == 0 and ctx.they == ctx.you:  # nobody was found whom the text could speak of (SKZ-R44)
            return 0
        if ctx.they >= 0 and (found == 0 or found >> ctx.they & 1):
            return 1 << ctx.they
        return found

    def names(self) -> bool:
        return False


says(
    Them,
    "that foe", "that (player|wizard|victim)", "those (foe|player|wizard)", "they", "them", "that 1",
    "the (chosen|named) (foe|player|wizard)", "the (victim|loser)", "each of them", "all of them", "both of them", "the foe",
)  # fmt: skip


@dataclass
class Target(Players):
    """What a Target line named."""

    def find(self, g: State, ctx: Context) -> i64:
        return ctx.target if ctx.target else ctx.that

    def names(self) -> bool:
        return False


says(
    Target,
    "the target",
    "your target",
    "the target (foe|player|wizard)",
    "each target",
    "those target",
    "all [(the|of the)] target",
    game="duel",
)


@dataclass
class Each(Players):
    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        return self.folk.among(g, ctx)


says(
    Each,
    "each {folk}", "each [and each|single] {folk}", "all [(of|of your|your|the)] {folk}", "each of (your|the) {folk}",
    "any {folk} each",
)  # fmt: skip
reads(Players, lambda: Each(Everybody()), "everyone [(around|at) the table]", "all of you")
reads(Players, lambda: Each(Rest(Everybody())), "everyone else [(around|at) the table]")
reads(
    Players,
    lambda players: Each(Except(Everybody(), players)),
    "everyone (except|but|other than) {players:Players}",
)


@dataclass
class OneOf(Players):
    """One of your choice."""

    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        return self.folk.among(g, ctx)

    def start(self, g: State, ctx: Context) -> bool:
        return choose_player(g, ctx, self, self.folk.among(g, ctx))

    def resume(self, g: State, frame: Frame) -> bool:
        frame.ctx.aim = 1 << frame.answer
        return True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose a wizard"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


def _one_of(folk: Folk) -> OneOf | None:
    return None if isinstance(folk, Who) and folk.trait.has_happened() else OneOf(folk)


says(
    OneOf,
    "any {folk}", "(a|any|1|some|target|1 of your|any of your|at least 1) {folk} [of your choice]", "[the] {folk} of your choice",
    "any 1 {folk}", "any {folk} you (like|choose|want)", "(a|any) {folk} you (like|choose|want)",
    "(a|any) 1 of your {folk}",
    build=_one_of,
)  # fmt: skip


reads(Players, lambda: OneOf(Foes()), "(someone|anyone) else [of your choice]")


def choose_player(g: State, ctx: Context, node: Players, mask: i64) -> bool:
    """Let the effect's owner choose one of the mask; nobody is asked where there is no choice."""
    if POP[mask] < 2:
        ctx.aim = mask
        return True
    g.ask(node, ctx, ctx.you, ORDER[g.n][ctx.you][mask], 0)
    return False


def wizard(g: State, seat: i64) -> str:
    """A seat's name at the table."""
    return g.game.seat_name(g, seat)


@dataclass
class Superlative(Players):
    """SKZ-126: one of those with the most or fewest; the caster chooses among the tied."""

    def best(self, g: State, ctx: Context) -> i64:
        raise NotImplementedError

    def find(self, g: State, ctx: Context) -> i64:
        return self.best(g, ctx)

    def start(self, g: State, ctx: Context) -> bool:
        return choose_player(g, ctx, self, self.best(g, ctx))

    def resume(self, g: State, frame: Frame) -> bool:
        frame.ctx.aim = 1 << frame.answer
        return True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Several are tied: choose one"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


def most_hp(g: State, mask: i64, sign: i64) -> i64:
    best: i64 = -1000
    found: i64 = 0
    for seat in SEATS[mask]:
        value = sign * g.get(HP, seat)
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << seat
    return found


@dataclass
class Strongest(Superlative):
    """SKZ-124, SKZ-127."""

    folk: Folk

    def best(self, g: State, ctx: Context) -> i64:
        return most_hp(g, self.folk.among(g, ctx), 1)


says(
    Strongest,
    "your strongest {folk}", "[(the|a)] strongest {folk}", "the {folk} with the highest HP",
)  # fmt: skip


@dataclass
class Weakest(Superlative):
    """SKZ-125."""

    folk: Folk

    def best(self, g: State, ctx: Context) -> i64:
        return most_hp(g, self.folk.among(g, ctx), -1)


says(
    Weakest,
    "your weakest {folk}", "[(the|a)] weakest {folk}", "the {folk} with the lowest HP",
)  # fmt: skip
reads(Players, lambda: Strongest(Foes()), "your strongest", "the strongest")
reads(Players, lambda: Weakest(Foes()), "your weakest", "the weakest")


@dataclass
class MostOf(Superlative):
    folk: Folk
    goods: Goods

    def best(self, g: State, ctx: Context) -> i64:
        return extreme(g, ctx, self.folk.among(g, ctx), self.goods, 1)


def _most_of(folk: Folk, goods: Goods) -> MostOf | None:
    return None if is_closed(folk) else MostOf(folk, goods)


says(
    MostOf,
    "the {folk} with the most {goods}*",
    "the {folk} who (have|own|hold) the most [of] {goods}",
    "your {folk} with the most {goods}",
    build=_most_of,
)


reads(Players, lambda goods: MostOf(Everybody(), goods), "whoever (have|own|hold) the most [of] {goods:Goods}")


@dataclass
class FewestOf(Superlative):
    folk: Folk
    goods: Goods

    def best(self, g: State, ctx: Context) -> i64:
        return extreme(g, ctx, self.folk.among(g, ctx), self.goods, -1)


def _fewest_of(folk: Folk, goods: Goods) -> FewestOf | None:
    return None if is_closed(folk) else FewestOf(folk, goods)


says(
    FewestOf,
    "the {folk} with the fewest {goods}*", "the {folk} with the least {goods}", "the {folk} who have the (fewest|least) {goods}",
    build=_fewest_of,
)  # fmt: skip


reads(Players, lambda goods: FewestOf(Everybody(), goods), "whoever (have|own|hold) the (fewest|least) {goods:Goods}")


def extreme(g: State, ctx: Context, mask: i64, goods: Goods, sign: i64) -> i64:
    """Those of the mask with the most (1) or fewest (-1) of something."""
    best: i64 = -1000
    found: i64 = 0
    for seat in SEATS[mask]:
        value = sign * goods.of(g, ctx, seat)
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << seat
    return found


@dataclass
class RandomOne(Players):
    """SKZ-132 to SKZ-136, SKZ-R39: faces of one die are shared out clockwise from the left."""

    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        return self.folk.among(g, ctx)

    def start(self, g: State, ctx: Context) -> bool:
        mask = self.folk.among(g, ctx)
        count: i64 = POP[mask]
        if count < 2:
            ctx.aim = mask
            return True
        share = 6 // count
        face = g.die()
        while face > share * count:
            face = g.die()
        ctx.aim = 1 << ORDER[g.n][ctx.you][mask][(face - 1) // share]
        return True


says(
    RandomOne,
    "a random {folk}",
    "[1] random {folk}",
    "a {folk} (at random|choose at random|pick at random)",
    "a randomly (chosen|choose) {folk}",
)


def neighbors(g: State, ctx: Context) -> i64:
    """SKZ-123: the foe on a foe's left is never you, unless it is somebody else who does it."""
    seated = g.alive if ctx.they >= 0 and ctx.they != ctx.you else foes(g, ctx.you)
    return seated & ~ctx.avoided if ctx.attack & TOGETHER else seated


@dataclass
class LeftOf(Players):
    players: Players

    def find(self, g: State, ctx: Context) -> i64:
        beside = self.players.find(g, ctx)
        return left_of(g, LOW[beside], neighbors(g, ctx)) if beside else 0


@dataclass
class RightOf(Players):
    players: Players

    def find(self, g: State, ctx: Context) -> i64:
        beside = self.players.find(g, ctx)
        return right_of(g, LOW[beside], neighbors(g, ctx)) if beside else 0


for _side, _cls in (("left", LeftOf), ("right", RightOf)):
    says(
        _cls,
        f"the foe on {{players:Whose}} {_side}",
        f"[the] (foe|player|wizard|neighbor) (on|to|at) {{players:Whose}} {_side}",
        f"[the] (foe|player|wizard|neighbor) to the {_side} of {{players}}",
        f"{{players:Whose}} {_side} (neighbor|hand neighbor|hand foe)",
        f"whoever (sit|be|sitting) (on|to|at) {{players:Whose}} {_side}",
        f"[the] next (foe|player|wizard) (on|to) {{players:Whose}} {_side}",
    )


@dataclass
class FoesOnSide(Players):
    """P16: the next so many foes in one direction."""

    number: int
    right: int

    def find(self, g: State, ctx: Context) -> i64:
        order = ORDER[g.n][ctx.you][foes(g, ctx.you)]
        if self.right:
            order = order[::-1]
        found: i64 = 0
        for seat in order[: self.number]:
            found |= 1 << seat
        return found

    def single(self) -> bool:
        return False


for _side, _right in (("left", 0), ("right", 1)):
    says(
        FoesOnSide,
        f"the {{number}} foes on your {_side}",
        f"the [(next|first)] {{number}} (foe|player|wizard|neighbor) (on|to) your {_side}",
        right=_right,
    )


@dataclass
class BothSides(Players):
    """SKZ-R43: left and right neighbour; one foe is hit once."""

    players: Players

    def find(self, g: State, ctx: Context) -> i64:
        found: i64 = 0
        for seat in SEATS[self.players.find(g, ctx)]:
            found |= left_of(g, seat, g.alive) | right_of(g, seat, g.alive)
        return found

    def single(self) -> bool:
        return False


says(
    BothSides,
    "the foes on {players:Whose} left and right",
    "[the] (foe|player|wizard|neighbor) (on|to) {players:Whose} (left and right|right and left)",
    "[both] [of] {players:Whose} neighbor", "both neighbor of {players}", "(each|both) of {players:Whose} neighbor",
    "each (foe|player|wizard|neighbor) (on|to) {players:Whose} left (and|or) right",
    "[the] (foe|player|wizard|everyone) (on either side of|adjacent to|next to|sitting next to) {players}",
    "(each|each of the|both) (foe|player|wizard|neighbor) (on either side of|adjacent to|next to) {players}",
    "everyone (next to|adjacent to|on either side of) {players}",
    "each neighbor of {players}",
    "{players:Whose} left and right (neighbor|foe)",
)  # fmt: skip


@dataclass
class Another(Players):
    """One of your choice who is not among those just named; where nobody was, somebody other than you."""

    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        named = ctx.that | ctx.target
        return self.folk.among(g, ctx) & ~(named if named else 1 << ctx.you)

    def start(self, g: State, ctx: Context) -> bool:
        return choose_player(g, ctx, self, self.find(g, ctx))

    def resume(self, g: State, frame: Frame) -> bool:
        frame.ctx.aim = 1 << frame.answer
        return True

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose another wizard"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


says(
    Another,
    "another {folk}",
    "another {folk} of your choice",
    "a (different|second|other) {folk} [of your choice]",
    "any different {folk} of your choice",
    "1 other {folk} [of your choice]",
)


@dataclass
class Killer(Players):
    def find(self, g: State, ctx: Context) -> i64:
        by = g.get(KILLER, ctx.you)
        if by == 0 and ctx.card >= 0 and g.face(ctx.card).kind & GHOST:  # SKZ-168: it tells of the game before
            by = g.get(OLD_KILLER, ctx.you)
        return 1 << (by - 1) if by else 0


says(Killer, "your killer", "[the] killer", "whoever kill you", "the (foe|player|wizard) who kill you")


@dataclass
class Winner(Players):
    """Whoever won the game that has just ended."""

    def find(self, g: State, ctx: Context) -> i64:
        by = g.get(LAST_WINNER, 0)
        return 1 << (by - 1) if by else 0


says(
    Winner,
    "the winner of this game",
    "whoever win [this game]",
    "the (wizard|player) who win this game",
    "the winner",
    "the last wizard standing",
    game="duel",
)


@dataclass
class ActiveWizard(Players):
    def find(self, g: State, ctx: Context) -> i64:
        by = g.get(ACTIVE, 0)
        return 1 << (by - 1) if by else 0


says(ActiveWizard, "the active player", "the (active wizard|roller)", "the (wizard|player) whose turn it be")


@dataclass
class And(Players):
    """Two phrases for players as one: you and that foe."""

    first: Players
    second: Players

    def find(self, g: State, ctx: Context) -> i64:
        return self.first.find(g, ctx) | self.second.find(g, ctx)

    def start(self, g: State, ctx: Context) -> bool:
        height = len(g.stack)
        if not self.first.start(g, ctx):
            g.under(height, self, ctx, 1)
            return False
        return self._second(g, ctx, ctx.aim)

    def _second(self, g: State, ctx: Context, found: i64) -> bool:
        height = len(g.stack)
        if not self.second.start(g, ctx):
            g.under(height, self, ctx, 2, found)
            return False
        ctx.aim |= found
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.step == 1:
            return self._second(g, frame.ctx, frame.ctx.aim)
        frame.ctx.aim |= frame.a
        return True

    def single(self) -> bool:
        return False


def _both(first: Players, second: Players) -> And | None:
    """Three and more are grouped from the left."""
    return None if isinstance(second, And) else And(first, second)


says(And, "{first} and {second}", "both {first} and {second}", build=_both)

reads(Players, lambda: BothSides(You()), "both neighbor", "each neighbor", "the neighbor")
reads(
    Players,
    lambda: BothSides(You()),
    "[(the|each)] (foe|player|wizard) (on|to|at) (your both side|both [of your] side|both side of you|each side)",
)
for _side, _near in (("left", lambda: LeftOf(You())), ("right", lambda: RightOf(You()))):
    reads(
        Players,
        _near,
        f"[(the|your)] {_side} [hand] (foe|player|wizard|neighbor)",
        f"[the] (foe|player|wizard|neighbor) (on|to|at) [the] {_side}",
    )

CATEGORIES["Whose"] = Players  # the possessive: your, their, that foe's
reads("Whose", You, "your", "your own")
reads("Whose", Them, "their", "their own", "its")
reads("Whose", lambda players: players, "{players:Players} 's")


@dataclass
class EitherSide(Superlative):
    """P15: a neighbor, on the side of your choice."""

    players: Players

    def best(self, g: State, ctx: Context) -> i64:
        return BothSides(self.players).find(g, ctx)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Left or right?"


says(
    EitherSide,
    "the foe on {players:Whose} left or right",
    "[the] (foe|player|wizard|neighbor) (on|to) {players:Whose} (left or right|right or left) [, (your choice|as you choose)]",
    "(1|either|a) of {players:Whose} neighbor", "{players:Whose} left or right neighbor", "a neighbor of {players}",
)  # fmt: skip
reads(Players, lambda: EitherSide(You()), "a neighbor [of your choice]", "either neighbor")


@dataclass
class Several(Players):
    """So many of your choice."""

    number: int
    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        return self.folk.among(g, ctx)

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, self.number, 0)

    def go(self, g: State, ctx: Context, left: i64, chosen: i64) -> bool:
        free = self.folk.among(g, ctx) & ~chosen
        if POP[free] <= left:
            ctx.aim = chosen | free
            return True
        if left == 0:
            ctx.aim = chosen
            return True
        g.ask(self, ctx, ctx.you, ORDER[g.n][ctx.you][free], 1, left, chosen)
        return False

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.a - 1, frame.b | 1 << frame.answer)

    def single(self) -> bool:
        return False

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return f"Choose a wizard ({frame.a} to go)"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


def _several(number: int, folk: Folk) -> Several | None:
    """ "Any one foe" is any foe."""
    return Several(number, folk) if number > 1 else None


says(
    Several,
    "{number} {folk}* of your choice",
    "[(each of|any)] {number} [different] {folk} [of your choice]",
    build=_several,
)


@dataclass
class AnyNumberOf(Several):
    """As many of your choice as you like, or nobody."""

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, self.number, 0)

    def go(self, g: State, ctx: Context, left: i64, chosen: i64) -> bool:
        free = self.folk.among(g, ctx) & ~chosen
        if free == 0 or left == 0:
            ctx.aim = chosen
            return True
        g.ask(self, ctx, ctx.you, [*ORDER[g.n][ctx.you][free], -1], 1, left, chosen)
        return False

    def resume(self, g: State, frame: Frame) -> bool:
        if frame.answer < 0:
            frame.ctx.aim = frame.b
            return True
        return self.go(g, frame.ctx, frame.a - 1, frame.b | 1 << frame.answer)

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose a wizard, or be done"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option) if option >= 0 else "done"


says(AnyNumberOf, "any number of {folk}*", "(any number of|as many) {folk} [as you (like|want|wish)]", number=9)
says(AnyNumberOf, "up to {number} {folk}*", "up to {number} {folk} [of your choice]")


@dataclass
class Extremes(Players):
    """So many of the strongest or weakest; the caster chooses where they tie."""

    number: int
    sign: int
    folk: Folk

    def find(self, g: State, ctx: Context) -> i64:
        found: i64 = 0
        mask = self.folk.among(g, ctx)
        while mask and POP[found] < self.number:
            best = most_hp(g, mask, self.sign)
            found |= best
            mask &= ~best
        return found

    def start(self, g: State, ctx: Context) -> bool:
        return self.go(g, ctx, 0)

    def go(self, g: State, ctx: Context, chosen: i64) -> bool:
        while POP[chosen] < self.number:
            best = most_hp(g, self.folk.among(g, ctx) & ~chosen, self.sign)
            if best == 0:
                break
            if POP[chosen] + POP[best] > self.number:
                g.ask(self, ctx, ctx.you, ORDER[g.n][ctx.you][best], 1, chosen)
                return False
            chosen |= best
        ctx.aim = chosen
        return True

    def resume(self, g: State, frame: Frame) -> bool:
        return self.go(g, frame.ctx, frame.a | 1 << frame.answer)

    def single(self) -> bool:
        return False

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Several are tied: choose one"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return wizard(g, option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (-1, option)


says(Extremes, "your {number} strongest {folk}*", "(your|the) {number} strongest {folk}", sign=1)
says(Extremes, "your {number} weakest {folk}*", "(your|the) {number} weakest {folk}", sign=-1)


@dataclass
class AllMost(Players):
    """All who tie for the most of something."""

    folk: Folk
    goods: Goods

    def find(self, g: State, ctx: Context) -> i64:
        return extreme(g, ctx, self.folk.among(g, ctx), self.goods, 1)


says(
    AllMost,
    "each {folk:Noun} with the most {goods}*",
    "the foe or {folk:Noun} with the most {goods}",
    "[(all|each|each of the)] {folk:Noun} (tied for|who tie for) the most {goods}",
    "the {folk:Noun} tied with the most {goods}",
)


@dataclass
class AllFewest(AllMost):
    """All who tie for the fewest."""

    def find(self, g: State, ctx: Context) -> i64:
        return extreme(g, ctx, self.folk.among(g, ctx), self.goods, -1)


says(
    AllFewest,
    "each {folk:Noun} with the fewest {goods}*",
    "[(all|each|each of the)] {folk:Noun} (tied for|who tie for) the (fewest|least) {goods}",
    "the {folk:Noun} tied with the (fewest|least) {goods}",
)
reads(Players, lambda: Another(Foes()), "another")
reads(
    Players,
    lambda folk: RandomOne(Others(folk)),
    "a (new|different|second|other) random {folk:Noun}",
    "another random {folk:Noun}",
)


@dataclass
class OneOfThem(Superlative):
    """One, of your choice, of those just named."""

    def best(self, g: State, ctx: Context) -> i64:
        return (ctx.that if ctx.that else ctx.target) & g.alive

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose one of them"


says(OneOfThem, "one of them", "(1|either|any 1) of (them|those foe|those player) [of your choice]")
reads(Players, lambda: Them(), "both", "them (both|all)")


@dataclass
class Unsaid(Players):
    """Whom a text leaves out: its target, or a foe of your choice. No tree of a whole text holds it."""


says(Unsaid)  # found when the text is settled


@dataclass
class Owner(Players):
    """Whoever has the card that was just spoken of, or had it until now."""

    def find(self, g: State, ctx: Context) -> i64:
        found: i64 = 0
        for card in ctx.cards:
            if g.holder(card) >= 0:
                found |= 1 << g.holder(card)
        return found if found else ctx.that


says(Owner, "its owner", "the owner of (it|that card|that treasure)", "that (card|treasure) 's owner")
