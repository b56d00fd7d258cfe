-- Items from before this installation signed are signed afterwards. Until when a process is at one of them; and why one stays unsigned, so that it
-- is looked at once: its maker has signed its file, its file cannot be signed, or there is none.
ALTER TABLE kept_content ADD COLUMN signing_until timestamptz, ADD COLUMN left_unsigned text;
ALTER TABLE kept_content ADD CONSTRAINT content_left_unsigned CHECK (
  left_unsigned IS NULL OR (left_unsigned IN ('by_maker', 'unreadable', 'missing') AND signed_by IS NULL)) NOT VALID;
CREATE INDEX content_to_sign ON kept_content (created_at DESC, id)
  WHERE signed_by IS NULL AND left_unsigned IS NULL AND imported_at IS NULL AND status IN ('completed', 'succeeded');
CREATE INDEX content_left_unsigned ON kept_content (left_unsigned) WHERE left_unsigned IS NOT NULL;

-- The view of what is not in the trash shows both, behind the columns that it has.
DO $$
BEGIN
  EXECUTE (SELECT 'CREATE OR REPLACE VIEW content AS SELECT ' || string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position)
      || ' FROM kept_content WHERE trashed_at IS NULL'
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'kept_content' AND column_name NOT LIKE 'trashed\_%');
END $$;
