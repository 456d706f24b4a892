"""Strongest, weakest, neighbours, and the order of effects (ANN-114 to ANN-119, ANN-150 to ANN-152)."""

from __future__ import annotations

import pytest

from tests.builder_table import Table, card, location, mayhem, spell, token

STRONG = spell("Strong", "ATTACK: Deal 5 damage to your strongest foe.")
WEAK = spell("Weak", "ATTACK: Deal 5 damage to your weakest foe.")


@pytest.mark.rule("ANN-114", "ANN-115")
def test_strongest_and_weakest_foes_have_the_most_and_fewest_hp() -> None:
    table = Table(4, hp={"A": 25, "B": 12, "C": 18, "D": 15}, hands={"A": [STRONG, WEAK]})
    table.play("Strong")
    assert table.hp == {"A": 25, "B": 12, "C": 13, "D": 15}
    table.play("Weak")
    assert table.hp == {"A": 25, "B": 7, "C": 13, "D": 15}


@pytest.mark.rule("ANN-116")
@pytest.mark.parametrize("text", ["Strong", "Weak"])
def test_who_attacks_chooses_among_the_tied(text: str) -> None:
    hp = {"A": 10, "B": 15, "C": 11 if text == "Strong" else 19, "D": 15}
    table = Table(4, hp=hp, hands={"A": [STRONG, WEAK]})
    table.play(text)
    assert (table.asked, table.options) == ("A", ["B", "D"])
    table.say("D")
    assert table.hp == hp | {"D": 10}


@pytest.mark.rule("ANN-114")
def test_strength_is_that_of_the_moment() -> None:
    table = Table(
        3, hp={"B": 20, "C": 18}, hands={"A": [STRONG, spell("Again", "ATTACK: Deal 4 damage to your strongest foe.")]}
    )
    table.play("Strong")
    table.play("Again")
    assert table.hp == {"A": 20, "B": 15, "C": 14}


@pytest.mark.rule("ANN-117")
def test_stronger_and_weaker_foes_differ_from_you() -> None:
    up = spell("Up", "ATTACK: Deal 2 damage to each stronger foe.")
    down = spell("Down", "ATTACK: Deal 3 damage to each weaker foe.")
    table = Table(4, hp={"A": 15, "B": 16, "C": 15, "D": 14}, hands={"A": [up, down]})
    table.play("Up")
    assert table.hp == {"A": 15, "B": 14, "C": 15, "D": 14}
    table.play("Down")
    assert table.hp == {"A": 15, "B": 11, "C": 15, "D": 11}


@pytest.mark.rule("ANN-118", "ANN-E27")
def test_the_one_foe_of_two_players_is_hit_once() -> None:
    both = spell("Both", "ATTACK: Deal 4 damage to the foes on your left and right.")
    table = Table(2, hands={"A": [both]})
    table.play("Both")
    assert table.hp == {"A": 20, "B": 16}
    table = Table(4, turn="B", hands={"B": [both]})
    table.play("Both")
    assert table.hp == {"A": 16, "B": 20, "C": 16, "D": 20}


@pytest.mark.rule("ANN-119")
def test_a_mayhem_for_players_hits_all_who_are_tied() -> None:
    comet = mayhem("Comet", "ATTACK: Deal 5 damage to the strongest player(s).")
    drain = mayhem("Drain", "ATTACK: The weakest player(s) gain a Limp Wand.")
    one = [card(str(i)) for i in range(4)]
    tied = Table(4, moment="start", hp={"A": 18, "B": 18, "C": 17, "D": 9}, line_up=one, main_deck=[comet])
    assert tied.hp == {"A": 13, "B": 13, "C": 17, "D": 9}
    alone = Table(4, moment="start", hp={"A": 18, "B": 19, "C": 17, "D": 9}, line_up=one, main_deck=[comet])
    assert alone.hp == {"A": 18, "B": 14, "C": 17, "D": 9}
    weak = Table(3, moment="start", hp={"A": 7, "B": 19, "C": 7}, line_up=one, main_deck=[drain])
    assert [weak.discards(name) for name in "ABC"] == [["Limp Wand"], [], ["Limp Wand"]]


# -- order -----------------------------------------------------------------------------------------


@pytest.mark.rule("ANN-E09", "ANN-150", "ANN-152")
def test_too_few_limp_wands_go_to_the_first_in_order() -> None:
    curse = spell("Curse", "ATTACK: Each foe gains a Limp Wand.")
    table = Table(4, turn="C", limp_wands=2, hands={"C": [curse]})
    table.play("Curse")
    assert [table.discards(name) for name in "ABCD"] == [["Limp Wand"], [], [], ["Limp Wand"]]


@pytest.mark.rule("ANN-150")
def test_an_effect_on_all_begins_with_whoever_plays_it() -> None:
    gift = spell("Gift", "Each player gains a Limp Wand.")
    ask = spell("Ask", "Each player may heal 1 HP.")
    table = Table(4, turn="C", limp_wands=2, hands={"C": [gift, ask]})
    table.play("Gift")
    assert [table.discards(name) for name in "ABCD"] == [[], [], ["Limp Wand"], ["Limp Wand"]]
    table.play("Ask")
    order = ""
    for _ in range(4):
        order += table.asked
        table.say("no")
    assert order == "CDAB"


@pytest.mark.rule("ANN-151", "ANN-170")
def test_a_mayhem_begins_with_the_active_player() -> None:
    rot = mayhem("Rot", "ATTACK: Each player gains a Limp Wand.")
    table = Table(4, turn="D", moment="start", limp_wands=3, line_up=[card(str(i)) for i in range(4)], main_deck=[rot])
    assert [table.discards(name) for name in "ABCD"] == [["Limp Wand"], ["Limp Wand"], [], ["Limp Wand"]]


@pytest.mark.rule("ANN-R27", "ANN-150")
def test_deaths_are_handled_one_by_one_beginning_with_the_player() -> None:
    doom = spell("Doom", "Deal 30 damage to each player.")
    table = Table(3, turn="B", hands={"B": [doom]}, token_fillers=2)
    table.play("Doom")
    assert [line.split()[0] for line in table.happened("slain")] == ["B", "C", "A"]
    assert [table.tokens(name) for name in "ABC"] == [[], ["Scar"], ["Scar"]]


@pytest.mark.rule("ANN-R27", "ANN-R29")
def test_a_death_is_done_with_its_token_before_the_next() -> None:
    doom = spell("Doom", "Deal 30 damage to each foe.")
    pick = token("Pick", "You may heal 1 HP.")
    table = Table(3, hands={"A": [doom]}, token_stack=[pick, pick])
    table.play("Doom")
    assert table.asked == "B"
    assert (table.tokens("B"), table.hp["B"]) == (["Pick"], 20)
    assert table.tokens("C") == []
    table.say("yes")
    assert table.hp["B"] == 21
    assert table.asked == "C"
    assert table.tokens("C") == ["Pick"]


@pytest.mark.rule("ANN-R60")
def test_abilities_of_several_wizards_go_from_the_active_one() -> None:
    grudge = location("Grudge", "ONGOING: Whenever a foe dies, you may heal 1 HP.")
    doom = spell("Doom", "Deal 30 damage to any foe.")
    table = Table(4, turn="C", hp={"A": 5, "D": 5}, hands={"C": [doom]}, in_play={"A": [grudge], "D": [grudge]})
    table.play("Doom", "B")
    assert table.asked == "D"
    table.say("no")
    assert table.asked == "A"
