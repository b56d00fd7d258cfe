-- Packages, orders and what the payment provider says about them; sold prompts; credits that are owed.

ALTER TABLE account
  -- Credits of refunded payments that were spent already: taken from the next ones that arrive.
  ADD COLUMN debt integer NOT NULL DEFAULT 0 CHECK (debt >= 0),
  -- Figures of the history page, kept with every entry, so that no page ever adds a history up.
  ADD COLUMN entry_count integer NOT NULL DEFAULT 0,
  ADD COLUMN spent_count integer NOT NULL DEFAULT 0,
  ADD COLUMN refund_count integer NOT NULL DEFAULT 0,
  ADD COLUMN spent_total bigint NOT NULL DEFAULT 0,
  ADD COLUMN refunded_total bigint NOT NULL DEFAULT 0,
  ADD COLUMN sale_count integer NOT NULL DEFAULT 0,
  ADD COLUMN earned_total bigint NOT NULL DEFAULT 0,
  ADD COLUMN unlock_count integer NOT NULL DEFAULT 0;

UPDATE account SET
  entry_count = e.entries, spent_count = e.spent_count, refund_count = e.refund_count,
  spent_total = e.spent, refunded_total = e.refunded
FROM (
  SELECT user_id, count(*) AS entries,
    count(*) FILTER (WHERE kind IN ('image_generation', 'video_generation', 'prompt_purchase')) AS spent_count,
    count(*) FILTER (WHERE kind LIKE '%\_refund') AS refund_count,
    coalesce(-sum(amount) FILTER (WHERE kind IN ('image_generation', 'video_generation', 'prompt_purchase')), 0) AS spent,
    coalesce(sum(amount) FILTER (WHERE kind LIKE '%\_refund'), 0) AS refunded
  FROM credit_entry GROUP BY user_id) e
WHERE e.user_id = account.user_id;

CREATE INDEX credit_entry_refunds ON credit_entry (user_id, id DESC)
  WHERE kind IN ('image_generation_refund', 'video_generation_refund');

-- Whatever brings credits pays the debt first. Here and not in the product, so that no way of giving can forget it.
CREATE FUNCTION settle_debt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH owed AS (
    SELECT user_id, least(debt, balance, NEW.amount) AS credits FROM account
    WHERE user_id = NEW.user_id AND debt > 0 FOR UPDATE),
  paid AS (
    UPDATE account SET balance = balance - owed.credits, debt = debt - owed.credits, entry_count = entry_count + 1
    FROM owed WHERE account.user_id = owed.user_id AND owed.credits > 0
    RETURNING account.user_id, account.balance, owed.credits)
  INSERT INTO credit_entry (user_id, kind, amount, balance_after, cause, description, created_at)
    SELECT user_id, 'credit_deduction', -credits, balance, 'debt:' || NEW.id, 'Taken back for a refunded payment', NEW.created_at FROM paid;
  RETURN NULL;
END $$;
CREATE TRIGGER credit_entry_settles_debt AFTER INSERT ON credit_entry
  FOR EACH ROW WHEN (NEW.amount > 0) EXECUTE FUNCTION settle_debt();

CREATE TABLE credit_package (
  id text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  credits integer NOT NULL CHECK (credits > 0),
  price_cents integer NOT NULL CHECK (price_cents > 0),
  currency text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
  is_active boolean NOT NULL DEFAULT true
);
INSERT INTO credit_package (id, name, description, credits, price_cents, currency) VALUES
  ('starter', 'Starter', 'A first roll of film: 50 pictures or a handful of short films.', 100, 499, 'usd'),
  ('creator', 'Creator', 'For a month of regular work.', 500, 1999, 'usd'),
  ('studio', 'Studio', 'For those who make pictures every day.', 1500, 4999, 'usd');

-- What was agreed when the payment page was opened; nothing that comes later changes these columns.
CREATE TABLE payment_order (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  package_id text NOT NULL,
  package_name text NOT NULL,
  credits integer NOT NULL CHECK (credits > 0),
  price_cents integer NOT NULL CHECK (price_cents > 0),
  currency text NOT NULL,
  created_at timestamptz NOT NULL,
  success_url text NOT NULL,
  cancel_url text NOT NULL,
  -- The provider's own names for it.
  session_id text CONSTRAINT payment_order_session_once UNIQUE,
  payment_intent text CONSTRAINT payment_order_intent_once UNIQUE,
  url text,
  expires_at timestamptz,
  receipt_url text,
  -- What has happened, in whatever order it was told; the state is read from these.
  paid_at timestamptz,
  failed_at timestamptz,
  expired_at timestamptz,
  refunded_cents integer NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  dispute text NOT NULL DEFAULT 'none' CHECK (dispute IN ('none', 'open', 'won', 'lost')),
  -- Credits of it that have been taken back, or are owed.
  reclaimed_credits integer NOT NULL DEFAULT 0,
  checked_at timestamptz,
  CONSTRAINT payment_order_reclaims_at_most_all CHECK (reclaimed_credits BETWEEN 0 AND credits)
);
CREATE INDEX payment_order_by_user ON payment_order (user_id, created_at DESC, id DESC);
CREATE INDEX payment_order_open ON payment_order (created_at) WHERE paid_at IS NULL AND failed_at IS NULL AND expired_at IS NULL;

