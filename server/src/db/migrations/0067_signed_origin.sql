-- What an item says of its origin. The opening of its sealed prompt is drawn with the row by the database, whoever writes it, the release before
-- included: two random ids have 244 bits of chance in them. Items that are there have none until they are signed. The payload of an invisible mark,
-- the certificate that signed the file, and when.
ALTER TABLE kept_content
  ADD COLUMN opening bytea,
  ADD COLUMN mark bigint,
  ADD COLUMN signed_by bytea,
  ADD COLUMN signed_at timestamptz;
ALTER TABLE kept_content
  ALTER COLUMN opening SET DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  ADD CONSTRAINT content_opening_length CHECK (octet_length(opening) = 32) NOT VALID,
  ADD CONSTRAINT content_signed_whole CHECK ((signed_by IS NULL) = (signed_at IS NULL)) NOT VALID;
CREATE UNIQUE INDEX content_mark ON kept_content (mark) WHERE mark IS NOT NULL;

-- The view of what is not in the trash shows them behind the columns that it has. A row that is written through it takes the table's default.
DO $$
BEGIN
  EXECUTE (SELECT 'CREATE OR REPLACE VIEW content AS SELECT ' || string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position)
      || ' FROM kept_content WHERE trashed_at IS NULL'
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'kept_content' AND column_name NOT LIKE 'trashed\_%');
END $$;

-- The certificates that this installation has signed with, for ever: a file is held against them when its key is long gone.
CREATE TABLE signing_certificate (
  fingerprint bytea PRIMARY KEY CHECK (octet_length(fingerprint) = 32),
  -- The leaf and what stands between it and its root, then the root; PEM.
  chain text NOT NULL,
  root text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'retired', 'withdrawn')),
  valid_from timestamptz NOT NULL,
  valid_to timestamptz NOT NULL,
  withdrawn_since timestamptz,
  reason text,
  created_at timestamptz NOT NULL,
  CHECK ((state = 'withdrawn') = (withdrawn_since IS NOT NULL) AND (state = 'withdrawn') = (reason IS NOT NULL))
);
CREATE UNIQUE INDEX signing_certificate_active ON signing_certificate ((true)) WHERE state = 'active';
