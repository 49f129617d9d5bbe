"""Files to be kept: named by the game and the day, so that their owner finds them again."""

from datetime import datetime

from litestar import Response


def download(text: str, name: str, at: float, ending: str) -> Response[bytes]:
    """A text as a file."""
    filename = f"{name}-{datetime.fromtimestamp(at):%Y-%m-%d}.{ending}"
    media_type = "application/json" if ending == "json" else "text/plain; charset=utf-8"
    headers = {"Content-Disposition": f'attachment; filename="{filename}"'}
    return Response(text.encode(), media_type=media_type, headers=headers)
