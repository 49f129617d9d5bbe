"""Binding deals: two players agree on what each gives now (OA-7.6.3, OA-10-33)."""

from collections.abc import Collection

from igroteka.kernel import Flow, Option, Pieces, bargain

from ..act import Act
from ..passives import IN_FORCE
from ..passives.ruling import Whose
from ..passives.tokens import GivesNoSecrets
from ..state import TURN, Adviser, Player, State
from .goals import settle_title
from .limits import has_room_for
from .promises import PROMISES, make_promises
from .ruling import crowned, ruled_sites
from .taking import give
from .tokens import give_favor, give_secrets, purse
from .warbands import may_place, own_at, place_warbands, put_at
from .zones import add_adviser, is_locked

FACEDOWN = "facedown_"
"""Begins the name of an adviser who is only known by the place in the row."""
NOTHING = "nothing"
"""Stands for an empty list of things."""

GIVING, CLAIMING = ("give", "give_card", "give_site", "promise"), ("claim", "claim_card", "claim_site", "claim_promise")


def exchange(g: State, one: Player, other: Player, things: Collection[str], card: str) -> Flow[bool]:
    """One offers the other a deal about such things; if it is accepted, it is carried out at once. Was there a deal?

    The things: `favor`, `secrets`, `relics`, `banners`, `advisers`, `sites`, `promises`.
    """
    act = Act(g, one, card)
    offer = yield from bargain(
        g,
        act,
        act.ask(other.seat),
        (one.seat, other.seat),
        lambda offer: pieces(g, one, other, things, offer),
        lambda offer: {"partner": other.seat, "proposer": one.seat, **terms(offer)},
        kinds=("deal", "deal_answer"),
        scope=TURN,
        rule="OA-7.6.3-01",
        complete=lambda offer: bool(offer) and fits(g, one, other, offer),
        topic=card,
    )
    if offer is None:
        return False
    g.tell("deal", one.seat, other.seat)
    yield from carry_out(g, one, other, offer)
    return True


# What can be offered


def pieces(g: State, one: Player, other: Player, things: Collection[str], offer: Pieces) -> list[Option]:
    """What can still be added to an offer: gifts of one, then claims on the other."""
    found: list[Option] = []
    for giver, verbs in ((one, GIVING), (other, CLAIMING)):
        found += _gifts(g, giver, other if giver is one else one, verbs, things, offer)
    return found


def _gifts(
    g: State, giver: Player, taker: Player, verbs: tuple[str, ...], things: Collection[str], offer: Pieces
) -> list[Option]:
    goods, cards, sites, promise = verbs
    found: list[Option] = []
    if "favor" in things and offer.count((goods, "favor")) < purse(g, giver):
        found.append((goods, "favor"))
    if "secrets" in things and _may_give_secrets(g, giver, offer.count((goods, "secrets"))):
        found.append((goods, "secrets"))
    given: list[Option] = [(cards, card) for card in _cards(g, giver, things)]
    given += [(sites, g.word(slot)) for slot in _sites(g, giver, taker)] if "sites" in things else []
    if "promises" in things:
        given += [(promise, word) for word in PROMISES]
        if goods == "give" and any(piece[0] in ("promise", "claim_promise") for piece in offer):
            found.append(("penalty",))
    return found + [piece for piece in given if piece not in offer]


def _may_give_secrets(g: State, giver: Player, already: int) -> bool:
    return already < giver.all_secrets and not IN_FORCE.forbidden(g, GivesNoSecrets, giver, Whose(g, giver))


def _cards(g: State, giver: Player, things: Collection[str]) -> list[str]:
    """Relics, banners and advisers that the player could give; facedown advisers by their place only."""
    found = [*giver.relics] if "relics" in things else []
    found += giver.banners if "banners" in things else []
    if "advisers" in things:
        rows = enumerate(giver.advisers, 1)
        found += [one.card if one.faceup else f"{FACEDOWN}{number}" for number, one in rows if _movable(g, giver, one)]
    return found


def _movable(g: State, giver: Player, adviser: Adviser) -> bool:
    return not adviser.faceup or not is_locked(g, giver, adviser.card)


