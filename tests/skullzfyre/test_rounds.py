"""The round and the refill at its start (SKZ-039 to SKZ-045)."""

from random import Random

import pytest

import spellwright as sw
from spellwright.effects.events import CASTS, DREW, GHOST_DRAWN, RESHUFFLED, REVEALED, ROUND_BEGINS, SIZES
from spellwright.effects.table import HAND
from tests.scenario import FILLERS, WILD_MAGIC, Table, dead_wizard, delivery, quality, source, treasure

S = source("S")
Q = quality("Q")
D = delivery("D", initiative=7)


@pytest.mark.rule("SKZ-039", "SKZ-033")
def test_a_round_is_refill_placing_sizes_and_turns_and_then_comes_the_next() -> None:
    table = Table(3, spells={"A": [S], "B": [Q, D]}, dead="C")
    table.play()
    story = table.story(SIZES, CASTS, ROUND_BEGINS, DREW, GHOST_DRAWN)
    assert story[:5] == ["A size 1", "B size 2", "A casts", "B casts", "round 2"]
    assert story[5:] == [
        *["A draws Dull Source", "A draws Dull Quality", "A draws Dull Delivery"] * 2,
        *["A draws Dull Source", "A draws Dull Quality"],
        *["B draws Dull Delivery", "B draws Dull Source", "B draws Dull Quality"] * 2,
        *["B draws Dull Delivery", "B draws Dull Source"],
        "C draws the Dead Wizard card Dull Ghost",
    ]
    assert table.waiting == "AB"


@pytest.mark.rule("SKZ-040", "SKZ-041")
def test_hands_are_filled_up_to_eight_and_cards_not_placed_stay() -> None:
    table = Table(3, spells={"A": [S, Q]}, hands={"A": [D, D, D, S, S], "B": [Q]}, dead="C")
    table.place("B", Q)
    table.play()
    assert table.hand("A")[:5] == ["D", "D", "D", "S", "S"]
    assert [len(table.hand(seat)) for seat in "AB"] == [8, 8]
    assert sum(line.startswith("A draws") for line in table.story(DREW)) == 3
    assert sum(line.startswith("B draws") for line in table.story(DREW)) == 8


@pytest.mark.rule("SKZ-042", "SKZ-030", "SKZ-026")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_game_opens_with_eight_cards_twenty_hp_and_nothing_else(players: int) -> None:
    match = sw.game("skullzfyre").new(players=players, seed=3)
    while len(match.decisions) == 1:
        match.answer(match.decisions[0].seat, 0)
    for seat in match.view(-1)["seats"]:
        assert seat["hp"] == 20
        assert seat["zones"]["hand"]["count"] == 8
        assert seat["zones"]["treasures"]["count"] == 0
        assert seat["zones"]["dead wizard cards"]["count"] == 0


@pytest.mark.rule("SKZ-043", "SKZ-044", "SKZ-165")
def test_a_dead_wizard_draws_a_dead_wizard_card_each_round_and_no_hand() -> None:
    table = Table(3, spells={"A": [S], "B": [Q, D]}, dead="C", dead_wizard_deck=[dead_wizard("First")])
    table.play()
    assert table.dead_wizard_cards("C") == ["First"]
    table.dice(6, 1)
    for seat in "AB":
        table.place(seat, FILLERS[0])
    assert table.match.view(0)["round"] == 3
    assert table.dead_wizard_cards("C") == ["First", "Dull Ghost"]
    assert table.hand("C") == []
    assert table.dead_wizard_cards("A") == []


@pytest.mark.rule("SKZ-044")
def test_a_caster_who_dies_takes_nothing_into_a_hand() -> None:
    grab = source("Grab", "Deal 5 damage to yourself. Draw two cards. Put a card from the discard pile into your hand.")
    table = Table(3, hp={"A": 5}, spells={"A": [grab], "B": [Q, D]}, discards=[S], deck=[S, S])
    table.play()
    assert "A" not in table.alive
    assert table.hand("A") == []


