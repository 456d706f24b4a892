"""The help screen: the keys, what the signs mean, and each kind of game in a few lines."""

KEYS = """\
Every choice has a key in front of it: press it. Arrows and enter work too,
and so does the mouse.
{hand}

  h  this help                    ?  search the rules
  z  the card in question, whole  t  the whole table, with every card's text
  l  the whole log                s  how fast things are shown
  u  take back a choice, {undo}
  space  go on at once            q  leave; the match is kept
"""

DUEL = (
    KEYS.format(
        hand="A card keeps its number as long as it is in your hand.",
        undo="as long as somebody else is still choosing",
    )
    + """
The wizards, one to a line:

  ▶  whose turn it is             1 2 3  who acts next, as far as it is known
  …  still choosing               ✓  has chosen, or has acted
  †  dead until the next game

  ████░░  hit points              ★  Last Wizard Standing tokens, · missing
  3♦  Treasures                   †2  Dead Wizard cards, for the next game
  ▒ ▒ ▒  a spell face down, so many cards
  S Q D  a spell turned up: Source, Quality, Delivery, ✓ behind what is done;
         (S Q D) is your own, still face down for the others
  ↯12  initiative, once it has been said

Build a spell of one to three different components. Smaller spells go first;
of equal ones the higher initiative, which only a Delivery gives. A Power
Roll throws a die for every card of its glyph in your spell. The last wizard
standing takes a token; two tokens win the match.
"""
)

BUILDER = (
    KEYS.format(
        hand="Cards of your hand have numbers, what is for sale has letters.",
        undo="as long as nothing came of it that you did not know",
    )
    + """
The wizards, one to a line:

  ▶  whose turn it is             …  has to choose
  ████░░  hit points              3 Power  to buy cards with, this turn
  †2  Dead Wizard Tokens          pile  the discard pile, by number of cards
  2♦  cards in play: what was played this turn, Ongoing cards and standees

Below them: what is left in the stacks, and what has been played this turn.

  play X ×3  so many equal cards in your hand; one is played
  A D O    the card has an Attack, a Defense, is Ongoing
  2★  5    Victory Points, and the price; *: its text says how many points
  2 short  so much Power is missing

Play cards for Power, buy better ones; they go to your discard pile and come
back when your deck is shuffled. Whom an Attack would hit may answer it with
a Defense from the hand. Who has no hit points left takes a Dead Wizard
Token (-3 VP) and is back. The game ends when a Legend, a token or a card
for the Line-Up is wanting; most Victory Points win.
"""
)

OTHER = KEYS.format(
    hand="A card keeps its number as long as it is in your hand.",
    undo="as long as nothing came of it",
)
