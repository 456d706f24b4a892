"""A turn: the Line-Up, playing cards, the order of things in it (ANN-047 to ANN-068, ANN-R13, ANN-R70 to ANN-R74)."""

from __future__ import annotations

import pytest

from tests.builder_table import (
    GLYPH,
    Table,
    ability,
    card,
    creature,
    familiar,
    legend,
    location,
    mayhem,
    printed,
    spell,
    starter,
    treasure,
)

ASK = mayhem("Ask", "Each player may heal 1 HP.")
EARLY = card("Early", "ONGOING: At the start of each of your turns, +1 Power.")
PAUSE = "You may heal 1 HP."


# -- the Line-Up -----------------------------------------------------------------------------------


@pytest.mark.rule("ANN-E06", "ANN-049", "ANN-056", "ANN-057", "ANN-167", "ANN-173", "ANN-174")
def test_a_mayhem_is_resolved_before_the_next_card_comes() -> None:
    table = Table(
        2,
        moment="start",
        hp={"A": 10},
        in_play={"A": [EARLY]},
        line_up=[card("One"), card("Two"), card("Three")],
        main_deck=[ASK, spell("Zap"), creature("Fang")],
    )
    assert table.prompt == "You may heal 1 HP"
    assert "Zap" not in table.line_up
    assert "Fang" not in table.line_up
    assert table.mayhems == []
    assert table.power == 0
    table.say("yes", "no")
    assert table.mayhems == ["Ask"]
    assert table.destroyed == []
    assert table.line_up == ["One", "Two", "Three", "Zap", "Fang"]
    assert table.power == 1
    assert table.prompt == "Your turn, with 1 Power"
    assert [line for line in table.log if "Line-Up" in line or "Mayhem" in line] == [
        "Mayhem! Ask!",
        "Zap enters the Line-Up.",
        "Fang enters the Line-Up.",
    ]


@pytest.mark.rule("ANN-174", "ANN-173")
def test_a_mayhem_may_follow_a_mayhem_and_the_spent_ones_stay_in_order() -> None:
    table = Table(
        2,
        moment="start",
        line_up=[card(name) for name in ("One", "Two", "Three", "Four")],
        main_deck=[mayhem("First", "Each player takes 3 damage."), mayhem("Second", "Each player takes 4 damage.")],
        mayhems=[mayhem("Old")],
    )
    assert table.mayhems == ["Old", "First", "Second"]
    assert table.hp == {"A": 13, "B": 13}
    assert table.line_up == ["One", "Two", "Three", "Four", "Dull Wizard"]


@pytest.mark.rule("ANN-047", "ANN-048", "ANN-E02")
def test_slots_stay_empty_until_the_next_turn() -> None:
    fury = card("Furry Fury", cost=4)
    table = Table(
        2,
        hands={"A": [GLYPH] * 4 + [printed("Fizzle")]},
        line_up=[fury, *(card(name, cost=99) for name in ("One", "Two", "Three", "Four"))],
        main_deck=[card("New", cost=99), card("Newer")],
    )
    for _ in range(4):
        table.play("Glyph")
    table.buy("Furry Fury")
    assert table.discards("A") == ["Furry Fury"]
    table.play("Fizzle")
    assert table.power == 0
    assert table.line_up == ["One", "Two", "Three", "Four"]
    assert table.main_deck[0] == "New"
    table.end()
    assert table.turn == "B"
    assert table.line_up == ["One", "Two", "Three", "Four", "New"]
    assert table.main_deck[0] == "Newer"


@pytest.mark.rule("ANN-177", "ANN-049")
def test_a_mayhem_is_no_card_of_the_line_up_while_it_happens() -> None:
    looting = mayhem("Looting", "Each player gains a card from the Line-Up. Destroy all cards in the Line-Up.")
    names = ["One", "Two", "Three"]
    table = Table(2, moment="start", line_up=[card(name) for name in names], main_deck=[looting])
    assert (table.asked, table.options) == ("A", names)
    table.say("Two")
    assert (table.asked, table.options) == ("B", ["One", "Three"])
    table.say("One")
    assert table.destroyed == ["Three"]
    assert table.mayhems == ["Looting"]
    assert table.line_up == ["Dull Wizard"] * 5


