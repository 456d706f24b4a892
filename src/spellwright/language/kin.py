"""Words that card writers use and no phrase knows, with known words that may say the same."""

from __future__ import annotations

_KIN: dict[tuple[str, ...], str] = {
    ("kill", "deal"): "obliterate incinerate annihilate vaporize disintegrate execute murder smite eradicate eliminate "
    "assassinate massacre slaughter exterminate terminate nuke behead crush",
    (
        "deal",
        "lose",
    ): "cause apply do give hit blast zap burn punch strike hurl unleash launch shoot fire smash slap bash "
    "scorch wound harm hurt injure",
    (
        "gain",
        "steal",
        "take",
        "draw",
    ): "grab obtain acquire get receive collect earn fetch claim snatch seize pilfer loot "
    "nab pocket swipe rob score win",
    ("lose", "take", "suffer"): "endure absorb sustain eat swallow incur forfeit",
    ("heal", "gain"): "recover regain restore regenerate recuperate mend cure",
    ("discard", "lose"): "dump ditch trash toss throw scrap remove destroy burn bin sacrifice pitch shed junk",
    ("draw",): "pull take get pick",
    ("reveal", "flip"): "show expose uncover display present",
    ("swap", "trade"): "exchange switch",
    ("roll", "reroll"): "throw toss cast",
    ("choose",): "pick select nominate designate",
    ("foe",): "adversary antagonist enemy target victim wizard opponent fiend",
    ("player",): "person participant mage sorcerer witch gamer character",
    ("HP",): "health life hitpoint vitality hearts life",
    ("damage",): "harm pain dmg injury wounds hurt",
    ("Treasure",): "item artifact relic loot trinket gear weapon gold",
    ("strongest",): "toughest mightiest healthiest biggest richest",
    ("weakest",): "feeblest frailest puniest sickest",
    ("each", "all"): "both everyone every",
    ("random",): "arbitrary any",
    ("most",): "highest greatest max",
    ("fewest",): "least lowest min",
    ("if",): "whether provided supposing assuming",
    ("whenever", "when"): "once anytime",
    ("turn", "round"): "go phase",
    ("left",): "port clockwise",
    ("card",): "page",
    ("dice", "die"): "d6 cube cubes",
    ("of",): "off",
}


def _by_word() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for known, others in _KIN.items():
        for word in others.split():
            found[word] = (*found.get(word, ()), *known)
    return found


KIN = _by_word()
