"""ANNIHILAGEDDON: a deck builder with hit points, Attacks, Defenses and repeated death."""
