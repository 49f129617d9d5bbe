"""Who rules what, looked up once for a whole evaluation."""

from operator import itemgetter
from typing import NamedTuple

from igroteka.kernel import from_box

from ..actions.campaign.plans import known_plans
from ..actions.campaign.sides import ATTACKER
from ..box import EXILE, PURPLE, Box, Plan, WhenPlayed
from ..passives import declared
from ..passives.ruling import RulesEmptySites
from ..state import NOBODY, Place, Player, State


class Realm(NamedTuple):
    """The sites of a ruler, as an attacker finds them."""

    seats: list[int]
    """Whose they are; nobody's: those of bandits."""
    sites: dict[int, tuple[int, int]]
    """By site space: the defenders, and the dice that it brings with the battle plans there; the weakest first."""
    title: int
    """The dice that the title brings."""


class Survey:
    """The map as an evaluation needs it: rulers of all sites, and how many each seat rules."""

    __slots__ = ("bandits", "empire", "g", "realms", "ruled", "sites")

    def __init__(self, g: State) -> None:
        self.g = g
        self.empire = [player.seat for player in g.players if player.role != EXILE]
        """The Imperial seats."""
        seats: dict[str, list[int]] = {player.colour: [player.seat] for player in g.players if player.role == EXILE}
        seats[PURPLE] = self.empire
        lords = _lords(g)
        self.ruled = [_rulers(place, seats, lords) for place in g.places]
        """The seats that rule each site space."""
        self.bandits = [slot for slot, place in enumerate(g.places) if place.faceup and not self.ruled[slot]]
        """Where bandits rule."""
        self.sites = [0] * len(g.players)
        """How many sites each seat rules."""
        for ruling in self.ruled:
            for seat in ruling:
                self.sites[seat] += 1

        self.realms = self._realms()
        """The sites of bandits and of all rulers, by the first seat of these, NOBODY for bandits."""

    def _realms(self) -> dict[int, Realm]:
        g, plans = self.g, defenses(self.g.box)
        found: dict[int, Realm] = {}
        for slot, ruling in enumerate(self.ruled):
            place = g.places[slot]
            if not place.faceup:
                continue
            seat = ruling[0] if ruling else NOBODY
            if seat not in found:
                title = (2 if g.usurper else 1) if g.title in ruling else 0
                found[seat] = Realm(ruling, {}, title)
            force = sum(place.warbands.values()) or 1
            for one in ruling:
                if g.players[one].at == slot:
                    force += g.players[one].warbands
            shields = 1
            for card in place.cards:
                shields += card in plans
            found[seat].sites[slot] = force, shields
        return {
            seat: realm._replace(sites=dict(sorted(realm.sites.items(), key=itemgetter(1))))
            if len(realm.sites) > 1
            else realm
            for seat, realm in found.items()
        }

    def domain(self, player: Player) -> list[int]:
        """The site spaces that a player rules."""
        return [slot for slot, ruling in enumerate(self.ruled) if player.seat in ruling]


def _rulers(place: Place, seats: dict[str, list[int]], lords: list[int]) -> list[int]:
    if not place.faceup:
        return []
    if not place.warbands:
        return lords
    if len(place.warbands) == 1:
        (colour,) = place.warbands
        return seats.get(colour, [])
    return [seat for colour in place.warbands for seat in seats.get(colour, [])]


@from_box
def crowns(box: Box) -> frozenset[str]:
    """The relics that let bandits rule for somebody."""
    return frozenset(card for card, passive in declared(box) if isinstance(passive, RulesEmptySites))


def _lords(g: State) -> list[int]:
    """The seats for which bandits rule."""
    found = crowns(g.box)
    holder = next((player for player in g.players for relic in player.relics if relic in found), None)
    if holder is None:
        return []
    return [player.seat for player in g.players if player is holder or (player.imperial and holder.imperial)]


@from_box
def defenses(box: Box) -> frozenset[str]:
    """The cards with battle plans that help whoever defends their site."""
    return frozenset(card for card, plan in known_plans(box).items() if plan.side != ATTACKER)


PLAN_WORTH, POWER_WORTH, PLAYED_WORTH = 0.5, 0.35, 0.05


@from_box
def card_worths(box: Box) -> dict[str, float]:
    """What the powers of each card are worth to whoever can use them; those of its playing are used up then."""
    found = {}
    for card, powers in box.powers.items():
        worths = [
            PLAN_WORTH if isinstance(power, Plan) else PLAYED_WORTH if isinstance(power, WhenPlayed) else POWER_WORTH
            for power in powers
        ]
        found[card] = max(worths, default=0.0)
    return found
