"""Power: gaining, collecting, spending, losing and stealing it (LV-POWER, LV-COLL, LV-STEAL)."""

from igroteka.kernel import Flow

from ..act import Act
from ..box import NEUTRAL
from ..ending import win_by_power
from ..passives import IN_FORCE, Guards, Standing, forces
from ..state import COMBAT, STOLEN, Player, State

READY, SPENT = "ready", "spent"


def gain(g: State, player: Player, count: int = 1) -> None:
    """Take tokens from the supply, as far as there are any (LV-POWER-02, LV-TERM-06)."""
    for _ in range(min(count, g.supply.power)):
        g.supply.power -= 1
        player.ready += 1
        g.tell("gained", player.id)
        win_by_power(g, player)


def place(g: State, region: str, count: int = 1) -> None:
    """Put tokens from the supply into a region."""
    count = min(count, g.supply.power)
    if count:
        g.supply.power -= count
        g.regions[region].power += count
        g.tell("power_placed", region, count)


def wash_away(g: State, region: str, count: int = 1) -> None:
    """Tokens of a region go back to the supply."""
    count = min(count, g.regions[region].power)
    g.regions[region].power -= count
    g.supply.power += count
    g.tell("power_removed", region, count)


def can_collect(g: State, player: Player, region: str) -> bool:
    """Is there power in the region that nobody guards against the player?"""
    if not g.regions[region].power:
        return False
    others = [other for other in g.players.values() if forces(g, other) and other.id not in (player.id, player.ally)]
    return not any(IN_FORCE.forbidden(g, Guards, other, Standing(g, other, region)) for other in others)


def collect(g: State, player: Player, region: str, count: int) -> None:
    """Tokens of a region go to the player's track (LV-COLL-01); the tenth wins at once (LV-OVER-02)."""
    if not can_collect(g, player, region):
        return
    place = g.regions[region]
    for _ in range(min(count, place.power)):
        place.power -= 1
        player.ready += 1
        g.tell("collected", player.id, region)
        win_by_power(g, player)


def spend(g: State, player: Player, count: int) -> None:
    """Flip tokens to the spent side; they stay on the track (LV-POWER-03)."""
    player.ready -= count
    player.spent += count
    if count:
        g.tell("spent", player.id, count)


def choose_token(g: State, chooser: Player, victim: Player, kind: str) -> Flow[str]:
    """Which of the victim's tokens: ready or spent, as who causes the loss likes (LV-STEAL-02, LV-STEAL-06)."""
    tokens = [token for token, count in ((READY, victim.ready), (SPENT, victim.spent)) if count]
    return Act(g, chooser).pick_one(kind, tokens, verb="token", rule="LV-STEAL-06", victim=victim.id)


def _take_token(victim: Player, token: str) -> None:
    if token == READY:
        victim.ready -= 1
    else:
        victim.spent -= 1


def lose(g: State, victim: Player, by: Player) -> Flow[None]:
    """A token of the victim goes to the supply."""
    token = yield from choose_token(g, by, victim, "lose_token")
    _take_token(victim, token)
    g.supply.power += 1
    g.tell("lost_power", victim.id, token)


def steal(g: State, thief: str, victim: Player) -> Flow[None]:
    """The opponent takes a token as it lies, once per combat; neutral units take none (LV-STEAL, LV-AMB-21)."""
    if thief != NEUTRAL and victim.power and g.once(STOLEN, COMBAT, owner=thief):
        yield from take_from(g, g.players[thief], victim)


def take_from(g: State, thief: Player, victim: Player) -> Flow[None]:
    """A token changes its track and keeps its side (LV-STEAL-04)."""
    token = yield from choose_token(g, thief, victim, "steal_token")
    _take_token(victim, token)
    if token == READY:
        thief.ready += 1
    else:
        thief.spent += 1
    g.tell("stole", thief.id, victim.id, token)
    win_by_power(g, thief)
