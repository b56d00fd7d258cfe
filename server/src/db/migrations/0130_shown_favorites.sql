-- Whoever said this while it did nothing has not said it of what it does now (KEEP-100).
UPDATE user_choice SET settings = settings - 'show_favorites_publicly' WHERE settings ? 'show_favorites_publicly';
