-- Held income. What a sale earned is the seller's at once, and cannot be spent while the buyer's money can still be taken back. The
-- credits are in `account.balance` and in `account.held`; a row for each such sale says how many, until when, and what became of them.

ALTER TABLE account
  -- Until then a payment of this person can still be taken back: sales to the person are held so long.
  ADD COLUMN unsettled_until timestamptz,
  -- What unlocks took of credits that are not a bonus. Where bonus credits may buy prompts they are taken last.
  ADD COLUMN unlocked_own bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT account_unlocks_are_spent CHECK (unlocked_own BETWEEN 0 AND spent_total);

-- Bonus credits (whatever was given and not bought) that have not been spent: generations spend them first, unlocks last. Credits carry no
-- mark of where they came from, so this follows from sums alone, and a generation that failed gives back what it took.
CREATE FUNCTION unspent_bonus(a account) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT greatest(0, a.of_bonus - (a.spent_total - a.refunded_total - a.unlocked_own))
$$;

-- Empty where the buyer's money was settled: nothing of this sale is held.
ALTER TABLE prompt_purchase ADD COLUMN held_until timestamptz;

CREATE TABLE credit_hold (
  buyer_id uuid NOT NULL,
  content_id uuid NOT NULL,
  seller_id uuid NOT NULL REFERENCES users (id),
  amount integer NOT NULL CHECK (amount > 0),
  -- What was taken back of it, and not given back since.
  returned integer NOT NULL DEFAULT 0,
  until timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'held',
  sold_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (buyer_id, content_id),
  FOREIGN KEY (buyer_id, content_id) REFERENCES prompt_purchase (buyer_id, content_id),
  CONSTRAINT credit_hold_returned_within_amount CHECK (returned BETWEEN 0 AND amount),
  -- Held: waits. Released: its time was over. Returned: the payment was reversed, and all of it went back. Restored: given back after that,
  -- when its time was over already.
  CONSTRAINT credit_hold_has_a_state CHECK (
    CASE state
      WHEN 'held' THEN returned < amount AND ended_at IS NULL
      WHEN 'released' THEN ended_at IS NOT NULL
      WHEN 'returned' THEN returned = amount AND ended_at IS NOT NULL
      WHEN 'restored' THEN ended_at IS NOT NULL
      ELSE false END)
);
CREATE INDEX credit_hold_due ON credit_hold (until) WHERE state = 'held';
CREATE INDEX credit_hold_by_seller ON credit_hold (seller_id, until) WHERE state = 'held';
CREATE INDEX credit_hold_taken_back ON credit_hold (seller_id) WHERE returned > 0;
CREATE INDEX credit_hold_by_buyer ON credit_hold (buyer_id, sold_at);
CREATE INDEX credit_hold_by_time ON credit_hold USING brin (sold_at) WITH (pages_per_range = 16);
CREATE INDEX credit_hold_by_end ON credit_hold (ended_at) WHERE ended_at IS NOT NULL;

