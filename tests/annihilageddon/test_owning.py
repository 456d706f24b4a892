"""Decks that run out, Ongoing cards, destroying, gaining, owning (ANN-129 to ANN-155)."""

from __future__ import annotations

import pytest

from tests.builder_table import (
    LIMP_WAND,
    SCAR,
    WILD_MAGIC,
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
    standee,
    starter,
    token,
    treasure,
)

PEEK = spell("Peek", "Draw three cards.")
SPELLBOOK = location("Spellbook", "ONGOING: Whenever you play a Spell, +1 Power.")
FOUR = [card(name, cost=9) for name in ("One", "Two", "Three", "Four")]


# -- shuffling -------------------------------------------------------------------------------------


@pytest.mark.rule("ANN-129", "ANN-130", "ANN-131")
def test_an_empty_deck_is_shuffled_when_a_card_is_needed_and_not_before() -> None:
    table = Table(
        2,
        pebbles=0,
        decks={"A": [card("First"), card("Second")]},
        discards={"A": [card("Old"), card("Older")]},
        hands={"A": [spell("Two", "Draw two cards."), PEEK]},
    )
    table.play("Two")
    assert table.hand("A") == ["Peek", "First", "Second"]
    assert (table.deck("A"), table.discards("A")) == ([], ["Old", "Older"])
    table.nature("Older", "Old")
    table.play("Peek")
    assert table.hand("A") == ["First", "Second", "Older", "Old"]
    assert (table.deck("A"), table.discards("A")) == ([], [])


@pytest.mark.rule("ANN-131", "ANN-130")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_goes_on() -> None:
    table = Table(
        2,
        pebbles=0,
        decks={"A": [card("Last")]},
        discards={"A": [card("Old"), card("Older"), card("Oldest")]},
        hands={"A": [PEEK]},
    )
    table.nature("Oldest", "Old")
    table.play("Peek")
    assert table.hand("A") == ["Last", "Oldest", "Old"]
    assert table.deck("A") == ["Older"]
    assert table.discards("A") == []
    assert table.happened("shuffled") == ["A deck has run out: its discard pile is shuffled into a new one."]


@pytest.mark.rule("ANN-129", "ANN-130", "ANN-R12")
@pytest.mark.parametrize(
    "text",
    ["Discard the top card of your deck.", "Reveal the top card of your deck.", "Look at the top card of your deck.",
     "Destroy the top card of your deck.", "Play the top card of your deck."],
)  # fmt: skip
def test_whatever_needs_a_card_of_an_empty_deck_shuffles_it(text: str) -> None:
    table = Table(2, pebbles=0, hands={"A": [spell("Do", text)]}, discards={"A": [card("Old"), card("Older")]})
    table.nature("Older")
    table.play("Do")
    assert table.happened("shuffled")
    assert "Old" in table.deck("A")


@pytest.mark.rule("ANN-R10")
def test_where_deck_and_discard_pile_are_empty_the_rest_is_skipped() -> None:
    mill = spell("Mill", "Discard the top card of your deck. +1 Power.")
    table = Table(2, pebbles=0, decks={"A": [card("Only")]}, hands={"A": [PEEK, mill]})
    table.play("Peek")
    assert table.hand("A") == ["Mill", "Only"]
    table.play("Mill")
    assert table.power == 1
    assert table.hand("A") == ["Only"]
    assert table.in_play("A") == ["Peek", "Mill"]
    assert table.hp["A"] == 20


@pytest.mark.rule("ANN-R11")
def test_what_is_being_revealed_is_not_shuffled() -> None:
    show = spell("Show", "Reveal the top three cards of your deck.")
    table = Table(
        2,
        pebbles=0,
        decks={"A": [card("First"), card("Second")]},
        discards={"A": [card("Old"), card("Older")]},
        hands={"A": [show]},
    )
    table.nature("Old")
    table.play("Show")
    assert table.happened("turns up") == ["A turns up First.", "A turns up Second.", "A turns up Old."]
    assert table.deck("A") == ["First", "Second", "Old", "Older"]


@pytest.mark.rule("ANN-130")
def test_nobody_knows_the_order_of_a_shuffled_deck() -> None:
    table = Table(
        2,
        pebbles=0,
        discards={"A": [card("Old"), card("Older"), card("Oldest")]},
        hands={"A": [spell("One", "Draw a card.")]},
    )
    table.nature("Older")
    table.play("One")
    for eyes in ("A", "B"):
        assert table.seen(eyes, "A", "deck") == []
    assert table.seen("B", "A", "hand") == [None]
    assert table.seen("A", "A", "hand") == ["Older"]


# -- Ongoing ---------------------------------------------------------------------------------------