@pytest.mark.rule("SKZ-045", "SKZ-002", "SKZ-155")
def test_a_hand_holds_components_and_wild_magic_only_whatever_happens() -> None:
    kinds = set()
    for seed in range(4):
        match, chance = sw.game("skullzfyre").new(players=6, seed=seed), Random(seed)
        while not match.over:
            kinds |= {match.state.face(card).kind for seat in range(6) for card in match.state.in_zone(HAND, seat)}
            decision = chance.choice(match.decisions)
            match.answer(decision.seat, chance.randrange(len(decision.options)))
    assert kinds == {1, 2, 4, 8}


@pytest.mark.rule("SKZ-R02", "SKZ-040")
def test_a_treasure_can_make_its_owners_hand_larger() -> None:
    bag = treasure("Bag", "Your hand size is increased by 2.")
    table = Table(2, spells={"A": [S]}, treasures={"B": [bag]})
    table.play()
    assert [len(table.hand(seat)) for seat in "AB"] == [8, 10]


@pytest.mark.rule("SKZ-R21", "SKZ-040")
def test_a_refill_ends_when_no_card_is_left_anywhere() -> None:
    table = Table(3, spells={"A": [S]}, deck=[Q] * 9, fillers=0, dead="C", dice=[1])
    table.play()
    assert [len(table.hand(seat)) for seat in "AB"] == [8, 2]
    assert table.dead_wizard_cards("C") == []


@pytest.mark.rule("SKZ-R50")
def test_a_hand_of_more_than_eight_is_kept_and_draws_nothing() -> None:
    hoard = source("Hoard", "Draw six cards.")
    table = Table(spells={"A": [hoard]}, hands={"A": [S, Q, D, S, Q, D]})
    table.play()
    assert len(table.hand("A")) == 12
    assert sum(line.startswith("A draws") for line in table.story(DREW)) == 6


@pytest.mark.rule("SKZ-R21", "SKZ-178", "SKZ-180")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_of_its_discards() -> None:
    draw = source("Draw", "Draw three cards. You may heal 1 HP.")
    table = Table(2, spells={"A": [draw]}, discards=[Q, Q, Q, WILD_MAGIC], deck=[D], fillers=0, dice=[1, 2])
    table.play()
    assert table.asked == "A"
    assert table.story(DREW, RESHUFFLED) == ["A draws D", "a deck is reshuffled", "A draws Q", "A draws Q"]
    assert table.discards == []


@pytest.mark.rule("SKZ-R21")
def test_a_draw_stops_when_deck_and_discard_pile_are_empty() -> None:
    draw = source("Draw", "Draw three cards. You may heal 1 HP.")
    table = Table(2, spells={"A": [draw]}, deck=[D, D], fillers=0, hands={"B": [WILD_MAGIC, S, Q]})
    table.place("B", Q, S)
    table.play()
    assert table.asked == "A"
    assert table.hand("A") == ["D", "D"]
    assert table.deck == []


@pytest.mark.rule("SKZ-R21")
def test_cards_just_turned_up_are_not_shuffled_into_the_new_deck() -> None:
    look = source("Look", "Reveal the top three cards of the Main Deck. Discard them. You may heal 1 HP.")
    table = Table(2, spells={"A": [look]}, deck=[S], discards=[Q, D], fillers=0, dice=[1, 1])
    table.play()
    assert table.story(REVEALED, RESHUFFLED) == [
        "a deck is reshuffled", "A turns up S", "A turns up Q", "A turns up D",
    ]  # fmt: skip
    assert (table.deck, table.discards) == ([], ["S", "Q", "D"])


@pytest.mark.rule("SKZ-R05")
def test_what_happens_to_all_as_a_round_ends_begins_at_the_start_seat() -> None:
    bell = treasure("Bell", "At the end of each round, draw a card.")
    table = Table(3, spells={"A": [source("S")]}, treasures={seat: [bell] for seat in "ABC"}, first="C")
    table.play()
    assert "".join(line[0] for line in table.story(DREW)[:3]) == "CAB"


@pytest.mark.rule("SKZ-R49")
def test_an_offer_to_several_goes_clockwise_from_the_caster() -> None:
    table = Table(hp=dict.fromkeys("ABCD", 9), spells={"C": [source("Rain", "Each foe may heal 1 HP.")]})
    table.play()
    asked = ""
    for _ in range(3):
        asked += table.asked
        table.play("yes")
    assert asked == "DAB"