@pytest.mark.rule("ANN-R13", "ANN-084")
def test_a_turn_is_played_with_a_short_line_up_and_the_game_ends_after_it() -> None:
    table = Table(
        2,
        moment="start",
        hands={"A": [GLYPH]},
        line_up=[card("One", cost=1), card("Two"), card("Three")],
        main_deck=[mayhem("Boom", "Each player takes 3 damage."), card("Last")],
        main_fillers=0,
    )
    assert table.line_up == ["One", "Two", "Three", "Last"]
    assert table.main_deck == []
    assert table.turn == "A"
    table.play("Glyph")
    table.buy("One")
    table.end()
    assert table.over


@pytest.mark.rule("ANN-051")
def test_cards_in_the_line_up_are_in_play_for_nobody() -> None:
    nosy = ability("Nosy", "At the start of each of your turns, +1 Power for each Creature you control.")
    table = Table(
        2,
        moment="start",
        abilities={"A": nosy},
        in_play={"A": [creature("Mine", "ONGOING: At the end of your turn, heal 1 HP.")]},
        line_up=[
            creature("Wild", "ONGOING: At the start of each of your turns, +1 Power."),
            creature("Beast", "ONGOING: At the start of each player's turn, heal 9 HP."),
            *(creature(name) for name in ("Three", "Four", "Five")),
        ],
        hp={"A": 5},
    )
    assert table.power == 1
    assert table.hp["A"] == 5


@pytest.mark.rule("ANN-R70")
def test_the_slots_of_the_line_up_are_all_alike() -> None:
    names = ["One", "Two", "Three", "Four", "Five"]
    for bought in names:
        table = Table(2, power=1, line_up=[card(name) for name in names], main_deck=[card("New", cost=9)])
        table.buy(bought)
        table.end()
        assert set(table.line_up) == {"New", *names} - {bought}
        assert len(table.line_up) == 5


# -- playing ---------------------------------------------------------------------------------------


@pytest.mark.rule("ANN-058", "ANN-062", "ANN-063", "ANN-064")
def test_cards_are_played_one_by_one_in_any_order_and_need_not_be() -> None:
    hand = [card("One", "+1 Power."), card("Two", "+2 Power."), card("Three", "Heal 3 HP.")]
    table = Table(2, hands={"A": hand}, hp={"A": 10})
    assert table.playable == ["One", "Two", "Three"]
    table.play("Three")
    assert table.hp["A"] == 13
    assert table.seen("B", "A", "in play") == ["Three"]
    table.play("One")
    assert table.power == 1
    assert table.in_play("A") == ["Three", "One"]
    assert table.playable == ["Two"]
    table.end()
    assert table.discards("A") == ["Two", "Three", "One"]
    assert "Two" not in table.hand("A")


@pytest.mark.rule("ANN-060", "ANN-E03", "ANN-071")
def test_playing_and_buying_mix_freely() -> None:
    hand = [card("Coins", "+3 Power."), card("Peek", "Draw a card.")]
    table = Table(2, hands={"A": hand}, decks={"A": [GLYPH]}, line_up=[card("Cheap", cost=1)])
    table.play("Coins")
    table.buy("Wild Magic")
    assert table.power == 0
    table.play("Peek")
    table.play("Glyph")
    assert table.power == 1
    assert table.for_sale == ["Cheap"]
    table.buy("Cheap")
    assert table.discards("A") == ["Wild Magic", "Cheap"]


@pytest.mark.rule("ANN-011", "ANN-012", "ANN-014")
def test_glyphs_give_power_and_fizzles_nothing() -> None:
    table = Table(2, hands={"A": [printed("Glyph"), printed("Fizzle")], "B": []})
    table.play("Fizzle")
    assert table.power == 0
    assert table.happened("Fizzle") == ["A plays Fizzle."]
    table.play("Glyph")
    assert table.power == 1
    assert table.hp == {"A": 20, "B": 20}


@pytest.mark.rule("ANN-013")
def test_the_wand_gives_power_and_hits_any_wizard() -> None:
    table = Table(3, hands={"A": [printed("Wand")]}, hp={"C": 1}, decks={"A": [card("One"), card("Two")]})
    table.play("Wand")
    assert table.power == 1
    assert sorted(table.options) == ["A", "B", "C"]
    table.say("C")
    assert table.tokens("C") == ["Scar"]
    assert table.hand("A") == ["One", "Two"]


@pytest.mark.rule("ANN-013")
def test_a_wand_that_kills_nobody_draws_nothing() -> None:
    table = Table(3, hands={"A": [printed("Wand")]})
    table.play("Wand", "B")
    assert table.hp == {"A": 20, "B": 19, "C": 20}
    assert table.hand("A") == []


