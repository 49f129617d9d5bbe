"""What abilities may do to the rules: the kinds that rules ask for, their cases, and which are in force (LV-DENZ-06).

A rule knows these kinds only; the abilities of denizens, bonds and lasting Vaala cards are in `abilities/`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from igroteka.kernel import Adds, Answers, Changes, Forbids, Passives, Permits

from .box import Ability, Box
from .state import KEPT_OPEN, Combat, Player, State

Hits = tuple[int, int]
"""Critical and standard hits."""


def declared(box: Box) -> Iterator[tuple[str, Ability]]:
    """The abilities that stand on cards and boards."""
    for denizen in box.denizens.values():
        yield denizen.id, denizen.ability
    for card in box.vaala.values():
        if isinstance(card.effect, Ability):
            yield card.id, card.effect
    for character in box.characters.values():
        yield character.id, character.bond


def forces(g: State, player: Player) -> Sequence[str]:
    """Denizens in their slots, Vaala cards that stay open, and the Dragonbond."""
    if not (player.denizens or player.ally or g.lasting):
        return ()
    found = [*player.denizens.values(), *g.lasting_about(KEPT_OPEN, owner=player.id)]
    if player.ally:
        found.append(player.id)
    return found


IN_FORCE: Passives[State, Player] = Passives(declared, forces)


# Cases: `me` is always the player whose ability is asked


class Fighting(NamedTuple):
    """In a combat."""

    g: State
    me: Player
    combat: Combat

    @property
    def attacking(self) -> bool:
        """Am I the attacker?"""
        return self.me.id == self.combat.attacker

    def count(self, unit: str) -> int:
        """How many such units I have there."""
        return self.me.count(self.combat.region, unit)


class Rolling(NamedTuple):
    """I have rolled these faces in a combat; they may be rolled again in place."""

    g: State
    me: Player
    combat: Combat
    faces: list[str]


class Losing(NamedTuple):
    """A unit of mine was destroyed in a combat."""

    g: State
    me: Player
    combat: Combat
    unit: str


class Wounding(NamedTuple):
    """I have wounded a Dragon in a combat."""

    g: State
    me: Player
    combat: Combat
    dragon: Player


class Standing(NamedTuple):
    """In a region."""

    g: State
    me: Player
    region: str


class Arriving(NamedTuple):
    """My units have moved into a region."""

    g: State
    me: Player
    moved: Mapping[str, int]
    goal: str
    was_uncontrolled: bool


class Visited(NamedTuple):
    """Somebody else's figure has ended a move."""

    g: State
    me: Player
    visitor: Player


class Sharing(NamedTuple):
    """My ally has destroyed these units in a combat."""

    g: State
    me: Player
    destroyed: Sequence[str]


class Placing(NamedTuple):
    """I have placed units in these regions; or moved some."""

    g: State
    me: Player
    regions: Sequence[str] = ()


# In combat


class MoreDice(Ability, Adds[Fighting], frozen=True):
    """More dice for a roll."""


class FewerDice(Ability, Changes[Fighting, int], frozen=True):
    """The enemy Dragon rolls fewer dice."""


class AfterRoll(Ability, Answers[Rolling], frozen=True):
    """I have rolled."""


class AttackHits(Ability, Changes[Fighting, Hits], frozen=True):
    """Other hits when I attack."""


class Shield(Ability, Changes[Fighting, Hits], frozen=True):
    """Fewer hits when I am attacked."""


class OverMountains(Ability, Permits[Fighting], frozen=True):
    """Mountains do not protect from my attack."""


class CityStands(Ability, Changes[Fighting, bool], frozen=True):
    """Does my city stay when it would be removed?"""


class CombatBegins(Ability, Answers[Fighting], frozen=True):
    """A combat of mine is about to begin."""


class LeftInPeace(Ability, Forbids[Player], frozen=True):
    """Nobody may start combat with me."""


class DragonWounded(Ability, Answers[Wounding], frozen=True):
    """I have wounded a Dragon."""


class NoEssence(Ability, Forbids[Standing], frozen=True):
    """My units that are destroyed do not go to an Essence track."""


class UnitLost(Ability, Answers[Losing], frozen=True):
    """A unit of mine was destroyed."""


class EnemyRetreats(Ability, Answers[Fighting], frozen=True):
    """My opponent is about to retreat."""


class Retreats(Ability, Answers[Fighting], frozen=True):
    """I am about to retreat."""


class RetreatGoals(Ability, Changes[Standing, list[str]], frozen=True):
    """Where I may retreat to."""


class AttackWon(Ability, Answers[Standing], frozen=True):
    """I have won a combat as the attacker."""


class AllyDestroyed(Ability, Answers[Sharing], frozen=True):
    """My ally has destroyed units."""


# On the map


class Flies(Ability, Changes[str, int], frozen=True):
    """How far a type of units flies, over anything."""


class Sails(Ability, Permits[str], frozen=True):
    """For a type of units the regions on one coast are adjacent."""


class ChargesFar(Ability, Permits[str], frozen=True):
    """A type of units may attack from two regions away."""


class SharesSky(Ability, Permits[Player], frozen=True):
    """The regions of a bonded pair are adjacent for its moves."""


class UnitsArrived(Ability, Answers[Arriving], frozen=True):
    """My units have moved into a region."""


class FigureArrived(Ability, Answers[Standing], frozen=True):
    """My own figure has ended a move."""


class VisitorArrived(Ability, Answers[Visited], frozen=True):
    """The figure of somebody who is not my ally has ended a move."""


class Deployed(Ability, Answers[Placing], frozen=True):
    """I have carried out a Deploy."""


class Reinforced(Ability, Answers[Placing], frozen=True):
    """I have carried out a Reinforce."""


class UpgradePrice(Ability, Changes[Player, int], frozen=True):
    """What a denizen of an adjacent region costs me."""


class Guards(Ability, Forbids[Standing], frozen=True):
    """Others may not collect power there."""
