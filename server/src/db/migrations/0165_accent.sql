-- The colour of the site as the desk has set it (DESK-61); a version is never changed, and the newest holds. Without a colour it is the product's own.
CREATE TABLE site_accent (
  version integer PRIMARY KEY CHECK (version > 0),
  colour text CHECK (colour ~ '^#[0-9a-f]{6}$'),
  made_by uuid NOT NULL REFERENCES users (id),
  made_at timestamptz NOT NULL
);
