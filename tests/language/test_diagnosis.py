"""What a card writer is told: where the fault is, what was expected, and the sentence mended."""

from __future__ import annotations

import re

import pytest

import spellwright as sw
from spellwright.errors import CardError
from spellwright.games import BOXES
from spellwright.language.diagnosis import Diagnosed
from spellwright.language.phrases import book
from spellwright.language.spelling import slips
from spellwright.language.vocabulary import vocabulary
from spellwright.language.words import tokenize
from spellwright.packs.discourse import IN_PLAY
from spellwright.packs.faults import faults
from spellwright.packs.texts import read_card
from tests.language.typos import GAME, cards


def fault_of(text: str, works: str = "once") -> CardError:
    with pytest.raises(CardError) as caught:
        read_card(text, GAME, works)
    return caught.value


@pytest.mark.parametrize(
    ("text", "column", "mended"),
    [
        # misspelt words
        ("Each foe discrads a card.", 10, "Each foe discards a card."),
        ("Deal 3 damge to each foe.", 8, "Deal 3 damage to each foe."),
        ("Heall 3 HP.", 1, "Heal 3 HP."),
        ("Gain two Treasurse.", 10, "Gain two Treasures."),
        ("Gain two treasurse.", 10, "Gain two treasures."),
        ("raw two cards.", 1, "Draw two cards."),
        ("Each foe doesnt draw a card. Dral a card.", 10, ""),
        # two words in one, one in two
        ("Deal 3 damage to eachfoe.", 18, "Deal 3 damage to each foe."),
        ("Dis card a card.", 1, "Discard a card."),
        # words nobody taught it
        ("Incinerate your strongest foe.", 1, "Kill your strongest foe."),
        ("Obliterate a random foe.", 1, "Kill a random foe."),
        ("Acquire a Treasure.", 1, "Gain a Treasure."),
        ("Pilfer a Treasure from your strongest foe.", 1, "Steal a Treasure from your strongest foe."),
        ("Each foe dumps a card.", 10, "Each foe discards a card."),
        ("Each adversary takes 2 pain.", 6, "Each foe takes 2 damage."),
        ("Deal 3 fiery damage to each foe.", 8, "Deal 3 damage to each foe."),
        # known words where they cannot stand
        ("Discard your and.", 14, "Discard your hand."),
        ("Take 1 damage. The deal 3 damage to each foe.", 16, "Then deal 3 damage to each foe."),
        ("Gain a a Treasure.", 8, "Gain a Treasure."),
        # words left out
        ("Deal 3 damage each foe.", 15, "Deal 3 damage to each foe."),
        ("If you a Treasure, gain two Treasures.", 8, "If you have a Treasure, gain two Treasures."),
        ("Deal damage to each foe.", 6, "Deal 1 damage to each foe."),
        ("Draw two cards form the deck, please", 16, ""),
    ],
)
def test_the_word_is_found_and_the_sentence_mended(text: str, column: int, mended: str) -> None:
    fault = fault_of(text)
    assert (fault.line, fault.column, fault.suggestion) == (1, column, mended)


def test_what_is_suggested_can_be_read() -> None:
    fault = fault_of("Each foe discrads a card.")
    assert read_card(fault.suggestion, GAME).text == read_card("Each foe discards a card.", GAME).text


def test_two_misspelt_words_are_mended_together() -> None:
    fault = fault_of("Deal 3 damge to each foe and gian a Treasure.")
    assert "'damge'" in fault.message
    assert fault.suggestion == "Deal 3 damage to each foe and gain a Treasure."