-- What was taken back of a sale because of a payment (above 0), and given back because of it (below), by the notification that said so.
-- `order_id` is the payment whose reversal took it. (No foreign key: it would ask for the row of an order while balances are locked.)
CREATE TABLE credit_hold_return (
  event_id text NOT NULL,
  buyer_id uuid NOT NULL,
  content_id uuid NOT NULL,
  order_id uuid NOT NULL,
  credits integer NOT NULL CHECK (credits <> 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (event_id, buyer_id, content_id, order_id),
  FOREIGN KEY (buyer_id, content_id) REFERENCES credit_hold (buyer_id, content_id)
);
CREATE INDEX credit_hold_return_by_buyer ON credit_hold_return (buyer_id);
CREATE INDEX credit_hold_return_by_time ON credit_hold_return USING brin (at) WITH (pages_per_range = 16);

-- What a seller gives back goes to the buyer, and from there to what the buyer owes: both are people, and together they come to nothing.
ALTER TABLE credit_entry DROP CONSTRAINT credit_entry_kind_check, ADD CONSTRAINT credit_entry_kind_check CHECK (kind IN (
  'purchase', 'image_generation', 'video_generation', 'image_generation_refund', 'video_generation_refund',
  'bonus', 'admin_credit', 'promotional_credit', 'credit_expiry', 'credit_deduction',
  'prompt_purchase', 'prompt_sale', 'dispute_reversal', 'sale_reversal'));
CREATE OR REPLACE FUNCTION entry_side(kind text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN kind IN ('purchase', 'credit_deduction', 'dispute_reversal') THEN 'provider'
    WHEN kind IN ('bonus', 'admin_credit', 'promotional_credit', 'credit_expiry') THEN 'bonus'
    WHEN kind IN ('image_generation', 'video_generation', 'image_generation_refund', 'video_generation_refund') THEN 'house'
    WHEN kind IN ('prompt_purchase', 'prompt_sale', 'sale_reversal') THEN 'people'
  END
$$;

-- The bell says of a sale that is held that it is.
CREATE OR REPLACE FUNCTION tell_of_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_person(NEW.owner_id, 'sale', CASE WHEN NEW.held_until IS NULL THEN 'prompt_sold' ELSE 'prompt_sold_held' END,
    'sale:' || NEW.buyer_id || ':' || NEW.content_id, NEW.created_at, NEW.content_id, NEW.content_type, NULL, NEW.earned);
  PERFORM mail_sale(NEW.owner_id, NEW.sale_no, NEW.created_at);
  RETURN NULL;
END $$;

-- The promises of held income. Without `from_entry` it looks at everything; otherwise at sales, holds and returns since `from_time`, and at
-- every account's figure.
CREATE FUNCTION hold_violations(from_entry bigint, from_time timestamptz)
RETURNS TABLE (user_id uuid, promise text, detail text) LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH touched AS (
    SELECT buyer_id, content_id FROM credit_hold WHERE sold_at >= from_time
    UNION SELECT buyer_id, content_id FROM credit_hold WHERE ended_at >= from_time
    UNION SELECT buyer_id, content_id FROM credit_hold_return WHERE at >= from_time
    UNION SELECT buyer_id, content_id FROM prompt_purchase WHERE created_at >= from_time AND held_until IS NOT NULL),
  hold AS (
    SELECT p.buyer_id, p.content_id, p.owner_id, p.earned, p.held_until, h.seller_id, h.amount, h.returned, h.until, h.state, h.ended_at,
      coalesce((SELECT sum(r.credits) FROM credit_hold_return r WHERE r.buyer_id = t.buyer_id AND r.content_id = t.content_id), 0) AS moved
    FROM touched t JOIN prompt_purchase p ON p.buyer_id = t.buyer_id AND p.content_id = t.content_id
    LEFT JOIN credit_hold h ON h.buyer_id = t.buyer_id AND h.content_id = t.content_id),
  returned AS (
    SELECT r.event_id, r.buyer_id, r.content_id, sum(r.credits)::int AS credits
    FROM credit_hold_return r JOIN touched t ON t.buyer_id = r.buyer_id AND t.content_id = r.content_id GROUP BY 1, 2, 3),
  event AS (
    SELECT r.event_id, r.buyer_id, sum(r.credits)::int AS credits FROM credit_hold_return r
    WHERE r.event_id IN (SELECT event_id FROM returned) GROUP BY 1, 2)
  SELECT a.user_id, 'held credits are those of the open holds'::text, format('held %s, found %s', a.held, coalesce(open.credits, 0))
    FROM account a LEFT JOIN (
      SELECT seller_id, sum(amount - returned) AS credits FROM credit_hold WHERE state = 'held' GROUP BY seller_id) open ON open.seller_id = a.user_id
    WHERE a.held <> coalesce(open.credits, 0)
  UNION ALL
  SELECT owner_id, 'a hold is what its sale earned, until when the sale says', format('content %s: holds %s until %s, earned %s until %s', content_id, amount, until, earned, held_until)
    FROM hold WHERE CASE WHEN amount IS NULL THEN earned > 0 AND held_until IS NOT NULL
      ELSE (amount, until, seller_id) IS DISTINCT FROM (earned, held_until, owner_id) END
  UNION ALL
  SELECT owner_id, 'nothing is let go before its time', format('content %s: %s at %s, until %s', content_id, state, ended_at, until)
    FROM hold WHERE state IN ('released', 'restored') AND ended_at < until
  UNION ALL
  SELECT owner_id, 'what was taken back of a sale is what payments took of it', format('content %s: %s, found %s', content_id, returned, moved)
    FROM hold WHERE returned <> moved
  UNION ALL
  SELECT r.buyer_id, 'what is taken back of a sale leaves its seller once', format('content %s: %s by %s, found %s', r.content_id, r.credits, r.event_id, coalesce(e.amount, 0))
    FROM returned r JOIN credit_hold h ON h.buyer_id = r.buyer_id AND h.content_id = r.content_id
    LEFT JOIN credit_entry e ON e.user_id = h.seller_id
      AND e.cause = CASE WHEN r.credits > 0 THEN 'unsale:' ELSE 'resale:' END || r.buyer_id || ':' || r.content_id || ':' || r.event_id
    WHERE coalesce(e.amount, 0) <> -r.credits
  UNION ALL
  SELECT v.buyer_id, 'what is taken back of sales comes to their buyer once', format('event %s: %s, found %s', v.event_id, v.credits, coalesce(e.amount, 0))
    FROM event v LEFT JOIN credit_entry e ON e.user_id = v.buyer_id
      AND e.cause = CASE WHEN v.credits > 0 THEN 'returned:' ELSE 'restored:' END || v.event_id
    WHERE coalesce(e.amount, 0) <> v.credits
  UNION ALL
  SELECT v.buyer_id, 'sales are reversed for a payment of their buyer', format('event %s', v.event_id)
    FROM event v WHERE NOT EXISTS (
      SELECT 1 FROM payment_event p JOIN payment_order o ON o.id = p.order_id WHERE p.id = v.event_id AND o.user_id = v.buyer_id)
  UNION ALL
  SELECT a.user_id, 'no income is held beside what its buyer owes', format('owes %s beside %s', a.debt, open.credits)
    FROM account a JOIN (
      SELECT buyer_id, sum(amount - returned) AS credits FROM credit_hold WHERE state = 'held' GROUP BY buyer_id) open ON open.buyer_id = a.user_id
    WHERE a.debt > 0
  UNION ALL
  SELECT a.user_id, 'unlocks took of own credits what they cost at most', format('%s of %s', a.unlocked_own, coalesce(p.price, 0))
    FROM account a LEFT JOIN (SELECT buyer_id, sum(price) AS price FROM prompt_purchase WHERE from_entry IS NULL GROUP BY buyer_id) p ON p.buyer_id = a.user_id
    WHERE from_entry IS NULL AND a.unlocked_own > coalesce(p.price, 0);
END $$;

-- All other promises stay word for word. Two causes of entries are added to theirs, and those of held income stand behind them.
DO $$
DECLARE
  body text := pg_get_functiondef('ledger_violations(bigint, timestamptz)'::regprocedure);
  change record;
BEGIN
  FOR change IN
    SELECT * FROM (VALUES
      ($old$      WHEN e.kind = 'credit_deduction' AND e.cause LIKE 'debt:%' THEN EXISTS ($old$,
       $new$      WHEN e.kind = 'sale_reversal' AND (e.cause LIKE 'unsale:%' OR e.cause LIKE 'resale:%') THEN EXISTS (
        SELECT 1 FROM credit_hold_return r JOIN credit_hold h ON h.buyer_id = r.buyer_id AND h.content_id = r.content_id
        WHERE r.buyer_id = cause_id(e.cause, 2) AND r.content_id = cause_id(e.cause, 3) AND h.seller_id = e.user_id
          AND e.cause = CASE WHEN e.amount < 0 THEN 'unsale:' ELSE 'resale:' END || r.buyer_id || ':' || r.content_id || ':' || r.event_id)
      WHEN e.kind = 'sale_reversal' THEN EXISTS (
        SELECT 1 FROM credit_hold_return r
        WHERE r.event_id = substr(e.cause, 10) AND r.buyer_id = e.user_id
          AND e.cause = CASE WHEN e.amount > 0 THEN 'returned:' ELSE 'restored:' END || r.event_id)
      WHEN e.kind = 'credit_deduction' AND e.cause LIKE 'debt:hold:%' THEN EXISTS (
        SELECT 1 FROM credit_hold h WHERE h.buyer_id = cause_id(e.cause, 3) AND h.content_id = cause_id(e.cause, 4)
          AND e.cause = 'debt:hold:' || h.buyer_id || ':' || h.content_id AND h.seller_id = e.user_id AND h.state = 'released' AND h.amount >= -e.amount)
      WHEN e.kind = 'credit_deduction' AND e.cause LIKE 'debt:%' THEN EXISTS ($new$),
      ($old$s.credits_earned <> coalesce(p.earned, 0));
END $old$,
       $new$s.credits_earned <> coalesce(p.earned, 0));
  RETURN QUERY SELECT * FROM hold_violations(from_entry, from_time);
END $new$)) AS c (old, new)
  LOOP
    IF position(change.old IN body) = 0 THEN
      RAISE EXCEPTION 'ledger_violations does not say: %', change.old;
    END IF;
    body := replace(body, change.old, change.new);
  END LOOP;
  EXECUTE body;
END $$;
