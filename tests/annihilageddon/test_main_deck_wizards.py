"""The Wizards of the main deck, each as it is printed, where it does what no other card does."""

from __future__ import annotations

import pytest

from spellwright.packs.files import Entry
from tests.builder_table import GLYPH, Table, card, creature, mayhem, printed, spell, token, treasure

ZAP = spell("Zap", "ATTACK: Deal 9 damage to any foe.")
LIMP = token("Limp")
SORE = token("Sore")


@pytest.mark.rule("ANN-E17", "ANN-181")
def test_bumblewick_heals_no_further_than_25() -> None:
    table = Table(hp={"A": 24}, hands={"A": [printed("Bartholomew Bumblewick")]})
    table.play("Bartholomew Bumblewick")
    assert table.hp["A"] == 25
    assert table.hand("A") == ["Pebble"]


def test_the_understudy_discards_one_of_the_two_cards_it_draws() -> None:
    hands = {"A": [ZAP], "B": [printed("Panicky Understudy"), card("Old")]}
    table = Table(hands=hands, decks={"B": [card("One"), card("Two")]})
    table.play("Zap", "B")
    table.defend("B", "Panicky Understudy")
    assert table.options == ["One", "Two"]
    table.say("One")
    assert table.hp["B"] == 20
    assert sorted(table.hand("B")) == ["Old", "Two"]
    assert table.discards("B") == ["Panicky Understudy", "One"]


@pytest.mark.rule("ANN-201")
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Remedial Rhonda", "spell"),
        ("Bin Raccoon", "treasure"),
        ("Furry Fury", "creature"),
        ("Wizard Whistle", "wizard"),
    ],
)
def test_a_card_that_is_there_must_be_fetched_and_else_there_is_power(name: str, kind: str) -> None:
    wanted = card("Wanted", kind=kind)
    other = card("Other", kind="creature" if kind == "spell" else "spell")
    table = Table(hands={"A": [printed(name)]}, discards={"A": [other, wanted]})
    table.play(name)
    assert table.hand("A") == ["Wanted"]
    assert table.power == 0
    empty = Table(hands={"A": [printed(name)]}, discards={"A": [other]})
    empty.play(name)
    assert empty.hand("A") == []
    assert empty.power == 2


@pytest.mark.rule("ANN-219", "ANN-220", "ANN-221")
def test_mendbone_takes_a_token_back_from_the_very_healthy() -> None:
    loss = token("Loss", "Destroy a card from your discard pile.")
    table = Table(
        hp={"A": 21},
        hands={"A": [printed("Doctor Mort Mendbone"), card("Heirloom", cost=5)]},
        decks={"A": [card("New"), card("Newer")]},
        tokens={"A": [loss]},
        destroyed=[card("Lost")],
        token_fillers=2,
    )
    table.play("Doctor Mort Mendbone")
    assert sorted(table.options) == ["Heirloom", "New", "Newer"]
    table.say("Heirloom")
    assert table.hp["A"] == 25
    assert table.tokens("A") == []
    assert sorted(table.token_stack) == ["Loss", "Scar", "Scar"]
    assert table.happened("shuffles") == ["A shuffles Loss into a stack."]
    assert table.seen_on_table("A", "token stack") in ([], [None] * 3)
    assert table.destroyed == ["Lost"]


@pytest.mark.rule("ANN-219")
def test_mendbone_takes_no_token_from_those_who_still_hurt() -> None:
    hands = {"A": [printed("Doctor Mort Mendbone"), card("Heirloom", cost=5)]}
    table = Table(hp={"A": 19}, hands=hands, tokens={"A": [LIMP]})
    table.play("Doctor Mort Mendbone", "Heirloom")
    assert table.hp["A"] == 24
    assert table.tokens("A") == ["Limp"]


