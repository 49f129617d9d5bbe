"""What battle plans do for the rest of the campaign: to rolls, losses, other plans (OA-5.5.3 to OA-5.5.8)."""

from igroteka.kernel import DONE, Flow, Speech, say

from ..act import Act
from ..actions.campaign.aftermath import dismiss
from ..actions.campaign.sides import (
    ATTACKER,
    DEFENDER,
    bandits,
    members,
    opposite,
    side_of,
    side_of_source,
    side_rules,
)
from ..actions.zones import is_locked
from ..box import BEAST, NOMAD, AttackFace, Banner, Count, DefenseFace
from ..effects.plans import PEACE_BOUGHT
from ..passives import card_of
from ..passives.campaign import (
    AttackCounts,
    DefenseCounts,
    DiceRolled,
    Fighting,
    IgnoresSkulls,
    KillsAll,
    Losing,
    MayNotPlan,
    Planning,
    PlansLeave,
    PlanStays,
    Rescues,
    SacrificeWorth,
    Spares,
    UsedAlone,
)
from ..state import NOBODY, Player, State


def user_of(case: Fighting, source: str) -> Player:
    """Who has used the plan; bandits have no seat."""
    seat = case.campaign.plans[card_of(source)]
    return bandits() if seat == NOBODY else case.g.players[seat]


def used_by(case: Fighting | Losing, source: str) -> str:
    """The side that has used the plan."""
    return side_of(case.campaign, case.campaign.plans[card_of(source)])


# Rolls


class NoSkulls(IgnoresSkulls, frozen=True):
    """Skulls that I roll kill nobody."""

    def permits(self, case: Fighting, source: str) -> bool:
        return used_by(case, source) == ATTACKER

    def say(self) -> Speech:
        return say("passive-no-skulls")


class NoHollowSwords(AttackCounts, frozen=True):
    """Hollow swords of the enemy count nothing."""

    def change(self, value: AttackFace, case: Fighting, source: str) -> AttackFace:
        return AttackFace(value.id, value.swords, 0, value.skulls)

    def say(self) -> Speech:
        return say("passive-no-hollow-swords")


class NoSingleShields(DefenseCounts, frozen=True):
    """Faces with a single shield count nothing."""

    def change(self, value: DefenseFace, case: Fighting, source: str) -> DefenseFace:
        return DefenseFace(value.id, doubles=value.doubles) if value.shields == 1 else value

    def say(self) -> Speech:
        return say("passive-no-single-shields")


class RollTwice(AttackCounts, frozen=True):
    """Everything that I roll counts twice, skulls too."""

    def change(self, value: AttackFace, case: Fighting, source: str) -> AttackFace:
        return AttackFace(value.id, 2 * value.swords, 2 * value.hollow, 2 * value.skulls)

    def say(self) -> Speech:
        return say("passive-roll-twice")


class NoDoubleSwords(AttackCounts, frozen=True):
    """For a defender: faces with two swords bring no attack; their skulls still kill."""

    def change(self, value: AttackFace, case: Fighting, source: str) -> AttackFace:
        if used_by(case, source) == DEFENDER and value.skulls:
            return AttackFace(value.id, 0, value.hollow, value.skulls)
        return value

    def say(self) -> Speech:
        return say("passive-no-double-swords")


class NoDoubleShields(DefenseCounts, frozen=True):
    """For an attacker: faces with two shields count nothing."""

    def change(self, value: DefenseFace, case: Fighting, source: str) -> DefenseFace:
        if used_by(case, source) == ATTACKER and value.shields > 1:
            return DefenseFace(value.id, doubles=value.doubles)
        return value

    def say(self) -> Speech:
        return say("passive-no-double-shields")


class HalfTheDice(DiceRolled, frozen=True):
    """The attacker rolls only half of the attack pool."""

    def change(self, value: int, case: Fighting, source: str) -> int:
        return value // 2

    def say(self) -> Speech:
        return say("passive-half-the-dice")


class WorthOfSacrifice(SacrificeWorth, frozen=True):
    """Each warband that I sacrifice raises the attack value by so much."""

    worth: Count

    def change(self, value: int, case: Fighting, source: str) -> int:
        return self.worth

    def say(self) -> Speech:
        return say("passive-worth-of-sacrifice", count=self.worth)