@pytest.mark.rule("ANN-132", "ANN-139", "ANN-068")
def test_an_ongoing_card_stays_until_something_sends_it_away() -> None:
    storm = spell("Storm", "ATTACK: Any foe discards a card from play.")
    table = Table(
        2,
        hands={
            "A": [SPELLBOOK, treasure("Gong", "ONGOING: At the start of each of your turns, +1 Power.")],
            "B": [storm],
        },
    )
    table.play("Spellbook")
    table.play("Gong")
    table.end()
    assert table.in_play("A") == ["Spellbook", "Gong"]
    table.play("Storm", "Spellbook")
    assert table.in_play("A") == ["Gong"]
    assert "Spellbook" in table.discards("A")
    table.end()
    assert table.power == 1


@pytest.mark.rule("ANN-133", "ANN-061")
def test_an_ongoing_card_that_was_gained_works_only_once_played() -> None:
    table = Table(2, power=3, line_up=[SPELLBOOK], hands={"A": [spell("Zap")]})
    table.buy("Spellbook")
    table.play("Zap")
    assert table.power == 2
    assert table.in_play("A") == ["Zap"]


@pytest.mark.rule("ANN-134", "ANN-153")
def test_an_ongoing_card_is_under_control_like_those_played_this_turn() -> None:
    den = creature("Den", "ONGOING: At the end of your turn, heal 1 HP.")
    count = spell("Count", "+1 Power for each Creature you control.")
    table = Table(2, hands={"A": [count, creature("Fang")]}, in_play={"A": [den]})
    table.play("Fang")
    table.play("Count")
    assert table.power == 2


@pytest.mark.rule("ANN-135")
def test_an_ongoing_card_was_played_only_in_its_first_turn() -> None:
    count = spell("Count", "+1 Power for each Location you have played this turn.")
    table = Table(2, hands={"A": [location("New"), count]}, in_play={"A": [location("Old")]})
    table.play("New")
    table.play("Count")
    assert table.power == 1


@pytest.mark.rule("ANN-136")
def test_what_a_foe_controls_is_not_in_play_for_you() -> None:
    den = creature("Den", "ONGOING: At the end of your turn, heal 1 HP.")
    count = spell("Count", "+1 Power for each Creature in play.")
    burn = spell("Burn", "Destroy a Creature in play.")
    table = Table(2, hands={"A": [count, burn, creature("Fang")]}, in_play={"B": [den, den]})
    table.play("Fang")
    table.play("Count")
    assert table.power == 1
    table.play("Burn")
    assert table.destroyed == ["Fang"]
    assert table.in_play("B") == ["Den", "Den"]


@pytest.mark.rule("ANN-137")
def test_ongoing_cards_work_at_the_start_of_turns_or_when_cards_are_played() -> None:
    table = Table(
        2,
        turn="B",
        in_play={"A": [SPELLBOOK, location("Mint", "ONGOING: At the start of each of your turns, +2 Power.")]},
        decks={"A": [spell("Zap")]},
        hands={"A": [spell("Zap"), creature("Fang")], "B": [spell("Zap")]},
    )
    table.play("Zap")
    assert table.power == 0
    table.end()
    assert (table.turn, table.power) == ("A", 2)
    table.play("Fang")
    assert table.power == 2
    table.play("Zap")
    assert table.power == 3


@pytest.mark.rule("ANN-140", "ANN-153")
def test_standees_and_ongoing_tokens_are_ongoings() -> None:
    count = spell("Count", "+1 Power for each Ongoing you control.")
    trophy = standee("Trophy", "ONGOING: At the end of your turn, heal 1 HP.")
    relic = standee("Relic", "ONGOING: At the end of your turn, heal 1 HP.")
    curse = token("Curse", "ONGOING: At the start of each of your turns, take 1 damage.")
    table = Table(
        2,
        hands={"A": [count]},
        in_play={"A": [SPELLBOOK, trophy, relic], "B": [SPELLBOOK]},
        tokens={"A": [curse, SCAR]},
    )
    table.play("Count")
    assert table.power == 1 + 4


# -- destroying ------------------------------------------------------------------------------------


@pytest.mark.rule("ANN-143", "ANN-144", "ANN-145")
@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("Destroy a card from your hand.", "Hand"),
        ("Destroy the top card of your deck.", "Deck"),
        ("Destroy a card from your discard pile.", "Pile"),
        ("Destroy a card in the Line-Up.", "Shop"),
    ],
)
def test_cards_are_destroyed_where_the_effect_says(text: str, chosen: str) -> None:
    table = Table(
        2,
        hands={"A": [spell("Burn", text), card("Hand"), card("Hand too")]},
        decks={"A": [card("Deck")]},
        discards={"A": [card("Pile"), card("Pile too")]},
        line_up=[card("Shop"), card("Shop too")],
        pebbles=0,
    )
    table.play("Burn")
    if chosen != "Deck":
        assert (table.asked, table.options) == ("A", [chosen, f"{chosen} too"])
        table.say(chosen)
    assert table.destroyed == [chosen]
    everywhere = table.hand("A") + table.deck("A") + table.discards("A") + table.line_up
    assert chosen not in everywhere
    assert len(everywhere) == 6
    assert table.seen_on_table("B", "destroyed") == [chosen]


