"""What a seat may know of the table, and how to deal anew all that it may not (OA-9.4)."""

from .own import Known, Own, private_view
from .redealing import redeal
from .table import (
    AdviserView,
    Back,
    BannerView,
    CampaignView,
    DoingView,
    PileView,
    PlaceView,
    PlayerView,
    StandingView,
    View,
    view,
)

__all__ = [
    "AdviserView",
    "Back",
    "BannerView",
    "CampaignView",
    "DoingView",
    "Known",
    "Own",
    "PileView",
    "PlaceView",
    "PlayerView",
    "StandingView",
    "View",
    "private_view",
    "redeal",
    "view",
]