# Losses


class SparesOwn(Spares, frozen=True):
    """If I lose, nobody of my force is killed."""

    def permits(self, case: Losing, source: str) -> bool:
        return used_by(case, source) == case.side

    def say(self) -> Speech:
        return say("passive-spares-own")


class SparesInPeace(Spares, frozen=True):
    """Where peace was bought nobody is killed."""

    def permits(self, case: Losing, source: str) -> bool:
        return bool(case.g.lasts(PEACE_BOUGHT, about=card_of(source)))

    def say(self) -> Speech:
        return say("passive-spares-in-peace")


class AllDieIfLost(KillsAll, frozen=True):
    """If I lose, my whole force is killed."""

    def permits(self, case: Losing, source: str) -> bool:
        return used_by(case, source) == case.side

    def say(self) -> Speech:
        return say("passive-all-die-if-lost")


class CaredForHere(Rescues, frozen=True):
    """My warbands that would be killed come to this site at the end, if I rule it then."""

    def permits(self, case: Losing, source: str) -> bool:
        return used_by(case, source) == case.side

    def say(self) -> Speech:
        return say("passive-cared-for-here")


# Plans of both sides


class Alone(UsedAlone, frozen=True):
    """My side uses no other plan."""

    def say(self) -> Speech:
        return say("passive-alone")


class SilencesEnemies(MayNotPlan, frozen=True):
    """The other side cannot use plans."""

    def forbids(self, case: Planning, source: str) -> bool:
        return side_of(case.campaign, case.me.seat) == opposite(side_of_source(case.campaign, case.g, source))

    def say(self) -> Speech:
        return say("passive-silences-enemies")


class StaysWithBanner(PlanStays, frozen=True):
    """The card is not discarded if my side holds a banner."""

    banner: Banner

    def permits(self, case: Fighting, source: str) -> bool:
        return any(self.banner in player.banners for player in members(case.g, used_by(case, source)))

    def say(self) -> Speech:
        return say("passive-stays-with-banner", card=say(f"card-{self.banner}"))


class OneBeastForNomads(PlansLeave, frozen=True):
    """Instead of any number of Nomad plans I may discard one Beast card that I rule."""

    def answer(self, case: Fighting, source: str) -> Flow[None]:
        g, side = case.g, used_by(case, source)
        nomads = [card for card in case.campaign.leaving if self._is_mine(case, card, side)]
        user = user_of(case, source)
        beasts = self._beasts(g, side, user)
        if nomads and beasts:
            if user.seat == NOBODY:
                self._for_bandits(case, nomads, beasts)
            else:
                yield from self._ask(case, Act(g, user, card_of(source)), nomads, beasts)

    def _is_mine(self, case: Fighting, card: str, side: str) -> bool:
        mine = side_of(case.campaign, case.campaign.plans[card]) == side
        return mine and case.g.box.suits.get(card) == NOMAD

    def _beasts(self, g: State, side: str, user: Player) -> list[str]:
        at_sites = [card for place in g.places for card in place.cards]
        advisers = [card for player in members(g, side) for card in player.faces]
        found = [card for card in (*at_sites, *advisers) if g.box.suits.get(card) == BEAST]
        return [card for card in found if side_rules(g, side, card) and not is_locked(g, user, card)]

    def _for_bandits(self, case: Fighting, nomads: list[str], beasts: list[str]) -> None:
        """Only if at least two would go; the first from the top of the Cradle goes instead."""
        if len(nomads) > 1:
            case.campaign.leaving[:] = [card for card in case.campaign.leaving if card not in nomads]
            dismiss(case.g, beasts[0], NOBODY)

    def _ask(self, case: Fighting, c: Act, nomads: list[str], beasts: list[str]) -> Flow[None]:
        beast = yield from c.pick_one("which_card", beasts, verb="card", optional=True)
        if not beast:
            return
        while nomads:
            kept = yield from c.pick_one("keep_plan", nomads, optional=DONE)
            if not kept:
                break
            nomads.remove(kept)
            case.campaign.leaving.remove(kept)
        dismiss(case.g, beast, c.me.seat)

    def say(self) -> Speech:
        return say("passive-one-beast-for-nomads")
