"""The drawn map is the map of the rules: outlines share a line exactly where regions share a border."""

from itertools import pairwise

from igroteka.games.vaala.box import Line, Point
from igroteka.games.vaala.components import BOX

BOARD = BOX.board


def sides(outline: Line) -> set[frozenset[Point]]:
    """The straight pieces of a closed outline."""
    return {frozenset(side) for side in pairwise([*outline, outline[0]])}


def inside(point: Point, outline: Line) -> bool:
    """Does a ray from the point cross the outline an odd number of times?"""
    x, y = point
    crossings = 0
    for (x1, y1), (x2, y2) in pairwise([*outline, outline[0]]):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            crossings += 1
    return crossings % 2 == 1


def test_outlines_touch_exactly_where_there_is_a_border() -> None:
    outlines = {region.id: sides(region.polygon) for region in BOARD.regions.values()}
    touching = {frozenset((one, other)) for one in outlines for other in outlines if outlines[one] & outlines[other]}
    assert {pair for pair in touching if len(pair) == 2} == {frozenset(border.between) for border in BOARD.borders}


def test_a_border_is_drawn_where_its_regions_touch() -> None:
    for border in BOARD.borders:
        drawn = {frozenset(side) for side in pairwise(border.line)}
        one, other = (sides(BOARD.regions[region].polygon) for region in border.between)
        assert drawn == one & other, border.between


def test_no_line_belongs_to_three_regions() -> None:
    every = [side for region in BOARD.regions.values() for side in sides(region.polygon)]
    assert max(map(every.count, every)) == 2


def test_names_stand_inside_their_regions_and_nowhere_else() -> None:
    for region in BOARD.regions.values():
        assert [other.id for other in BOARD.regions.values() if inside(region.at, other.polygon)] == [region.id]
    for sea in BOARD.seas.values():
        assert inside(sea.at, sea.polygon)


def test_coasts_touch_their_seas() -> None:
    for region in BOARD.regions.values():
        coast = {sea.id for sea in BOARD.seas.values() if sides(region.polygon) & sides(sea.polygon)}
        assert coast == set(region.seas), region.id


def test_everything_lies_on_the_board() -> None:
    width, height = BOARD.size
    for region in BOARD.regions.values():
        assert all(0 <= x <= width and 0 <= y <= height for x, y in region.polygon)
