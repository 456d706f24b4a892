"""Trying only what can stand at a place loses no reading."""

from __future__ import annotations

import random

import pytest

from spellwright.language.phrases import book
from spellwright.language.reader import Chart, Tangled
from spellwright.language.words import Token, tokenize
from spellwright.packs.wording import tidy
from tests.language.noise import Noise
from tests.language.patient import PatientChart
from tests.language.typos import GAME

LONGEST = 24  # words: the patient reader needs its time


def sentences(count: int, seed: int, game: str = GAME) -> list[list[Token]]:
    """Sentences of the cards, and beginnings and ends of them put together."""
    noise = Noise(seed, game)
    plain = [text for text in noise.sentences if ":" not in text]
    texts = random.Random(seed).sample(plain, count // 2) + [noise.splice() for _ in range(count // 2)]
    words = book(game)
    whole = [tokenize(text.replace("\n", " ").replace(".", " "))[:LONGEST] for text in texts]
    return [tidy(tokens, words) for tokens in whole if tokens]


@pytest.mark.parametrize(("seed", "game"), [(1, GAME), (2, GAME), (3, "annihilageddon")])
def test_the_quick_reader_finds_what_the_patient_one_finds(seed: int, game: str) -> None:
    read = 0
    for tokens in sentences(60, seed, game):
        quick = Chart(tokens, book(game)).read("Sentence", 0)
        patient = PatientChart(tokens, book(game)).all_readings("Sentence")
        assert sorted(map(repr, quick)) == sorted(map(repr, patient)), " ".join(t.text for t in tokens)
        read += bool(quick)
    assert read > 30


def test_a_thorough_reader_reads_the_same() -> None:
    for tokens in sentences(60, 3):
        quick = Chart(tokens, book(GAME)).read("Sentence", 0)
        full = Chart(tokens, book(GAME), thorough=True).read("Sentence", 0)
        assert sorted(map(repr, quick)) == sorted(map(repr, full))


def test_a_tangle_is_given_up() -> None:
    chart = Chart(tokenize("twice " * 80 + "your HP"), book(GAME))
    with pytest.raises(Tangled):
        chart.read("Amount", 0)
