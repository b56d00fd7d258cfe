-- What goes back of a payment, each refund and each dispute for itself, and when an order is asked about next.

-- A refund counts until it has failed, and stays failed: whatever order answers come in, they come to the same.
CREATE TABLE payment_refund (
  id text PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES payment_order (id),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  has_failed boolean NOT NULL DEFAULT false
);
CREATE INDEX payment_refund_by_order ON payment_refund (order_id);

-- Money of a dispute moves once away and perhaps once back: the answer that knows of more moves is the newer one.
CREATE TABLE payment_dispute (
  id text PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES payment_order (id),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  moves integer NOT NULL CHECK (moves >= 0),
  is_withdrawn boolean NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('open', 'won', 'lost'))
);
CREATE INDEX payment_dispute_by_order ON payment_dispute (order_id);

-- What was only a sum until now stands for itself until the provider has named its parts.
INSERT INTO payment_refund (id, order_id, amount_cents) SELECT 'before:' || id, id, refunded_cents FROM payment_order WHERE refunded_cents > 0;
INSERT INTO payment_dispute (id, order_id, amount_cents, moves, is_withdrawn, outcome)
  SELECT 'before:' || id, id, price_cents, CASE dispute WHEN 'won' THEN 2 ELSE 1 END, dispute IN ('open', 'lost'), dispute
  FROM payment_order WHERE dispute <> 'none';

ALTER TABLE payment_order
  -- When the provider is asked next, and how often it was; empty once nothing can become of the order any more.
  ADD COLUMN next_check_at timestamptz,
  ADD COLUMN checks integer NOT NULL DEFAULT 0,
  -- Why nobody asks any more, where it was not the provider that said so.
  ADD COLUMN ended_reason text;
UPDATE payment_order SET next_check_at = greatest(coalesce(paid_at, created_at) + interval '2 minutes', now())
  WHERE failed_at IS NULL AND expired_at IS NULL AND (paid_at IS NULL OR paid_at > now() - interval '120 days');
DROP INDEX payment_order_open;
ALTER TABLE payment_order DROP COLUMN checked_at;
CREATE INDEX payment_order_due ON payment_order (next_check_at) WHERE next_check_at IS NOT NULL;
