"""What games leave to one another, told to whoever looks at a table."""

from typing import Any

from litestar import Request, get
from litestar.datastructures import State as AppState
from litestar.params import FromPath
from msgspec.structs import replace

from igroteka.kernel import BadSetup, Tale

from .http import who
from .refusal import Refused
from .tables import LiveTable


@get("/api/tables/{table_id:str}/chronicle")
async def get_chronicle(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> Tale:
    """The ages before; once the game is over, with it and the world that it leaves."""
    who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    match = await table.match()
    exchange = match.game.exchange
    if exchange is None:
        raise no_chronicle()
    left = await table.legacy() if match.outcome else None
    try:
        tale = exchange.tell(match.game.box, left or match.setup.options)
    except BadSetup:
        raise no_chronicle() from None
    return tale if left else replace(tale, now=())


def no_chronicle() -> Refused:
    """Nothing is remembered there."""
    return Refused("no-chronicle", "No chronicle is kept at this table.", 404)


HANDLERS = [get_chronicle]