@pytest.mark.rule("ANN-144", "ANN-R23")
def test_what_is_destroyed_has_left_the_game() -> None:
    gem = card("Gem", vp=9)
    table = Table(2, token_fillers=0, hands={"A": [spell("Burn", "Destroy a card from your hand."), gem], "B": [gem]})
    table.play("Burn")
    table.end()
    assert table.scores == {"A": 0, "B": 9}


@pytest.mark.rule("ANN-146", "ANN-055")
def test_destroyed_stack_cards_go_back_to_their_stacks() -> None:
    burn = spell("Burn", "Destroy all cards from your discard pile.")
    table = Table(
        2, wild_magic=3, limp_wands=4, hands={"A": [burn]}, discards={"A": [WILD_MAGIC, LIMP_WAND, card("Gone")]}
    )
    table.play("Burn")
    assert (table.wild_magic, table.limp_wands, table.destroyed) == (4, 5, ["Gone"])


# -- gaining ---------------------------------------------------------------------------------------


@pytest.mark.rule("ANN-147", "ANN-061")
def test_a_gained_card_costs_nothing_and_goes_to_the_discard_pile() -> None:
    grab = spell("Grab", "Gain a card from the Line-Up.")
    table = Table(2, power=1, hands={"A": [grab]}, line_up=[*FOUR, card("Dear", cost=9)])
    table.play("Grab", "Dear")
    assert table.discards("A") == ["Dear"]
    assert table.power == 1
    assert table.line_up == ["One", "Two", "Three", "Four"]


@pytest.mark.rule("ANN-147")
def test_a_gained_card_goes_where_the_effect_says() -> None:
    grab = spell("Grab", "Gain a card from the Line-Up and put it on top of your deck.")
    table = Table(2, hands={"A": [grab]}, line_up=[card("Dear", cost=9)])
    table.play("Grab")
    assert table.deck("A")[0] == "Dear"
    assert table.discards("A") == []


@pytest.mark.rule("ANN-148", "ANN-R15")
def test_nothing_is_gained_where_no_such_card_is() -> None:
    grab = spell("Grab", "Gain a Creature from the Line-Up.")
    top = spell("Top", "Gain the top card of the main deck.")
    gift = spell("Gift", "Gain a Wild Magic.")
    table = Table(2, hands={"A": [grab, top, gift]}, line_up=[card("One"), spell("Two")], main_fillers=0, wild_magic=0)
    for name in ("Grab", "Top", "Gift"):
        table.play(name)
    assert table.discards("A") == []
    assert table.line_up == ["One", "Two"]
    assert table.turn == "A"


@pytest.mark.rule("ANN-E26", "ANN-149", "ANN-176", "ANN-177", "ANN-R78")
def test_a_mayhem_that_would_be_gained_is_destroyed_without_effect() -> None:
    boom = mayhem("Boom", "Each player takes 5 damage.")
    top = spell("Top", "Gain the top card of the main deck.")
    magnet = location("Magnet", "ONGOING: Whenever you gain a card, +1 Power.")
    table = Table(2, hands={"A": [top]}, in_play={"A": [magnet]}, main_deck=[boom, card("Next")])
    table.play("Top")
    assert table.mayhems == ["Boom"]
    assert table.discards("A") == []
    assert table.main_deck[0] == "Next"
    assert table.hp == {"A": 20, "B": 20}
    assert table.power == 0


@pytest.mark.rule("ANN-147", "ANN-R67")
def test_a_card_of_the_main_deck_is_gained_unseen() -> None:
    top = spell("Top", "Gain the top card of the main deck.")
    table = Table(2, hands={"A": [top]}, main_deck=[card("New"), card("Next")])
    table.play("Top")
    assert table.discards("A") == ["New"]
    assert table.main_deck[0] == "Next"


@pytest.mark.rule("ANN-R69")
def test_no_price_falls_below_0() -> None:
    sale = location("Sale", "ONGOING: Cards cost you 2 less.")
    table = Table(
        2, power=1, in_play={"A": [sale]}, line_up=[card("One", cost=1), card("Three", cost=3), card("Four", cost=4)]
    )
    assert [option for option in table.options if option.startswith("buy")] == [
        "buy One for 0",
        "buy Three for 1",
        "buy Wild Magic for 1",
    ]
    table.buy("One")
    assert table.power == 1


