"""The ruin tokens: altars, and enemies with rewards (MK-RUIN)."""

from ..box.tables import Ruin

RUINS = {
    ruin.id: ruin
    for ruin in (
        Ruin(id="ruin_01", altar=("green", "green", "green"), fame=7),
        Ruin(id="ruin_02", altar=("blue", "blue", "blue"), fame=7),
        Ruin(id="ruin_03", altar=("white", "white", "white"), fame=7),
        Ruin(id="ruin_04", altar=("red", "red", "red"), fame=7),
        Ruin(id="ruin_05", enemies=("grey", "violet"), rewards=("unit",)),
        Ruin(id="ruin_06", enemies=("green", "brown"), rewards=("artifact",)),
        Ruin(id="ruin_07", enemies=("green", "green"), rewards=("crystal_set",)),
        Ruin(id="ruin_08", enemies=("brown", "violet"), rewards=("spell", "crystal_set")),
        Ruin(id="ruin_09", enemies=("grey", "white"), rewards=("artifact", "spell")),
        Ruin(id="ruin_10", enemies=("grey", "brown"), rewards=("artifact",)),
        Ruin(id="ruin_11", enemies=("brown", "red"), rewards=("artifact", "artifact")),
        Ruin(id="ruin_12", enemies=("green", "red"), rewards=("artifact", "advanced_action")),
    )
}
