-- Who is followed is told of it, once for each pair for ever (KEEP-8).

ALTER TABLE notification DROP CONSTRAINT notification_kind_check;
ALTER TABLE notification ADD CONSTRAINT notification_kind_check
  CHECK (kind IN ('generation', 'sale', 'favorite', 'payment', 'follow')) NOT VALID;
ALTER TABLE notification VALIDATE CONSTRAINT notification_kind_check;

-- Of whom it tells. No reference, as for items: what is told of somebody who has left is not shown, and goes with them.
ALTER TABLE notification ADD COLUMN person_id uuid;
CREATE INDEX notification_by_person ON notification (person_id) WHERE person_id IS NOT NULL;

-- Of which follower somebody has been told: whoever ends it and follows again is no news.
CREATE TABLE follow_told (
  followed uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  follower uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (followed, follower)
);
CREATE INDEX follow_told_by_follower ON follow_told (follower);

CREATE FUNCTION tell_of_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  by_cause text := 'follow:' || NEW.follower;
BEGIN
  INSERT INTO follow_told (followed, follower, told_at) VALUES (NEW.followed, NEW.follower, NEW.since) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    PERFORM tell_person(NEW.followed, 'follow', 'followed', by_cause, NEW.since, NULL, NULL, NULL, NULL);
    UPDATE notification SET person_id = NEW.follower WHERE user_id = NEW.followed AND cause = by_cause;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_told_of AFTER INSERT ON follow FOR EACH ROW EXECUTE FUNCTION tell_of_follow();
