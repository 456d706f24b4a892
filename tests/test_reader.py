"""Sentences and the trees they mean."""

import pytest

from spellwright.cli import main
from spellwright.effects.amounts import Number
from spellwright.effects.categories import Effect
from spellwright.effects.conditions import Acted
from spellwright.effects.deeds import Draw, Gain
from spellwright.effects.flow import Do, May
from spellwright.effects.goods import Kind
from spellwright.effects.harm import Suffer
from spellwright.effects.players import Each, Foes, RandomOne, Strongest, Who, You
from spellwright.errors import CardError
from spellwright.language.reader import read
from spellwright.language.words import tokenize


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("Each foe takes 2 damage.", Do(Each(Foes()), Suffer(Number(2)))),
        ("Every opponent suffers two damage", Do(Each(Foes()), Suffer(Number(2)))),
        ("Your strongest foe takes 3 damage.", Do(Strongest(Foes()), Suffer(Number(3)))),
        ("A random foe loses 4 HP.", Do(RandomOne(Foes()), Suffer(Number(4)))),
        ("You take 1 damage.", Do(You(), Suffer(Number(1)))),
        ("You draw two cards.", Do(You(), Draw(Number(2)))),
        ("Each foe gains a Treasure.", Do(Each(Foes()), Gain(Number(1), Kind(16)))),
        (
            "Each foe who has already acted this round may draw a card.",
            May(Each(Who(Foes(), Acted())), Draw(Number(1))),
        ),
    ],
)
def test_a_sentence_means_its_tree(text: str, tree: Effect) -> None:
    assert read(text, "Effect") == tree


def test_an_unknown_word_is_pointed_at() -> None:
    with pytest.raises(CardError, match="'discrads'") as caught:
        read("Each foe discrads a card.", "Effect")
    assert (caught.value.line, caught.value.column) == (1, 10)


def test_an_empty_text_is_refused() -> None:
    with pytest.raises(CardError, match="empty"):
        read(" . ", "Effect")


def test_words_keep_their_places_and_find_their_forms() -> None:
    tokens = tokenize("Each foe doesn’t lose his or her cards")
    assert [t.form for t in tokens] == ["each", "foe", "do", "not", "lose", "their", "card"]
    assert tokens[5].start == 22


def test_explain_prints_the_tree(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "Each foe takes 2 damage."]) == 0
    assert "Suffer(amount=Number(number=2))" in capsys.readouterr().out


def test_explain_fails_with_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "Fnord."]) == 1
    assert capsys.readouterr().err.count("\n") == 1
