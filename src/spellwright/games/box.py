"""A game in its box: rules, cards, options, and the matches that are played with them."""

from __future__ import annotations

import dataclasses
import hashlib
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

from spellwright.core.cards import Card
from spellwright.core.frames import Ability, Node
from spellwright.core.game import CardSet, Game
from spellwright.core.match import Match
from spellwright.core.nature import Nature, Scripted, Seeded
from spellwright.core.state import State
from spellwright.core.zones import Place
from spellwright.effects.scores import Worth
from spellwright.effects.sections import Arrival, Defense, EndOfGame, GroupAttack, OngoingDefense, Section
from spellwright.effects.sentences import Text
from spellwright.errors import CardError, PackError, RecordError, SetupError
from spellwright.games.records import VERSION, checked
from spellwright.packs.cache import Trees, keep, key_of, recall
from spellwright.packs.discourse import IN_PLAY
from spellwright.packs.files import Entry, Pack, load_pack, parse_pack
from spellwright.packs.linking import linked
from spellwright.packs.texts import ONCE, CardText, read_card, read_text
from spellwright.packs.writing import wording

MOST_DESIGNS = 4_000  # different cards in a match, and cards all told: the numbers they are known by have room for more
MOST_CARDS = 30_000


@dataclass
class Choice:
    """A match option: its values in words, the first is the default."""

    values: tuple[str, ...]
    help: str

    def number(self, value: str) -> int:
        """What the rules see: the number itself, or the place of a word."""
        return int(value) if value.isdigit() else self.values.index(value)


@dataclass
class KindOf:
    """A kind of card in a pack: its bits, the deck it belongs to, and how its text works."""

    mask: int
    family: int
    works: str = ONCE  # when its text works
    has_text: bool = True
    component: bool = False  # has a glyph
    each: bool = False  # every seat takes one at the start