@pytest.mark.rule("ANN-015")
def test_a_foe_is_never_you_and_a_player_may_be() -> None:
    foe, player = spell("Foe", "Deal 1 damage to any foe."), spell("Player", "Deal 1 damage to any player.")
    table = Table(3, hands={"A": [foe, player]})
    table.play("Foe")
    assert sorted(table.options) == ["B", "C"]
    table.say("B")
    table.play("Player")
    assert sorted(table.options) == ["A", "B", "C"]
    table.say("A")
    assert table.hp == {"A": 19, "B": 19, "C": 20}


@pytest.mark.rule("ANN-065")
def test_a_card_is_resolved_completely_before_what_its_play_sets_off() -> None:
    library = location("Library", "ONGOING: The first time each turn you play a Spell, draw a card.")
    zap = spell("Zap", f"{PAUSE} Discard your hand. +1 Power.")
    table = Table(2, hands={"A": [zap, card("Rest")]}, in_play={"A": [library]}, decks={"A": [card("Drawn")]})
    table.play("Zap")
    assert table.hand("A") == ["Rest"]
    table.say("no")
    assert table.discards("A") == ["Rest"]
    assert table.hand("A") == ["Drawn"]


@pytest.mark.rule("ANN-066")
def test_a_defense_card_that_is_played_does_what_stands_above_its_defense() -> None:
    guard = card("Guard", "+2 Power.\nDEFENSE: Discard this card to avoid an Attack. If you do, draw two cards.")
    table = Table(2, hands={"A": [guard]})
    table.play("Guard")
    assert table.power == 2
    assert table.in_play("A") == ["Guard"]
    assert table.hand("A") == []


@pytest.mark.rule("ANN-067", "ANN-123")
def test_a_legend_that_is_played_makes_no_group_attack() -> None:
    loud = legend("Loud", "+3 Power.\nGROUP ATTACK: Each player takes 5 damage.", cost=9)
    table = Table(3, hands={"A": [loud]})
    table.play("Loud")
    assert table.power == 3
    assert set(table.hp.values()) == {20}
    assert table.in_play("A") == ["Loud"]
    table.end()
    assert "Loud" in table.discards("A")


@pytest.mark.rule("ANN-068")
def test_a_played_card_stays_under_control_until_the_turn_is_over() -> None:
    pack = card("Pack", "+1 Power for each Creature you control.")
    late = location("Den", "ONGOING: At the end of each of your turns, heal 1 HP for each Creature you control.")
    table = Table(2, hp={"A": 5}, hands={"A": [creature("Fang"), pack]}, in_play={"A": [late]})
    table.play("Fang")
    table.play("Pack")
    assert table.power == 1
    assert table.in_play("A") == ["Den", "Fang", "Pack"]
    table.end()
    assert table.hp["A"] == 6
    assert table.in_play("A") == ["Den"]


@pytest.mark.rule("ANN-R71")
def test_what_destroys_itself_was_played_all_the_same() -> None:
    once = spell("Once", "+2 Power. Destroy this card.")
    library = location("Library", "ONGOING: Whenever you play a Spell, heal 1 HP.")
    table = Table(2, hp={"A": 5}, hands={"A": [once]}, in_play={"A": [library]})
    table.play("Once")
    assert table.destroyed == ["Once"]
    assert table.power == 2
    assert table.hp["A"] == 6
    assert [table.g.face(c).name for c in table.g.played] == ["Once"]


@pytest.mark.rule("ANN-R72", "ANN-138")
def test_any_number_of_locations_and_ongoing_cards_stay() -> None:
    hand = [location(name) for name in ("Swamp", "Tower", "Pit", "Bar")]
    table = Table(
        2, hands={"A": [*hand, treasure("Fountain", "ONGOING: At the start of each of your turns, heal 1 HP.")]}
    )
    for entry in hand:
        table.play(entry.name)
    table.play("Fountain")
    table.end()
    assert table.in_play("A") == ["Swamp", "Tower", "Pit", "Bar", "Fountain"]


@pytest.mark.rule("ANN-R74")
def test_a_hand_has_no_limit_in_a_turn() -> None:
    table = Table(2, hands={"A": [card("Feast", "Draw nine cards."), card("Second", "Draw five cards.")]}, pebbles=20)
    table.play("Feast")
    table.play("Second")
    assert len(table.hand("A")) == 14
    assert table.turn == "A"
    assert "end your turn" in table.options


