"""What is printed on the boards: terrain costs by day and night, the reputation track, levels (MK-MOVE-07)."""

from ..box.tables import Board, LevelToken

BOARD = Board(
    day={"plains": 2, "hills": 3, "forest": 3, "wasteland": 4, "desert": 5, "swamp": 5, "city": 2},
    night={"plains": 2, "hills": 3, "forest": 5, "wasteland": 4, "desert": 3, "swamp": 5, "city": 2},
    reputation=(0, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5),
    levels=(LevelToken(2, 5), LevelToken(3, 5), LevelToken(3, 6), LevelToken(4, 6), LevelToken(4, 7)),
    tokens=15,
    special_tokens=4,
    dice=8,
)
