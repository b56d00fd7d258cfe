-- Signals of abuse (DESK-70): what looks like credits that are moved around, written down for somebody to look at. Nobody is punished by it; what the
-- seller has on hold, and sells from then on, waits until somebody has looked.

-- From where an account came: keyed hashes, so that they tell accounts of one mailbox and of one neighbourhood from others, and nothing else.
CREATE TABLE signup_signal (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  mailbox_hash bytea NOT NULL,
  -- Empty at home, and when it was forgotten.
  network_hash bytea,
  at timestamptz NOT NULL
);
CREATE INDEX signup_signal_to_forget ON signup_signal (at) WHERE network_hash IS NOT NULL;

CREATE TABLE abuse_flag (
  id uuid PRIMARY KEY,
  -- The seller.
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('bonus_farm', 'wash_trade', 'reversed_sales')),
  -- Of a wash trade: per cent; of the others: people.
  score integer NOT NULL CHECK (score > 0),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- Empty where it was closed at the machine.
  closed_by uuid REFERENCES users (id),
  -- What was last done about the income that waited; closed: nothing.
  outcome text CHECK (outcome IN ('released', 'returned', 'closed')),
  CONSTRAINT abuse_flag_closed_with_outcome CHECK (closed_at IS NULL OR outcome IS NOT NULL),
  CONSTRAINT abuse_flag_closed_by_when_closed CHECK (closed_by IS NULL OR closed_at IS NOT NULL)
);
CREATE UNIQUE INDEX abuse_flag_open_once ON abuse_flag (user_id, kind) WHERE closed_at IS NULL;
CREATE INDEX abuse_flag_open ON abuse_flag (opened_at, id) WHERE closed_at IS NULL;
CREATE INDEX abuse_flag_closed ON abuse_flag (closed_at DESC, id DESC) WHERE closed_at IS NOT NULL;
CREATE INDEX abuse_flag_by_user ON abuse_flag (user_id, kind);
CREATE INDEX abuse_flag_by_closer ON abuse_flag (closed_by) WHERE closed_by IS NOT NULL;

-- Who has bought from whom, as it was when the signal was found.
CREATE TABLE abuse_tie (
  flag_id uuid NOT NULL REFERENCES abuse_flag (id) ON DELETE CASCADE,
  seller_id uuid NOT NULL REFERENCES users (id),
  buyer_id uuid NOT NULL REFERENCES users (id),
  credits integer NOT NULL CHECK (credits >= 0),
  unlocks integer NOT NULL CHECK (unlocks > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  -- What the buyer has in common with others of the same signal; empty: the trade itself.
  shared text CHECK (shared IN ('mailbox', 'network', 'payment', 'views')),
  PRIMARY KEY (flag_id, seller_id, buyer_id)
);
CREATE INDEX abuse_tie_by_seller ON abuse_tie (seller_id);
CREATE INDEX abuse_tie_by_buyer ON abuse_tie (buyer_id);

-- For as long as a signal about its person is open what the account earns is held, whoever buys.
ALTER TABLE account ADD COLUMN in_review boolean NOT NULL DEFAULT false;
ALTER TABLE credit_hold ADD COLUMN needs_review boolean NOT NULL DEFAULT false,
  -- Nothing that waits for a look is let go: whoever does so has to say that somebody has looked.
  ADD CONSTRAINT credit_hold_looked_at_before_it_goes CHECK (NOT needs_review OR state IN ('held', 'returned'));
DROP INDEX credit_hold_due;
CREATE INDEX credit_hold_due ON credit_hold (until) WHERE state = 'held' AND NOT needs_review;
CREATE INDEX credit_hold_in_review ON credit_hold (seller_id, buyer_id) WHERE state = 'held' AND needs_review;

-- What a payment or a decision has taken back, for who asks by it.
CREATE INDEX credit_hold_return_by_order ON credit_hold_return (order_id);
-- Whose payments were taken back.
CREATE INDEX payment_order_reclaimed ON payment_order (user_id) WHERE reclaimed_credits > 0;

-- Somebody can decide that income goes back to its buyers, with a statement of reasons. Whoever works at the machine is a person as well.
ALTER TABLE decision DROP CONSTRAINT decision_action_check,
  ADD CONSTRAINT decision_action_check
    CHECK (action IN ('none', 'hide', 'remove', 'withdraw_words', 'mute', 'suspend', 'return_income', 'lift')),
  DROP CONSTRAINT decision_by_somebody,
  ADD CONSTRAINT decision_by_somebody CHECK (taken_by = 'person' OR decided_by IS NULL);

-- The promises of held income: those of income that waits for a look are added, and a decision may take income back as a payment may.
CREATE OR REPLACE FUNCTION public.hold_violations(from_entry bigint, from_time timestamp with time zone)
 RETURNS TABLE(user_id uuid, promise text, detail text)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
  SELECT v.buyer_id, 'sales are reversed for a payment of their buyer, or by a decision', format('event %s', v.event_id)
    FROM event v WHERE NOT EXISTS (
      SELECT 1 FROM payment_event p JOIN payment_order o ON o.id = p.order_id WHERE p.id = v.event_id AND o.user_id = v.buyer_id)
      AND NOT (v.event_id LIKE 'decision:%' AND EXISTS (
        SELECT 1 FROM decision d WHERE d.id = cause_id(v.event_id, 2) AND d.action = 'return_income'
          AND v.event_id = 'decision:' || d.id || ':' || v.buyer_id
          AND NOT EXISTS (
            SELECT 1 FROM credit_hold_return r JOIN credit_hold h ON h.buyer_id = r.buyer_id AND h.content_id = r.content_id
            WHERE r.event_id = v.event_id AND (h.seller_id <> d.user_id OR r.credits < 0))))
  UNION ALL
  SELECT a.user_id, 'no income is held beside what its buyer owes', format('owes %s beside %s', a.debt, open.credits)
    FROM account a JOIN (
      SELECT buyer_id, sum(amount - returned) AS credits FROM credit_hold WHERE state = 'held' GROUP BY buyer_id) open ON open.buyer_id = a.user_id
    WHERE a.debt > 0
  UNION ALL
  SELECT a.user_id, 'whose sales wait for a look has an open signal', format('waits: %s', a.in_review)
    FROM account a LEFT JOIN (SELECT DISTINCT user_id FROM abuse_flag WHERE closed_at IS NULL) f ON f.user_id = a.user_id
    WHERE a.in_review <> (f.user_id IS NOT NULL)
  UNION ALL
  SELECT h.seller_id, 'income waits for a look only where there is an open signal', format('content %s', h.content_id)
    FROM credit_hold h JOIN account a ON a.user_id = h.seller_id WHERE h.state = 'held' AND h.needs_review AND NOT a.in_review
  UNION ALL
  SELECT a.user_id, 'unlocks took of own credits what they cost at most', format('%s of %s', a.unlocked_own, coalesce(p.price, 0))
    FROM account a LEFT JOIN (SELECT buyer_id, sum(price) AS price FROM prompt_purchase WHERE from_entry IS NULL GROUP BY buyer_id) p ON p.buyer_id = a.user_id
    WHERE from_entry IS NULL AND a.unlocked_own > coalesce(p.price, 0);
END $function$;
