"""The table in words, as a seat sees it: the Oath, the map, piles and banks, the players, what the reader knows."""

from collections.abc import Iterable, Iterator

from igroteka.kernel import Speech, say

from .box import Box
from .view import AdviserView, Known, Own, PileView, PlaceView, PlayerView, StandingView, View


def describe(_: Box, view: View, own: Own) -> list[Speech]:
    """Everything that the reader may know, line by line."""
    lines = [
        say("describe-round", number=view.round, phase=say(f"phase-{view.phase}"), seat=view.active),
        say("describe-usurper" if view.usurper else "describe-oath", oath=say(f"oath-{view.oath}"), seat=view.title),
        *(_standing(standing) for standing in view.standing),
        *(_place(place, view) for place in view.places),
        say("describe-banks", parts=tuple(_bank(suit, count) for suit, count in view.banks.items())),
        *(_banner(banner, view) for banner in view.banners),
        say("describe-world", count=view.visions_drawn, number=view.search, back=say(f"back-{view.top or 'none'}")),
        *(_pile(pile) for pile in view.piles),
        say("describe-relic-deck", count=view.relic_deck, at=sum(view.reliquary)),
    ]
    for player in view.players:
        lines += _player(player, view)
    if own.drawn:
        lines.append(_list("describe-drawn", own.drawn))
    hidden = [card for card in own.advisers if not any(card == one for one in _faces(view))]
    if hidden:
        lines.append(_list("describe-hidden", hidden))
    return [*lines, *map(_known, own.known)]


def _faces(view: View) -> Iterator[str]:
    return (adviser.card for player in view.players for adviser in player.advisers)


def _card(card: str) -> Speech:
    return say(f"card-{card}")


def _list(name: str, cards: Iterable[str]) -> Speech:
    return say(name, parts=tuple(map(_card, cards)))


def _standing(standing: StandingView) -> Speech:
    source = say(f"goal-of-{standing.source}") if standing.seat < 0 else _card(standing.source)
    met = tuple(say("describe-seat", seat=seat) for seat in standing.met_by) or (say("describe-nobody"),)
    return say("describe-standing", source=source, goal=say(f"goal-{standing.goal}"), parts=met)


def _place(place: PlaceView, view: View) -> Speech:
    parts = [_with_tokens(card, view) for card in place.cards]
    counts = (("relics", place.relics), ("favor", place.favor), ("secrets", place.secrets))
    parts += [say(f"describe-{thing}", count=count) for thing, count in counts if count]
    parts += [say("describe-warbands", colour=say(f"colour-{one}"), count=n) for one, n in place.warbands.items()]
    parts += [say("describe-pawn", seat=seat) for seat in place.pawns]
    parts += [say("describe-bandits")] * place.bandits
    parts += [say("describe-facedown")] * (not place.site)
    return say("describe-place", place=say(f"place-{place.id}"), parts=tuple(parts) or (say("describe-nothing"),))


def _with_tokens(card: str, view: View) -> Speech:
    tokens = view.tokens.get(card)
    if tokens is None:
        return _card(card)
    return say("describe-laden", card=_card(card), favor=tokens.favor, secrets=tokens.secrets)


def _bank(suit: str, count: int) -> Speech:
    return say("describe-bank", suit=say(f"suit-{suit}"), count=count)


def _banner(name: str, view: View) -> Speech:
    banner = view.banners[name]
    held = say("describe-seat", seat=banner.holder) if banner.holder >= 0 else say("describe-nobody")
    return say(
        "describe-banner-mob" if banner.mob else "describe-banner", card=_card(name), count=banner.tokens, who=held
    )


def _pile(pile: PileView) -> Speech:
    return say(
        "describe-pile",
        pile=say(f"pile-{pile.region}"),
        count=len(pile.backs),
        at=sum(back == "vision" for back in pile.backs),
    )


def _player(player: PlayerView, view: View) -> list[Speech]:
    lines = [
        say(
            "describe-player",
            seat=player.seat,
            role=say(f"role-{player.role}"),
            colour=say(f"colour-{player.colour}"),
            supply=player.supply,
            favor=player.favor,
            secrets=player.secrets,
            facedown=player.facedown,
            warbands=player.warbands,
            bank=player.bank,
        )
    ]
    if player.advisers:
        lines.append(say("describe-advisers", parts=tuple(_adviser(one, view) for one in player.advisers)))
    if player.relics or player.banners:
        lines.append(
            say("describe-treasures", parts=tuple(_with_tokens(c, view) for c in (*player.relics, *player.banners)))
        )
    if player.vision:
        lines.append(say("describe-vision", card=_card(player.vision)))
    return lines


def _adviser(adviser: AdviserView, view: View) -> Speech:
    return _with_tokens(adviser.card, view) if adviser.card else say(f"describe-facedown-{adviser.back}")


def _known(known: Known) -> Speech:
    return say(f"describe-known-{known.zone.replace('_', '-')}", card=_card(known.card), **_where(known))


def _where(known: Known) -> dict[str, Speech | int]:
    match known.zone:
        case "site" | "relic":
            return {"place": say(f"place-{known.place}")}
        case "pile":
            return {"pile": say(f"pile-{known.place}")}
        case "reliquary":
            return {"space": _card(known.place)}
        case "adviser" | "hand":
            return {"seat": known.seat}
        case _:
            return {}