@pytest.mark.rule("ANN-041", "ANN-040")
def test_a_familiar_not_bought_is_neither_played_nor_used_to_defend() -> None:
    rex = familiar("Rex", "+3 Power.\nDEFENSE: Discard this card to avoid an Attack.")
    zap = spell("Zap", "ATTACK: Deal 5 damage to each foe.")
    table = Table(2, hands={"A": [zap, starter("Pin")]}, familiars={"A": rex, "B": rex})
    assert table.playable == ["Zap", "Pin"]
    table.play("Zap")
    assert table.hp["B"] == 15
    assert table.familiar("B") == ["Rex"]


@pytest.mark.rule("ANN-050")
def test_the_line_up_is_the_five_slots_and_no_stack() -> None:
    sweep = spell("Sweep", "Destroy each card in the Line-Up.")
    names = ["One", "Two", "Three", "Four", "Five"]
    table = Table(2, hands={"A": [sweep]}, line_up=[card(name) for name in names], main_deck=[card("Next")])
    table.play("Sweep")
    assert table.line_up == []
    assert table.destroyed == names
    assert table.main_deck[0] == "Next"
    assert (table.wild_magic, table.limp_wands, table.legend) == (16, 16, "Grey Legend")


@pytest.mark.rule("ANN-045", "ANN-046")
def test_a_familiar_may_look_at_your_cards_and_defends_once_it_is_yours() -> None:
    rex = familiar(
        "Rex", "+1 Power for each Treasure in your discard pile.\nDEFENSE: Discard this card to avoid an Attack."
    )
    zap = spell("Zap", "ATTACK: Deal 5 damage to each foe.")
    table = Table(
        2, hands={"A": [rex, zap], "B": [rex]}, discards={"A": [treasure("Cup"), treasure("Can"), card("Man")]}
    )
    table.play("Rex")
    assert table.power == 2
    table.play("Zap")
    table.defend("B", "Rex")
    assert table.hp["B"] == 20
    assert table.discards("B") == ["Rex"]


# -- what can be seen ------------------------------------------------------------------------------


@pytest.mark.rule("ANN-016", "ANN-008")
def test_what_lies_open_is_open_to_all() -> None:
    table = Table(
        2,
        hands={"B": [card("Hidden", cost=3, vp=2)], "A": [card("Shown", "+2 Power.", cost=3, vp=2)]},
        decks={"B": [card("Deep")]},
        discards={"B": [card("Old")]},
        tokens={"B": []},
        abilities={"B": ability("Trick")},
        familiars={"B": familiar("Rex")},
        destroyed=[card("Gone")],
        mayhems=[ASK],
    )
    table.play("Shown")
    for eyes in ("A", ""):
        assert table.seen(eyes, "B", "hand") == [None]
        assert table.seen(eyes, "B", "deck") == [None] * 11
        assert table.seen(eyes, "B", "discard pile") == ["Old"]
        assert table.seen(eyes, "B", "ability") == ["Trick"]
        assert table.seen(eyes, "B", "familiar") == ["Rex"]
        assert table.seen_on_table(eyes, "destroyed") == ["Gone"]
        assert table.seen_on_table(eyes, "mayhems") == ["Ask"]
        assert table.seen(eyes, "A", "in play") == ["Shown"]
    face = table.view("B")["seats"][0]["zones"]["in play"]["cards"][0]
    assert (face["kind"], face["cost"], face["vp"], face["text"]) == ("Wizard", 3, 2, "+2 Power.")
    assert table.view("B")["seats"][0]["power"] == 2


@pytest.mark.rule("ANN-009", "ANN-010", "ANN-162", "ANN-166")
def test_kinds_of_cards_are_told_apart_and_stack_cards_have_none() -> None:
    kinds = {
        "Starter": starter("a"),
        "Wizard": card("b"),
        "Creature": creature("c"),
        "Spell": spell("d"),
        "Treasure": treasure("e"),
        "Location": location("f"),
        "Familiar": familiar("g"),
        "Legend": legend("h"),
    }
    for name in kinds:
        count = card("Count", f"+1 Power for each {name} in your hand.")
        table = Table(2, hands={"A": [count, *kinds.values(), printed("Limp Wand"), printed("Wild Magic")]})
        table.play("Count")
        assert table.power == 1, name
