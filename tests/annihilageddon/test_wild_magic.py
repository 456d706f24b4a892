"""Wild Magic, and cards played from the decks of foes (ANN-156 to ANN-162)."""

from __future__ import annotations

import pytest

from tests.builder_table import (
    LIMP_WAND,
    WILD_MAGIC,
    Table,
    ability,
    card,
    creature,
    familiar,
    legend,
    location,
    printed,
    spell,
)

POWER = "+2 Power"
PLAY = "play the top card of any foe's deck"
LOAN = card("Loan", "+3 Power.")


@pytest.mark.rule("ANN-157", "ANN-R64")
def test_the_choice_comes_before_the_card_is_seen() -> None:
    table = Table(2, hands={"A": [WILD_MAGIC, creature("Ant")]}, decks={"B": [LOAN]})
    table.play("Wild Magic")
    assert table.options == [POWER, PLAY]
    assert table.seen("A", "B", "deck")[:1] in ([], [None])
    table.say(POWER)
    assert table.power == 2
    assert table.deck("B")[0] == "Loan"
    assert table.playable == ["Ant"]


@pytest.mark.rule("ANN-157", "ANN-158")
def test_you_play_the_card_with_all_it_does_and_its_owner_gets_it_back() -> None:
    bolt = spell("Bolt", "+1 Power. Draw a card.\nATTACK: Deal 3 damage to each foe.")
    table = Table(3, hands={"A": [WILD_MAGIC]}, decks={"B": [creature("Ant")], "C": [bolt]})
    table.play("Wild Magic", PLAY, "C")
    assert table.power == 1
    assert table.hand("A") == ["Pebble"]
    assert table.hp == {"A": 20, "B": 17, "C": 17}
    assert table.discards("C") == ["Bolt"]
    assert table.in_play("A") == ["Wild Magic"]
    assert table.deck("B")[0] == "Ant"


@pytest.mark.rule("ANN-159", "ANN-160", "ANN-E20")
def test_an_ongoing_card_changes_its_owner() -> None:
    shrine = card("Shrine", "ONGOING: At the start of each of your turns, +1 Power.", kind="location", vp=7)
    table = Table(2, hands={"A": [WILD_MAGIC]}, decks={"B": [shrine]})
    before = table.scores
    table.play("Wild Magic", PLAY)
    assert table.in_play("A") == ["Wild Magic", "Shrine"]
    assert table.discards("B") == []
    assert table.scores == {"A": before["A"] + 7, "B": before["B"] - 7}
    assert [table.g.face(c).name for c in table.g.played] == ["Wild Magic", "Shrine"]
    table.end()
    assert table.in_play("A") == ["Shrine"]
    table.end()
    assert table.turn == "A"
    assert table.power == 1


@pytest.mark.rule("ANN-160", "ANN-E22")
def test_it_counts_as_played_for_the_tile() -> None:
    tile = ability("Zoo", "Whenever you play your second different Creature in a turn, +4 Power.")
    table = Table(2, hands={"A": [creature("Ant"), WILD_MAGIC]}, decks={"B": [creature("Bat")]}, abilities={"A": tile})
    table.play("Ant")
    assert table.power == 0
    table.play("Wild Magic", PLAY)
    assert table.power == 4
    same = Table(2, hands={"A": [creature("Ant"), WILD_MAGIC]}, decks={"B": [creature("Ant")]}, abilities={"A": tile})
    same.play("Ant")
    same.play("Wild Magic", PLAY)
    assert same.power == 0


@pytest.mark.rule("ANN-161", "ANN-E21", "ANN-210")
def test_what_a_borrowed_card_would_do_at_the_end_of_the_turn_is_lost() -> None:
    returns = card("Cork", "+1 Power. At the end of your turn, put this card on top of your deck.")
    table = Table(2, hands={"A": [WILD_MAGIC]}, decks={"B": [returns]})
    table.play("Wild Magic", PLAY)
    assert table.power == 1
    table.end()
    assert table.discards("B") == ["Cork"]
    assert "Cork" not in table.deck("A") + table.hand("A") + table.deck("B")
    own = Table(2, hands={"A": [returns]}, pebbles=4)
    own.play("Cork")
    own.end()
    assert "Cork" in own.hand("A")


@pytest.mark.rule("ANN-161", "ANN-210")
def test_that_holds_for_whatever_it_would_do_then() -> None:
    late = card("Late", "+1 Power. At the end of your turn, heal 5 HP.")
    borrowed = Table(2, hp={"A": 10, "B": 10}, hands={"A": [WILD_MAGIC]}, decks={"B": [late]})
    borrowed.play("Wild Magic", PLAY)
    borrowed.end()
    assert borrowed.hp == {"A": 10, "B": 10}
    own = Table(2, hp={"A": 10, "B": 10}, hands={"A": [late]})
    own.play("Late")
    own.end()
    assert own.hp == {"A": 15, "B": 10}


