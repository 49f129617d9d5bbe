"""The verbs and events of Lords of Vaala with the kinds of their arguments, and how things are called."""

from igroteka.kernel import COMBINATOR_VERBS, Speech, say

VERBS = {
    **COMBINATOR_VERBS,
    "character": ("character",),
    "plan": ("card",),
    "pass": (),
    "initiative": ("character",),
    "activate": ("glyph",),
    "skip": ("glyph",),
    "fly": ("region",),
    "stay": (),
    "attack": ("region",),
    "from": ("region",),
    "march": ("region", "goal"),
    "take": ("unit",),
    "everyone": (),
    "along": (),
    "alone": (),
    "done": (),
    "unit": ("unit",),
    "region": ("region",),
    "fight": ("force",),
    "fight_on": (),
    "retreat": (),
    "retreat_to": ("region",),
    "counterattack": (),
    "token": ("token",),
    "reroll": (),
    "keep": (),
    "pair": ("character", "ally"),
    "target": ("region",),
    "step": ("region",),
    "strike": ("force", "region"),
    "repel": ("force", "region"),
    "drain": ("character",),
    "essence": ("essence",),
    "denizen": ("card",),
    "cast": ("card",),
    "sacrifice": ("card",),
    "react": ("card",),
}

EVENTS = {
    "seated": ("seat", "character"),
    "round": ("number",),
    "row": ("cards",),
    "initiative": ("character",),
    "event_laid": (),
    "planned": ("character",),
    "planned_card": ("character", "card"),
    "passed": ("character",),
    "event": ("card",),
    "resolving": ("character", "card"),
    "activated": ("character", "glyph"),
    "glyph_skipped": ("character", "glyph"),
    "glyph_idle": ("character", "glyph"),
    "glyph_cancelled": ("character", "glyph"),
    "region_glyph": ("region", "glyph"),
    "region_glyph_idle": ("region", "glyph"),
    "chose_for": ("character", "faceless"),
    "target_chosen": ("character", "faceless", "region"),
    "cleaned_up": (),
    "flew": ("character", "region", "goal"),
    "marched": ("character", "army", "region", "goal"),
    "retreated": ("character", "region", "goal"),
    "army_retreated": ("character", "army", "region", "goal"),
    "placed": ("character", "unit", "region"),
    "removed": ("character", "unit", "region"),
    "sacrificed": ("character", "unit", "region"),
    "neutral_placed": ("region", "number"),
    "city_placed": ("region",),
    "city_removed": ("region",),
    "power_placed": ("region", "number"),
    "power_removed": ("region", "number"),
    "gained": ("character",),
    "collected": ("character", "region"),
    "spent": ("character", "number"),
    "lost_power": ("character", "token"),
    "stole": ("character", "victim", "token"),
    "combat": ("character", "force", "region"),
    "rolled": ("force", "dice"),
    "rerolled": ("character", "dice"),
    "mountains": ("region",),
    "city_protects": ("region",),
    "destroyed": ("force", "unit", "region"),
    "wounded": ("character",),
    "severely_wounded": ("character",),
    "general_wounded": ("character",),
    "healed": ("character", "number"),
    "essence": ("character", "number"),
    "essence_full": ("character",),
    "ability": ("character", "card"),
    "bond_ability": ("character", "bond"),
    "denizen_discarded": ("character", "card"),
    "upgraded": ("character", "card"),
    "vaala_revealed": ("character", "card"),
    "vaala_reshuffled": ("character",),
    "vaala_played": ("character", "card"),
    "vaala_cancelled": ("character", "card"),
    "bond_roll": ("character", "ally"),
    "no_bond": ("character", "ally"),
    "bonded": ("character", "ally"),
    "eliminated": ("character",),
    "ended": ("ending",),
    "final_power": ("character", "number"),
    "track_full": ("character",),
    "most_power": ("character", "number"),
    "tie_broken": ("character", "number"),
    "won": ("character",),
    "won_with": ("character", "ally"),
}

CHARACTERS = ("character", "ally", "victim", "whose", "faceless", "asked")
"""The kinds of arguments that are characters, by the part they take in a sentence."""


def name_of(kind: str, value: str) -> Speech:
    """How characters, regions, cards and other things are called."""
    if kind == "asked" and "+" in value:
        character, faceless = value.split("+")
        return say("asked-for", character=say(f"character-{character}"), faceless=say(f"character-{faceless}"))
    if kind in CHARACTERS:
        return say(f"character-{value}")
    if kind == "goal":
        return say(f"region-{value}")
    if kind in ("dice", "other_dice"):
        return say("dice", parts=tuple(say(f"face-{face}") for face in value.split("+")))
    if kind == "cards":
        return say("cards", parts=tuple(say(f"card-{card}") for card in value.split("+")))
    if kind == "army":
        units = (group.split("*") for group in value.split("+"))
        return say("army", parts=tuple(say(f"army-{unit}", count=int(count)) for unit, count in units))
    if kind == "essence" and "." in value:
        owner, unit = value.split(".")
        return say("essence-unit", unit=say(f"unit-{unit}"), owner=say(f"character-{owner}"))
    return say(f"{kind}-{value}")
