-- What is told of a sale costs as little as the sale: one look at the person for the bell and for the mail together. A function in SQL
-- is planned again in every transaction that calls it, which cost more than what it did; what follows is planned once a connection.

DROP FUNCTION tell_person(uuid, text, text, text, timestamptz, uuid, text, uuid, integer);
-- Tells a person something once for each cause, as far as the person wants to be told in the bell and by mail. What nobody has chosen is
-- the contract's default, which a test compares. `of_sale` is the number of a sale: sales are mailed together (see below).
CREATE FUNCTION tell_person(
  to_person uuid, of_kind text, of_type text, by_cause text, at_time timestamptz,
  on_content uuid, on_medium text, on_order uuid, of_credits integer, of_sale integer DEFAULT NULL)
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
END $$;

CREATE OR REPLACE FUNCTION tell_of_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_person(NEW.owner_id, 'sale', CASE WHEN NEW.held_until IS NULL THEN 'prompt_sold' ELSE 'prompt_sold_held' END,
    'sale:' || NEW.buyer_id || ':' || NEW.content_id, NEW.created_at, NEW.content_id, NEW.content_type, NULL, NEW.earned, NEW.sale_no);
  RETURN NULL;
END $$;
DROP FUNCTION mail_sale(uuid, integer, timestamptz);
DROP FUNCTION wants_mail(uuid, text);

-- Whatever brings credits pays the debt first, from what can be spent: income that is held pays it when it is let go. Nearly nobody
-- owes anything, and then the trigger does no more than look.
CREATE OR REPLACE FUNCTION settle_debt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account WHERE user_id = NEW.user_id AND debt > 0;
  IF NOT FOUND THEN RETURN NULL; END IF;
  WITH owed AS (
    SELECT user_id, least(debt, balance - held, NEW.amount) AS credits FROM account
    WHERE user_id = NEW.user_id AND debt > 0 FOR UPDATE),
  paid AS (
    UPDATE account SET balance = balance - owed.credits, of_provider = of_provider - owed.credits, debt = debt - owed.credits,
      entry_count = entry_count + 1
    FROM owed WHERE account.user_id = owed.user_id AND owed.credits > 0
    RETURNING account.user_id, account.balance, owed.credits)
  INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
    SELECT user_id, 'credit_deduction', -credits, balance, 'debt:' || NEW.id, 'Taken back for a refunded payment', NEW.created_at FROM paid;
  RETURN NULL;
END $$;

-- A check that calls a function in SQL is planned again by every statement that writes an entry. The list of kinds is the check that
-- stays: each kind of it has its other side, which a test compares, and what an account has from all sides is checked with its balance.
ALTER TABLE credit_entry DROP CONSTRAINT credit_entry_has_two_sides;
