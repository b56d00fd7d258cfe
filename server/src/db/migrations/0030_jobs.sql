-- People see what is being made for them, where it stands in line, and can take it back.

-- How many turns of its person come before it: the priority of its job below zero (decision 19). Null in rows of the release before: the first turn.
ALTER TABLE content ADD COLUMN turn integer;

-- When its person took it back. Whoever did that need not be told that it failed.
ALTER TABLE content ADD COLUMN cancelled_at timestamptz;
ALTER TABLE content ADD CONSTRAINT content_cancelled_has_failed CHECK (cancelled_at IS NULL OR status = 'failed') NOT VALID;

DROP TRIGGER content_told ON content;
CREATE TRIGGER content_told AFTER UPDATE OF status ON content
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status IN ('completed', 'succeeded', 'failed') AND NEW.completed_at IS NOT NULL
    AND NEW.cancelled_at IS NULL)
  EXECUTE FUNCTION tell_of_generation();

-- How long the newest of one kind, engine and model took.
CREATE INDEX content_made ON content (content_type, engine, model, completed_at DESC) INCLUDE (created_at)
  WHERE status IN ('completed', 'succeeded');