@pytest.mark.parametrize(
    ("text", "line", "column", "mended"),
    [
        ("Target: A foe.\nRoll Power.\n1-4: 2 damage.\n5-9: 3 damgae.\n10+: 5 damage.", 4, 8, "3 damage."),
        ("Target: A foe. Roll Power.\n1-4: 2 damage. Gain a Tresure.\n5+: 5 damage.", 2, 23, "Gain a Treasure."),
        ("Target: A foe. Roll Power.\n1-4: 2 damage.\n5+: As abvoe, but 5 damage.", 3, 8, "As above, but 5 damage."),
        ("Tarrget: A foe. Roll Power.\n1-4: 2 damage.", 1, 1, "Target: A foe."),
        ("Target: A foe. Rooll Power.\n1-4: 2 damage.", 1, 16, "Target: A foe. Roll Power."),
        ("Draw a card.\n\n  Each foe\n  discrads a card.", 4, 3, "Each foe discards a card."),
        ("Draw a card (yes, realy). Each foe discrads a card.", 1, 36, "Each foe discards a card."),
        ("Choose one: Gain a Treasure OR drwa a card.", 1, 32, "Choose one: Gain a Treasure OR draw a card."),
    ],
)
def test_the_place_is_right_in_longer_texts(text: str, line: int, column: int, mended: str) -> None:
    fault = fault_of(text)
    assert (fault.line, fault.column, fault.suggestion) == (line, column, mended)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Fnord.", "'Fnord' is not in the phrasebook; expected a sentence, as in: Deal 3 damage to each foe."),
        ("Choose a foe because of 5 cookies.", "'cookies' is not in the phrasebook;"),
        ("Purple monkeys deal 3 damage to each foe quickly.", "Nearest phrase: deal [amount] damage to [players]"),
        ("Each foe.", "the sentence stops short after 'foe'; expected"),
        ("Draw to your left of card each.", "cannot stand here; expected"),
    ],
)
def test_where_no_edit_mends_it_says_what_was_expected(text: str, words: str) -> None:
    fault = fault_of(text)
    assert words in fault.message
    assert fault.suggestion == ""


def test_an_unclear_sentence_shows_its_meanings() -> None:
    fault = fault_of("Deal 3 damage to an other foe.")
    assert "more than one way. It could mean: Deal 3 damage to any other foe. Or: Deal 3 damage to another foe." in str(
        fault
    )


def test_a_sentence_that_is_fine_but_out_of_place_is_not_rewritten() -> None:
    fault = fault_of("Draw a card.", IN_PLAY)
    assert not isinstance(fault, Diagnosed)
    assert "not when" in fault.message


def test_all_faults_of_a_text_are_told_at_once() -> None:
    text = "Each foe discrads a card.\nGain a Tresure. Draw two crads.\nDeal 3 damge to each foe."
    found = [(fault.line, fault.column, fault.suggestion) for fault in faults(text, GAME)]
    assert found == [
        (1, 10, "Each foe discards a card."),
        (2, 8, "Gain a Treasure."),
        (2, 26, "Draw two cards."),
        (3, 8, "Deal 3 damage to each foe."),
    ]
    assert faults("Draw a card.", GAME) == []


def test_faults_end_where_nothing_mends() -> None:
    found = faults("Draw a crad. Fnord 3. Draw two crads.", GAME)
    assert [(fault.column, bool(fault.suggestion)) for fault in found] == [(8, True), (14, False)]


@pytest.mark.parametrize("game", list(BOXES))
def test_every_word_of_every_card_is_known(game: str) -> None:
    words = vocabulary(book(game))
    strange = {t.text for card in cards(game) for t in tokenize(card.text) if not words.knows(t.form)}
    assert not strange


def test_likely_slips_cost_less() -> None:
    assert slips("dael", "deal") < slips("deak", "deal") < slips("dexl", "deal") < slips("dxxl", "deal")
    assert slips("deall", "deal") < slips("dealx", "deal")


@pytest.mark.parametrize(
    ("ranges", "says"),
    [
        ("1-4: 2 damage. 9-5: 3 damage.", "the range 9-5 runs backwards; write 5-9."),
        ("1-4: 2 damage. 4-9: 3 damage.", "a roll of 4 lies in two ranges; end one before the other begins."),
        ("1-4: 2 damage. 5+: 3 damage. 10+: 5 damage.", "a roll of 10 lies in two ranges"),
    ],
)
def test_ranges_that_cannot_be_meant_are_refused(ranges: str, says: str) -> None:
    with pytest.raises(CardError, match=re.escape(says)):
        sw.read_card(f"Target: any foe. Roll Power. {ranges}", kind="delivery")


def test_a_text_that_is_no_text_and_a_kind_and_a_game_that_are_no_names_are_refused() -> None:
    with pytest.raises(CardError, match="a card's text is a string, not None"):
        sw.read_card(None)  # type: ignore[arg-type]
    with pytest.raises(CardError, match="is no kind of card with a text; use one of: source"):
        sw.read_card("Heal 3 HP.", kind=["source"])  # type: ignore[arg-type]
    with pytest.raises(sw.UnknownName, match="the games are: skullzfyre"):
        sw.game(["skullzfyre"])  # type: ignore[arg-type]
