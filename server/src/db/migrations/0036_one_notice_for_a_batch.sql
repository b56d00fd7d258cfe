-- What was started together is told once, when the last of it has ended (MAKE-37): how many there are to look at, and what came back for the
-- others. What its person has cancelled is not told of; it may all the same be what the others were waiting for.
CREATE OR REPLACE FUNCTION tell_of_generation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended record;
  by_cause text;
BEGIN
  IF NEW.batch_id IS NULL THEN
    PERFORM tell_person(NEW.user_id, 'generation', CASE NEW.status WHEN 'failed' THEN 'generation_failed' ELSE 'generation_completed' END,
      'generation:' || NEW.id, NEW.completed_at, NEW.id, NEW.content_type, NULL, CASE NEW.status WHEN 'failed' THEN NEW.credits_used END);
    RETURN NULL;
  END IF;
  -- Two that end at once would each find the other unfinished, and nobody would be told.
  PERFORM pg_advisory_xact_lock(hashtextextended('batch:' || NEW.batch_id, 0));
  SELECT bool_or(status NOT IN ('completed', 'succeeded', 'failed')) AS is_waiting,
    (count(*) FILTER (WHERE status IN ('completed', 'succeeded')))::integer AS ready,
    (count(*) FILTER (WHERE status = 'failed' AND cancelled_at IS NULL))::integer AS failed,
    (sum(credits_used) FILTER (WHERE status = 'failed' AND cancelled_at IS NULL))::integer AS credits,
    (array_agg(id ORDER BY status = 'failed', batch_place) FILTER (WHERE cancelled_at IS NULL))[1] AS shown
  INTO ended FROM content WHERE batch_id = NEW.batch_id;
  IF ended.is_waiting OR ended.shown IS NULL THEN RETURN NULL; END IF;
  by_cause := 'batch:' || NEW.batch_id;
  PERFORM tell_person(NEW.user_id, 'generation', CASE ended.ready WHEN 0 THEN 'batch_failed' ELSE 'batch_completed' END,
    by_cause, NEW.completed_at, ended.shown, NEW.content_type, NULL, ended.credits);
  UPDATE notification SET count = CASE ended.ready WHEN 0 THEN ended.failed ELSE ended.ready END
    WHERE user_id = NEW.user_id AND cause = by_cause;
  UPDATE mail_outbox SET payload = payload || jsonb_build_object('count', CASE ended.ready WHEN 0 THEN ended.failed ELSE ended.ready END)
    WHERE id = md5('notification:' || NEW.user_id || ':' || by_cause)::uuid;
  RETURN NULL;
END $$;

DROP TRIGGER content_told ON content;
CREATE TRIGGER content_told AFTER UPDATE OF status ON content
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND OLD.status NOT IN ('completed', 'succeeded')
    AND NEW.status IN ('completed', 'succeeded', 'failed') AND NEW.completed_at IS NOT NULL
    AND (NEW.cancelled_at IS NULL OR NEW.batch_id IS NOT NULL))
  EXECUTE FUNCTION tell_of_generation();
