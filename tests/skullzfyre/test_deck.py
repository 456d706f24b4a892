"""The cards in the box of Skullzfyre: how many, which, and that each one is read."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from spellwright.effects.table import TREASURE
from spellwright.games import find
from spellwright.games.skullzfyre.words import GLYPHS
from spellwright.packs.files import Entry

BOX = find("skullzfyre")
ENTRIES: list[Entry] = [entry for pack in BOX.own_packs for entry in pack.entries]
COMPONENTS = ("source", "quality", "delivery")
BY_NAME = {entry.name: entry for entry in ENTRIES}


def of_kind(kind: str) -> list[Entry]:
    return [entry for entry in ENTRIES if entry.kind == kind]


def copies(kind: str) -> int:
    return sum(entry.copies for entry in of_kind(kind))


@pytest.mark.rule("SKZ-001")
def test_the_main_deck_has_128_cards() -> None:
    assert {kind: copies(kind) for kind in (*COMPONENTS, "wild-magic")} == {
        "source": 40,
        "quality": 40,
        "delivery": 40,
        "wild-magic": 8,
    }


@pytest.mark.rule("SKZ-003", "SKZ-004", "SKZ-005")
def test_25_treasures_25_dead_wizards_and_8_heroes() -> None:
    assert (copies("treasure"), copies("dead-wizard"), copies("hero")) == (25, 25, 8)
    assert len(of_kind("treasure")) == 25
    assert len(of_kind("dead-wizard")) >= 15


@pytest.mark.rule("SKZ-002")
def test_components_and_wild_magic_are_one_deck_apart_from_the_others() -> None:
    main = {BOX.kinds[kind].family for kind in (*COMPONENTS, "wild-magic")}
    assert len(main) == 1
    assert len({BOX.kinds[kind].family for kind in ("treasure", "dead-wizard", "hero")} - main) == 3


@pytest.mark.parametrize("kind", COMPONENTS)
def test_20_different_components_of_each_type_twice(kind: str) -> None:
    assert [entry.copies for entry in of_kind(kind)] == [2] * 20


@pytest.mark.rule("SKZ-010", "SKZ-017", "SKZ-018")
@pytest.mark.parametrize("kind", COMPONENTS)
def test_every_component_has_one_glyph_and_four_of_a_type_share_it(kind: str) -> None:
    assert Counter(glyph for entry in of_kind(kind) for glyph in entry.glyphs) == dict.fromkeys(GLYPHS, 4)
    assert all(len(entry.glyphs) == 1 for entry in of_kind(kind))


@pytest.mark.rule("SKZ-014")
def test_deliveries_have_the_initiatives_1_to_20_once_each() -> None:
    assert sorted(entry.initiative for entry in of_kind("delivery")) == list(range(1, 21))


def test_nothing_but_a_delivery_has_an_initiative() -> None:
    assert [entry.name for entry in ENTRIES if entry.initiative and entry.kind != "delivery"] == []


@pytest.mark.rule("SKZ-015")
@pytest.mark.parametrize("entry", of_kind("delivery"), ids=lambda entry: entry.name)
def test_every_delivery_calls_for_a_power_roll(entry: Entry) -> None:
    lines = entry.text.strip().splitlines()
    assert re.fullmatch(r"Target: .+\. Roll Power\.", lines[0])
    assert [line.split(":")[0] for line in lines[1:]] == ["1-4", "5-9", "10+"]


def test_some_sources_and_qualities_call_for_a_power_roll() -> None:
    assert {entry.kind for entry in ENTRIES if "Roll Power" in entry.text} == set(COMPONENTS)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_every_card_is_read(entry: Entry) -> None:
    card = BOX.card(entry)
    acts = card.program is not None or len(card.abilities) > 0
    assert acts == BOX.kinds[entry.kind].has_text


def test_no_name_is_used_twice() -> None:
    assert [name for name, count in Counter(entry.name for entry in ENTRIES).items() if count > 1] == []


def test_no_two_cards_differ_only_in_a_number() -> None:
    bare = Counter(re.sub(r"\d+|\b(?:an?|one|two|three|four)\b", "#", entry.text) for entry in ENTRIES if entry.text)
    assert [text for text, count in bare.items() if count > 1] == []


# -- the cards the rulebook shows ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind", "glyphs"),
    [
        ("Bleemax Brainiac", "source", ["arcane"]),
        ("Mind-Altering", "quality", ["illusion"]),
        ("Mysterious", "quality", ["arcane"]),
        ("Pact with the Devil", "delivery", ["dark"]),
        ("Fist O' Nature", "delivery", ["primal"]),
        ("Demon Shoes", "treasure", []),
        ("Fool's Gold", "treasure", []),
        ("Wild Magic", "wild-magic", []),
    ],
)
def test_the_cards_of_the_rulebook_are_in_the_box(name: str, kind: str, glyphs: list[str]) -> None:
    assert (BY_NAME[name].kind, BY_NAME[name].glyphs) == (kind, glyphs)


def test_the_cards_of_the_rulebook_say_what_it_tells_of_them() -> None:
    pact = BY_NAME["Pact with the Devil"]
    assert pact.initiative == 18
    assert "strongest foe" in pact.text.splitlines()[0]
    assert "5-9: 2 damage." in pact.text.splitlines()
    assert "a random foe takes 3 damage" in BY_NAME["Mind-Altering"].text.casefold()
    assert "foe on your right" in BY_NAME["Mysterious"].text
    assert "counts as a Dark" in BY_NAME["Demon Shoes"].text
    assert "Power Roll" in BY_NAME["Fool's Gold"].text


# -- what each glyph is like -----------------------------------------------------------------------


def with_glyph(glyph: str) -> list[Entry]:
    return [entry for entry in ENTRIES if entry.glyphs == [glyph]]


@pytest.mark.rule("SKZ-019")
def test_most_arcane_cards_deal_in_treasures_and_most_do_damage() -> None:
    arcane = with_glyph("arcane")
    assert sum("Treasure" in entry.text for entry in arcane) > len(arcane) / 2
    assert sum("damage" in entry.text for entry in arcane) > len(arcane) / 2


@pytest.mark.rule("SKZ-020")
def test_most_dark_cards_can_hurt_their_caster_and_no_other_glyph_does() -> None:
    at_a_price = re.compile(
        r"\b[Yy]ou (?:and [\w ]+ each )?(?:may )?take\b|\bTake\b|[Tt]hen take|, take|each player takes"
    )
    rolled = "You and your strongest foe each roll"
    risky = {entry.name for entry in ENTRIES if at_a_price.search(entry.text) or rolled in entry.text}
    components = {entry.name for kind in COMPONENTS for entry in of_kind(kind)}
    dark = {entry.name for entry in with_glyph("dark")}
    assert risky & components <= dark
    assert len(risky & dark) > len(dark) / 2


@pytest.mark.rule("SKZ-021")
def test_elemental_cards_do_the_most_damage_with_the_fewest_frills() -> None:
    elemental = with_glyph("elemental")
    assert all("damage" in entry.text for entry in elemental)
    assert not any(re.search(r"[Hh]eal|Treasure|[Ss]teal|[Dd]raw", entry.text) for entry in elemental)


@pytest.mark.rule("SKZ-022")
def test_illusions_are_fast_and_mostly_pick_their_victims() -> None:
    fast = sum(entry.initiative for entry in of_kind("delivery") if entry.glyphs == ["illusion"])
    for glyph in set(GLYPHS) - {"illusion"}:
        assert fast > sum(entry.initiative for entry in of_kind("delivery") if entry.glyphs == [glyph])
    picking = [
        entry for entry in with_glyph("illusion") if re.search(r"of your choice|[Cc]hoose|a foe who", entry.text)
    ]
    assert len(picking) > len(with_glyph("illusion")) / 2


@pytest.mark.rule("SKZ-023")
def test_primal_cards_heal_or_wear_foes_down() -> None:
    slow = re.compile(r"[Hh]eal|end of (?:this|each) round|discard")
    assert [entry.name for entry in with_glyph("primal") if not slow.search(entry.text)] == []


# -- what must be in the deck for the rules to matter ------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        r"to your spell",
        r"[Aa]dd (?:a die|\w+ dice)",
        r"reroll",
        r"[Ss]teal a Treasure",
        r"the target gains a Treasure|that foe gain a Treasure",
        r"from that foe's spell",
        r"[Hh]eal",
        r"random foe",
        r"foe on your left",
        r"foe on your right",
        r"foes on your left and right",
        r"each foe",
        r"strongest foe",
        r"weakest foe",
        r"foe stronger than you",
        r"foe weaker than you",
        r"foe of your choice",
        r"If you would die",
        r"Whenever",
        r"At the start of your turn",
        r"hand size",
        r"Initiative",
        r"same text",
    ],
)
def test_the_deck_uses(words: str) -> None:
    assert [entry.name for entry in ENTRIES if re.search(words, entry.text)]


def test_one_treasure_counts_as_each_glyph() -> None:
    for glyph in GLYPHS:
        counting = [entry for entry in of_kind("treasure") if f"counts as a {glyph.title()} glyph" in entry.text]
        counting += [entry for entry in of_kind("treasure") if f"counts as an {glyph.title()} glyph" in entry.text]
        assert len(counting) == 1
        assert BOX.card(counting[0]).kind == TREASURE
