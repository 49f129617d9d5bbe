"""What is in force, and for whom (MK-EFF-03): the kinds are in `kinds`, the cases that rules ask about in `cases`.

In force are for everybody: the scenario's special rules, the optional rules, and interactive skills that lie in the
middle. For a player besides: effects that were played and last, skills that always hold, the tactic, units, banners.
An effect that lasts is known by its component and the part of it that was used, such as `agility.strong`.
"""

from collections.abc import Iterator

from igroteka.kernel import Passive, Passives, walk

from ..box.tables import Box
from ..state import IN_EFFECT, Player, State
from .lasting import While, marked

CENTRE = ".centre"
"""Ends the name of a skill that lies in the middle of the table."""


def declared(box: Box) -> Iterator[tuple[str, Passive]]:
    """What every component of the box declares, by the names under which it comes into force."""
    for card in box.cards.values():
        yield from ((card.id, passive) for passive in card.banner)
        yield from _lasting(f"{card.id}.basic", card.basic)
        yield from _lasting(f"{card.id}.strong", card.strong)
    for unit in box.units.values():
        yield from ((unit.id, passive) for passive in unit.passives)
        for number, ability in enumerate(unit.abilities):
            yield from _lasting(f"{unit.id}.{number}", ability.effect)
    for skill in box.skills.values():
        name = skill.id + CENTRE if skill.frequency == "interactive" else skill.id
        yield from ((name, passive) for passive in skill.passives)
        yield from _lasting(f"{skill.id}.effect", skill.effect)
        yield from _lasting(f"{skill.id}.second", skill.second)
    for tactic in box.tactics.values():
        yield from ((tactic.id, passive) for passive in tactic.passives)
        for part in ("taken", "effect", "before"):
            yield from _lasting(f"{tactic.id}.{part}", getattr(tactic, part))
    for city in box.cities.values():
        yield from ((f"city.{city.id}", passive) for passive in city.passives)
    for scenario in box.scenarios.values():
        yield from ((scenario.id, passive) for passive in scenario.passives)
    for variant in box.variants.values():
        yield from ((variant.id, passive) for passive in variant.passives)


def _lasting(name: str, effect: object) -> Iterator[tuple[str, Passive]]:
    """The passives inside an effect that it brings into force."""
    for word in walk(effect):
        if isinstance(word, While):
            yield from ((marked(name, word.mark), passive) for passive in word.passives)


def forces(g: State, player: Player) -> list[str]:
    """The names of all that is in force for a player, in the order in which it is asked."""
    names = [g.scenario, *g.variants]
    names += [
        skill.id + CENTRE if skill.centre else skill.id
        for other in g.players
        for skill in other.skills
        if skill.centre or (other is player and skill.up)
    ]
    if player.tactic and player.tactic_up:
        names.append(player.tactic)
    for unit in player.units:
        names.append(unit.card)
        if unit.banner:
            names.append(unit.banner)
    seat = player.seat
    names += [entry.about for entry in g.lasting if entry.word == IN_EFFECT and entry.owner == seat]
    if g.combat and g.combat.kind == "assault" and g.combat.seat == seat:
        place = g.places[g.combat.site]
        halves = [place, *([g.places[place.partner]] if place.partner else [])]
        names += [f"city.{half.city}" for half in halves if half.city]
    return names


def owner_of(g: State, source: str) -> Player:
    """Whose skill it is that lies in the middle."""
    skill = source.removesuffix(CENTRE)
    return next(player for player in g.players if any(one.id == skill and one.centre for one in player.skills))


IN_FORCE: Passives[State, Player] = Passives(declared, forces)
