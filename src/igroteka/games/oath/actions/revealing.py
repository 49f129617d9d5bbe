"""Sites turned faceup, with their starting requirements (OA-2.8.2, OA-5.6.2)."""

from ..state import State


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
    site = g.box.sites[place.site]
    favor = min(site.favor, g.favor)
    g.favor -= favor
    place.favor += favor
    g.secrets -= site.secrets
    place.secrets += site.secrets
    place.relics += [g.relic_deck.pop() for _ in range(min(site.relics, len(g.relic_deck)))]
