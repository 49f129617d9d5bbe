"""Favor and secrets: gaining, giving, burning, paying the costs of powers (OA-7.1.2, OA-10-16, OA-10-31)."""

from ..box import SUITS, Cost
from ..passives import IN_FORCE
from ..passives.ruling import MayNotUse, Using, Whose
from ..passives.tokens import BurntFavorTo, FavorGoesTo, GivesNoSecrets, SpendsBank
from ..state import NOBODY, Player, State, Tokens

# Favor


def purse(g: State, player: Player) -> int:
    """How much favor the player can spend: on the board, perhaps of a bank too."""
    bank = IN_FORCE.changed(g, SpendsBank, player, "", Whose(g, player))
    return player.favor + (g.banks[bank] if bank else 0)


def receive_favor(g: State, player: Player, count: int) -> None:
    """Favor that was taken from elsewhere reaches the player's board."""
    bank = IN_FORCE.changed(g, FavorGoesTo, player, "", Whose(g, player))
    if bank:
        g.banks[bank] += count
    else:
        player.favor += count


def gain_favor(g: State, player: Player, suit: str, count: int) -> int:
    """From a bank, as much as there is (OA-9.3-03); how much it was."""
    count = min(count, g.banks[suit])
    if count > 0:
        g.banks[suit] -= count
        receive_favor(g, player, count)
        g.tell("gained_favor", player.seat, count, suit)
    return count


def spend_favor(g: State, player: Player, count: int) -> None:
    """Take favor off the player's board, or out of a bank that counts as theirs; the caller puts it elsewhere."""
    from_board = min(count, player.favor)
    player.favor -= from_board
    if rest := count - from_board:
        g.banks[IN_FORCE.changed(g, SpendsBank, player, "", Whose(g, player))] -= rest


def burn_favor(g: State, player: Player, count: int) -> None:
    """Spend favor into the general supply."""
    spend_favor(g, player, count)
    favor_burnt(g, player, count)


def favor_burnt(g: State, player: Player, count: int) -> None:
    """Favor that was already taken from somewhere is burnt by a player."""
    if not count:
        return
    g.tell("burnt_favor", player.seat, count)
    seat = IN_FORCE.changed(g, BurntFavorTo, player, NOBODY, Whose(g, player))
    if seat == NOBODY:
        g.favor += count
    else:
        receive_favor(g, g.players[seat], count)
        g.tell("got_burnt_favor", seat, count)


def give_favor(g: State, giver: Player, taker: Player, count: int) -> int:
    """From one player to another, as much as can be spent; how much it was."""
    count = min(count, purse(g, giver))
    if count > 0:
        spend_favor(g, giver, count)
        receive_favor(g, taker, count)
        g.tell("gave_favor", giver.seat, taker.seat, count)
    return count


def take_favor(g: State, taker: Player, victim: Player, count: int) -> int:
    """Off another player's board, as much as lies there (OA-10-10); how much it was."""
    count = min(count, victim.favor)
    if count > 0:
        victim.favor -= count
        receive_favor(g, taker, count)
        g.tell("took_favor", taker.seat, victim.seat, count)
    return count


def favor_to_bank(g: State, player: Player, suit: str, count: int) -> None:
    """Spend favor into a bank."""
    spend_favor(g, player, count)
    g.banks[suit] += count
    g.tell("favor_to_bank", player.seat, count, suit)


# Secrets


def gain_secrets(g: State, player: Player, count: int) -> None:
    """From the general supply, which never runs out (OA-9.3-01)."""
    if count > 0:
        g.secrets -= count
        player.secrets += count
        g.tell("gained_secrets", player.seat, count)


def burn_secrets(g: State, player: Player, count: int) -> None:
    """Faceup secrets of the board into the general supply."""
    if count > 0:
        player.secrets -= count
        g.secrets += count
        g.tell("burnt_secrets", player.seat, count)


def may_give_secrets(g: State, giver: Player) -> bool:
    """May the player give secrets to others at all?"""
    return not IN_FORCE.forbidden(g, GivesNoSecrets, giver, Whose(g, giver))


def give_secrets(g: State, giver: Player, taker: Player, count: int) -> int:
    """From one board to another, faceup ones first; they arrive as they lay. How many it was."""
    count = min(count, giver.all_secrets) if may_give_secrets(g, giver) else 0
    if count > 0:
        _move_secrets(giver, taker, count)
        g.tell("gave_secrets", giver.seat, taker.seat, count)
    return count