@pytest.mark.rule("ANN-E16", "ANN-206", "ANN-209")
def test_gertrude_counts_tombstones_as_tokens_and_the_end_does_not() -> None:
    tombs = [printed("Souvenir Tombstone")] * 2
    table = Table(hands={"A": [printed("Grieving Gertrude")]}, in_play={"A": tombs}, tokens={"A": [LIMP, SORE, LIMP]})
    table.play("Grieving Gertrude")
    assert table.power == 5
    assert table.scores["A"] == 1 - 9 + 2 * 3


@pytest.mark.rule("ANN-E31", "ANN-205")
def test_gus_gives_the_slain_the_token_of_his_choice() -> None:
    table = Table(
        hp={"B": 3},
        hands={"A": [ZAP]},
        in_play={"A": [printed("Gravedigger Gus")]},
        token_stack=[LIMP, SORE],
        token_fillers=3,
    )
    table.play("Zap", "B")
    assert table.asked == "A"
    assert sorted(table.options) == ["Limp", "Sore"]
    table.say("Sore")
    assert table.tokens("B") == ["Sore"]
    assert sorted(table.token_stack) == ["Limp", "Scar", "Scar", "Scar"]


@pytest.mark.rule("ANN-R26")
@pytest.mark.parametrize("left", [1, 0])
def test_gus_shows_no_more_tokens_than_there_are(left: int) -> None:
    table = Table(hp={"B": 3}, hands={"A": [ZAP]}, in_play={"A": [printed("Gravedigger Gus")]}, token_fillers=left)
    table.play("Zap", "B")
    assert table.tokens("B") == ["Scar"] * left
    assert table.hp["B"] == 20


@pytest.mark.rule("ANN-217")
def test_stu_swaps_a_token_of_his_choice_for_one_of_a_foe() -> None:
    hands = {"A": [printed("Switcheroo Stu")]}
    tokens = {"A": [LIMP, SORE], "B": [token("Itch"), token("Cough")]}
    table = Table(hands=hands, tokens=tokens, in_play={"A": [printed("Souvenir Tombstone")]})
    table.play("Switcheroo Stu", "B")
    assert sorted(table.options) == ["Cough", "Itch"]
    table.say("Itch")
    assert sorted(table.options) == ["Limp", "Sore"]
    table.say("Sore")
    assert table.tokens("A") == ["Limp", "Itch"]
    assert table.tokens("B") == ["Cough", "Sore"]
    assert table.in_play("A") == ["Souvenir Tombstone", "Switcheroo Stu"]


@pytest.mark.rule("ANN-217")
@pytest.mark.parametrize(("mine", "theirs"), [([], [LIMP]), ([LIMP], [])])
def test_stu_needs_a_token_on_both_sides(mine: list[Entry], theirs: list[Entry]) -> None:
    tombs = {"A": [printed("Souvenir Tombstone")], "B": [printed("Souvenir Tombstone")]}
    hands = {"A": [printed("Switcheroo Stu")]}
    table = Table(2, hands=hands, tokens={"A": mine, "B": theirs}, in_play=tombs)
    table.play("Switcheroo Stu")
    assert table.tokens("A") == [each.name for each in mine]
    assert table.in_play("B") == ["Souvenir Tombstone"]


@pytest.mark.rule("ANN-R42")
def test_the_target_of_stu_may_avoid_it_before_a_token_is_chosen() -> None:
    duck = card("Duck", "DEFENSE: Discard this card to avoid the Attack.")
    hands = {"A": [printed("Switcheroo Stu")], "B": [duck]}
    table = Table(hands=hands, tokens={"A": [LIMP, SORE], "B": [token("Itch"), token("Cough")]})
    table.play("Switcheroo Stu", "B")
    assert table.asked == "B"
    table.defend("B", "Duck")
    assert table.tokens("A") == ["Limp", "Sore"]
    assert table.power == 2