@pytest.mark.rule("ANN-R61")
def test_a_foe_without_cards_cannot_be_chosen() -> None:
    three = Table(3, hands={"A": [WILD_MAGIC]}, decks={"B": [LOAN]}, pebbles=0, discards={"A": [creature("Ant")]})
    three.play("Wild Magic", PLAY)
    assert three.power == 3
    assert three.discards("B") == ["Loan"]
    nobody = Table(2, hands={"A": [WILD_MAGIC]}, pebbles=0, discards={"A": [creature("Ant")]})
    nobody.play("Wild Magic")
    assert nobody.power == 2
    assert nobody.prompt.startswith("Your turn")


@pytest.mark.rule("ANN-R62")
def test_an_empty_deck_is_shuffled_first() -> None:
    table = Table(2, hands={"A": [WILD_MAGIC]}, pebbles=0, discards={"B": [LOAN, creature("Ant")]}, nature=["Loan"])
    table.play("Wild Magic", PLAY)
    assert table.power == 3
    assert table.discards("B") == ["Loan"]
    assert table.deck("B") == ["Ant"]


@pytest.mark.rule("ANN-R63", "ANN-164")
@pytest.mark.parametrize(
    ("top", "power"),
    [
        (LIMP_WAND, 0),
        (printed("Fizzle"), 0),
        (familiar("Pet", "+3 Power.\nDEFENSE: Discard this card to avoid an Attack."), 3),
        (legend("Boss", "+4 Power.\nGROUP ATTACK: Each player takes 3 damage."), 4),
    ],
)
def test_any_card_is_played_by_its_upper_text(top: object, power: int) -> None:
    table = Table(2, hands={"A": [WILD_MAGIC]}, decks={"B": [top]})  # type: ignore[list-item]
    table.play("Wild Magic", PLAY)
    assert table.power == power
    assert table.hp == {"A": 20, "B": 20}
    assert table.discards("B") == [getattr(top, "name", "")]
    assert table.deck("B")[0] == "Pebble"


@pytest.mark.rule("ANN-R63")
def test_another_wild_magic_gives_the_same_choice_and_goes_back() -> None:
    table = Table(3, hands={"A": [WILD_MAGIC]}, decks={"B": [WILD_MAGIC], "C": [LOAN]})
    table.play("Wild Magic", PLAY, "B")
    assert table.asked == "A"
    assert table.options == [POWER, PLAY]
    table.say(PLAY, "C")
    assert table.power == 3
    assert table.discards("B") == ["Wild Magic"]
    assert table.discards("C") == ["Loan"]
    assert table.in_play("A") == ["Wild Magic"]


@pytest.mark.rule("ANN-R65")
def test_playing_a_foes_card_is_no_attack_but_its_attack_is_yours() -> None:
    dodge = card("Dodge", "DEFENSE: Discard this card to avoid an Attack.")
    bolt = spell("Bolt", "ATTACK: Deal 3 damage to each foe.")
    calm = Table(2, hands={"A": [WILD_MAGIC], "B": [dodge]}, decks={"B": [LOAN]})
    calm.play("Wild Magic", PLAY)
    assert calm.prompt.startswith("Your turn")
    assert calm.hand("B") == ["Dodge"]
    table = Table(2, hands={"A": [WILD_MAGIC], "B": [dodge]}, decks={"B": [bolt]}, hp={"A": 15})
    table.play("Wild Magic", PLAY)
    assert table.asked == "B"
    table.take_it("B")
    assert table.hp == {"A": 15, "B": 17}


@pytest.mark.rule("ANN-R66")
def test_a_borrowed_card_is_yours_only_while_it_is_carried_out() -> None:
    herd = creature("Herd", "+1 Power for each Creature you control.")
    table = Table(
        2, hands={"A": [WILD_MAGIC, creature("Flock", "+1 Power for each Creature you control.")]}, decks={"B": [herd]}
    )
    table.play("Wild Magic", PLAY)
    assert table.power == 1
    table.play("Flock")
    assert table.power == 2


@pytest.mark.rule("ANN-162", "ANN-010", "ANN-166")
def test_neither_wild_magic_nor_limp_wands_have_a_type() -> None:
    count = spell(
        "Count",
        "+1 Power for each Starter in your discard pile. +1 Power for each Wizard card in your discard pile."
        " +1 Power for each Creature in your discard pile. +1 Power for each Spell in your discard pile."
        " +1 Power for each Treasure in your discard pile. +1 Power for each Location in your discard pile."
        " +1 Power for each Familiar in your discard pile. +1 Power for each Legend in your discard pile.",
    )
    table = Table(2, hands={"A": [count]}, discards={"A": [WILD_MAGIC, LIMP_WAND]})
    table.play("Count")
    assert table.power == 0
    some = Table(2, hands={"A": [count]}, discards={"A": [WILD_MAGIC, spell("Zap"), location("Hut")]})
    some.play("Count")
    assert some.power == 2


@pytest.mark.rule("ANN-R71")
def test_a_borrowed_card_that_destroys_itself_does_not_come_back() -> None:
    flash = card("Flash", "+3 Power. Destroy this card.")
    table = Table(2, hands={"A": [WILD_MAGIC]}, decks={"B": [flash]})
    table.play("Wild Magic", PLAY)
    assert table.power == 3
    assert table.destroyed == ["Flash"]
    assert table.discards("B") == []
