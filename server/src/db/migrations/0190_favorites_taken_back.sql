-- A favorite that is taken back before its owner has read of it is no news any more. Whether it is one of those that an unread
-- notification gathers says the time of the first of them: those before it were read.
ALTER TABLE notification ADD COLUMN gathered_since timestamptz;

CREATE OR REPLACE FUNCTION tell_person(to_person uuid, of_kind text, of_type text, by_cause text, at_time timestamp with time zone, on_content uuid, on_medium text, on_order uuid, of_credits integer, of_sale integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
    INSERT INTO notification AS n (user_id, kind, type, cause, content_id, content_type, order_id, credits, created_at, gathered_since)
    VALUES (to_person, of_kind, of_type, by_cause, on_content, on_medium, on_order, of_credits, at_time,
      CASE WHEN of_kind = 'favorite' THEN at_time END)
    ON CONFLICT (user_id, cause) DO UPDATE
      SET count = CASE WHEN n.read_at IS NULL THEN n.count + 1 ELSE 1 END, read_at = NULL, created_at = EXCLUDED.created_at,
        gathered_since = CASE WHEN n.read_at IS NULL THEN least(n.gathered_since, EXCLUDED.gathered_since) ELSE EXCLUDED.gathered_since END
      WHERE n.kind = 'favorite';
  END IF;
  IF NOT coalesce(wish.by_mail, false) THEN RETURN; END IF;
  IF of_sale IS NOT NULL THEN
    -- The sale holds the mail that gathers until it is written itself: whoever sends mails passes over it so long, and no sale falls
    -- between two of them. Sales of one seller follow each other (they hold the balance), so that two never begin a mail at once.
    PERFORM FROM mail_outbox WHERE recipient = wish.email AND kind = 'sales' AND attempts = 0 AND sent_at IS NULL AND failed_at IS NULL
      FOR SHARE;
    IF NOT FOUND THEN
      INSERT INTO mail_outbox (id, kind, recipient, payload, created_at, next_attempt_at)
      VALUES (md5('sales:' || to_person || ':' || of_sale)::uuid, 'sales', wish.email,
        jsonb_build_object('username', wish.username, 'seller_id', to_person, 'from_sale_no', of_sale),
        at_time, at_time + interval '1 hour')
      ON CONFLICT DO NOTHING;
    END IF;
  ELSIF of_kind <> 'sale' THEN
    INSERT INTO mail_outbox (id, kind, recipient, payload, created_at, next_attempt_at)
    VALUES (
      -- One for each cause, whether or not the bell has a row.
      md5('notification:' || to_person || ':' || by_cause)::uuid, 'notification', wish.email,
      jsonb_build_object('username', wish.username, 'type', of_type, 'content_id', on_content, 'content_type', on_medium,
        'credits', of_credits, 'package_name', (SELECT package_name FROM payment_order WHERE id = on_order)),
      at_time, at_time)
    ON CONFLICT (id) DO NOTHING;
  END IF;
END $function$;

-- All at once, however many go in one statement. What was gathered is forgotten, so that giving it again tells again; what was read stays
-- told. Of an item that goes itself nothing changes: what was told of it stays true.
CREATE FUNCTION untell_favorites() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM kept_content WHERE id = ANY (ARRAY(SELECT DISTINCT content_id FROM gone))) THEN RETURN NULL; END IF;
  -- Held before they are counted, in the order of their ids: of two who take back at once the second sees what the first has left.
  PERFORM FROM notification WHERE id IN (
    SELECT n.id FROM gone JOIN favorite_told t USING (content_id, user_id) JOIN kept_content c ON c.id = t.content_id
      JOIN notification n ON n.user_id = c.user_id
        AND n.cause = 'favorite:' || t.content_id || ':' || to_char(t.told_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')
    WHERE n.read_at IS NULL)
  ORDER BY id FOR UPDATE;
  WITH taken AS (
    SELECT n.id, t.content_id, t.user_id
    FROM gone JOIN favorite_told t USING (content_id, user_id) JOIN kept_content c ON c.id = t.content_id
      JOIN notification n ON n.user_id = c.user_id
        AND n.cause = 'favorite:' || t.content_id || ':' || to_char(t.told_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')
    WHERE n.read_at IS NULL AND t.told_at >= coalesce(n.gathered_since, n.created_at)),
  forgotten AS (
    DELETE FROM favorite_told t USING taken WHERE t.content_id = taken.content_id AND t.user_id = taken.user_id),
  fewer AS (SELECT id, count(*)::integer AS by FROM taken GROUP BY id),
  emptied AS (DELETE FROM notification n USING fewer WHERE n.id = fewer.id AND n.count <= fewer.by)
  UPDATE notification n SET count = n.count - fewer.by FROM fewer WHERE n.id = fewer.id AND n.count > fewer.by;
  RETURN NULL;
END $$;
CREATE TRIGGER favorite_untold AFTER DELETE ON favorite
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION untell_favorites();
