"""What a match leaves: the options of the next game of its chronicle, and how chronicles travel (OA-8.7)."""

from igroteka.kernel import BadSetup, Chance, Exchange, Speech

from .box import CITIZEN, COLOURS, Box, Colour
from .chronicle import MOST_AGES, Age, Chronicle, SiteRecord
from .exchange import read, write
from .setup import Options, begun_from, new_chronicle, refuse_faults
from .setup.options import CHRONICLE
from .state import State
from .tale import tell


def legacy(g: State, options: Options) -> Options | None:
    """The options of the next game: its Chancellor is the winner, unless somebody decides otherwise (OA-1.7-01)."""
    if g.victory is None or g.epilogue is None:
        return None
    return Options(
        start=CHRONICLE,
        chancellor=g.victory.seat + 1,
        seating=options.seating,
        boards="choose",
        chronicle=_written_down(g, options),
    )


def _written_down(g: State, options: Options) -> Chronicle:
    """The world as it lies on the table after the Chronicle phase."""
    before = begun_from(g.box, options, Chance(0))  # what chance would have dealt is not looked at
    assert g.epilogue is not None
    citizens = {player.colour for player in g.players if player.role == CITIZEN} | set(g.boxed_citizens)
    return Chronicle(
        name=before.name,
        game=before.game + 1,
        oath=next(oath for oath in g.box.oaths.values() if oath.id == g.epilogue.oath).id,
        citizens=_in_order(citizens),
        sites=tuple(SiteRecord(one.site, one.faceup, tuple(one.cards), tuple(one.relics)) for one in g.places),
        world=tuple(reversed(g.world)),
        dispossessed=tuple(g.dispossessed),
        relics=tuple(reversed(g.relic_deck)),
        upper_relics=g.epilogue.upper_relics,
        history=(*before.history, _age(g, options, before))[-MOST_AGES:],
    )


def _in_order(colours: set[str]) -> tuple[Colour, ...]:
    return tuple(colour for colour in COLOURS if colour in colours)


def _age(g: State, options: Options, before: Chronicle) -> Age:
    """What is remembered of this game."""
    victory, epilogue = g.victory, g.epilogue
    assert victory is not None
    assert epilogue is not None
    return Age(
        game=before.game,
        winner=options.names[victory.seat] if victory.seat < len(options.names) else "",
        colour=g.players[victory.seat].colour,
        role=victory.role,
        ways=victory.ways,
        vision=victory.vision,
        oath=g.oath,
        rounds=g.round,
        players=tuple(player.colour for player in g.in_turn_order()),
        citizens=before.citizens,
        sworn_in=tuple(g.players[seat].colour for seat in epilogue.sworn_in),
        sites=victory.sites,
        edifice=epilogue.edifice,
        edifice_at=epilogue.edifice_at,
        fallen=tuple(epilogue.fallen),
        lost=tuple(epilogue.lost),
        suit=epilogue.suit,
    )


# Exchange


def _begin(box: Box, name: str, chance: Chance) -> Options:
    return Options(start=CHRONICLE, chronicle=new_chronicle(box, chance, name))


def _tell(box: Box, options: Options) -> list[Speech]:
    return tell(box, _chronicle(box, options))


def _read(box: Box, text: str, chance: Chance) -> tuple[Options, tuple[Speech, ...]]:
    found = read(box, text, chance)
    refuse_faults(box, found.chronicle)
    return Options(start=CHRONICLE, boards="choose", chronicle=found.chronicle), found.repairs


def _write(box: Box, options: Options) -> str:
    return write(box, _chronicle(box, options))


def _chronicle(box: Box, options: Options) -> Chronicle:
    if options.text:
        return read(box, options.text, Chance(0)).chronicle
    if options.chronicle is None:
        raise BadSetup("There is no chronicle in these options.")
    refuse_faults(box, options.chronicle)
    return options.chronicle


EXCHANGE = Exchange(begin=_begin, tell=_tell, read=_read, write=_write)
