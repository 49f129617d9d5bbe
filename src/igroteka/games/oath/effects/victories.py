"""What battle plans bring to the victor, in step 8 of a campaign (OA-5.5.8)."""

from igroteka.kernel import Deed, Effect, Flow, Speech, say

from ..act import Act
from ..actions.campaign.forces import Stand, fall
from ..actions.campaign.sides import members, opposite, permitted, the_attacker, the_defender
from ..actions.citizenship import become_citizen
from ..actions.tokens import give_favor
from ..actions.warbands import free_caged, gain_warbands
from ..box import EXILE
from ..passives.campaign import Losing, Spares
from ..state import NOBODY, Player, State
from .plans import own_side


def enemy_of(c: Act) -> Player:
    """The player one has fought, without allies; bandits have no seat."""
    return the_defender(c.g) if own_side(c) == "attacker" else the_attacker(c.g)


class BecomeCitizenByVictory(Effect[Act], frozen=True):
    """An Exile who has beaten an Exile may become a Citizen without an offer (OA-7.6.1)."""

    def possible(self, c: Act) -> bool:
        return c.me.role == EXILE and enemy_of(c).seat != NOBODY and enemy_of(c).role == EXILE

    def run(self, c: Act) -> Flow[None]:
        if self.possible(c) and (yield from c.pick("may", [("accept",)], optional=True, effect=self)):
            yield from become_citizen(c.g, c.me, None)

    def say(self) -> Speech:
        return say("effect-become-citizen-by-victory")


class BurnSecretsButOne(Deed[Act], frozen=True):
    """A defender whose pawn was targeted burns all secrets of the board but one; facedown ones go first."""

    def possible(self, c: Act) -> bool:
        return c.campaign.pawn and the_defender(c.g).all_secrets > 1

    def do(self, c: Act) -> None:
        if self.possible(c):
            victim = the_defender(c.g)
            lost = victim.all_secrets - 1
            facedown = min(lost, victim.facedown)
            victim.facedown -= facedown
            victim.secrets -= lost - facedown
            c.g.secrets += lost
            c.g.tell("secrets_lost", victim.seat, lost)

    def say(self) -> Speech:
        return say("effect-burn-secrets-but-one")


class GainForKilled(Deed[Act], frozen=True):
    """Gain a warband for each enemy warband that was killed in the campaign."""

    def do(self, c: Act) -> None:
        foes = [player.seat for player in members(c.g, opposite(own_side(c)))]
        gain_warbands(c.g, c.me, sum(c.campaign.killed.get(seat, 0) for seat in foes))

    def say(self) -> Speech:
        return say("effect-gain-for-killed")


class KillSurvivors(Effect[Act], frozen=True):
    """The victor may kill what is left of the enemy's force, and then owes the enemy a favor."""

    def run(self, c: Act) -> Flow[None]:
        if c.campaign.survivors and (yield from c.pick("may", [("accept",)], optional=True, effect=self)):
            side = opposite(own_side(c))
            if not permitted(c.g, Spares, Losing(c.g, c.campaign, side)):
                for stand in survivors(c.g):
                    fall(c.g, side, stand, stand.size)
                c.campaign.survivors.clear()
            give_favor(c.g, c.me, enemy_of(c), 1)

    def say(self) -> Speech:
        return say("effect-kill-survivors")


def survivors(g: State) -> list[Stand]:
    """What is left of the loser's force, by board."""
    assert g.campaign is not None
    players = [(g.players[seat], count) for seat, count in g.campaign.survivors.items()]
    return [Stand(player.force, min(count, player.warbands), player.seat) for player, count in players]


class CageSurvivors(Deed[Act], frozen=True):
    """What is left of the enemy's force goes onto this relic."""

    def do(self, c: Act) -> None:
        for stand in survivors(c.g):
            if stand.size:
                c.g.players[stand.seat].warbands -= stand.size
                c.g.caged[stand.colour] = c.g.caged.get(stand.colour, 0) + stand.size
                c.g.tell("caged", stand.size, stand.colour)
        c.campaign.survivors.clear()

    def say(self) -> Speech:
        return say("effect-cage-survivors")


class FreeCaged(Effect[Act], frozen=True):
    """Give warbands on this relic back to the boards of their colours, as many as one likes."""

    def possible(self, c: Act) -> bool:
        return bool(c.g.caged)

    def run(self, c: Act) -> Flow[None]:
        caged, freed = list(c.g.caged.items()), 0
        for colour, count in caged:
            least = int(colour == caged[-1][0] and not freed)
            numbers = [str(number) for number in range(least, count + 1)]
            number = yield from c.pick_one("free_caged", numbers, verb="number", colour=colour)
            free_caged(c.g, colour, int(number))
            freed += int(number)

    def say(self) -> Speech:
        return say("effect-free-caged")
