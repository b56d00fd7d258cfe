-- The sales of an hour to one seller come in one mail. The mail stands in the outbox from the first of them on and keeps only which
-- that was; how many there are, and what sold best, is counted when it is sent.

-- One that gathers for each seller: as soon as it is taken to be sent, the next sale begins another.
CREATE UNIQUE INDEX mail_outbox_gathers ON mail_outbox (recipient)
  WHERE kind = 'sales' AND attempts = 0 AND sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX prompt_purchase_by_sale ON prompt_purchase (owner_id, sale_no);

-- Sales are mailed by `mail_sale`; the rest as before.
CREATE OR REPLACE FUNCTION tell_person(
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
    of_type <> 'payment_paid' AND wants_mail(to_person, of_kind) AS by_mail
  INTO wish FROM users u LEFT JOIN user_choice c ON c.user_id = u.id WHERE u.id = to_person;

  IF wish.in_app THEN
    INSERT INTO notification AS n (user_id, kind, type, cause, content_id, content_type, order_id, credits, created_at)
    VALUES (to_person, of_kind, of_type, by_cause, on_content, on_medium, on_order, of_credits, at_time)
    ON CONFLICT (user_id, cause) DO UPDATE
      SET count = CASE WHEN n.read_at IS NULL THEN n.count + 1 ELSE 1 END, read_at = NULL, created_at = EXCLUDED.created_at
      WHERE n.kind = 'favorite';
  END IF;
  IF wish.by_mail AND of_kind <> 'sale' THEN
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

-- Whether a person wants mails of this kind; what nobody has chosen is the contract's default, which a test compares.
CREATE FUNCTION wants_mail(person uuid, of_kind text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT u.is_active AND u.email_verified_at IS NOT NULL
    AND coalesce((c.settings->>'email_notifications')::boolean, true)
    AND coalesce((c.notifications->'email'->>of_kind)::boolean, of_kind IN ('sale', 'payment'))
  FROM users u LEFT JOIN user_choice c ON c.user_id = u.id WHERE u.id = person
$$;

-- The sale holds the mail that gathers until it is written itself: whoever sends mails passes over it so long, and no sale falls between
-- two of them. Sales of one seller follow each other (they hold the balance), so that two never begin a mail at once.
CREATE FUNCTION mail_sale(seller uuid, this_sale_no integer, at_time timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  person record;
BEGIN
  IF NOT wants_mail(seller, 'sale') THEN RETURN; END IF;
  SELECT email, username INTO person FROM users WHERE id = seller;
  PERFORM FROM mail_outbox WHERE recipient = person.email AND kind = 'sales' AND attempts = 0 AND sent_at IS NULL AND failed_at IS NULL
    FOR SHARE;
  IF NOT FOUND THEN
    INSERT INTO mail_outbox (id, kind, recipient, payload, created_at, next_attempt_at)
    VALUES (md5('sales:' || seller || ':' || this_sale_no)::uuid, 'sales', person.email,
      jsonb_build_object('username', person.username, 'seller_id', seller, 'from_sale_no', this_sale_no),
      at_time, at_time + interval '1 hour')
    ON CONFLICT DO NOTHING;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION tell_of_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_person(NEW.owner_id, 'sale', 'prompt_sold', 'sale:' || NEW.buyer_id || ':' || NEW.content_id, NEW.created_at,
    NEW.content_id, NEW.content_type, NULL, NEW.earned);
  PERFORM mail_sale(NEW.owner_id, NEW.sale_no, NEW.created_at);
  RETURN NULL;
END $$;

-- Request keys of unlocks that bought nothing, which the release before could leave behind: the same request is tried again.
DELETE FROM idempotency i WHERE i.call = 'prompts.purchase'
  AND NOT EXISTS (SELECT FROM prompt_purchase p WHERE p.buyer_id = i.user_id AND p.content_id = i.content_ids[1]);
