-- Double entry. Every movement of credits has a person on one side and one of four on the other: the provider (bought, and taken back
-- for a refund or a dispute), the bonus (given), the house (spent, and given back), and people (sold prompts, less the house's fee).

-- The other side of an entry, by its kind. A kind that is not named here has none, and cannot be written.
CREATE FUNCTION entry_side(kind text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN kind IN ('purchase', 'credit_deduction', 'dispute_reversal') THEN 'provider'
    WHEN kind IN ('bonus', 'admin_credit', 'promotional_credit', 'credit_expiry') THEN 'bonus'
    WHEN kind IN ('image_generation', 'video_generation', 'image_generation_refund', 'video_generation_refund') THEN 'house'
    WHEN kind IN ('prompt_purchase', 'prompt_sale') THEN 'people'
  END
$$;

ALTER TABLE credit_entry
  -- The part of what a buyer pays for a prompt that goes to the house; the rest goes to its seller.
  ADD COLUMN fee integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT credit_entry_has_two_sides CHECK (entry_side(kind) IS NOT NULL),
  ADD CONSTRAINT credit_entry_fee_of_a_purchase CHECK (fee = 0 OR (kind = 'prompt_purchase' AND fee BETWEEN 0 AND -amount));

CREATE TRIGGER credit_entry_never_emptied BEFORE TRUNCATE ON credit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

-- The same for each account as a whole: what came from each side, less what went there. A balance that changes without its other
-- side breaks the check, so that the sum over everything is zero at any moment.
ALTER TABLE account
  ADD COLUMN of_provider bigint NOT NULL DEFAULT 0,
  ADD COLUMN of_bonus bigint NOT NULL DEFAULT 0,
  ADD COLUMN of_house bigint NOT NULL DEFAULT 0,
  ADD COLUMN of_people bigint NOT NULL DEFAULT 0,
  -- Credits that are the person's and cannot be spent yet: what can be spent is the balance less these, and every debit obeys it.
  ADD COLUMN held integer NOT NULL DEFAULT 0;

ALTER TABLE credit_entry DISABLE TRIGGER credit_entry_append_only;
UPDATE credit_entry e SET fee = p.price - p.earned
  FROM prompt_purchase p WHERE e.kind = 'prompt_purchase' AND e.cause = 'unlock:' || p.buyer_id || ':' || p.content_id AND p.price > p.earned;
ALTER TABLE credit_entry ENABLE TRIGGER credit_entry_append_only;

UPDATE account SET of_provider = e.of_provider, of_bonus = e.of_bonus, of_house = e.of_house, of_people = e.of_people
FROM (
  SELECT user_id,
    coalesce(sum(amount) FILTER (WHERE entry_side(kind) = 'provider'), 0) AS of_provider,
    coalesce(sum(amount) FILTER (WHERE entry_side(kind) = 'bonus'), 0) AS of_bonus,
    coalesce(sum(amount) FILTER (WHERE entry_side(kind) = 'house'), 0) - sum(fee) AS of_house,
    coalesce(sum(amount + fee) FILTER (WHERE entry_side(kind) = 'people'), 0) AS of_people
  FROM credit_entry GROUP BY user_id) e
WHERE e.user_id = account.user_id;

ALTER TABLE account
  DROP CONSTRAINT account_balance_not_negative,
  ADD CONSTRAINT account_held_within_balance CHECK (held >= 0 AND held <= balance);

-- Existing books may be wrong, and are then refused at the end with the promise that they break; a check would only say its name.
DO $$
DECLARE
  wrong record;
BEGIN
  SELECT user_id, balance, of_provider + of_bonus + of_house + of_people AS total INTO wrong
    FROM account WHERE balance <> of_provider + of_bonus + of_house + of_people LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The books do not add up and are not brought over: the account % has a balance of %, and its entries come to %.',
      wrong.user_id, wrong.balance, wrong.total;
  END IF;
END $$;
ALTER TABLE account
  ADD CONSTRAINT account_has_two_sides CHECK (balance = of_provider + of_bonus + of_house + of_people);

-- Whatever brings credits pays the debt first, from what can be spent: income that is held pays it when it is let go.
CREATE OR REPLACE FUNCTION settle_debt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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

-- What remains of an item that was removed: what was charged for it, so that its entries keep their cause.
CREATE TABLE removed_content (
  content_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  content_type text NOT NULL CHECK (content_type IN ('image', 'video')),
  credits_used integer NOT NULL CHECK (credits_used > 0),
  status text NOT NULL CHECK (status IN ('completed', 'succeeded', 'failed')),
  removed_at timestamptz NOT NULL DEFAULT now()
);
CREATE FUNCTION remember_removed_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_content (content_id, user_id, content_type, credits_used, status)
    VALUES (OLD.id, OLD.user_id, OLD.content_type, OLD.credits_used, OLD.status);
  RETURN NULL;
END $$;
CREATE TRIGGER content_remembered AFTER DELETE ON content FOR EACH ROW EXECUTE FUNCTION remember_removed_content();
INSERT INTO removed_content (content_id, user_id, content_type, credits_used, status, removed_at)
  SELECT charge.generation_id, charge.user_id, replace(charge.kind, '_generation', ''), -charge.amount,
    CASE WHEN EXISTS (SELECT 1 FROM credit_entry r WHERE r.generation_id = charge.generation_id AND r.kind LIKE '%\_refund') THEN 'failed'
      WHEN charge.kind = 'image_generation' THEN 'completed' ELSE 'succeeded' END,
    charge.created_at
  FROM credit_entry charge
  WHERE charge.kind IN ('image_generation', 'video_generation') AND NOT EXISTS (SELECT 1 FROM content c WHERE c.id = charge.generation_id);

-- Who gave credits, and how many, is a part of the book of what administrators did.
ALTER TABLE audit_entry
  ADD COLUMN cause text CONSTRAINT audit_entry_cause_unique UNIQUE,
  ADD COLUMN credits integer,
  ADD CONSTRAINT audit_entry_gives_so_many CHECK ((cause IS NULL) = (credits IS NULL));
UPDATE audit_entry a SET cause = e.cause, credits = e.amount
  FROM (
    SELECT DISTINCT ON (entry.id) entry.cause, entry.amount, audit.id AS audit_id
    FROM credit_entry entry JOIN audit_entry audit
      ON audit.subject = entry.user_id::text AND audit.created_at = entry.created_at AND audit.action IN ('credits.add', 'credits.grant')
        AND audit.detail = entry.amount || ' credits: ' || entry.description
    WHERE entry.kind = 'admin_credit' ORDER BY entry.id, audit.id) e
  WHERE a.id = e.audit_id;
INSERT INTO audit_entry (actor, action, subject, detail, created_at, cause, credits)
  SELECT 'demo', 'credits.give', user_id::text, amount || ' credits: ' || description, created_at, cause, amount
  FROM credit_entry WHERE kind = 'promotional_credit' AND cause = 'demo:' || user_id;

-- The house's share of sold prompts, since when; each purchase keeps the one that it was made at.
CREATE TABLE prompt_fee (
  since timestamptz PRIMARY KEY,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100)
);
ALTER TABLE prompt_purchase ADD COLUMN fee_percent integer;
UPDATE prompt_purchase SET fee_percent = CASE WHEN price = 0 THEN 0 ELSE ceil((price - earned) * 100.0 / price) END;
ALTER TABLE prompt_purchase
  ALTER COLUMN fee_percent SET NOT NULL,
  ADD CONSTRAINT prompt_purchase_fee_in_percent CHECK (fee_percent BETWEEN 0 AND 100),
  ADD CONSTRAINT prompt_purchase_earned_is_the_rest CHECK (earned = price - price * fee_percent / 100);

-- How each account stood when it was last found right: the next round begins there, and costs what is new.
CREATE TABLE account_checkpoint (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  entry_id bigint NOT NULL,
  balance integer NOT NULL,
  entry_count integer NOT NULL,
  spent_count integer NOT NULL,
  refund_count integer NOT NULL,
  spent_total bigint NOT NULL,
  refunded_total bigint NOT NULL,
  earned_total bigint NOT NULL,
  of_provider bigint NOT NULL,
  of_bonus bigint NOT NULL,
  of_house bigint NOT NULL,
  of_people bigint NOT NULL,
  -- Taken back for payments, less what was given back.
  taken_back bigint NOT NULL,
  -- SHA-256 over the account's entries, each with the digest before it.
  digest bytea NOT NULL,
  -- The product's keyed hash over all of this: whoever changes rows by hand cannot make it.
  seal bytea NOT NULL
);
CREATE TABLE ledger_round (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The newest entry and the time when it began. What was being written then may have got a smaller number: the next round but one
  -- begins here, and no transaction lasts from one round to the next.
  newest_entry bigint NOT NULL,
  began_at timestamptz NOT NULL,
  -- How many entries were new.
  entries integer NOT NULL
);

-- What a round looks for by time lies in the order of time: an index of a page for a hundred pages.
CREATE INDEX content_by_time ON content USING brin (created_at) WITH (pages_per_range = 16);
CREATE INDEX content_failed ON content (completed_at) WHERE status = 'failed';
CREATE INDEX prompt_purchase_by_time ON prompt_purchase USING brin (created_at) WITH (pages_per_range = 16);
CREATE INDEX payment_order_paid ON payment_order (paid_at) WHERE paid_at IS NOT NULL;

-- One entry as text, for its digest: every column that says anything.
CREATE FUNCTION entry_text(e credit_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws('|', e.id, e.user_id, e.kind, e.amount, e.fee, e.balance_after, coalesce(e.generation_id::text, '-'), e.cause,
    extract(epoch FROM e.created_at), e.description)
$$;
CREATE FUNCTION add_to_digest(state bytea, start bytea, entry text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT sha256(coalesce(state, start, ''::bytea) || convert_to(entry, 'UTF8'))
$$;
-- The digest of entries in their order, that goes on from `start`.
CREATE AGGREGATE entries_digest(start bytea, entry text) (SFUNC = add_to_digest, STYPE = bytea);

-- A checkpoint as text, for its seal: everything that it says.
CREATE FUNCTION checkpoint_text(c account_checkpoint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws('|', c.user_id, c.entry_id, c.balance, c.entry_count, c.spent_count, c.refund_count, c.spent_total, c.refunded_total, c.earned_total,
    c.of_provider, c.of_bonus, c.of_house, c.of_people, c.taken_back, encode(c.digest, 'hex'))
$$;

-- The id that stands in a cause (`kind:id:id`) at this place, or nothing: what was put in by hand may be anything.
CREATE FUNCTION cause_id(cause text, place integer) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN split_part(cause, ':', place) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN split_part(cause, ':', place)::uuid END
$$;

DROP VIEW ledger_violation;
-- Every promise of the books as a query: no rows means that all of them hold. Without `from_entry` it looks at everything; otherwise it
-- begins at the checkpoints and looks at what is newer than this entry and this time, and at every account's figures.
CREATE FUNCTION ledger_violations(from_entry bigint, from_time timestamptz)
RETURNS TABLE (user_id uuid, promise text, detail text) LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH base AS (SELECT * FROM account_checkpoint WHERE from_entry IS NOT NULL),
  entry AS (
    SELECT e.*, entry_side(e.kind) AS side FROM credit_entry e LEFT JOIN base b ON b.user_id = e.user_id
    WHERE e.id > coalesce(from_entry, 0) AND e.id > coalesce(b.entry_id, 0)),
  touched AS (SELECT DISTINCT user_id FROM entry),
  new_sums AS (
    SELECT user_id, sum(amount)::bigint AS total, count(*) AS entries,
      count(*) FILTER (WHERE kind IN ('image_generation', 'video_generation', 'prompt_purchase')) AS spent_count,
      count(*) FILTER (WHERE kind IN ('image_generation_refund', 'video_generation_refund')) AS refund_count,
      coalesce(-sum(amount) FILTER (WHERE kind IN ('image_generation', 'video_generation', 'prompt_purchase')), 0)::bigint AS spent,
      coalesce(sum(amount) FILTER (WHERE kind IN ('image_generation_refund', 'video_generation_refund')), 0)::bigint AS refunded,
      coalesce(sum(amount) FILTER (WHERE kind = 'prompt_sale'), 0)::bigint AS earned,
      coalesce(sum(amount) FILTER (WHERE side = 'provider'), 0)::bigint AS of_provider,
      coalesce(sum(amount) FILTER (WHERE side = 'bonus'), 0)::bigint AS of_bonus,
      (coalesce(sum(amount) FILTER (WHERE side = 'house'), 0) - sum(fee))::bigint AS of_house,
      coalesce(sum(amount + fee) FILTER (WHERE side = 'people'), 0)::bigint AS of_people,
      coalesce(-sum(amount) FILTER (WHERE kind IN ('credit_deduction', 'dispute_reversal')), 0)::bigint AS taken_back
    FROM entry GROUP BY user_id),
  sums AS (
    SELECT a.user_id, coalesce(b.balance, 0) + coalesce(n.total, 0) AS total, coalesce(b.entry_count, 0) + coalesce(n.entries, 0) AS entries,
      coalesce(b.spent_count, 0) + coalesce(n.spent_count, 0) AS spent_count, coalesce(b.refund_count, 0) + coalesce(n.refund_count, 0) AS refund_count,
      coalesce(b.spent_total, 0) + coalesce(n.spent, 0) AS spent, coalesce(b.refunded_total, 0) + coalesce(n.refunded, 0) AS refunded,
      coalesce(b.earned_total, 0) + coalesce(n.earned, 0) AS earned, coalesce(b.of_provider, 0) + coalesce(n.of_provider, 0) AS of_provider,
      coalesce(b.of_bonus, 0) + coalesce(n.of_bonus, 0) AS of_bonus, coalesce(b.of_house, 0) + coalesce(n.of_house, 0) AS of_house,
      coalesce(b.of_people, 0) + coalesce(n.of_people, 0) AS of_people, coalesce(b.taken_back, 0) + coalesce(n.taken_back, 0) AS taken_back
    FROM account a LEFT JOIN base b ON b.user_id = a.user_id LEFT JOIN new_sums n ON n.user_id = a.user_id),
  chain AS (
    SELECT entry.user_id, id, balance_after - amount AS balance_before,
      lag(balance_after, 1, coalesce(b.balance, 0)) OVER (PARTITION BY entry.user_id ORDER BY id) AS previous_balance
    FROM entry LEFT JOIN base b ON b.user_id = entry.user_id),
  generation_id AS (
    SELECT id FROM content WHERE created_at >= from_time
    UNION SELECT id FROM content WHERE status = 'failed' AND completed_at >= from_time
    UNION SELECT content_id FROM removed_content WHERE removed_at >= from_time
    UNION SELECT generation_id FROM entry WHERE generation_id IS NOT NULL),
  generation AS (
    SELECT c.id, c.user_id, c.status, c.credits_used, c.content_type FROM generation_id g JOIN content c ON c.id = g.id
    UNION ALL
    SELECT r.content_id, r.user_id, r.status, r.credits_used, r.content_type FROM generation_id g JOIN removed_content r ON r.content_id = g.id),
  per_generation AS (
    SELECT g.id, g.user_id, g.status, g.credits_used,
      coalesce(sum(e.amount) FILTER (WHERE e.kind = g.content_type || '_generation' AND e.user_id = g.user_id), 0) AS charged,
      count(e.id) FILTER (WHERE e.kind = g.content_type || '_generation') AS charges,
      coalesce(sum(e.amount) FILTER (WHERE e.kind = g.content_type || '_generation_refund' AND e.user_id = g.user_id), 0) AS refunded,
      count(e.id) FILTER (WHERE e.kind = g.content_type || '_generation_refund') AS refunds
    FROM generation g LEFT JOIN credit_entry e ON e.generation_id = g.id GROUP BY g.id, g.user_id, g.status, g.credits_used, g.content_type),
  active AS (
    SELECT user_id, count(*) AS total FROM content WHERE status NOT IN ('completed', 'succeeded', 'failed') GROUP BY user_id),
  bought AS (
    SELECT o.* FROM payment_order o WHERE from_entry IS NULL OR o.paid_at >= from_time OR o.user_id IN (SELECT user_id FROM touched)),
  per_order AS (
    SELECT o.id, o.user_id, o.paid_at, o.credits, o.refunded_cents, o.price_cents, o.dispute, o.reclaimed_credits, e.amount, e.user_id AS credited_to
    FROM bought o LEFT JOIN credit_entry e ON e.cause = 'purchase:' || o.id AND e.kind = 'purchase'),
  reclaims AS (SELECT user_id, sum(reclaimed_credits)::bigint AS total FROM bought GROUP BY user_id),
  sold AS (SELECT * FROM prompt_purchase WHERE created_at >= from_time),
  per_purchase AS (
    SELECT p.buyer_id, p.owner_id, p.content_id, p.price, p.earned, paid.amount AS paid, paid.user_id AS payer, paid.fee, got.amount AS got, got.user_id AS seller
    FROM sold p
    LEFT JOIN credit_entry paid ON paid.cause = 'unlock:' || p.buyer_id || ':' || p.content_id
    LEFT JOIN credit_entry got ON got.cause = 'sale:' || p.buyer_id || ':' || p.content_id)
  SELECT s.user_id, 'balance equals the sum of the entries'::text AS promise, format('balance %s, entries %s', a.balance, s.total) AS detail
    FROM account a JOIN sums s ON s.user_id = a.user_id WHERE a.balance <> s.total
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
    FROM account a LEFT JOIN active r ON r.user_id = a.user_id WHERE a.active_generations <> coalesce(r.total, 0)
  UNION ALL
  SELECT a.user_id, 'the figures of the history are those of the entries',
    format('kept %s/%s/%s/%s/%s/%s, found %s/%s/%s/%s/%s/%s', a.entry_count, a.spent_count, a.refund_count, a.spent_total, a.refunded_total, a.earned_total,
      s.entries, s.spent_count, s.refund_count, s.spent, s.refunded, s.earned)
    FROM account a JOIN sums s ON s.user_id = a.user_id
    WHERE (a.entry_count, a.spent_count, a.refund_count, a.spent_total, a.refunded_total, a.earned_total)
      IS DISTINCT FROM (s.entries, s.spent_count, s.refund_count, s.spent, s.refunded, s.earned)
  UNION ALL
  SELECT a.user_id, 'each other side of an account is the sum of its entries',
    format('kept %s/%s/%s/%s, found %s/%s/%s/%s', a.of_provider, a.of_bonus, a.of_house, a.of_people, s.of_provider, s.of_bonus, s.of_house, s.of_people)
    FROM account a JOIN sums s ON s.user_id = a.user_id
    WHERE (a.of_provider, a.of_bonus, a.of_house, a.of_people) IS DISTINCT FROM (s.of_provider, s.of_bonus, s.of_house, s.of_people)
  UNION ALL
  SELECT NULL::uuid, 'what people pay each other comes to nothing', format('%s credits', sum(of_people))
    FROM account HAVING sum(of_people) <> 0
  UNION ALL
  SELECT user_id, 'a paid order is credited exactly once, any other never', format('order %s: paid %s, credited %s of %s', id, paid_at IS NOT NULL, coalesce(amount, 0), credits)
    FROM per_order WHERE coalesce(amount, 0) <> CASE WHEN paid_at IS NULL THEN 0 ELSE credits END OR credited_to <> user_id
  UNION ALL
  SELECT user_id, 'a refunded or disputed payment takes back its share', format('order %s: reclaimed %s', id, reclaimed_credits)
    FROM per_order WHERE reclaimed_credits <> CASE
      WHEN paid_at IS NULL THEN 0
      WHEN dispute IN ('open', 'lost') THEN credits
      ELSE least(credits, floor(credits::numeric * refunded_cents / price_cents)::int) END
  UNION ALL
  SELECT a.user_id, 'what is taken back was deducted, is owed, or was given back',
    format('reclaimed %s, deducted %s, owed %s', coalesce(r.total, 0), s.taken_back, a.debt)
    FROM account a JOIN sums s ON s.user_id = a.user_id LEFT JOIN reclaims r ON r.user_id = a.user_id
    WHERE (from_entry IS NULL OR a.user_id IN (SELECT user_id FROM touched)) AND coalesce(r.total, 0) <> s.taken_back + a.debt
  UNION ALL
  SELECT user_id, 'nobody owes what could be paid', format('owes %s beside %s that can be spent', debt, balance - held)
    FROM account WHERE debt > 0 AND balance > held
  UNION ALL
  SELECT buyer_id, 'an unlocked prompt is paid exactly once, and its owner has the share', format('content %s: price %s, paid %s, earned %s', content_id, price, coalesce(paid, 0), coalesce(got, 0))
    FROM per_purchase
    WHERE coalesce(paid, 0) <> -price OR coalesce(got, 0) <> earned OR payer <> buyer_id OR seller <> owner_id OR fee <> price - earned
  UNION ALL
  SELECT p.buyer_id, 'a purchase is of an item that exists or did', format('content %s', p.content_id)
    FROM sold p WHERE NOT EXISTS (
      SELECT 1 FROM content c WHERE c.id = p.content_id AND c.user_id = p.owner_id AND c.content_type = p.content_type)
    AND NOT EXISTS (
      SELECT 1 FROM removed_content c WHERE c.content_id = p.content_id AND c.user_id = p.owner_id AND c.content_type = p.content_type)
  UNION ALL
  -- A change of the fee reaches several processes one after the other: for an hour either holds.
  SELECT p.buyer_id, 'a sold prompt leaves the house the share of its day', format('content %s: %s percent', p.content_id, p.fee_percent)
    FROM sold p WHERE p.price > 0 AND p.created_at >= (SELECT min(since) FROM prompt_fee) AND NOT EXISTS (
      SELECT 1 FROM prompt_fee f WHERE f.percent = p.fee_percent AND f.since <= p.created_at + interval '1 hour'
        AND NOT EXISTS (SELECT 1 FROM prompt_fee later WHERE later.since > f.since AND later.since <= p.created_at - interval '1 hour'))
  UNION ALL
  SELECT e.user_id, 'every entry has its cause', format('entry %s: %s of %s for %s', e.id, e.kind, e.amount, e.cause)
    FROM entry e WHERE NOT CASE
      WHEN e.kind = 'purchase' THEN EXISTS (
        SELECT 1 FROM payment_order o WHERE o.id = cause_id(e.cause, 2) AND e.cause = 'purchase:' || o.id AND o.user_id = e.user_id
          AND o.credits = e.amount AND o.paid_at IS NOT NULL)
      WHEN e.kind = 'bonus' THEN e.cause = 'bonus:signup:' || e.user_id
      WHEN e.kind IN ('admin_credit', 'promotional_credit', 'credit_expiry') THEN EXISTS (
        SELECT 1 FROM audit_entry a WHERE a.cause = e.cause AND a.subject = e.user_id::text AND a.credits = e.amount)
      WHEN e.side = 'house' THEN e.cause = CASE WHEN e.amount < 0 THEN 'charge:' ELSE 'refund:' END || e.generation_id AND (
        EXISTS (SELECT 1 FROM content c WHERE c.id = e.generation_id AND c.user_id = e.user_id AND e.kind LIKE c.content_type || '\_%')
        OR EXISTS (SELECT 1 FROM removed_content c WHERE c.content_id = e.generation_id AND c.user_id = e.user_id AND e.kind LIKE c.content_type || '\_%'))
      WHEN e.kind = 'prompt_purchase' THEN EXISTS (
        SELECT 1 FROM prompt_purchase p WHERE p.buyer_id = cause_id(e.cause, 2) AND p.content_id = cause_id(e.cause, 3)
          AND e.cause = 'unlock:' || p.buyer_id || ':' || p.content_id AND p.buyer_id = e.user_id)
      WHEN e.kind = 'prompt_sale' THEN EXISTS (
        SELECT 1 FROM prompt_purchase p WHERE p.buyer_id = cause_id(e.cause, 2) AND p.content_id = cause_id(e.cause, 3)
          AND e.cause = 'sale:' || p.buyer_id || ':' || p.content_id AND p.owner_id = e.user_id)
      WHEN e.kind = 'credit_deduction' AND e.cause LIKE 'debt:%' THEN EXISTS (
        SELECT 1 FROM credit_entry income WHERE income.id = CASE WHEN e.cause ~ '^debt:[0-9]{1,18}$' THEN substr(e.cause, 6)::bigint END
          AND income.id < e.id AND income.user_id = e.user_id AND income.amount >= -e.amount)
      WHEN e.kind = 'credit_deduction' THEN e.cause LIKE 'reclaim:%' AND EXISTS (
        SELECT 1 FROM payment_event v JOIN payment_order o ON o.id = v.order_id WHERE v.id = substr(e.cause, 9) AND o.user_id = e.user_id)
      WHEN e.kind = 'dispute_reversal' THEN e.cause LIKE 'return:%' AND EXISTS (
        SELECT 1 FROM payment_event v JOIN payment_order o ON o.id = v.order_id WHERE v.id = substr(e.cause, 8) AND o.user_id = e.user_id)
      ELSE false END
  UNION ALL
  SELECT NULL::uuid, 'what administrators gave was given', format('audit entry %s: %s credits to %s', a.id, a.credits, a.subject)
    FROM audit_entry a WHERE a.cause IS NOT NULL AND a.created_at >= from_time
      AND NOT EXISTS (SELECT 1 FROM credit_entry e WHERE e.cause = a.cause AND e.amount = a.credits)
  UNION ALL
  SELECT NULL::uuid, 'what an engine elsewhere is asked for belongs to a generation', format('content %s: %s at %s', t.content_id, t.state, t.engine)
    FROM provider_task t WHERE (t.submitted_at >= from_time OR t.state IN ('submitting', 'waiting', 'accepted')) AND NOT EXISTS (SELECT 1 FROM content c WHERE c.id = t.content_id)
      AND NOT EXISTS (SELECT 1 FROM removed_content c WHERE c.content_id = t.content_id)
  UNION ALL
  SELECT a.user_id, 'an account that was found right keeps its checkpoint', 'it has none, and older entries'
    FROM account a WHERE from_entry > 0 AND NOT EXISTS (SELECT 1 FROM base b WHERE b.user_id = a.user_id)
      AND EXISTS (SELECT 1 FROM credit_entry e WHERE e.user_id = a.user_id AND e.id <= from_entry)
  UNION ALL
  SELECT a.user_id, 'sales and unlocks are counted', format('kept %s/%s, found %s/%s', a.sale_count, a.unlock_count, coalesce(sales.total, 0), coalesce(unlocks.total, 0))
    FROM account a
    LEFT JOIN (SELECT owner_id, count(*) AS total FROM prompt_purchase WHERE from_entry IS NULL GROUP BY owner_id) sales ON sales.owner_id = a.user_id
    LEFT JOIN (SELECT buyer_id, count(*) AS total FROM prompt_purchase WHERE from_entry IS NULL GROUP BY buyer_id) unlocks ON unlocks.buyer_id = a.user_id
    WHERE from_entry IS NULL AND (a.sale_count <> coalesce(sales.total, 0) OR a.unlock_count <> coalesce(unlocks.total, 0))
  UNION ALL
  SELECT c.user_id, 'what an item has earned is counted', format('content %s: kept %s/%s, found %s/%s', c.id, s.unlock_count, s.credits_earned, coalesce(p.total, 0), coalesce(p.earned, 0))
    FROM content_stats s JOIN content c ON c.id = s.content_id
    LEFT JOIN (SELECT content_id, count(*) AS total, sum(earned) AS earned FROM prompt_purchase WHERE from_entry IS NULL GROUP BY content_id) p ON p.content_id = s.content_id
    WHERE from_entry IS NULL AND (s.unlock_count <> coalesce(p.total, 0) OR s.credits_earned <> coalesce(p.earned, 0));
END $$;
CREATE VIEW ledger_violation AS SELECT user_id, promise, detail FROM ledger_violations(NULL, '-infinity');

-- Existing books are brought over whole or not at all.
DO $$
DECLARE
  broken record;
BEGIN
  SELECT * INTO broken FROM ledger_violation LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The books do not add up and are not brought over: % (%, account %).', broken.promise, broken.detail, coalesce(broken.user_id::text, 'none');
  END IF;
END $$;
