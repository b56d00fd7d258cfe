-- Archives that people bring along, from the announcement to the report. Parts of one lie in the store below its key until it has ended. `cursor` says
-- how far it is: an item and its step forward are one transaction, so whatever dies in between goes on with the next (ADR 50).
CREATE TABLE archive_import (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) <= 200),
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'received', 'working', 'done', 'refused', 'cancelled', 'lapsed')),
  refusal text,
  total integer,
  cursor integer NOT NULL DEFAULT 0,
  taken integer NOT NULL DEFAULT 0,
  known integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  shortened integer NOT NULL DEFAULT 0,
  -- The first lines of what was not taken, each with its reason.
  report jsonb NOT NULL DEFAULT '[]',
  tries integer NOT NULL DEFAULT 0,
  attempt integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT archive_import_has_ended CHECK ((ended_at IS NULL) = (state IN ('waiting', 'received', 'working')))
);
-- A person brings one along at a time.
CREATE UNIQUE INDEX archive_import_one ON archive_import (user_id) WHERE ended_at IS NULL;
CREATE INDEX archive_import_by_user ON archive_import (user_id, created_at DESC);
CREATE INDEX archive_import_unfinished ON archive_import (created_at) WHERE ended_at IS NULL;
-- Reports are kept for a while.
CREATE INDEX archive_import_by_end ON archive_import (ended_at) WHERE ended_at IS NOT NULL;