def take_secrets(g: State, taker: Player, victim: Player, count: int) -> int:
    """Off another player's board; how many it was."""
    count = min(count, victim.all_secrets)
    if count > 0:
        _move_secrets(victim, taker, count)
        g.tell("took_secrets", taker.seat, victim.seat, count)
    return count


def _move_secrets(giver: Player, taker: Player, count: int) -> None:
    faceup = min(count, giver.secrets)
    giver.secrets -= faceup
    taker.secrets += faceup
    giver.facedown -= count - faceup
    taker.facedown += count - faceup


def flip_secrets(g: State, player: Player, count: int) -> None:
    """Turn faceup secrets of the board facedown."""
    if count > 0:
        player.secrets -= count
        player.facedown += count
        g.tell("flipped_secrets", player.seat, count)


# On cards


def put_on(g: State, card: str, *, favor: int = 0, secrets: int = 0) -> None:
    """Lay tokens, which the caller has taken from somewhere, on a card."""
    tokens = g.tokens.setdefault(card, Tokens())
    tokens.favor += favor
    tokens.secrets += secrets


def is_occupied(g: State, card: str) -> bool:
    """Do favor or secrets lie on the card?"""
    return card in g.tokens


def clear_card(g: State, card: str) -> Tokens:
    """Take everything off a card; the caller puts it elsewhere."""
    return g.tokens.pop(card, Tokens())


def put_favor(g: State, player: Player, card: str, count: int) -> None:
    """Spend favor onto a card."""
    if count:
        spend_favor(g, player, count)
        put_on(g, card, favor=count)
        g.tell("put_favor", player.seat, count, card)


def put_secrets(g: State, player: Player, card: str, count: int) -> None:
    """Put faceup secrets of the board onto a card."""
    if count:
        player.secrets -= count
        put_on(g, card, secrets=count)
        g.tell("put_secrets", player.seat, count, card)


def return_from_cards(g: State, player: Player, *, but: str = "") -> int:
    """The return of the Rest phase, which a power may bring about earlier (OA-4.3.1, OA-4.3.2).

    Favor goes to the banks of its cards' suits, secrets to the player's board, whose facedown ones turn faceup. What
    lies on the card `but` stays there. How many secrets returned.
    """
    returned = 0
    for card in [card for card in g.tokens if card != but]:
        tokens = clear_card(g, card)
        returned += tokens.secrets
        if tokens.favor:
            edifice = g.box.ruins.get(card)
            g.banks[edifice.suit if edifice else g.box.suits[card]] += tokens.favor
    player.secrets, player.facedown = player.all_secrets + returned, 0
    return returned


# Costs of powers


def in_turn(g: State, player: Player) -> bool:
    """Is it the player's own turn?"""
    return g.me is player


def can_pay(g: State, player: Player, cost: Cost, card: str, *, plan: bool = False) -> bool:
    """Can the player pay for a power of a card now (OA-7.1.2)? The costs of plans do not mind what lies there."""
    if cost.placed and not plan and is_occupied(g, card):
        return False
    if cost.all_secrets > player.secrets:
        return False
    if cost.all_favor > player.favor and cost.all_favor > purse(g, player):
        return False
    return not IN_FORCE.forbidden(g, MayNotUse, player, Using(g, player, card, cost))


def pay(g: State, player: Player, cost: Cost, card: str) -> None:
    """Pay for a power; outside one's turn nothing is put on cards (OA-7.1.2-06, OA-7.1.2-07)."""
    if in_turn(g, player):
        put_favor(g, player, card, cost.favor)
        put_secrets(g, player, card, cost.secrets)
    else:
        if cost.favor:
            favor_to_bank(g, player, g.box.suits.get(card, SUITS[0]), cost.favor)
        flip_secrets(g, player, cost.secrets)
    if cost.burnt_favor:
        burn_favor(g, player, cost.burnt_favor)
    burn_secrets(g, player, cost.burnt_secrets)


# Supply


def gain_supply(g: State, player: Player, count: int) -> None:
    """Move the marker to the left, not past the first space."""
    count = min(count, 7 - player.supply)
    if count > 0:
        player.supply += count
        g.tell("gained_supply", player.seat, count)


def spend_supply(g: State, player: Player, count: int) -> None:
    """Move the marker to the right (OA-4.2-06)."""
    if count > 0:
        player.supply -= count
        g.tell("spent_supply", player.seat, count)