def _sites(g: State, giver: Player, taker: Player) -> list[int]:
    """Ruled sites that can be sold; within the Empire none, and not to somebody who could put nothing there."""
    if giver.imperial and taker.imperial:
        return []
    if not may_place(g, taker) or not (taker.warbands or taker in crowned(g)):
        return []
    return ruled_sites(g, giver)


def fits(g: State, one: Player, other: Player, offer: Pieces) -> bool:
    """Would both still keep to the limit of their advisers?"""
    to_other = [adviser_named(one, piece[1]) for piece in offer if piece[0] == "give_card"]
    to_one = [adviser_named(other, piece[1]) for piece in offer if piece[0] == "claim_card"]
    coming, going = [a for a in to_one if a], [a for a in to_other if a]
    return has_room_for(g, one, coming, going) and has_room_for(g, other, going, coming)


def adviser_named(player: Player, word: str) -> Adviser | None:
    """The adviser that a word of a deal means, if it means one."""
    if word.startswith(FACEDOWN):
        return player.advisers[int(word.removeprefix(FACEDOWN)) - 1]
    return player.adviser(word)


def terms(offer: Pieces) -> dict[str, object]:
    """What each side would give."""

    def named(verbs: tuple[str, ...]) -> str:
        return "+".join(piece[1] for piece in offer if piece[0] in verbs[1:]) or NOTHING

    return {
        "giving_favor": offer.count(("give", "favor")),
        "giving_secrets": offer.count(("give", "secrets")),
        "giving": named(GIVING),
        "claiming_favor": offer.count(("claim", "favor")),
        "claiming_secrets": offer.count(("claim", "secrets")),
        "claiming": named(CLAIMING),
        "penalty": offer.count(("penalty",)),
    }


# Carrying it out


def carry_out(g: State, one: Player, other: Player, offer: Pieces) -> Flow[None]:
    """Both give what was agreed, at the same moment: what somebody gives is not what they have just been given."""
    moves = [(one, other, adviser_named(one, word[0])) for verb, *word in offer if verb == "give_card"]
    moves += [(other, one, adviser_named(other, word[0])) for verb, *word in offer if verb == "claim_card"]
    counts = terms(offer)
    given = {good: (counts[f"giving_{good}"], counts[f"claiming_{good}"]) for good in ("favor", "secrets")}
    _swap(g, one, other, given)
    for giver, taker, adviser in moves:
        if adviser:
            _give_adviser(g, giver, taker, adviser)
    for verb, *word in offer:
        giver, taker = (one, other) if verb in GIVING else (other, one)
        if verb in ("give_card", "claim_card") and (word[0] in giver.relics or word[0] in giver.banners):
            give(g, giver, taker, word[0])
        elif verb in ("give_site", "claim_site"):
            yield from _give_site(g, giver, taker, g.slot(word[0]))
    make_promises(g, one, other, offer)
    yield from settle_title(g)


def _swap(g: State, one: Player, other: Player, given: dict[str, tuple[object, object]]) -> None:
    for good, (there, back) in given.items():
        give_them = give_favor if good == "favor" else give_secrets
        assert isinstance(there, int)
        assert isinstance(back, int)
        give_them(g, one, other, there)
        give_them(g, other, one, back)


def _give_adviser(g: State, giver: Player, taker: Player, adviser: Adviser) -> None:
    add_adviser(g, taker, adviser.card, faceup=adviser.faceup, knowers=() if adviser.faceup else (giver,))
    if adviser.faceup:
        g.tell("gave_adviser", giver.seat, adviser.card, taker.seat)
    else:
        g.reveal()
        g.tell("gave_unseen_adviser", giver.seat, taker.seat)


def _give_site(g: State, giver: Player, taker: Player, slot: int) -> Flow[None]:
    """The former ruler takes the warbands back, the new one puts some of their own (Deed Writer)."""
    count = own_at(g, giver, slot)
    put_at(g.places[slot], giver.force, -count)
    giver.warbands += count
    g.tell("gave_site", giver.seat, g.word(slot), taker.seat)
    least = 0 if taker in crowned(g) else 1
    numbers = [str(number) for number in range(least, taker.warbands + 1)]
    act = Act(g, taker)
    number = yield from act.pick_one("new_garrison", numbers, verb="number", rule="OA-7.6.3-02", place=g.word(slot))
    place_warbands(g, taker, slot, int(number or 0))
