"""Sites turned faceup, with their starting requirements (OA-2.8.2, OA-5.6.2)."""

from ..state import Place, State


def reveal_site(g: State, slot: int) -> None:
    """Turn a site faceup, if it is not, and carry out its starting requirements."""
    place = g.places[slot]
    if not place.faceup:
        place.faceup = True
        g.rearrange()
        g.reveal()
        g.tell("site_revealed", place.site)
        furnish_site(g, slot)


def furnish_site(g: State, slot: int) -> None:
    """Favor, secrets and facedown relics come to a site, as many as there are (OA-2.8.2-01, OA-9.3-03)."""
    place = g.places[slot]
    favor = min(g.box.sites[place.site].favor, g.favor)
    g.favor -= favor
    place.favor += favor
    stock_site(g, place)


def stock_site(g: State, place: Place) -> None:
    """The secrets and relics of a site that is faceup now; relics that lie there already count."""
    site = g.box.sites[place.site]
    g.secrets -= site.secrets
    place.secrets += site.secrets
    place.relics += [g.relic_deck.pop() for _ in range(site.relics - len(place.relics)) if g.relic_deck]