-- Each notification once. What does not fit is kept for a person to look at.
CREATE TABLE payment_event (
  id text PRIMARY KEY,
  type text NOT NULL,
  order_id uuid,
  outcome text NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX payment_event_by_age ON payment_event (received_at);

CREATE TABLE payment_customer (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  customer_id text NOT NULL CONSTRAINT payment_customer_once UNIQUE
);

-- What was bought stays bought: the words as they were, whatever becomes of the item and its seller.
CREATE TABLE prompt_purchase (
  id bigint GENERATED ALWAYS AS IDENTITY,
  buyer_id uuid NOT NULL REFERENCES users (id),
  content_id uuid NOT NULL,
  owner_id uuid NOT NULL REFERENCES users (id),
  content_type text NOT NULL CHECK (content_type IN ('image', 'video')),
  price integer NOT NULL CHECK (price BETWEEN 0 AND 100),
  earned integer NOT NULL CHECK (earned BETWEEN 0 AND price),
  prompt text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Which purchase it is for its buyer, and which sale for its seller: 1, 2, 3.
  purchase_no integer NOT NULL,
  sale_no integer NOT NULL,
  CONSTRAINT prompt_purchase_once PRIMARY KEY (buyer_id, content_id),
  CONSTRAINT prompt_purchase_not_own CHECK (buyer_id <> owner_id)
);
CREATE INDEX prompt_purchase_by_buyer ON prompt_purchase (buyer_id, id DESC);
CREATE INDEX prompt_purchase_by_owner ON prompt_purchase (owner_id, id DESC);
CREATE INDEX prompt_purchase_by_content ON prompt_purchase (content_id);

-- Who did what that only administrators may.
CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail text NOT NULL,
  created_at timestamptz NOT NULL
);

