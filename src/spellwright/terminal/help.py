"""The help screen."""

HELP = """\
Every choice has a key in front of it: press it. Arrows and enter, or the mouse, work too.
A card keeps its number as long as it is in your hand.

  h  this help                    ?  search the rules
  z  the card in question, whole  t  the whole table, with every card's text
  l  the whole log                s  how fast things are shown
  u  take back a choice, as long as somebody else is still choosing
  space  go on at once            q  leave; the match is kept

The wizards, one to a line:

  ▶  whose turn it is             1 2 3  who acts next, as far as it is known
  …  still choosing               ✓  has chosen, or has acted
  †  dead until the next game

  ████░░  hit points              ★  Last Wizard Standing tokens, · those still missing
  3♦  Treasures                   †2  Dead Wizard cards, for the next game
  ▒ ▒ ▒  a spell face down, so many cards
  S Q D  a spell turned up: Source, Quality, Delivery, ✓ behind what has been carried out;
         (S Q D) is your own, still face down for the others
  ↯12  initiative, once it has been said

Build a spell of one to three different components. Smaller spells go first; of equal ones the
higher initiative, which only a Delivery gives. A Power Roll throws a die for every card of its
glyph in your spell. The last wizard standing takes a token; two tokens win the match.
"""
