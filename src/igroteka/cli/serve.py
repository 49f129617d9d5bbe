"""`igroteka serve`: the table on the network."""

import gc
import webbrowser
from threading import Timer

import uvicorn

from igroteka.kernel import games
from igroteka.server.app import make_app
from igroteka.server.files import only_server
from igroteka.server.hosting import patient, under
from igroteka.server.lines import Line
from igroteka.server.settings import Settings
from igroteka.server.storage import Storage


def serve(host: str, port: int, *, open_page: bool) -> None:
    """Run one node until it is stopped."""
    settings = Settings.from_environment()
    with only_server(settings.database):
        app = make_app(settings)
        ready(settings.database)
        address = f"http://{host}:{port}{settings.root_path}/"
        print(f"Igroteka: {address}  (Ctrl+C)", flush=True)
        games()  # now, and not when somebody opens the first table
        calm_collector()
        if open_page:
            Timer(1.0, webbrowser.open, [address]).start()
        uvicorn.run(
            under(settings.root_path, app),
            host=host,
            port=port,
            log_level="warning",
            http=patient(settings.request_seconds),
            ws=Line,
            ws_max_size=settings.message_bytes,
            forwarded_allow_ips=settings.trusted_proxies,
            server_header=False,
        )


def ready(database: str) -> None:
    """Bring the database to the newest schema; whatever stands against it is told in a sentence, before all else."""
    storage = Storage(database)
    storage.migrate()
    storage.close()


def calm_collector() -> None:
    """Matches are long-lived trees; going through all of them often would hold up everybody's moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)
