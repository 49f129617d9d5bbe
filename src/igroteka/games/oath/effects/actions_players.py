"""Words of powers that take favor, secrets or advisers from other players."""

from igroteka.kernel import DONE, Deed, Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.ruling import holder_of, neighbours
from ..actions.tokens import give_favor, give_secrets, may_give_secrets, purse, take_favor, take_secrets
from ..actions.zones import discard, is_locked
from ..box import DARKEST_SECRET, PEOPLES_FAVOR, Count
from ..state import Player


def pick_player(c: Act, players: list[Player]) -> Flow[Player | None]:
    """One of some players, whom the one who acts chooses."""
    seats = [str(player.seat) for player in players]
    seat = yield from c.pick_one("which_player", seats, verb="player")
    return c.g.players[int(seat)] if seat else None


def exposed_advisers(c: Act, player: Player) -> list[str]:
    """The faceup advisers of a player that I could discard."""
    return [card for card in player.faces if not is_locked(c.g, c.me, card)]


class TakeSecretHere(Effect[Act], frozen=True):
    """Take a secret from a player at my site, but not the last."""

    def victims(self, c: Act) -> list[Player]:
        """Those who have more than one."""
        return [player for player in neighbours(c.g, c.me) if player.all_secrets > 1]

    def possible(self, c: Act) -> bool:
        return bool(self.victims(c))

    def run(self, c: Act) -> Flow[None]:
        victim = yield from pick_player(c, self.victims(c))
        if victim:
            take_secrets(c.g, c.me, victim, 1)

    def say(self) -> Speech:
        return say("effect-take-secret-here")


class TakeFavorHere(Effect[Act], frozen=True):
    """Take favor from a player at my site."""

    count: Count

    def victims(self, c: Act) -> list[Player]:
        """Those who have some."""
        return [player for player in neighbours(c.g, c.me) if player.favor]

    def possible(self, c: Act) -> bool:
        return bool(self.victims(c))

    def run(self, c: Act) -> Flow[None]:
        victim = yield from pick_player(c, self.victims(c))
        if victim:
            take_favor(c.g, c.me, victim, self.count)

    def say(self) -> Speech:
        return say("effect-take-favor-here", count=self.count)


class TakeFromChancellor(Deed[Act], frozen=True):
    """Take favor from the Chancellor."""

    count: Count

    def possible(self, c: Act) -> bool:
        return c.g.chancellor is not c.me and c.g.chancellor.favor > 0

    def do(self, c: Act) -> None:
        if self.possible(c):
            take_favor(c.g, c.me, c.g.chancellor, self.count)

    def say(self) -> Speech:
        return say("effect-take-from-chancellor", count=self.count)


class Bargain(Effect[Act], frozen=True):
    """As often as I like, with players at my site and without their consent: a secret for favor, or favor for a secret.

    Each exchange needs the full price on both sides.
    """

    favor: Count

    def options(self, c: Act) -> list[Option]:
        """The exchanges that are possible now."""
        can_sell = c.me.all_secrets > 0 and may_give_secrets(c.g, c.me)
        others = neighbours(c.g, c.me)
        sales: list[Option] = [("sell", str(other.seat)) for other in others if can_sell and other.favor >= self.favor]
        can_buy = purse(c.g, c.me) >= self.favor
        return sales + [("buy", str(other.seat)) for other in others if can_buy and other.all_secrets]

    def possible(self, c: Act) -> bool:
        return bool(self.options(c))

    def run(self, c: Act) -> Flow[None]:
        while choice := (yield from c.pick("bargain", self.options(c), optional=DONE, number=self.favor)):
            verb, seat = choice
            other = c.g.players[int(seat)]
            if verb == "sell":
                give_secrets(c.g, c.me, other, 1)
                take_favor(c.g, c.me, other, self.favor)
            else:
                take_secrets(c.g, c.me, other, 1)
                give_favor(c.g, c.me, other, self.favor)

    def say(self) -> Speech:
        return say("effect-bargain", count=self.favor)


class DiscardAdviser(Effect[Act], frozen=True):
    """Discard a faceup adviser of another player."""

    def cards(self, c: Act) -> list[str]:
        """The advisers within reach."""
        raise TypeError(f"{type(self).__name__} reaches nobody")

    def possible(self, c: Act) -> bool:
        return bool(self.cards(c))

    def run(self, c: Act) -> Flow[None]:
        card = yield from c.pick_one("which_card", self.cards(c), verb="card")
        if card:
            discard(c.g, c.me, card)


class DiscardAdviserHere(DiscardAdviser, frozen=True):
    """Discard a faceup adviser of a player at my site."""

    def cards(self, c: Act) -> list[str]:
        return [card for player in neighbours(c.g, c.me) for card in exposed_advisers(c, player)]

    def say(self) -> Speech:
        return say("effect-discard-adviser-here")


class DiscardAdviserOfKeeper(DiscardAdviser, frozen=True):
    """Discard a faceup adviser of whoever holds the Darkest Secret, but not the People's Favor."""

    def cards(self, c: Act) -> list[str]:
        keeper = holder_of(c.g, DARKEST_SECRET)
        return exposed_advisers(c, keeper) if keeper and PEOPLES_FAVOR not in keeper.banners else []

    def say(self) -> Speech:
        return say("effect-discard-adviser-of-keeper")


class BurnAllSecrets(Deed[Act], frozen=True):
    """Everybody burns all secrets but one; of mine only those stay that were just put on this card."""

    def possible(self, c: Act) -> bool:
        others = any(player.all_secrets > 1 for player in c.g.players if player is not c.me)
        return others or c.me.all_secrets > 0 or any(tokens.secrets for tokens in c.g.tokens.values())

    def do(self, c: Act) -> None:
        for player in c.g.in_turn_order():
            _burn_down(c, player, keep=0 if player is c.me else 1)
        for card in [card for card, tokens in c.g.tokens.items() if tokens.secrets and card != c.card]:
            _burn_from_card(c, card)

    def say(self) -> Speech:
        return say("effect-burn-all-secrets")


def _burn_down(c: Act, player: Player, keep: int) -> None:
    """A faceup secret is kept rather than a facedown one."""
    burnt = player.all_secrets - keep
    if burnt > 0:
        player.facedown = 0 if player.secrets >= keep else keep
        player.secrets = min(player.secrets, keep)
        c.g.secrets += burnt
        c.g.tell("burnt_secrets", player.seat, burnt)


def _burn_from_card(c: Act, card: str) -> None:
    tokens = c.g.tokens[card]
    c.g.secrets += tokens.secrets
    c.g.tell("burnt_secrets", c.me.seat, tokens.secrets)
    tokens.secrets = 0
    if not tokens.favor:
        del c.g.tokens[card]
