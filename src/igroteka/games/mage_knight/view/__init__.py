"""What a seat may know of the table, and how to deal anew all that it may not."""

from .own import Own, private_view
from .redealing import redeal
from .table import View, view

__all__ = ["Own", "View", "private_view", "redeal", "view"]
