-- The logo of the site (DESK-89): our own encoding of what an administrator has sent, never its bytes. One at most is shown; the others were read for
-- the desk and wait to be chosen, the newest few for a day.
CREATE TABLE site_logo (
  -- SHA-256 of the bytes.
  digest text PRIMARY KEY CHECK (digest ~ '^[0-9a-f]{64}$'),
  -- WebP.
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 65536),
  width integer NOT NULL CHECK (width BETWEEN 1 AND 512),
  height integer NOT NULL CHECK (height BETWEEN 1 AND 512),
  read_at timestamptz NOT NULL,
  chosen_by uuid REFERENCES users (id),
  chosen_at timestamptz,
  CONSTRAINT site_logo_chosen_by_somebody CHECK ((chosen_by IS NULL) = (chosen_at IS NULL))
);
CREATE UNIQUE INDEX site_logo_shown ON site_logo ((true)) WHERE chosen_at IS NOT NULL;
