"""`igroteka serve`: the table on the network."""

import gc
import webbrowser
from threading import Timer

import uvicorn

from igroteka.server.app import make_app
from igroteka.server.settings import Settings


def serve(host: str, port: int, *, open_page: bool) -> None:
    """Run one node until it is stopped."""
    settings = Settings.from_environment()
    address = f"http://{host}:{port}"
    print(f"Igroteka: {address}  (Ctrl+C)", flush=True)
    calm_collector()
    if open_page:
        Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
    )


def calm_collector() -> None:
    """Matches are long-lived trees; going through all of them often would hold up everybody's moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
