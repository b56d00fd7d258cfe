-- What pictures look like that were removed for what nobody may show again (DESK-24): two hashes each, and never the picture. One whose decision was
-- taken back is ended and stays, so that every process hears of it.
CREATE TABLE banned_print (
  decision_id uuid NOT NULL REFERENCES decision (id),
  content_id uuid NOT NULL,
  phash bigint NOT NULL,
  dhash bigint NOT NULL,
  category text NOT NULL CHECK (category IN ('intimate_image', 'minor_safety')),
  banned_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (decision_id, content_id)
);
CREATE INDEX banned_print_standing ON banned_print (banned_at DESC) WHERE ended_at IS NULL;
CREATE INDEX banned_print_by_content ON banned_print (content_id) WHERE ended_at IS NULL;

-- True: it waits to be looked at since it looks like one of those.
ALTER TABLE kept_content ADD COLUMN review_looks_banned boolean;
ALTER TABLE kept_content ADD CONSTRAINT content_looks_banned_in_review
  CHECK (review_looks_banned IS NULL OR review_is_public IS NOT NULL) NOT VALID;
DO $$
BEGIN
  EXECUTE (SELECT 'CREATE OR REPLACE VIEW content AS SELECT ' || string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position)
      || ' FROM kept_content WHERE trashed_at IS NULL'
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'kept_content' AND column_name NOT LIKE 'trashed\_%');
END $$;