@pytest.mark.rule("ANN-175")
def test_hank_pays_to_decline_and_takes_no_part() -> None:
    gift = mayhem("Gift", "Each player takes 2 damage. Each player draws a card.")
    table = Table(
        2,
        moment="start",
        hp={"A": 9, "B": 9},
        in_play={"A": [printed("Hall-Pass Hank")]},
        hands={"A": [], "B": []},
        line_up=[card("One"), card("Two"), card("Three"), card("Four")],
        main_deck=[gift],
    )
    table.answer("A", "decline")
    assert table.hp == {"A": 7, "B": 7}
    assert table.hand("A") == []
    assert table.hand("B") == ["Pebble"]


@pytest.mark.rule("ANN-175")
def test_who_has_two_ways_to_decline_says_which() -> None:
    hail = mayhem("Hail", "ATTACK: Deal 10 damage to each player.")
    excuses = [printed("Hall-Pass Hank"), printed("Doctor's Note"), printed("Hall-Pass Hank")]
    for way, hp, left in (("Doctor's Note", 20, 2), ("Hall-Pass Hank", 18, 3)):
        table = Table(2, moment="start", in_play={"A": excuses}, line_up=[], main_deck=[hail])
        assert table.options == ["decline with Hall-Pass Hank", "decline with Doctor's Note", "participate"]
        table.say(f"decline with {way}")
        assert table.hp == {"A": hp, "B": 10}
        assert len(table.in_play("A")) == left


@pytest.mark.rule("ANN-175", "ANN-182")
@pytest.mark.parametrize("hp", [1, 3])
def test_hank_may_take_part_all_the_same_and_pays_only_what_he_has(hp: int) -> None:
    gift = mayhem("Gift", "Each player heals 5 HP.")
    line_up = [card("One"), card("Two"), card("Three"), card("Four")]
    in_play = {"A": [printed("Hall-Pass Hank")]}
    table = Table(2, moment="start", hp={"A": hp}, in_play=in_play, line_up=line_up, main_deck=[gift])
    if hp == 3:
        table.answer("A", "participate")
    assert table.hp["A"] == hp + 5


@pytest.mark.rule("ANN-208", "ANN-140", "ANN-197", "ANN-200")
def test_sigmund_counts_standees_and_ongoing_tokens_as_well() -> None:
    curse = token("Curse", "ONGOING: You cannot avoid Mayhem Attacks.")
    ongoing = [printed("Coin Fountain"), printed("Trophy Standee"), printed("R'lyeh Standee")]
    hands = {"A": [printed("Sparkling Sigmund")]}
    table = Table(hands=hands, in_play={"A": ongoing, "B": [printed("Coin Fountain")]}, tokens={"A": [curse, LIMP]})
    table.play("Sparkling Sigmund")
    assert table.power == 1 + 4


def test_mcghee_draws_for_a_kill() -> None:
    table = Table(hp={"B": 4}, hands={"A": [printed("Knuckles McGhee")]})
    table.play("Knuckles McGhee", "B")
    assert table.hand("A") == ["Pebble", "Pebble"]
    assert table.tokens("B") == ["Scar"]


def test_trevor_takes_from_everybody() -> None:
    hands = {"A": [printed("Tax Wizard Trevor")], "B": [GLYPH], "C": [GLYPH]}
    table = Table(3, hands=hands)
    table.play("Tax Wizard Trevor")
    assert table.discards("B") == table.discards("C") == ["Limp Wand", "Glyph"]


@pytest.mark.rule("ANN-206")
def test_wartwhistle_hurts_for_every_token() -> None:
    in_play = {"A": [printed("Souvenir Tombstone")]}
    table = Table(hands={"A": [printed("Widow Wartwhistle")]}, in_play=in_play, tokens={"A": [LIMP], "B": [LIMP]})
    table.play("Widow Wartwhistle", "B")
    assert table.hp["B"] == 14


def test_ingrid_puts_a_card_back_on_the_deck() -> None:
    hands = {"A": [printed("Intern Ingrid"), creature("Rat")]}
    table = Table(hands=hands, decks={"A": [treasure("Cup")]})
    table.play("Intern Ingrid", "Rat")
    assert table.hand("A") == ["Cup"]
    assert table.deck("A")[0] == "Rat"
