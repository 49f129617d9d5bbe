"""Small games that show how one is made; the tutorial walks through them."""
