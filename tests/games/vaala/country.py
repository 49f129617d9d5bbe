"""The map that prepared positions are played on: no figure starts next to another.

It is the map of the box with two borders moved, so that a position names only the pieces that matter in it, and so that
the rules are not tried anew with every change of the borders, which no rulebook prints. Nor does one print what stands
on the boards: here Adrael attacks with four units and Eliza reveals three cards, enough for any example.
"""

from dataclasses import replace as with_box

from msgspec.structs import replace

from igroteka.games.vaala.box import ATTACK, Board, Box
from igroteka.games.vaala.box import VAALA as VAALA_GLYPH
from igroteka.games.vaala.effects.generals import Attack
from igroteka.games.vaala.effects.vaala import VaalaGlyph
from igroteka.games.vaala.game import VAALA

MOVED = {
    ("isval", "allaria"): ("galadia", "fai_forest"),
    ("trade_route", "lower_primalian"): ("eastern_plains", "south_tyveria"),
}
COAST = {"trade_route": (), "south_tyveria": ("southern_sea",)}


def apart(board: Board) -> Board:
    """The map with its start regions two steps from each other."""
    return replace(
        board,
        borders=tuple(replace(border, between=MOVED.get(border.between, border.between)) for border in board.borders),
        regions={name: replace(region, seas=COAST.get(name, region.seas)) for name, region in board.regions.items()},
    )


def generous(box: Box) -> Box:
    """The box with Generals who can do more."""
    adrael, eliza = box.characters["adrael"], box.characters["eliza"]
    more = {
        "adrael": replace(adrael, glyphs=adrael.glyphs | {ATTACK: Attack(units=4, sources="any")}),
        "eliza": replace(eliza, glyphs=eliza.glyphs | {VAALA_GLYPH: VaalaGlyph(reveal=3, plays=1)}),
    }
    return replace(box, characters=box.characters | more)


SPACIOUS = with_box(VAALA, box=generous(replace(VAALA.box, board=apart(VAALA.box.board))))
"""The game on that map."""