# -- own and control -------------------------------------------------------------------------------


@pytest.mark.rule("ANN-038")
def test_the_wizard_you_play_as_is_no_wizard_you_control() -> None:
    count = spell("Count", "+1 Power for each Wizard you control.")
    table = Table(2, hands={"A": [count, card("Hand")]})
    table.play("Count")
    assert table.power == 0


@pytest.mark.rule("ANN-154", "ANN-153")
def test_hand_deck_and_discard_pile_are_owned_but_not_controlled() -> None:
    control = spell("Control", "+1 Power for each Creature you control.")
    own = spell("Own", "+1 Power for each Creature you own.")
    fang = creature("Fang")
    table = Table(
        2,
        hands={"A": [control, own, fang], "B": [fang]},
        decks={"A": [fang]},
        discards={"A": [fang, fang]},
        in_play={"A": [creature("Den", "ONGOING: At the end of your turn, heal 1 HP.")]},
        line_up=[fang],
    )
    table.play("Control")
    assert table.power == 1
    table.play("Own")
    assert table.power == 1 + 5


@pytest.mark.rule("ANN-155")
def test_all_that_was_bought_gained_or_dealt_is_owned_even_while_it_is_played() -> None:
    own = spell("Own", "+1 Power for each Spell you own.")
    table = Table(2, power=1, hands={"A": [own]}, line_up=[spell("Zap")], discards={"B": [spell("Other")]})
    table.buy("Zap")
    table.play("Own")
    assert table.power == 2


@pytest.mark.rule("ANN-153", "ANN-140")
def test_tokens_are_under_control() -> None:
    count = spell("Count", "+1 Power for each Dead Wizard Token you control.")
    table = Table(2, hands={"A": [count]}, tokens={"A": [SCAR, SCAR], "B": [SCAR]})
    table.play("Count")
    assert table.power == 2


# -- choices at once -------------------------------------------------------------------------------


@pytest.mark.rule("ANN-R73")
def test_cards_to_pass_are_chosen_in_secret_and_move_at_once() -> None:
    swap = mayhem("Swap", "Each player passes a card to the left.")
    table = Table(
        3,
        moment="start",
        line_up=FOUR,
        main_deck=[swap],
        hands={"A": [card("a1"), card("a2")], "B": [card("b1"), card("b2")], "C": [card("c1"), card("c2")]},
    )
    assert table.waiting == "ABC"
    table.answer("A", "a2")
    assert table.hand("A") == ["a1", "a2"]
    assert table.hand("B") == ["b1", "b2"]
    assert table.view("B")["picks"] == []
    assert table.seen("B", "A", "hand") == [None, None]
    table.answer("C", "c1")
    table.answer("B", "b2")
    assert [table.hand(name) for name in "ABC"] == [["a1", "c1"], ["b1", "a2"], ["c2", "b2"]]


def test_every_kind_of_card_can_be_owned_and_destroyed() -> None:
    burn = spell("Burn", "Destroy all cards from your discard pile.")
    pile = [starter("a"), familiar("b"), legend("c"), treasure("d"), location("e"), printed("Glyph")]
    table = Table(2, hands={"A": [burn]}, discards={"A": pile}, abilities={"A": ability("Trick")})
    table.play("Burn")
    assert table.destroyed == [entry.name for entry in pile]


@pytest.mark.rule("ANN-165")
@pytest.mark.parametrize("left", [0, 1])
def test_limp_wands_that_are_not_there_are_no_choice_and_no_price(left: int) -> None:
    fork = mayhem("Fork", "ATTACK: Each player takes 8 damage or gains two Limp Wands.")
    table = Table(2, moment="start", line_up=FOUR, main_deck=[fork], limp_wands=left)
    assert table.hp == {"A": 12, "B": 12}
    assert table.limp_wands == left
    oil = mayhem("Oil", "Each player may gain two Limp Wands to heal 6 HP.")
    table = Table(2, moment="start", line_up=FOUR, main_deck=[oil], limp_wands=left, hp={"A": 5, "B": 5})
    assert table.prompt.startswith("Your turn")
    assert table.hp == {"A": 5, "B": 5}


@pytest.mark.rule("ANN-R73")
def test_who_gets_a_card_reads_what_it_is_and_the_others_do_not() -> None:
    swap = mayhem("Swap", "Each player passes a card to the left.")
    hands = {"A": [card("a1")], "B": [card("b1")], "C": [card("c1")]}
    table = Table(3, moment="start", line_up=FOUR, main_deck=[swap], hands=hands)
    told = "\n".join(table.match.log(table.seat("B")))
    assert "A gives a1 to you." in told
    assert "You give b1 to C." in told
    assert "C gives a card to A." in told
    assert not table.happened("a1", "b1", "c1")
