-- What pictures look like, so that copies of a reported one are found (DESK-14): two hashes of the still, of which a search reads all. A picture
-- without contrast has none.
CREATE TABLE content_print (
  content_id uuid PRIMARY KEY REFERENCES kept_content (id) ON DELETE CASCADE,
  phash bigint NOT NULL,
  dhash bigint NOT NULL
);

-- Null: nobody has looked at it yet, which a round does.
ALTER TABLE kept_content ADD COLUMN has_print boolean;
CREATE INDEX content_without_print ON kept_content (created_at DESC) WHERE has_print IS NULL AND status IN ('completed', 'succeeded');
DO $$
BEGIN
  EXECUTE (SELECT 'CREATE OR REPLACE VIEW content AS SELECT ' || string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position)
      || ' FROM kept_content WHERE trashed_at IS NULL'
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'kept_content' AND column_name NOT LIKE 'trashed\_%');
END $$;

-- What was found to look like what a report names. Without a reference to items, which may go, as report_item.
CREATE TABLE report_copy (
  report_id uuid NOT NULL REFERENCES report (id) ON DELETE CASCADE,
  content_id uuid NOT NULL,
  -- In how many bits it differs, by the hash in which it differs more.
  apart integer NOT NULL CHECK (apart BETWEEN 0 AND 64),
  PRIMARY KEY (report_id, content_id)
);
ALTER TABLE report
  ADD COLUMN copies_searched_at timestamptz,
  -- Whether all that was to be compared was, and all that was found is named.
  ADD COLUMN copies_whole boolean;