@dataclass
class Box:
    """One game with everything that is in its box."""

    slug: str
    title: str
    rules: Game
    places: list[Place | None]  # by the numbers of effects/table.py; None for those the game does without
    seats: tuple[int, int]
    kinds: dict[str, KindOf]
    glyphs: tuple[str, ...]
    nodes: list[Node]  # the nodes of the rules themselves, in a fixed order
    options: dict[str, Choice] = field(default_factory=dict)
    measured_in: str = "rounds"  # what the length of a match is counted in
    # What was read once; fields, because a compiled class has no room for anything else.
    _packs: list[Pack] = field(default_factory=list, init=False, repr=False, compare=False)
    _own_trees: Trees = field(default_factory=list, init=False, repr=False, compare=False)
    _sets: dict[Any, CardSet] = field(default_factory=dict, init=False, repr=False, compare=False)

    # -- cards ----------------------------------------------------------------------------------

    @property
    def own_packs(self) -> list[Pack]:
        """The cards in the box."""
        if not self._packs:
            folder = resources.files(self._home) / "cards"
            found = sorted(
                (file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
            )
            files = [(file.name, file.read_text("utf-8")) for file in found]
            kept = recall(key_of(self._home, [text for _, text in files]), files)
            if kept is not None:
                self._packs, self._own_trees = kept
            else:
                self._packs = [parse_pack(text, name) for name, text in files]
        return self._packs

    @property
    def _home(self) -> str:
        return f"spellwright.games.{self.slug}"

    def cards(self, packs: Sequence[Pack] = (), instead: bool = False) -> CardSet:
        """The cards of a match: the box's own and those of the packs, or the packs' kinds instead of the box's."""
        key = (instead, *(pack.digest for pack in packs))
        if key not in self._sets:
            if len(self._sets) > 32:
                self._sets.clear()
            self._sets[key] = self._card_set(packs, instead)
        return self._sets[key]

    def _card_set(self, packs: Sequence[Pack], instead: bool) -> CardSet:
        for pack in packs:
            if pack.game != self.slug:
                raise PackError(f"{pack.file}: is a pack for {pack.game!r}, not for {self.slug!r}")
        brought = {entry.kind for pack in packs for entry in pack.entries} if instead else set()
        pairs = self._made(self.own_packs, brought)
        for pack in packs:
            pairs += self._made([pack], set())
        entries = [entry for entry, _ in pairs]
        if len(entries) > MOST_DESIGNS or sum(entry.copies for entry in entries) > MOST_CARDS:
            raise PackError(f"a match takes {MOST_DESIGNS:,} different cards and {MOST_CARDS:,} in all; leave some out")
        cards = [card for _, card in pairs]
        nodes = list(self.nodes)
        for card in cards:
            collect(card.program, nodes)
            for ability in card.abilities:
                collect(ability, nodes)
        names = hashlib.sha256()
        for entry in entries:
            names.update(repr(dataclasses.replace(entry, line=0, column=0)).encode())
        copies = [entry.copies for entry in entries]
        family = [self.kinds[entry.kind].family for entry in entries]
        found = CardSet(self.places, cards, copies, family, nodes, names.hexdigest()[:32])
        found.words = self.words
        return found

    def _made(self, packs: list[Pack], without: set[str]) -> list[tuple[Entry, Card]]:
        """The cards of packs but for some kinds, each with its entry; every fault in them is in the error."""
        trees, faults = self._trees(packs)
        found: list[tuple[Entry, Card]] = []
        entries = [(pack, entry) for pack in packs for entry in pack.entries]
        for at, (pack, entry) in enumerate(entries):
            if at not in faults and entry.kind not in without:
                try:
                    found.append((entry, self._card(entry, trees[at])))
                except CardError as fault:
                    faults[at] = fault
            if at in faults:
                faults[at].name = faults[at].name or f"{pack.file}: {entry.name}"
        if faults:
            wrong = [faults[at] for at in sorted(faults)]
            raise PackError("\n".join(str(fault) for fault in wrong), wrong)
        return found

    def _trees(self, packs: list[Pack]) -> tuple[Trees, dict[int, CardError]]:
        """The texts of all cards of these packs, read now or kept from before, and what could not be read."""
        if packs is self._packs and len(self._own_trees):
            trees, self._own_trees = self._own_trees, []  # linking changes trees: they serve once
            return trees, {}
        sources = [pack.source for pack in packs]
        key = key_of(self._home, sources) if all(sources) else ""
        kept = recall(key, [(pack.file, pack.source) for pack in packs])
        if kept is not None and kept[0] == packs:
            return kept[1], {}
        read: Trees = []
        faults: dict[int, CardError] = {}
        for at, entry in enumerate([entry for pack in packs for entry in pack.entries]):
            read.append(None)
            try:
                read[at] = self._tree(entry)
            except CardError as fault:
                faults[at] = fault
        if not faults:
            keep(key, packs, read)
        return read, faults

    def words(self, node: object) -> str:
        """A part of a card's text in words."""
        return wording(node, self.slug)

    def card(self, entry: Entry) -> Card:
        """A card of a pack, its text read."""
        return self._card(entry, self._tree(entry))

    def _tree(self, entry: Entry) -> Text | None:
        kind = self._kind(entry)
        if not kind.has_text:
            if entry.text.strip():
                raise CardError(f"a {entry.kind} does nothing by a text of its own; leave the text out.", entry.line)
            return None
        if not entry.text.strip():
            raise CardError("the card has no text; write what it does.", entry.line)
        try:
            return read_text(entry.text, self.slug, kind.works)
        except CardError as fault:
            raise entry.placed(fault) from None

    def _kind(self, entry: Entry) -> KindOf:
        kind = self.kinds.get(entry.kind)
        if kind is None:
            raise CardError(f"{entry.kind!r} is no kind of card; use one of: {', '.join(self.kinds)}.", entry.line)
        return kind

    def _glyphs(self, entry: Entry, kind: KindOf) -> int:
        """The glyphs of a card as a mask; a component has one."""
        if entry.glyphs and not self.glyphs:
            raise CardError(f"the cards of {self.title} have no glyphs; leave the line with them out.", entry.line)
        if kind.component and not entry.glyphs:
            raise CardError(f'a {entry.kind} needs a glyph, as in: glyphs = ["{self.glyphs[0]}"]', entry.line)
        glyphs = 0
        for name in entry.glyphs:
            if name.casefold() not in self.glyphs:
                raise CardError(f"{name!r} is no glyph; use one of: {', '.join(self.glyphs)}.", entry.line)
            glyphs |= 1 << self.glyphs.index(name.casefold())
        return glyphs

    def _card(self, entry: Entry, tree: Text | None) -> Card:
        kind = self._kind(entry)
        glyphs = self._glyphs(entry, kind)
        abilities: list[Ability] = []
        if tree is not None:
            try:
                abilities = linked(tree, kind.works)
            except CardError as fault:
                raise entry.placed(fault) from None
        program = None if kind.works == IN_PLAY else tree
        sentences = tree.sentences if tree is not None else []
        under = {type(part): part for part in sentences if isinstance(part, Section)}
        last = under.get(EndOfGame)
        defense = under.get(Defense)
        guard = under.get(OngoingDefense)
        return Card(
            entry.name,
            kind.mask,
            glyphs,
            entry.initiative,
            entry.cost,
            entry.vp,
            entry.text.strip(),
            program,
            abilities,
            defense=defense.text if defense is not None else None,
            group=under.get(GroupAttack),
            worth=[*(s for s in sentences if isinstance(s, Worth)), *(last.text.sentences if last is not None else [])],
            types=entry.types,
            arrival=[part for part in sentences if isinstance(part, Arrival)],
            guard=guard.text if guard is not None else None,
        )

    def read(self, text: str, kind: str) -> CardText:
        """A card's text as a card of a kind would have it."""
        what = self.kinds.get(kind) if isinstance(kind, str) else None
        if what is None or not what.has_text:
            known = ", ".join(name for name, what in self.kinds.items() if what.has_text)
            raise CardError(f"{kind!r} is no kind of card with a text; use one of: {known}.")
        return read_card(text, self.slug, what.works)

    # -- matches --------------------------------------------------------------------------------

    def new(
        self,
        players: int = 4,
        seed: int | None = None,
        packs: Sequence[str | Path | Pack] = (),
        instead: bool = False,
        options: dict[str, str] | None = None,
        nature: Nature | None = None,
    ) -> Match:
        """A new match, begun: its first decisions are open."""
        self._check_players(players)
        named = [packs] if isinstance(packs, str | Path | Pack) else packs
        if not isinstance(named, list | tuple):
            raise SetupError(f"packs are given as a list of files, not {str(packs)[:40]}")
        if nature is not None and not isinstance(nature, Nature):
            raise SetupError(f"a nature has a pick, as Seeded(7) has, not {str(nature)[:40]}")
        loaded = [pack if isinstance(pack, Pack) else load_pack(pack) for pack in named]
        setting = {
            "spellwright": VERSION,
            "game": self.slug,
            "players": players,
            "options": self.settle_options(options or {}),
            "instead": bool(instead),
            "packs": [pack.source for pack in loaded],
        }
        return self._begin(setting, self.cards(loaded, bool(instead)), nature or self._seeded(seed))

    def _check_players(self, players: Any) -> None:
        least, most = self.seats
        if not isinstance(players, int) or not least <= players <= most:
            raise SetupError(f"{self.title} is for {least} to {most} players, not {str(players)[:40]}")

    def _seeded(self, seed: Any) -> Nature:
        if seed is None:
            return Seeded(int.from_bytes(os.urandom(7), "big"))
        if not isinstance(seed, int):
            raise SetupError(f"a seed is a whole number, not {str(seed)[:40]!r}")
        return Seeded(seed)

    def settle_options(self, options: dict[str, str]) -> dict[str, str]:
        if not isinstance(options, dict):
            raise SetupError(f"options are given by name, as in {{{next(iter(self.options))!r}: …}}")
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options)
                raise SetupError(f"{self.title} has no option {name!r}; its options are: {known}")
            if str(value) not in self.options[name].values:
                raise SetupError(f"{name} cannot be {value!r}; choose one of: {', '.join(self.options[name].values)}")
        return {name: str(options.get(name, choice.values[0])) for name, choice in self.options.items()}

    def _begin(self, setting: dict[str, Any], cards: CardSet, nature: Nature) -> Match:
        numbers = {name: self.options[name].number(value) for name, value in setting["options"].items()}
        self._check_enough(cards, setting["players"])
        state = State(self.rules, cards, setting["players"], numbers)
        state.nature = nature
        match = Match(self.rules, cards, state, setting | {"cards": cards.digest})
        self.rules.begin(state)
        return match

    def _check_enough(self, cards: CardSet, players: int) -> None:
        for name, kind in self.kinds.items():
            if kind.each:
                there = sum(
                    copies for card, copies in zip(cards.cards, cards.copies, strict=True) if card.kind & kind.mask
                )
                if there < players:
                    raise SetupError(
                        f"there is 1 {name} card for each player; {players} players need more than {there}"
                    )

    def replay(self, record: dict[str, Any]) -> Match:
        """The match a record tells of, played again."""
        return self._replay(record, None)

    def _replay(self, record: dict[str, Any], then: Nature | None) -> Match:
        body = checked(record, self.slug, self.seats, {name: choice.values for name, choice in self.options.items()})
        packs = [parse_pack(source, f"pack {at + 1} of the record") for at, source in enumerate(body["packs"])]
        cards = self.cards(packs, body["instead"])
        if body["cards"] != cards.digest:
            raise RecordError("the record was made with other cards; use the version of the game it was made with")
        nature = Scripted([item for item in body["answers"] if isinstance(item, int)], then)
        setting = {key: body[key] for key in ("spellwright", "game", "players", "options", "instead", "packs")}
        match = self._begin(setting, cards, nature)
        match.play_back(body["answers"])
        return match

    def resume(self, saved: dict[str, Any], nature: Nature | None = None) -> Match:
        """Go on with a saved match."""
        if not isinstance(saved, dict) or set(saved) != {"record", "state"}:
            raise RecordError("a saved match is an object with record and state")
        match = self._replay(saved["record"], nature or self._seeded(None))
        if match.save()["state"] != saved["state"]:
            raise RecordError("the saved table does not fit its record: one of them was changed; save the match again")
        return match


def collect(part: Any, nodes: list[Node]) -> None:
    """Every node of a tree, itself included, in a fixed order."""
    if isinstance(part, Node):
        nodes.append(part)
    if isinstance(part, list):
        for item in part:
            collect(item, nodes)
    elif dataclasses.is_dataclass(part) and not isinstance(part, type):
        for f in dataclasses.fields(part):
            if f.compare:
                collect(getattr(part, f.name), nodes)
