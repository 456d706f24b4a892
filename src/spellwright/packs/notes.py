"""What will happen, in words: notes for card writers on how each part of a text is carried out."""

from __future__ import annotations

from typing import Any

from spellwright.effects import (
    amounts,
    cards,
    conditions,
    copies,
    deeds,
    dice,
    flow,
    goods,
    happenings,
    harm,
    modifiers,
    next_game,
    players,
    triggers,
    walks,
)
from spellwright.packs.discourse import parts_of

NOTES: dict[type, str] = {
    players.Each: "all of them are meant; where they act one by one, you come first and then clockwise",
    players.OneOf: "you choose one; with a single candidate nobody is asked, with none nothing happens",
    players.Another: "you choose one who was not named before in this text",
    players.RandomOne: "a die decides, and every candidate has the same share of its faces",
    players.Strongest: "the most HP at this moment; you choose among the tied; you yourself are not your foe",
    players.Weakest: "the fewest HP at this moment; you choose among the tied; you yourself are not your foe",
    players.MostOf: "counted at this moment; you choose among the tied",
    players.FewestOf: "counted at this moment; you choose among the tied",
    players.LeftOf: "the next living wizard clockwise",
    players.RightOf: "the next living wizard counterclockwise",
    players.BothSides: "the next living wizards on both sides; one who is both is meant once",
    players.Them: "whoever the text named last",
    players.Others: "everybody of that kind whom the text has not named yet",
    players.Killer: "whoever killed you; nobody if you killed yourself",
    amounts.ThatMuch: "the number just rolled or counted; each one's own where several rolled",
    amounts.HalfDown: "rounded down",
    amounts.DamageDealt: "the HP that this text has really taken away so far",
    goods.ForEach: "counted when this is carried out",
    goods.InSpell: "this very card counts too, and so does a Treasure that counts as such a card",
    goods.DifferentGlyphs: "two cards of one glyph count once",
    goods.EveryFull: "only full sets count",
    goods.Matching: "the card that looks counts as part of the spell",
    cards.Some: "the one who does it chooses; with too few, all of them",
    cards.SomeFrom: "the one who does it chooses",
    cards.AtRandom: "chance picks",
    cards.RandomFrom: "chance picks",
    cards.UpTo: "picked one by one; the one who does it may stop at any time",
    cards.AnyNumber: "picked one by one; the one who does it may stop at any time",
    cards.TheRest: "of the cards just turned up, those not used yet",
    conditions.YouDid: "true when the offer before was accepted and carried out",
    conditions.YouDidNot: "true when the offer before was declined or could not be carried out",
    conditions.NoSuch: "true when nobody fitted the players named before",
    conditions.Died: "true only if this text killed them",
    conditions.OnlyCard: "asked when this is carried out: added cards count",
    harm.Suffer: "all lose HP at the same moment; whoever is at 0 is slain before the text goes on",
    harm.Heal: "never above the maximum, never the dead",
    deeds.Gain: "from the top of the Treasure deck; it works at once",
    deeds.Steal: "the thief chooses which",
    deeds.AddToSpell: "it joins the slot of its type, counts at once, and is carried out in its turn",
    deeds.Flip: "everybody sees them; what is not used stays on top of the deck",
    deeds.Peek: "only the one who looks sees them; what is not used stays on top of the deck",
    deeds.TakeFromSpell: "the card leaves the face-down spell, which may change when its owner acts",
    dice.RollPower: "one die for each card of this card's glyph in your spell, this one included",
    dice.PowerHeader: "the target is settled first; then one die for each card of this card's glyph in your spell",
    dice.Band: "only one range applies; above all ranges the top one counts, below all of them nothing",
    dice.LowRoller: "all who tied for the lowest",
    dice.HighRoller: "all who tied for the highest",
    flow.May: "asked only where it can be done",
    flow.PayFor: "the second part happens only if the first was really done",
    flow.Either: "whoever does it chooses one; what cannot be done is not offered",
    flow.OneEffect: "you choose one",
    flow.Otherwise: "only if the condition before was false",
    flow.Instead: "asked first: then this in place of the sentence before, else that sentence",
    flow.Repeat: "the whole text once more, but never a third time",
    copies.CopyText: "carried out as if printed on this card, with this card's glyph; a copy of a copy does nothing",
    happenings.Later: "whom the text named is remembered until then",
    happenings.Foretold: "looked at when the next wizard dies, whoever that is",
    triggers.Whenever: "every time; of several things at once their owner chooses the order",
    triggers.NextTime: "once, then it is over",
    modifiers.Usable: "offered in your own turn, before each component and at the end of the spell",
    modifiers.InsteadOfDying: "whoever is still at 0 HP after this dies",
    modifiers.OncePerRound: "an offer that is declined is not used up",
    modifiers.CountsAs: "for Power Rolls and for everything that counts cards or glyphs in your spell",
    modifiers.While: "asked again every time it matters",
    modifiers.Retarget: "that component aims at these players, whatever its text says",
    modifiers.ForNextRoll: "for one Power Roll only",
    next_game.StartRicher: "as the next game begins, never above the maximum",
    next_game.StartPoorer: "as the next game begins; it is no damage, and nobody starts dead",
    walks.Going: "one foe after another; it ends before it comes round to you",
}


def notes(tree: Any) -> list[str]:
    """What a card writer should know about the parts of a sentence, each said once."""
    found: list[str] = []
    for part in parts_of(tree):
        note = NOTES.get(type(part))
        if note is not None and note not in found:
            found.append(note)
    return found
