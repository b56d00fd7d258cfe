-- Whoever takes a finished creation back knows of it: what was told as ready is not told as failed afterwards (PEOPLE-23).
DROP TRIGGER content_told ON content;
CREATE TRIGGER content_told AFTER UPDATE OF status ON content
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND OLD.status NOT IN ('completed', 'succeeded')
    AND NEW.status IN ('completed', 'succeeded', 'failed') AND NEW.completed_at IS NOT NULL
    AND NEW.cancelled_at IS NULL)
  EXECUTE FUNCTION tell_of_generation();
