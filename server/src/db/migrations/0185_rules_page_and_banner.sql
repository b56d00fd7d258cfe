-- The rules of the site are a page as the terms are (DESK-60), and a banner has a tone and may lead somewhere (DESK-62).
ALTER TABLE site_page
  DROP CONSTRAINT site_page_slug_check,
  ADD CONSTRAINT site_page_slug_check CHECK (slug IN ('terms', 'privacy', 'imprint', 'rules'));
ALTER TABLE site_banner
  ADD COLUMN tone text NOT NULL DEFAULT 'info' CHECK (tone IN ('info', 'warning')),
  ADD COLUMN link text CHECK (length(link) <= 500 AND (link ~ '^https://[^/]' OR link ~ '^/([^/\\]|$)'));
