-- What people are told: of their generations, of prompts that were sold, of favorites, of payments.

-- Facts and never a word: title and body are made when they are read, from what their reader may see then.
CREATE TABLE notification (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('generation', 'sale', 'favorite', 'payment')),
  type text NOT NULL,
  -- What it tells of, once: whatever tells it again changes nothing. Favorites of one item and day share theirs.
  cause text NOT NULL,
  -- No reference: an item may go, and what was told of it stays true.
  content_id uuid,
  content_type text CHECK (content_type IN ('image', 'video')),
  order_id uuid,
  credits integer,
  -- How many favorites are gathered in it.
  count integer NOT NULL DEFAULT 1 CHECK (count > 0),
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  CONSTRAINT notification_once UNIQUE (user_id, cause)
);
CREATE INDEX notification_newest ON notification (user_id, created_at DESC, id DESC);
CREATE INDEX notification_unread ON notification (user_id, created_at DESC, id DESC) WHERE read_at IS NULL;
CREATE INDEX notification_by_age ON notification (created_at);

-- Who has been counted for which item: whoever takes a favorite back and gives it again is no news.
CREATE TABLE favorite_told (
  content_id uuid NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (content_id, user_id)
);
CREATE INDEX favorite_told_by_user ON favorite_told (user_id);
CREATE INDEX favorite_told_by_age ON favorite_told (told_at);

-- What a person wants to be told of, and how; checked by the contract, like the rest of this table.
ALTER TABLE user_choice ADD COLUMN notifications jsonb NOT NULL DEFAULT '{}';

-- Tells a person, as far as this person wants to be told: a row for the bell, a mail for the outbox, both in the statement
-- that makes it true. What stands for 'nothing chosen' here is the contract's default, which a test compares.
CREATE FUNCTION tell_person(
  to_person uuid, of_kind text, of_type text, by_cause text, at_time timestamptz,
  on_content uuid, on_medium text, on_order uuid, of_credits integer)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wish record;
BEGIN
  SELECT u.email, u.username,
    coalesce((c.settings->>'in_app_notifications')::boolean, true)
      AND coalesce((c.notifications->'in_app'->>of_kind)::boolean, true) AS in_app,
    -- A receipt tells of a payment already.
    of_type <> 'payment_paid' AND u.is_active AND u.email_verified_at IS NOT NULL
      AND coalesce((c.settings->>'email_notifications')::boolean, true)
      AND coalesce((c.notifications->'email'->>of_kind)::boolean, of_kind IN ('sale', 'payment')) AS by_mail
  INTO wish FROM users u LEFT JOIN user_choice c ON c.user_id = u.id WHERE u.id = to_person;

  IF wish.in_app THEN
    INSERT INTO notification AS n (user_id, kind, type, cause, content_id, content_type, order_id, credits, created_at)
    VALUES (to_person, of_kind, of_type, by_cause, on_content, on_medium, on_order, of_credits, at_time)
    ON CONFLICT (user_id, cause) DO UPDATE
      SET count = CASE WHEN n.read_at IS NULL THEN n.count + 1 ELSE 1 END, read_at = NULL, created_at = EXCLUDED.created_at
      WHERE n.kind = 'favorite';
  END IF;
  IF wish.by_mail THEN
    INSERT INTO mail_outbox (id, kind, recipient, payload, created_at, next_attempt_at)
    VALUES (
      -- One for each cause, whether or not the bell has a row.
      md5('notification:' || to_person || ':' || by_cause)::uuid, 'notification', wish.email,
      jsonb_build_object('username', wish.username, 'type', of_type, 'content_id', on_content, 'content_type', on_medium,
        'credits', of_credits, 'package_name', (SELECT package_name FROM payment_order WHERE id = on_order)),
      at_time, at_time)
    ON CONFLICT (id) DO NOTHING;
  END IF;
END $$;

-- Told where the state changes, whoever changes it: a worker, a sweep, an operator.
CREATE FUNCTION tell_of_generation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_person(NEW.user_id, 'generation', CASE NEW.status WHEN 'failed' THEN 'generation_failed' ELSE 'generation_completed' END,
    'generation:' || NEW.id, NEW.completed_at, NEW.id, NEW.content_type, NULL, CASE NEW.status WHEN 'failed' THEN NEW.credits_used END);
  RETURN NULL;
END $$;
CREATE TRIGGER content_told AFTER UPDATE OF status ON content
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status IN ('completed', 'succeeded', 'failed') AND NEW.completed_at IS NOT NULL)
  EXECUTE FUNCTION tell_of_generation();

CREATE FUNCTION tell_of_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_person(NEW.owner_id, 'sale', 'prompt_sold', 'sale:' || NEW.buyer_id || ':' || NEW.content_id, NEW.created_at,
    NEW.content_id, NEW.content_type, NULL, NEW.earned);
  RETURN NULL;
END $$;
-- What was given away for nothing is no sale.
CREATE TRIGGER prompt_purchase_told AFTER INSERT ON prompt_purchase
  FOR EACH ROW WHEN (NEW.price > 0) EXECUTE FUNCTION tell_of_sale();

CREATE FUNCTION tell_of_favorite() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item record;
BEGIN
  SELECT user_id, content_type INTO item FROM content WHERE id = NEW.content_id;
  IF item.user_id = NEW.user_id THEN RETURN NULL; END IF;
  INSERT INTO favorite_told (content_id, user_id, told_at) VALUES (NEW.content_id, NEW.user_id, NEW.created_at) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    PERFORM tell_person(item.user_id, 'favorite', 'favorite',
      'favorite:' || NEW.content_id || ':' || to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), NEW.created_at,
      NEW.content_id, item.content_type, NULL, NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER favorite_told_of AFTER INSERT ON favorite FOR EACH ROW EXECUTE FUNCTION tell_of_favorite();

CREATE FUNCTION tell_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_person(NEW.user_id, 'payment', 'payment_paid', 'paid:' || NEW.id, NEW.paid_at, NULL, NULL, NEW.id, NEW.credits);
  RETURN NULL;
END $$;
-- What moves credits back is told by the product, which alone knows how many.
CREATE TRIGGER payment_order_told AFTER UPDATE OF paid_at ON payment_order
  FOR EACH ROW WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL) EXECUTE FUNCTION tell_of_payment();

-- What a person has done and earned, by day, from the index alone (statistics).
CREATE INDEX credit_entry_by_day ON credit_entry (user_id, created_at) INCLUDE (kind, amount);
