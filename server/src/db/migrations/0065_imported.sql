-- Items that a person has brought along from another place: the id that they had there, and when they came. They were never charged, which
-- the books expect of them and of nothing else, and they are finished when they come. The release before writes rows without either.
ALTER TABLE kept_content ADD COLUMN origin_id uuid, ADD COLUMN imported_at timestamptz;
ALTER TABLE kept_content
  DROP CONSTRAINT content_credits_used_check,
  ADD CONSTRAINT content_charged_or_imported CHECK (
    CASE WHEN imported_at IS NULL THEN credits_used > 0 AND origin_id IS NULL
    ELSE credits_used = 0 AND origin_id IS NOT NULL AND status IN ('completed', 'succeeded') AND operation IS NULL END) NOT VALID;
-- One person has one origin once, however often and from however many processes it is imported.
CREATE UNIQUE INDEX content_imported_once ON kept_content (user_id, origin_id) WHERE origin_id IS NOT NULL;

-- The view of what is not in the trash shows both, behind the columns that it has.
DO $$
BEGIN
  EXECUTE (SELECT 'CREATE OR REPLACE VIEW content AS SELECT ' || string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position)
      || ' FROM kept_content WHERE trashed_at IS NULL'
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'kept_content' AND column_name NOT LIKE 'trashed\_%');
END $$;

-- A removed one is remembered as any other: its words may have been sold meanwhile.
ALTER TABLE removed_content
  DROP CONSTRAINT removed_content_credits_used_check,
  ADD CONSTRAINT removed_content_credits_used_check CHECK (credits_used >= 0) NOT VALID;

-- All other promises stay word for word: what cost nothing was charged never.
DO $$
DECLARE
  body text := pg_get_functiondef('ledger_violations(bigint, timestamptz)'::regprocedure);
  old text := 'WHERE charges <> 1 OR charged <> -credits_used';
BEGIN
  IF position(old IN body) = 0 THEN
    RAISE EXCEPTION 'ledger_violations does not say: %', old;
  END IF;
  EXECUTE replace(body, old, 'WHERE charges <> CASE WHEN credits_used > 0 THEN 1 ELSE 0 END OR charged <> -credits_used');
END $$;
