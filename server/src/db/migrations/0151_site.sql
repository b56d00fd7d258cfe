-- The pages of the footer as the desk has written them (DESK-60); a version is never changed, and the newest is shown.
CREATE TABLE site_page (
  slug text NOT NULL CHECK (slug IN ('terms', 'privacy', 'imprint')),
  version integer NOT NULL CHECK (version > 0),
  text text NOT NULL CHECK (length(text) <= 50000),
  made_by uuid NOT NULL REFERENCES users (id),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (slug, version)
);

-- What stands above the header of every page (DESK-62); one at a time.
CREATE TABLE site_banner (
  id uuid PRIMARY KEY,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 200),
  is_dismissible boolean NOT NULL,
  shown_from timestamptz NOT NULL,
  shown_until timestamptz NOT NULL,
  made_by uuid NOT NULL REFERENCES users (id),
  made_at timestamptz NOT NULL,
  ended_by uuid REFERENCES users (id),
  ended_at timestamptz,
  CONSTRAINT site_banner_ends CHECK (shown_until > shown_from),
  CONSTRAINT site_banner_ended_by_somebody CHECK ((ended_by IS NULL) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX site_banner_one ON site_banner ((true)) WHERE ended_at IS NULL;
