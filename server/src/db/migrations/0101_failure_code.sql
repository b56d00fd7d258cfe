-- Why a generation has ended without anything, for programs: the sentence that people read may be worded anew at any time (MAKE-76).
ALTER TABLE kept_content ADD COLUMN failure_code text;
ALTER TABLE kept_content ADD CONSTRAINT content_failure_known CHECK (
  failure_code IN ('cancelled', 'taken_back', 'stopped', 'refused', 'timed_out', 'engine_failed')) NOT VALID;
DO $$
BEGIN
  EXECUTE (SELECT 'CREATE OR REPLACE VIEW content AS SELECT ' || string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position)
      || ' FROM kept_content WHERE trashed_at IS NULL'
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'kept_content' AND column_name NOT LIKE 'trashed\_%');
END $$;

-- What has failed before, by the sentences of then; what is none of ours is the engine's own word.
UPDATE kept_content SET failure_code = CASE
    WHEN cancelled_at IS NOT NULL THEN 'cancelled'
    WHEN status_message LIKE 'Taken back: %' THEN 'taken_back'
    WHEN status_message LIKE 'This was stopped by the operator.%' THEN 'stopped'
    WHEN status_message LIKE '% took too long and was stopped.%' THEN 'timed_out'
    WHEN status_message IS NULL OR status_message LIKE 'The picture could not be painted.%' OR status_message LIKE 'The film could not be made.%'
      OR status_message LIKE 'The engine that was to %' THEN 'engine_failed'
    ELSE 'refused' END
  WHERE status = 'failed';
ALTER TABLE kept_content VALIDATE CONSTRAINT content_failure_known;
