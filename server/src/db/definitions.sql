-- Written by `node server/src/db/write-types.ts` from the migrated schema; a test compares the two.

CREATE OR REPLACE FUNCTION public.add_to_digest(state bytea, start bytea, entry text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT sha256(coalesce(state, start, ''::bytea) || convert_to(entry, 'UTF8'))
$function$;

CREATE OR REPLACE FUNCTION public.cause_id(cause text, place integer)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN split_part(cause, ':', place) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN split_part(cause, ':', place)::uuid END
$function$;

CREATE OR REPLACE FUNCTION public.checkpoint_text(c account_checkpoint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT concat_ws('|', c.user_id, c.entry_id, c.balance, c.entry_count, c.spent_count, c.refund_count, c.spent_total, c.refunded_total, c.earned_total,
    c.of_provider, c.of_bonus, c.of_house, c.of_people, c.taken_back, encode(c.digest, 'hex'))
$function$;

CREATE OR REPLACE FUNCTION public.count_content()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  was_public integer := 0;
  is_now_public integer := 0;
  was_there integer := 0;
  is_now_there integer := 0;
  total integer;
  image integer;
  owner uuid;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    was_public := (OLD.is_public AND OLD.status IN ('completed', 'succeeded'))::int;
    was_there := (OLD.trashed_at IS NULL)::int;
    owner := OLD.user_id;
    image := (OLD.content_type = 'image')::int;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    is_now_public := (NEW.is_public AND NEW.status IN ('completed', 'succeeded'))::int;
    is_now_there := (NEW.trashed_at IS NULL)::int;
    owner := NEW.user_id;
    image := (NEW.content_type = 'image')::int;
  END IF;
  total := is_now_there - was_there;
  IF total <> 0 OR was_public <> is_now_public THEN
    UPDATE user_stats SET
      all_images = all_images + total * image,
      all_videos = all_videos + total * (1 - image),
      public_images = public_images + (is_now_public - was_public) * image,
      public_videos = public_videos + (is_now_public - was_public) * (1 - image)
    WHERE user_id = owner;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.entry_side(kind text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE
    WHEN kind IN ('purchase', 'credit_deduction', 'dispute_reversal') THEN 'provider'
    WHEN kind IN ('bonus', 'admin_credit', 'promotional_credit', 'credit_expiry') THEN 'bonus'
    WHEN kind IN ('image_generation', 'video_generation', 'image_generation_refund', 'video_generation_refund') THEN 'house'
    WHEN kind IN ('prompt_purchase', 'prompt_sale', 'sale_reversal') THEN 'people'
  END
$function$;

CREATE OR REPLACE FUNCTION public.entry_text(e credit_entry)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT concat_ws('|', e.id, e.user_id, e.kind, e.amount, e.fee, e.balance_after, coalesce(e.generation_id::text, '-'), e.cause,
    extract(epoch FROM e.created_at), e.description)
$function$;

CREATE OR REPLACE FUNCTION public.fill_favorite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT c.content_type, c.trashed_at IS NULL AND (c.user_id = NEW.user_id OR (c.is_public AND c.status IN ('completed', 'succeeded')))
  INTO NEW.content_type, NEW.is_visible FROM kept_content c WHERE c.id = NEW.content_id FOR SHARE;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.forget_views()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM content_view WHERE content_id = ANY (ARRAY(SELECT id FROM gone));
  RETURN NULL;
END $function$;

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
    UNION SELECT buyer_id, content_id FROM prompt_purchase WHERE created_at >= from_time AND held_until IS NOT NULL AND sale_no IS NOT NULL),
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

CREATE OR REPLACE FUNCTION public.ledger_violations(from_entry bigint, from_time timestamp with time zone)
 RETURNS TABLE(user_id uuid, promise text, detail text)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
 SET jit TO 'off'
 SET work_mem TO '8MB'
 SET enable_hashjoin TO 'off'
AS $function$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH base AS NOT MATERIALIZED (SELECT * FROM account_checkpoint WHERE from_entry IS NOT NULL),
  entry AS (
    SELECT e.*, entry_side(e.kind) AS side, coalesce(b.balance, 0) AS balance_at_checkpoint FROM credit_entry e LEFT JOIN base b ON b.user_id = e.user_id
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
  chain AS (
    SELECT user_id, id, balance_after - amount AS balance_before,
      lag(balance_after, 1, balance_at_checkpoint) OVER (PARTITION BY user_id ORDER BY id) AS previous_balance
    FROM entry),
  generation_id AS (
    SELECT id FROM kept_content WHERE created_at >= from_time
    UNION SELECT id FROM kept_content WHERE status = 'failed' AND completed_at >= from_time
    UNION SELECT content_id FROM removed_content WHERE removed_at >= from_time
    UNION SELECT generation_id FROM entry WHERE generation_id IS NOT NULL),
  generation AS (
    SELECT c.id, c.user_id, c.status, c.credits_used, c.content_type FROM generation_id g JOIN kept_content c ON c.id = g.id
    UNION ALL
    SELECT r.content_id, r.user_id, r.status, r.credits_used, r.content_type FROM generation_id g JOIN removed_content r ON r.content_id = g.id),
  per_generation AS (
    SELECT g.id, g.user_id, g.status, g.credits_used,
      coalesce(sum(e.amount) FILTER (WHERE e.kind = g.content_type || '_generation'), 0) AS charged,
      count(e.id) FILTER (WHERE e.kind = g.content_type || '_generation') AS charges,
      coalesce(sum(e.amount) FILTER (WHERE e.kind = g.content_type || '_generation_refund'), 0) AS refunded,
      count(e.id) FILTER (WHERE e.kind = g.content_type || '_generation_refund') AS refunds
    FROM generation g LEFT JOIN credit_entry e ON e.user_id = g.user_id AND e.generation_id = g.id GROUP BY g.id, g.user_id, g.status, g.credits_used, g.content_type),
  active AS (
    SELECT user_id, count(*) AS total FROM kept_content WHERE status NOT IN ('completed', 'succeeded', 'failed') GROUP BY user_id),
  bought AS (
    SELECT o.* FROM payment_order o WHERE from_entry IS NULL OR o.paid_at >= from_time OR o.user_id IN (SELECT user_id FROM touched)),
  per_order AS (
    SELECT o.id, o.user_id, o.paid_at, o.credits, o.refunded_cents, o.price_cents, o.dispute, o.reclaimed_credits, e.amount
    FROM bought o LEFT JOIN credit_entry e ON e.user_id = o.user_id AND e.cause = 'purchase:' || o.id AND e.kind = 'purchase'),
  reclaims AS (SELECT user_id, sum(reclaimed_credits)::bigint AS total FROM bought GROUP BY user_id),
  -- Every account beside its checkpoint, in one pass: those alone go on that have new entries, are not what they were found as, or break a promise
  -- that their row tells by itself.
  standing AS (
    SELECT a.*, b.user_id IS NOT NULL AS is_found, n.user_id IS NOT NULL AS is_touched,
      coalesce(r.total, 0) AS found_active, coalesce(c.total, 0) AS found_reclaimed,
      coalesce(b.balance, 0) + coalesce(n.total, 0) AS found_balance, coalesce(b.entry_count, 0) + coalesce(n.entries, 0) AS found_entries,
      coalesce(b.spent_count, 0) + coalesce(n.spent_count, 0) AS found_spent_count, coalesce(b.refund_count, 0) + coalesce(n.refund_count, 0) AS found_refund_count,
      coalesce(b.spent_total, 0) + coalesce(n.spent, 0) AS found_spent, coalesce(b.refunded_total, 0) + coalesce(n.refunded, 0) AS found_refunded,
      coalesce(b.earned_total, 0) + coalesce(n.earned, 0) AS found_earned, coalesce(b.of_provider, 0) + coalesce(n.of_provider, 0) AS found_provider,
      coalesce(b.of_bonus, 0) + coalesce(n.of_bonus, 0) AS found_bonus, coalesce(b.of_house, 0) + coalesce(n.of_house, 0) AS found_house,
      coalesce(b.of_people, 0) + coalesce(n.of_people, 0) AS found_people, coalesce(b.taken_back, 0) + coalesce(n.taken_back, 0) AS found_taken_back
    FROM account a LEFT JOIN base b ON b.user_id = a.user_id LEFT JOIN new_sums n ON n.user_id = a.user_id
    LEFT JOIN active r ON r.user_id = a.user_id LEFT JOIN reclaims c ON c.user_id = a.user_id
    WHERE from_entry IS NULL OR n.user_id IS NOT NULL OR a.active_generations <> coalesce(r.total, 0) OR (a.debt > 0 AND a.balance > a.held)
      OR (a.balance, a.entry_count, a.spent_count, a.refund_count, a.spent_total, a.refunded_total, a.earned_total, a.of_provider, a.of_bonus, a.of_house, a.of_people)
        IS DISTINCT FROM (b.balance, b.entry_count, b.spent_count, b.refund_count, b.spent_total, b.refunded_total, b.earned_total, b.of_provider, b.of_bonus,
          b.of_house, b.of_people)),
  sold AS (SELECT * FROM prompt_purchase WHERE created_at >= from_time),
  per_purchase AS (
    SELECT p.buyer_id, p.owner_id, p.content_id, p.price, p.earned, paid.amount AS paid, paid.fee, coalesce(got.amount, way.earned) AS got
    FROM sold p
    LEFT JOIN sale_on_its_way way ON way.buyer_id = p.buyer_id AND way.content_id = p.content_id AND way.purchase_id = p.id AND p.sale_no IS NULL
    LEFT JOIN credit_entry paid ON paid.user_id = p.buyer_id AND paid.cause = 'unlock:' || p.buyer_id || ':' || p.content_id
    LEFT JOIN credit_entry got ON got.user_id = p.owner_id AND got.cause = 'sale:' || p.buyer_id || ':' || p.content_id)
  SELECT s.user_id, p.promise, p.detail FROM standing s CROSS JOIN LATERAL (
    SELECT 'balance equals the sum of the entries'::text AS promise, format('balance %s, entries %s', s.balance, s.found_balance) AS detail
      WHERE s.balance <> s.found_balance
    UNION ALL
    SELECT 'running generations are counted', format('counted %s, found %s', s.active_generations, s.found_active)
      WHERE s.active_generations <> s.found_active
    UNION ALL
    SELECT 'the figures of the history are those of the entries',
      format('kept %s/%s/%s/%s/%s/%s, found %s/%s/%s/%s/%s/%s', s.entry_count, s.spent_count, s.refund_count, s.spent_total, s.refunded_total, s.earned_total,
        s.found_entries, s.found_spent_count, s.found_refund_count, s.found_spent, s.found_refunded, s.found_earned)
      WHERE (s.entry_count, s.spent_count, s.refund_count, s.spent_total, s.refunded_total, s.earned_total)
        IS DISTINCT FROM (s.found_entries, s.found_spent_count, s.found_refund_count, s.found_spent, s.found_refunded, s.found_earned)
    UNION ALL
    SELECT 'each other side of an account is the sum of its entries',
      format('kept %s/%s/%s/%s, found %s/%s/%s/%s', s.of_provider, s.of_bonus, s.of_house, s.of_people, s.found_provider, s.found_bonus, s.found_house, s.found_people)
      WHERE (s.of_provider, s.of_bonus, s.of_house, s.of_people) IS DISTINCT FROM (s.found_provider, s.found_bonus, s.found_house, s.found_people)
    UNION ALL
    SELECT 'what is taken back was deducted, is owed, or was given back',
      format('reclaimed %s, deducted %s, owed %s', s.found_reclaimed, s.found_taken_back, s.debt)
      WHERE (from_entry IS NULL OR s.is_touched) AND s.found_reclaimed <> s.found_taken_back + s.debt
    UNION ALL
    SELECT 'nobody owes what could be paid', format('owes %s beside %s that can be spent', s.debt, s.balance - s.held)
      WHERE s.debt > 0 AND s.balance > s.held
    UNION ALL
    SELECT 'an account that was found right keeps its checkpoint', 'it has none, and older entries'
      WHERE from_entry > 0 AND NOT s.is_found AND EXISTS (SELECT 1 FROM credit_entry e WHERE e.user_id = s.user_id AND e.id <= from_entry)
  ) p
  UNION ALL
  SELECT user_id, 'every entry continues the balance before it', format('entry %s starts at %s, expected %s', id, balance_before, previous_balance)
    FROM chain WHERE balance_before <> previous_balance
  UNION ALL
  SELECT user_id, 'every generation is charged exactly once', format('generation %s: %s charges, %s of %s', id, charges, -charged, credits_used)
    FROM per_generation WHERE charges <> CASE WHEN credits_used > 0 THEN 1 ELSE 0 END OR charged <> -credits_used
  UNION ALL
  SELECT user_id, 'a failed generation is refunded exactly once, any other never', format('generation %s is %s: %s refunds of %s', id, status, refunds, refunded)
    FROM per_generation WHERE (status = 'failed' AND (refunds <> 1 OR refunded <> credits_used)) OR (status <> 'failed' AND refunds <> 0)
  UNION ALL
  SELECT NULL::uuid, 'what people pay each other comes to nothing', format('%s credits', sum(of_people) + way.earned)
    FROM account, (SELECT coalesce(sum(earned), 0) AS earned FROM sale_on_its_way) way GROUP BY way.earned HAVING sum(of_people) + way.earned <> 0
  UNION ALL
  SELECT w.owner_id, 'what is on its way to a seller arrives', format('content %s: %s credits since %s', w.content_id, w.earned, p.created_at)
    FROM sale_on_its_way w JOIN prompt_purchase p ON p.buyer_id = w.buyer_id AND p.content_id = w.content_id WHERE p.created_at < from_time
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
  SELECT buyer_id, 'an unlocked prompt is paid exactly once, and its owner has the share', format('content %s: price %s, paid %s, earned %s', content_id, price, coalesce(paid, 0), coalesce(got, 0))
    FROM per_purchase
    WHERE coalesce(paid, 0) <> -price OR coalesce(got, 0) <> earned OR fee <> price - earned
  UNION ALL
  SELECT p.buyer_id, 'a purchase is of an item that exists or did', format('content %s', p.content_id)
    FROM sold p WHERE NOT EXISTS (
      SELECT 1 FROM kept_content c WHERE c.id = p.content_id AND c.user_id = p.owner_id AND c.content_type = p.content_type)
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
      WHEN e.kind = 'promotional_credit' AND e.cause LIKE 'campaign:%' THEN EXISTS (
        SELECT 1 FROM grant_campaign_person p JOIN grant_campaign g ON g.id = p.campaign_id
        WHERE p.campaign_id = cause_id(e.cause, 2) AND p.user_id = e.user_id AND e.cause = 'campaign:' || p.campaign_id || ':' || p.user_id
          AND p.outcome = 'given' AND g.credits = e.amount)
      WHEN e.kind IN ('admin_credit', 'promotional_credit', 'credit_expiry') THEN EXISTS (
        SELECT 1 FROM audit_entry a WHERE a.cause = e.cause AND a.subject = e.user_id::text AND a.credits = e.amount)
      WHEN e.side = 'house' THEN e.cause = CASE WHEN e.amount < 0 THEN 'charge:' ELSE 'refund:' END || e.generation_id AND (
        EXISTS (SELECT 1 FROM kept_content c WHERE c.id = e.generation_id AND c.user_id = e.user_id AND e.kind LIKE c.content_type || '\_%')
        OR EXISTS (SELECT 1 FROM removed_content c WHERE c.content_id = e.generation_id AND c.user_id = e.user_id AND e.kind LIKE c.content_type || '\_%'))
      WHEN e.kind = 'prompt_purchase' THEN EXISTS (
        SELECT 1 FROM prompt_purchase p WHERE p.buyer_id = cause_id(e.cause, 2) AND p.content_id = cause_id(e.cause, 3)
          AND e.cause = 'unlock:' || p.buyer_id || ':' || p.content_id AND p.buyer_id = e.user_id)
      WHEN e.kind = 'prompt_sale' THEN EXISTS (
        SELECT 1 FROM prompt_purchase p WHERE p.buyer_id = cause_id(e.cause, 2) AND p.content_id = cause_id(e.cause, 3)
          AND e.cause = 'sale:' || p.buyer_id || ':' || p.content_id AND p.owner_id = e.user_id)
      WHEN e.kind = 'sale_reversal' AND (e.cause LIKE 'unsale:%' OR e.cause LIKE 'resale:%') THEN EXISTS (
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
      AND NOT EXISTS (SELECT 1 FROM credit_entry e WHERE e.user_id = cause_id(a.subject, 1) AND e.cause = a.cause AND e.amount = a.credits)
  UNION ALL
  SELECT p.user_id, 'what a campaign gave was given', format('campaign %s: %s credits', p.campaign_id, g.credits)
    FROM grant_campaign_person p JOIN grant_campaign g ON g.id = p.campaign_id
    WHERE p.outcome = 'given' AND p.settled_at >= from_time AND NOT EXISTS (
      SELECT 1 FROM credit_entry e WHERE e.cause = 'campaign:' || p.campaign_id || ':' || p.user_id AND e.amount = g.credits AND e.user_id = p.user_id)
  UNION ALL
  SELECT NULL::uuid, 'what an engine elsewhere is asked for belongs to a generation', format('content %s: %s at %s', t.content_id, t.state, t.engine)
    FROM provider_task t WHERE (t.submitted_at >= from_time OR t.state IN ('submitting', 'waiting', 'accepted')) AND NOT EXISTS (SELECT 1 FROM kept_content c WHERE c.id = t.content_id)
      AND NOT EXISTS (SELECT 1 FROM removed_content c WHERE c.content_id = t.content_id)
  UNION ALL
  SELECT a.user_id, 'sales and unlocks are counted', format('kept %s/%s, found %s/%s', a.sale_count, a.unlock_count, coalesce(sales.total, 0), coalesce(unlocks.total, 0))
    FROM account a
    LEFT JOIN (SELECT owner_id, count(*) AS total FROM prompt_purchase WHERE from_entry IS NULL AND sale_no IS NOT NULL GROUP BY owner_id) sales ON sales.owner_id = a.user_id
    LEFT JOIN (SELECT buyer_id, count(*) AS total FROM prompt_purchase WHERE from_entry IS NULL GROUP BY buyer_id) unlocks ON unlocks.buyer_id = a.user_id
    WHERE from_entry IS NULL AND (a.sale_count <> coalesce(sales.total, 0) OR a.unlock_count <> coalesce(unlocks.total, 0))
  UNION ALL
  SELECT c.user_id, 'what an item has earned is counted', format('content %s: kept %s/%s, found %s/%s', c.id, s.unlock_count, s.credits_earned, coalesce(p.total, 0), coalesce(p.earned, 0))
    FROM content_stats s JOIN kept_content c ON c.id = s.content_id
    LEFT JOIN (SELECT content_id, count(*) AS total, sum(earned) AS earned FROM prompt_purchase WHERE from_entry IS NULL AND sale_no IS NOT NULL GROUP BY content_id) p ON p.content_id = s.content_id
    WHERE from_entry IS NULL AND (s.unlock_count <> coalesce(p.total, 0) OR s.credits_earned <> coalesce(p.earned, 0));
  RETURN QUERY SELECT * FROM hold_violations(from_entry, from_time);
END $function$;

CREATE OR REPLACE FUNCTION public.list_content()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.is_public AND NEW.status IN ('completed', 'succeeded') THEN
    INSERT INTO listing (content_id, content_type, user_id, created_at, facet, orientation, engine, colours, is_locked, favorite_count, view_count,
      trend_score, words)
    SELECT NEW.id, NEW.content_type, NEW.user_id, NEW.created_at, CASE NEW.content_type WHEN 'image' THEN NEW.style ELSE NEW.ratio END,
      orientation_of(NEW.width, NEW.height), NEW.engine, coalesce(NEW.colours, '{}'), NEW.is_prompt_locked, s.favorite_count, s.view_count,
      trend_score(NEW.created_at, s.view_count, s.favorite_count, s.download_count, s.unlock_count), to_tsvector('english', NEW.prompt)
    FROM content_stats s WHERE s.content_id = NEW.id
    ON CONFLICT (content_id) DO UPDATE SET is_locked = EXCLUDED.is_locked, colours = EXCLUDED.colours;
    IF NOT NEW.is_prompt_locked THEN
      -- In the order of the words, so that two who publish the same new ones never wait for each other.
      INSERT INTO listing_word (word) SELECT unnest(tsvector_to_array(to_tsvector('english', NEW.prompt))) ON CONFLICT DO NOTHING;
    END IF;
  ELSE
    DELETE FROM listing WHERE content_id = NEW.id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.move_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  is_there boolean := TG_OP = 'UPDATE' AND NEW.trashed_at IS NULL;
  way integer := CASE WHEN TG_OP = 'UPDATE' AND NEW.trashed_at IS NULL THEN 1 ELSE -1 END;
BEGIN
  PERFORM FROM user_stats WHERE user_id = OLD.user_id FOR NO KEY UPDATE;
  UPDATE content_stats SET owner_id = CASE WHEN is_there THEN OLD.user_id END WHERE content_id = OLD.id;
  INSERT INTO owner_day AS d (user_id, day, views, locked_views, favorites)
  SELECT OLD.user_id, day, way * views, way * locked_views, way * favorites FROM content_day
  WHERE content_id = OLD.id AND (views <> 0 OR favorites <> 0) ORDER BY day
  ON CONFLICT (user_id, day) DO UPDATE SET views = d.views + EXCLUDED.views, locked_views = d.locked_views + EXCLUDED.locked_views,
    favorites = d.favorites + EXCLUDED.favorites;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $function$;

CREATE OR REPLACE FUNCTION public.name_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT user_id INTO NEW.owner_id FROM kept_content WHERE id = NEW.content_id AND trashed_at IS NULL;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.orientation_of(width integer, height integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN width > height THEN 'landscape' WHEN width < height THEN 'portrait' ELSE 'square' END
$function$;

CREATE OR REPLACE FUNCTION public.rank_content()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE listing SET favorite_count = NEW.favorite_count, view_count = NEW.view_count,
    trend_score = trend_score(created_at, NEW.view_count, NEW.favorite_count, NEW.download_count, NEW.unlock_count)
  WHERE content_id = NEW.content_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'Entries of the audit are never changed or removed.' USING ERRCODE = 'restrict_violation';
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'Ledger entries are never changed or removed.' USING ERRCODE = 'restrict_violation';
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_lost_sale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM prompt_purchase p WHERE p.buyer_id = OLD.buyer_id AND p.content_id = OLD.content_id AND p.sale_no IS NOT NULL)
    OR (OLD.earned > 0 AND NOT EXISTS (SELECT FROM credit_entry e
      WHERE e.user_id = OLD.owner_id AND e.cause = 'sale:' || OLD.buyer_id || ':' || OLD.content_id AND e.amount = OLD.earned)) THEN
    RAISE EXCEPTION 'A sale leaves its way by arriving at its seller.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_sale_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'A sale on its way is never changed.' USING ERRCODE = 'restrict_violation';
END $function$;

CREATE OR REPLACE FUNCTION public.refuse_sale_without_way()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM prompt_purchase p WHERE p.buyer_id = NEW.buyer_id AND p.content_id = NEW.content_id AND p.sale_no IS NULL)
    AND NOT EXISTS (SELECT FROM sale_on_its_way w WHERE w.buyer_id = NEW.buyer_id AND w.content_id = NEW.content_id
      AND w.purchase_id = NEW.id AND w.owner_id = NEW.owner_id AND w.earned = NEW.earned) THEN
    RAISE EXCEPTION 'A sale that is paid is on its way to its seller, or has arrived.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.remember_removed_content()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO removed_content (content_id, user_id, content_type, credits_used, status)
    VALUES (OLD.id, OLD.user_id, OLD.content_type, OLD.credits_used, OLD.status);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.settle_debt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION public.show_favorites()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE favorite SET is_visible = NEW.is_public AND NEW.status IN ('completed', 'succeeded')
  WHERE content_id = NEW.id AND user_id <> NEW.user_id
    AND (OLD.is_public <> NEW.is_public OR OLD.status <> NEW.status);
  UPDATE favorite SET is_visible = NEW.trashed_at IS NULL
  WHERE content_id = NEW.id AND user_id = NEW.user_id AND is_visible <> (NEW.trashed_at IS NULL);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.sum_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO credit_day AS d (user_id, day, images, videos, failed, credits_spent, credits_refunded, prompts_sold, credits_earned)
  SELECT user_id, date_trunc('day', created_at, 'UTC'),
    count(*) FILTER (WHERE kind = 'image_generation'),
    count(*) FILTER (WHERE kind = 'video_generation'),
    count(*) FILTER (WHERE kind IN ('image_generation_refund', 'video_generation_refund')),
    coalesce(-sum(amount) FILTER (WHERE kind IN ('image_generation', 'video_generation', 'prompt_purchase')), 0),
    coalesce(sum(amount) FILTER (WHERE kind IN ('image_generation_refund', 'video_generation_refund')), 0),
    count(*) FILTER (WHERE kind = 'prompt_sale'),
    coalesce(sum(amount) FILTER (WHERE kind = 'prompt_sale'), 0)
  FROM added WHERE kind IN ('image_generation', 'video_generation', 'image_generation_refund', 'video_generation_refund', 'prompt_purchase', 'prompt_sale')
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (user_id, day) DO UPDATE SET images = d.images + EXCLUDED.images, videos = d.videos + EXCLUDED.videos,
    failed = d.failed + EXCLUDED.failed, credits_spent = d.credits_spent + EXCLUDED.credits_spent,
    credits_refunded = d.credits_refunded + EXCLUDED.credits_refunded, prompts_sold = d.prompts_sold + EXCLUDED.prompts_sold,
    credits_earned = d.credits_earned + EXCLUDED.credits_earned;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.sum_sales()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO price_day AS d (owner_id, day, price, sold, earned)
  SELECT owner_id, date_trunc('day', created_at, 'UTC'), price, count(*), sum(earned)
  FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (owner_id, day, price) DO UPDATE SET sold = d.sold + EXCLUDED.sold, earned = d.earned + EXCLUDED.earned;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_desk(people uuid[], of_type text, by_cause text, at_time timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE sql
AS $function$
  INSERT INTO notification (user_id, kind, type, cause, created_at)
  SELECT id, 'desk', of_type, by_cause, at_time FROM unnest(people) AS told (id) ORDER BY id
  ON CONFLICT (user_id, cause) DO NOTHING RETURNING user_id
$function$;

CREATE OR REPLACE FUNCTION public.tell_of_favorite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  item record;
BEGIN
  SELECT user_id, content_type INTO item FROM content WHERE id = NEW.content_id;
  IF NOT FOUND OR item.user_id = NEW.user_id THEN RETURN NULL; END IF;
  INSERT INTO favorite_told (content_id, user_id, told_at) VALUES (NEW.content_id, NEW.user_id, NEW.created_at) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    PERFORM tell_person(item.user_id, 'favorite', 'favorite',
      'favorite:' || NEW.content_id || ':' || to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), NEW.created_at,
      NEW.content_id, item.content_type, NULL, NULL);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_of_follow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  by_cause text := 'follow:' || NEW.follower;
BEGIN
  INSERT INTO follow_told (followed, follower, told_at) VALUES (NEW.followed, NEW.follower, NEW.since) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    PERFORM tell_person(NEW.followed, 'follow', 'followed', by_cause, NEW.since, NULL, NULL, NULL, NULL);
    UPDATE notification SET person_id = NEW.follower WHERE user_id = NEW.followed AND cause = by_cause;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_of_generation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ended record;
  by_cause text;
BEGIN
  IF NEW.batch_id IS NULL THEN
    PERFORM tell_person(NEW.user_id, 'generation', CASE NEW.status WHEN 'failed' THEN 'generation_failed' ELSE 'generation_completed' END,
      'generation:' || NEW.id, NEW.completed_at, NEW.id, NEW.content_type, NULL, CASE NEW.status WHEN 'failed' THEN NEW.credits_used END);
    RETURN NULL;
  END IF;
  -- Two that end at once would each find the other unfinished, and nobody would be told.
  PERFORM pg_advisory_xact_lock(hashtextextended('batch:' || NEW.batch_id, 0));
  SELECT bool_or(status NOT IN ('completed', 'succeeded', 'failed')) AS is_waiting,
    (count(*) FILTER (WHERE status IN ('completed', 'succeeded')))::integer AS ready,
    (count(*) FILTER (WHERE status = 'failed' AND cancelled_at IS NULL))::integer AS failed,
    (sum(credits_used) FILTER (WHERE status = 'failed' AND cancelled_at IS NULL))::integer AS credits,
    (array_agg(id ORDER BY status = 'failed', batch_place) FILTER (WHERE cancelled_at IS NULL))[1] AS shown
  INTO ended FROM content WHERE batch_id = NEW.batch_id;
  IF ended.is_waiting OR ended.shown IS NULL THEN RETURN NULL; END IF;
  by_cause := 'batch:' || NEW.batch_id;
  PERFORM tell_person(NEW.user_id, 'generation', CASE ended.ready WHEN 0 THEN 'batch_failed' ELSE 'batch_completed' END,
    by_cause, NEW.completed_at, ended.shown, NEW.content_type, NULL, ended.credits);
  UPDATE notification SET count = CASE ended.ready WHEN 0 THEN ended.failed ELSE ended.ready END
    WHERE user_id = NEW.user_id AND cause = by_cause;
  UPDATE mail_outbox SET payload = payload || jsonb_build_object('count', CASE ended.ready WHEN 0 THEN ended.failed ELSE ended.ready END)
    WHERE id = md5('notification:' || NEW.user_id || ':' || by_cause)::uuid;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_of_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM tell_person(NEW.user_id, 'payment', 'payment_paid', 'paid:' || NEW.id, NEW.paid_at, NULL, NULL, NEW.id, NEW.credits);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_of_sale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM tell_person(NEW.owner_id, 'sale', CASE WHEN NEW.held_until IS NULL THEN 'prompt_sold' ELSE 'prompt_sold_held' END,
    'sale:' || NEW.buyer_id || ':' || NEW.content_id, NEW.created_at, NEW.content_id, NEW.content_type, NULL, NEW.earned, NEW.sale_no);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tell_person(to_person uuid, of_kind text, of_type text, by_cause text, at_time timestamp with time zone, on_content uuid, on_medium text, on_order uuid, of_credits integer, of_sale integer DEFAULT NULL::integer)
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

CREATE OR REPLACE FUNCTION public.traits_of(content_type text, facet text, orientation text, engine text, is_locked boolean, colours text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE content_type WHEN 'image' THEN ARRAY['style:' || facet] ELSE '{}'::text[] END
    || ARRAY['shape:' || orientation, 'engine:' || engine, CASE WHEN is_locked THEN 'prompt:sold' ELSE 'prompt:free' END]
    || coalesce((SELECT array_agg('colour:' || colour) FROM unnest(colours) AS colour), '{}')
$function$;

CREATE OR REPLACE FUNCTION public.trend_score(created_at timestamp with time zone, views integer, favorites integer, downloads integer, unlocks integer)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  -- Ten times as much liking is worth a day and a half of youth.
  SELECT log(1 + 0.2 * views + 3 * favorites + 2 * downloads + 5 * unlocks)::double precision + extract(epoch FROM created_at)::double precision / 129600
$function$;

CREATE OR REPLACE FUNCTION public.unspent_bonus(a account)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT greatest(0, a.of_bonus - (a.spent_total - a.refunded_total - a.unlocked_own))
$function$;

CREATE OR REPLACE FUNCTION public.untell_favorites()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE VIEW content AS
 SELECT id,
    user_id,
    content_type,
    prompt,
    style,
    seed,
    guidance_scale,
    width,
    height,
    model,
    engine,
    credits_used,
    status,
    status_message,
    progress,
    is_public,
    is_prompt_locked,
    prompt_price,
    lock_updated_at,
    visibility_updated_at,
    media_key,
    small_key,
    media_type,
    placeholder,
    created_at,
    completed_at,
    deadline_at,
    attempt,
    lease_until,
    enqueued_at,
    resolution,
    ratio,
    duration_s,
    fps,
    camera_fixed,
    source_key,
    submission,
    operation,
    turn,
    cancelled_at,
    remix_of,
    batch_id,
    batch_place,
    is_upscaled,
    preview,
    negative_prompt,
    continues,
    colours,
    origin_id,
    imported_at,
    opening,
    mark,
    signed_by,
    signed_at,
    signing_until,
    left_unsigned,
    restricted_by,
    restricted_as,
    failure_code,
    review_is_public,
    review_price,
    review_rule,
    has_print,
    review_looks_banned
   FROM kept_content
  WHERE trashed_at IS NULL;

CREATE VIEW ledger_violation AS
 SELECT user_id,
    promise,
    detail
   FROM ledger_violations(NULL::bigint, '-infinity'::timestamp with time zone) ledger_violations(user_id, promise, detail);

CREATE VIEW waiting_work AS
 SELECT kind.content_type,
    count(content.id) FILTER (WHERE content.status = ANY (ARRAY['pending'::text, 'queued'::text]))::integer AS waiting,
    count(content.id) FILTER (WHERE content.status = ANY (ARRAY['running'::text, 'processing'::text]))::integer AS running,
    GREATEST(0::numeric, EXTRACT(epoch FROM now() - min(content.enqueued_at) FILTER (WHERE content.status = ANY (ARRAY['pending'::text, 'queued'::text]))))::double precision AS oldest_seconds
   FROM ( VALUES ('image'::text), ('video'::text)) kind(content_type)
     LEFT JOIN kept_content content ON content.content_type = kind.content_type AND (content.status <> ALL (ARRAY['completed'::text, 'succeeded'::text, 'failed'::text]))
  GROUP BY kind.content_type;

CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_entry_never_emptied BEFORE TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER content_stats_owner BEFORE INSERT ON content_stats FOR EACH ROW WHEN (new.owner_id IS NULL) EXECUTE FUNCTION name_owner();

CREATE TRIGGER content_stats_rank AFTER UPDATE ON content_stats FOR EACH ROW WHEN (old.view_count IS DISTINCT FROM new.view_count OR old.favorite_count IS DISTINCT FROM new.favorite_count OR old.download_count IS DISTINCT FROM new.download_count OR old.unlock_count IS DISTINCT FROM new.unlock_count) EXECUTE FUNCTION rank_content();

CREATE TRIGGER credit_entry_append_only BEFORE DELETE OR UPDATE ON credit_entry FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER credit_entry_never_emptied BEFORE TRUNCATE ON credit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TRIGGER credit_entry_settles_debt AFTER INSERT ON credit_entry FOR EACH ROW WHEN (new.amount > 0) EXECUTE FUNCTION settle_debt();

CREATE TRIGGER credit_entry_summed AFTER INSERT ON credit_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_entries();

CREATE TRIGGER favorite_filled BEFORE INSERT ON favorite FOR EACH ROW EXECUTE FUNCTION fill_favorite();

CREATE TRIGGER favorite_told_of AFTER INSERT ON favorite FOR EACH ROW EXECUTE FUNCTION tell_of_favorite();

CREATE TRIGGER favorite_untold AFTER DELETE ON favorite REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION untell_favorites();

CREATE TRIGGER follow_told_of AFTER INSERT ON follow FOR EACH ROW EXECUTE FUNCTION tell_of_follow();

CREATE TRIGGER content_counted_on_add_or_remove AFTER INSERT OR DELETE ON kept_content FOR EACH ROW EXECUTE FUNCTION count_content();

CREATE TRIGGER content_counted_on_change AFTER UPDATE OF status, is_public, trashed_at ON kept_content FOR EACH ROW WHEN (old.status <> new.status OR old.is_public <> new.is_public OR (old.trashed_at IS NULL) <> (new.trashed_at IS NULL)) EXECUTE FUNCTION count_content();

CREATE TRIGGER content_days_moved AFTER UPDATE OF trashed_at ON kept_content FOR EACH ROW WHEN ((old.trashed_at IS NULL) <> (new.trashed_at IS NULL)) EXECUTE FUNCTION move_days();

CREATE TRIGGER content_days_removed BEFORE DELETE ON kept_content FOR EACH ROW WHEN (old.trashed_at IS NULL) EXECUTE FUNCTION move_days();

CREATE TRIGGER content_forgets_views AFTER DELETE ON kept_content REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_views();

CREATE TRIGGER content_listed AFTER UPDATE OF status, is_public, is_prompt_locked, colours ON kept_content FOR EACH ROW WHEN (old.status <> new.status OR old.is_public <> new.is_public OR old.is_prompt_locked <> new.is_prompt_locked OR old.colours IS DISTINCT FROM new.colours) EXECUTE FUNCTION list_content();

CREATE TRIGGER content_remembered AFTER DELETE ON kept_content FOR EACH ROW EXECUTE FUNCTION remember_removed_content();

CREATE TRIGGER content_shows_favorites AFTER UPDATE OF is_public, status, trashed_at ON kept_content FOR EACH ROW WHEN (old.is_public <> new.is_public OR old.status <> new.status OR (old.trashed_at IS NULL) <> (new.trashed_at IS NULL)) EXECUTE FUNCTION show_favorites();

CREATE TRIGGER content_told AFTER UPDATE OF status ON kept_content FOR EACH ROW WHEN (old.status <> new.status AND (old.status <> ALL (ARRAY['completed'::text, 'succeeded'::text])) AND (new.status = ANY (ARRAY['completed'::text, 'succeeded'::text, 'failed'::text])) AND new.completed_at IS NOT NULL AND (new.cancelled_at IS NULL OR new.batch_id IS NOT NULL)) EXECUTE FUNCTION tell_of_generation();

CREATE TRIGGER payment_order_told AFTER UPDATE OF paid_at ON payment_order FOR EACH ROW WHEN (old.paid_at IS NULL AND new.paid_at IS NOT NULL) EXECUTE FUNCTION tell_of_payment();

CREATE CONSTRAINT TRIGGER prompt_purchase_has_a_way AFTER INSERT ON prompt_purchase DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.sale_no IS NULL) EXECUTE FUNCTION refuse_sale_without_way();

CREATE TRIGGER prompt_purchase_summed AFTER INSERT ON prompt_purchase REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_sales();

CREATE TRIGGER prompt_purchase_told AFTER INSERT ON prompt_purchase FOR EACH ROW WHEN (new.price > 0 AND new.sale_no IS NOT NULL) EXECUTE FUNCTION tell_of_sale();

CREATE TRIGGER prompt_purchase_told_later AFTER UPDATE OF sale_no ON prompt_purchase FOR EACH ROW WHEN (new.price > 0 AND old.sale_no IS NULL AND new.sale_no IS NOT NULL) EXECUTE FUNCTION tell_of_sale();

CREATE CONSTRAINT TRIGGER sale_on_its_way_arrives AFTER DELETE ON sale_on_its_way DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_lost_sale();

CREATE TRIGGER sale_on_its_way_stays BEFORE UPDATE ON sale_on_its_way FOR EACH ROW EXECUTE FUNCTION refuse_sale_change();
