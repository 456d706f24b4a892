"""Who: nouns with their clauses (Folk) and the plain phrases for players (Players)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spellwright.core.frames import Context, Frame
from spellwright.core.seats import SEATS
from spellwright.core.state import State
from spellwright.effects.categories import Folk, Players, Trait
from spellwright.effects.defending import TOGETHER
from spellwright.effects.table import ACTIVE, GHOST, KILLER, LAST_WINNER, OLD_KILLER, foes
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

CATEGORIES["Whose"] = Players  # the possessive: your, their, that foe's
reads("Whose", You, "your", "your own")
reads("Whose", Them, "their", "their own", "its")
reads("Whose", lambda players: players, "{players:Players} 's")
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
