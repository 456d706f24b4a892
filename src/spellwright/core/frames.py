"""What is still to happen: nodes say what, contexts about whom, frames how far it has come.

A node's `start` runs and returns True when it is done; on that common path no frame is made.
A node that must wait leaves frames on the stack and returns False; the one that called it then
puts its own frame under them (`State.under`) and goes on in `resume`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from spellwright.core.state import State


NOTHING: Final[list[int]] = []  # the shared empty list


class Context:
    """The bindings of one text while it is carried out. Its lists are replaced, never changed."""

    __slots__ = (
        "aim", "attack", "attacker", "avoided", "banded", "bands", "card", "cards", "cause", "chosen", "crowd",
        "dealt", "decided", "dice", "did", "died", "due", "echo", "extra", "held", "hurt", "later", "left", "looked",
        "named", "number", "once", "only", "other", "owners", "queue", "returned", "rolled", "sent", "taken", "target",
        "that", "they", "total", "you",
    )  # fmt: skip

    def __init__(self, you: i64, card: i64, original: Context | None = None) -> None:
        self.you: i64 = you  # whose effect it is
        self.card: i64 = card  # whose text it is (a card id, or -1)
        if original is None:
            self.they: i64 = -1  # who is doing it just now, or -1 between deeds
            self.that: i64 = 0  # "that foe", "those players": a mask of seats
            self.target: i64 = 0  # "the target": a mask of seats
            self.aim: i64 = 0  # the answer of the last player phrase
            self.other: i64 = 0  # the answer of a player phrase inside an amount
            self.number: i64 = 0  # "that much": a roll, a count
            self.rolled: i64 = 0  # who rolled: a mask of seats
            self.bands: i64 = 0  # of those who rolled: whose roll no band has caught yet
            self.extra: i64 = 0  # dice added to this text's Power Roll
            self.total: i64 = 0  # damage dealt by this text
            self.hurt: i64 = 0  # who was hurt by the last instance of damage
            self.died: i64 = 0  # who died of this text
            self.did: i64 = 0  # who took up the last offer
            self.named: i64 = 0  # a named kind of card
            self.cause: i64 = -1  # what set a trigger off: a card id, or -1
            self.once: i64 = 0  # the serial of a lasting ability that is used up when its offer is taken
            self.echo: i64 = 0  # whether this text is already being repeated or copied
            self.attack: i64 = 0  # 0: no Attack; else bits that say what kind of one
            self.attacker: i64 = -1  # against whose Attack a Defense is used, or -1
            self.decided: i64 = 0  # who has decided whether to avoid this Attack: a mask of seats
            self.avoided: i64 = 0  # who avoids it
            self.returned: i64 = 0  # of those: who sends its effect back
            self.sent: i64 = 0  # of "that foe", "those players": who has sent it back
            self.left: i64 = 0  # of those an act of an Attack is aimed at: who has not avoided it
            self.only: i64 = 0  # whom an Attack that comes upon one after the other has reached
            self.dealt: i64 = 0  # how much damage this text had dealt before this sentence
            self.crowd: i64 = 0  # several who do something with cards: "it" is each one's own, "them" all of theirs
            self.held: bool = False  # the last "if" was true
            self.banded: bool = False  # a band of the last roll has matched
            self.dice: list[int] = NOTHING
            self.cards: list[int] = NOTHING  # "it", "them"
            self.chosen: list[int] = NOTHING  # the answer of the last card phrase
            self.taken: list[int] = NOTHING  # of the cards seen: those already used; the others are the rest
            self.looked: list[int] = NOTHING  # cards turned up from a deck, to be put away at the end
            self.later: list[int] = NOTHING  # cards whose turn in a deed is still to come
            self.owners: list[int] = NOTHING  # who has used each of the cards taken
            self.due: list[int] = NOTHING  # what an Attack would have done to whoever has just answered it
            self.queue: list[int] = NOTHING  # numbers whose turn is still to come: dice, serials of lasting abilities
        else:
            self.they = original.they
            self.that = original.that
            self.target = original.target
            self.aim = original.aim
            self.other = original.other
            self.number = original.number
            self.rolled = original.rolled
            self.bands = original.bands
            self.extra = original.extra
            self.total = original.total
            self.hurt = original.hurt
            self.died = original.died
            self.did = original.did
            self.named = original.named
            self.cause = original.cause
            self.once = original.once
            self.echo = original.echo
            self.attack = original.attack
            self.attacker = original.attacker
            self.decided = original.decided
            self.avoided = original.avoided
            self.returned = original.returned
            self.sent = original.sent
            self.left = original.left
            self.only = original.only
            self.dealt = original.dealt
            self.crowd = original.crowd
            self.held = original.held
            self.banded = original.banded
            self.dice = original.dice
            self.cards = original.cards
            self.chosen = original.chosen
            self.taken = original.taken
            self.looked = original.looked
            self.later = original.later
            self.owners = original.owners
            self.due = original.due
            self.queue = original.queue

    def copy(self) -> Context:
        return Context(self.you, self.card, self)


def renamed(cards: list[int], names: list[int]) -> list[int]:
    """These cards by their new ids; what is below 0 is no card."""
    return [names[card] if card >= 0 else card for card in cards]


class Frame:
    """A node under way: `step` and two numbers are its own business."""

    __slots__ = ("a", "answer", "b", "ctx", "node", "options", "step")

    def __init__(self, node: Node, ctx: Context, step: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.node = node
        self.ctx = ctx
        self.step: i64 = step
        self.a: i64 = a
        self.b: i64 = b
        self.answer: i64 = 0
        self.options: list[int] = NOTHING


@dataclass
class Node:
    """Anything that can be started, waited for and gone on with."""

    def start(self, g: State, ctx: Context) -> bool:
        raise NotImplementedError

    def resume(self, g: State, frame: Frame) -> bool:
        raise NotImplementedError

    def offer(self, g: State, frame: Frame, seat: i64) -> list[int]:
        """What the seat may answer, where several are asked at once; one alone is asked with a list of options."""
        raise NotImplementedError

    def take(self, g: State, frame: Frame, seat: i64, option: i64) -> bool:
        """Book an answer of several seats, and what is on offer next if it is known (`State.offered`).

        True when nobody is left to answer and the machine goes on.
        """
        raise NotImplementedError

    def back(self, g: State, frame: Frame, seat: i64) -> bool:
        """Take a booked answer back; False when there is none to take back."""
        return False

    def likely(self, g: State, frame: Frame, seat: i64, options: list[int]) -> list[int]:
        """Those of the options that somebody with some sense may take: playouts choose among them."""
        return options

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        """Write other ids for the cards that the frame, or `State.picks` by its doing, holds (`core.imagine`)."""

    def prompt(self, g: State, frame: Frame, seat: i64) -> str:
        return "Choose"

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return str(option)

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        """The card id and the seat an option is about, -1 for none: for tables that draw."""
        return (-1, -1)


@dataclass
class CardChoice(Node):
    """A node whose options are ids of cards that the one who is asked knows."""

    def rename(self, g: State, frame: Frame, names: list[int]) -> None:
        frame.options = renamed(frame.options, names)

    def label(self, g: State, frame: Frame, seat: i64, option: i64) -> str:
        return g.face(option).name

    def about(self, g: State, frame: Frame, seat: i64, option: i64) -> tuple[int, int]:
        return (option, -1)


@dataclass
class Ability(Node):
    """A lasting part of a card: a trigger, a modifier, a replacement, something to use."""

    def hook(self) -> i64:
        """The bit of the question or event this answers to."""
        return 0

    def matches(self, g: State, m: Lasting, seat: i64, other: i64, number: i64, card: i64) -> bool:
        """Whether what happened (who, to whom, how much, with which card) concerns it."""
        return False

    def number(self, g: State, m: Lasting, seat: i64, card: i64) -> i64:
        """Its answer to a question about a seat and a card."""
        return 0

    def rerolls(self, g: State, m: Lasting, ctx: Context) -> list[int]:
        """Which dice of a roll may be rolled again."""
        return []

    def spend(self, g: State, m: Lasting) -> None:
        """Note that it was used."""


class Lasting:
    """An ability in force: of a card in play, or until some moment."""

    __slots__ = ("ability", "card", "ctx", "face", "hook", "serial", "until", "you")

    def __init__(self, ability: Ability, ctx: Context, until: i64, serial: i64, face: i64) -> None:
        self.ability = ability
        self.hook: i64 = ability.hook()
        self.you: i64 = ctx.you
        self.card: i64 = ctx.card
        self.face: i64 = face  # which card that is, or -1: still known when the card lies in a deck again
        self.ctx = ctx
        self.until: i64 = until
        self.serial: i64 = serial
