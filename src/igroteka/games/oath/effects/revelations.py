"""Words of powers When Played about Visions, and about becoming a Citizen (OA-5.1.4.IV, OA-7.6.1)."""

from typing import Literal

from igroteka.kernel import Effect, Flow, Speech, say

from ..act import Act
from ..actions.citizenship import become_citizen
from ..actions.goals import settle_title
from ..actions.ruling import advisers_of_suit, neighbours, ruled_sites
from ..actions.taking import give, may_take, take
from ..box import DARKEST_SECRET, EXILE, Count
from ..state import Player


class FollowVision(Effect[Act], frozen=True):
    """An Exile puts a warband on a Vision that somebody has revealed, which then counts as the Exile's too."""

    def visions(self, c: Act) -> list[str]:
        """The revealed Visions."""
        return [player.vision for player in c.g.in_turn_order() if player.vision]

    def possible(self, c: Act) -> bool:
        return c.me.role == EXILE and c.me.bank > 0 and bool(self.visions(c))

    def run(self, c: Act) -> Flow[None]:
        if not self.possible(c):
            return
        vision = yield from c.pick_one("which_card", self.visions(c), verb="card")
        c.me.bank -= 1
        c.g.prophets[vision] = c.me.seat
        c.g.tell("followed", c.me.seat, vision)

    def say(self) -> Speech:
        return say("effect-follow-vision")


class SeizeByPlot(Effect[Act], frozen=True):
    """Take a relic or banner of a player at my site, if so many of my advisers match suits of that player's."""

    advisers: Count

    def victims(self, c: Act) -> list[Player]:
        """The players at my site with advisers of the same suits (OA-5.1.4.IV-04, OA-AMB-10)."""
        return [other for other in neighbours(c.g, c.me) if self._matching(c, other) >= self.advisers]

    def _matching(self, c: Act, other: Player) -> int:
        suits = {c.g.box.suits[card] for card in other.faces}
        return sum(advisers_of_suit(c.g, c.me, suit) for suit in suits)

    def things(self, c: Act) -> list[str]:
        """What can be taken."""
        found = [thing for victim in self.victims(c) for thing in (*victim.relics, *victim.banners)]
        return [thing for thing in found if may_take(c.g, c.me, thing)]

    def possible(self, c: Act) -> bool:
        return bool(self.things(c))

    def run(self, c: Act) -> Flow[None]:
        thing = yield from c.pick_one("seize", self.things(c), verb="card", rule="OA-5.1.4.IV-03")
        if thing:
            yield from take(c.g, c.me, [thing])

    def say(self) -> Speech:
        return say("effect-seize-by-plot", count=self.advisers)


class TurnCitizen(Effect[Act], frozen=True):
    """An Exile may turn Citizen without an offer, perhaps on a condition, perhaps with a relic of the Reliquary."""

    when: Literal["always", "more_secrets", "more_sites", "darkest_secret"] = "always"
    relic: bool = False

    def possible(self, c: Act) -> bool:
        return c.me.role == EXILE and self._holds(c)

    def _holds(self, c: Act) -> bool:
        g, me, chancellor = c.g, c.me, c.g.chancellor
        match self.when:
            case "more_secrets":
                on_cards = sum(tokens.secrets for tokens in g.tokens.values())
                return me.all_secrets + on_cards > chancellor.all_secrets
            case "more_sites":
                return len(ruled_sites(g, me)) > len(ruled_sites(g, chancellor))
            case "darkest_secret":
                return DARKEST_SECRET in me.banners
            case _:
                return True

    def run(self, c: Act) -> Flow[None]:
        if not self.possible(c):
            return
        if not (yield from c.pick("turn_citizen", [("accept",)], optional=True, rule="OA-7.6.1-01")):
            return
        if self.when == "darkest_secret":
            give(c.g, c.me, c.g.chancellor, DARKEST_SECRET)
            yield from settle_title(c.g)
        space = yield from self._space(c)
        yield from become_citizen(c.g, c.me, space, taken=True)

    def _space(self, c: Act) -> Flow[int | None]:
        """The space of the Reliquary whose relic the player takes unseen."""
        names = [space.id for space in c.g.box.reliquary]
        full = [name for name, relic in zip(names, c.g.reliquary, strict=True) if relic]
        name = yield from c.pick_one("take_from_reliquary", full if self.relic else (), verb="space")
        return names.index(name) if name else None

    def say(self) -> Speech:
        return say(
            "effect-turn-citizen",
            when=say(f"turn-citizen-{self.when.replace('_', '-')}"),
            relic="yes" if self.relic else "no",
        )