-- The embedded payment sandbox: what a provider would keep at its own place.
CREATE TABLE sandbox_object (
  id text PRIMARY KEY,
  kind text NOT NULL,
  body jsonb NOT NULL,
  idempotency_key text CONSTRAINT sandbox_object_key_once UNIQUE,
  request_hash bytea,
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_object_by_kind ON sandbox_object (kind, created_at);
CREATE TABLE sandbox_delivery (
  id text PRIMARY KEY,
  payload text NOT NULL,
  due_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  delivered_at timestamptz
);
CREATE INDEX sandbox_delivery_due ON sandbox_delivery (due_at) WHERE delivered_at IS NULL;

-- Every promise of the books as a query: no rows means that all of them hold.
CREATE OR REPLACE VIEW ledger_violation AS
  WITH sums AS (
    SELECT user_id, sum(amount)::bigint AS total, count(*) AS entries,
      count(*) FILTER (WHERE kind IN ('image_generation', 'video_generation', 'prompt_purchase')) AS spent_count,
      count(*) FILTER (WHERE kind IN ('image_generation_refund', 'video_generation_refund')) AS refund_count,
      coalesce(-sum(amount) FILTER (WHERE kind IN ('image_generation', 'video_generation', 'prompt_purchase')), 0)::bigint AS spent,
      coalesce(sum(amount) FILTER (WHERE kind IN ('image_generation_refund', 'video_generation_refund')), 0)::bigint AS refunded,
      coalesce(sum(amount) FILTER (WHERE kind = 'prompt_sale'), 0)::bigint AS earned,
      coalesce(-sum(amount) FILTER (WHERE cause LIKE 'reclaim:%' OR cause LIKE 'debt:%'), 0)::bigint AS deducted,
      coalesce(sum(amount) FILTER (WHERE kind = 'dispute_reversal'), 0)::bigint AS reversed
    FROM credit_entry GROUP BY user_id),
  chain AS (
    SELECT user_id, id, balance_after - amount AS balance_before,
      lag(balance_after, 1, 0) OVER (PARTITION BY user_id ORDER BY id) AS previous_balance
    FROM credit_entry),
  per_generation AS (
    SELECT c.id, c.user_id, c.status, c.credits_used, c.content_type,
      coalesce(sum(e.amount) FILTER (WHERE e.kind = c.content_type || '_generation'), 0) AS charged,
      count(e.id) FILTER (WHERE e.kind = c.content_type || '_generation') AS charges,
      coalesce(sum(e.amount) FILTER (WHERE e.kind = c.content_type || '_generation_refund'), 0) AS refunded,
      count(e.id) FILTER (WHERE e.kind = c.content_type || '_generation_refund') AS refunds
    FROM content c LEFT JOIN credit_entry e ON e.generation_id = c.id GROUP BY c.id),
  active AS (
    SELECT user_id, count(*) AS total FROM content WHERE status NOT IN ('completed', 'succeeded', 'failed') GROUP BY user_id),
  per_order AS (
    SELECT o.id, o.user_id, o.paid_at, o.credits, o.refunded_cents, o.price_cents, o.dispute, o.reclaimed_credits, e.amount
    FROM payment_order o LEFT JOIN credit_entry e ON e.cause = 'purchase:' || o.id),
  reclaims AS (SELECT user_id, sum(reclaimed_credits)::bigint AS total FROM payment_order GROUP BY user_id),
  per_purchase AS (
    SELECT p.buyer_id, p.owner_id, p.content_id, p.price, p.earned, paid.amount AS paid, paid.user_id AS payer, got.amount AS got, got.user_id AS seller
    FROM prompt_purchase p
    LEFT JOIN credit_entry paid ON paid.cause = 'unlock:' || p.buyer_id || ':' || p.content_id
    LEFT JOIN credit_entry got ON got.cause = 'sale:' || p.buyer_id || ':' || p.content_id)
  SELECT a.user_id, 'balance equals the sum of the entries' AS promise,
    format('balance %s, entries %s', a.balance, coalesce(s.total, 0)) AS detail
    FROM account a LEFT JOIN sums s USING (user_id) WHERE a.balance <> coalesce(s.total, 0)
  UNION ALL
  SELECT user_id, 'every entry continues the balance before it', format('entry %s starts at %s, expected %s', id, balance_before, previous_balance)
    FROM chain WHERE balance_before <> previous_balance
  UNION ALL
  SELECT user_id, 'every generation is charged exactly once', format('generation %s: %s charges, %s of %s', id, charges, -charged, credits_used)
    FROM per_generation WHERE charges <> 1 OR charged <> -credits_used
  UNION ALL
  SELECT user_id, 'a failed generation is refunded exactly once, any other never', format('generation %s is %s: %s refunds of %s', id, status, refunds, refunded)
    FROM per_generation WHERE (status = 'failed' AND (refunds <> 1 OR refunded <> credits_used)) OR (status <> 'failed' AND refunds <> 0)
  UNION ALL
  SELECT a.user_id, 'running generations are counted', format('counted %s, found %s', a.active_generations, coalesce(r.total, 0))
    FROM account a LEFT JOIN active r USING (user_id) WHERE a.active_generations <> coalesce(r.total, 0)
  UNION ALL
  SELECT a.user_id, 'the figures of the history are those of the entries',
    format('kept %s/%s/%s/%s/%s/%s, found %s/%s/%s/%s/%s/%s', a.entry_count, a.spent_count, a.refund_count, a.spent_total, a.refunded_total, a.earned_total,
      coalesce(s.entries, 0), coalesce(s.spent_count, 0), coalesce(s.refund_count, 0), coalesce(s.spent, 0), coalesce(s.refunded, 0), coalesce(s.earned, 0))
    FROM account a LEFT JOIN sums s USING (user_id)
    WHERE (a.entry_count, a.spent_count, a.refund_count, a.spent_total, a.refunded_total, a.earned_total)
      IS DISTINCT FROM (coalesce(s.entries, 0), coalesce(s.spent_count, 0), coalesce(s.refund_count, 0), coalesce(s.spent, 0), coalesce(s.refunded, 0), coalesce(s.earned, 0))
  UNION ALL
  SELECT user_id, 'a paid order is credited exactly once, any other never', format('order %s: paid %s, credited %s of %s', id, paid_at IS NOT NULL, coalesce(amount, 0), credits)
    FROM per_order WHERE coalesce(amount, 0) <> CASE WHEN paid_at IS NULL THEN 0 ELSE credits END
  UNION ALL
  SELECT user_id, 'a refunded or disputed payment takes back its share', format('order %s: reclaimed %s', id, reclaimed_credits)
    FROM per_order WHERE reclaimed_credits <> CASE
      WHEN paid_at IS NULL THEN 0
      WHEN dispute IN ('open', 'lost') THEN credits
      ELSE least(credits, floor(credits::numeric * refunded_cents / price_cents)::int) END
  UNION ALL
  SELECT a.user_id, 'what is taken back was deducted, is owed, or was given back',
    format('reclaimed %s, deducted %s, given back %s, owed %s', coalesce(r.total, 0), coalesce(s.deducted, 0), coalesce(s.reversed, 0), a.debt)
    FROM account a LEFT JOIN sums s USING (user_id) LEFT JOIN reclaims r USING (user_id)
    WHERE coalesce(r.total, 0) <> coalesce(s.deducted, 0) - coalesce(s.reversed, 0) + a.debt
  UNION ALL
  SELECT buyer_id, 'an unlocked prompt is paid exactly once, and its owner has the share', format('content %s: price %s, paid %s, earned %s', content_id, price, coalesce(paid, 0), coalesce(got, 0))
    FROM per_purchase
    WHERE coalesce(paid, 0) <> -price OR coalesce(got, 0) <> earned OR payer <> buyer_id OR seller <> owner_id
  UNION ALL
  SELECT user_id, 'every debit for an unlock has its purchase', format('entry %s', id)
    FROM credit_entry e WHERE kind = 'prompt_purchase'
      AND NOT EXISTS (SELECT 1 FROM prompt_purchase p WHERE e.cause = 'unlock:' || p.buyer_id || ':' || p.content_id);
