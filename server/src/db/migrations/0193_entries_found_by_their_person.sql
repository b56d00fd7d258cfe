-- A ledger in parts is parted by its people (SCALE-72): an entry is found by its person and its cause, and not by the cause alone, which would ask every
-- part. An entry of somebody else under the same cause is no entry of that person, and is found as one that has no cause.
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
    SELECT p.buyer_id, p.owner_id, p.content_id, p.price, p.earned, paid.amount AS paid, paid.fee, got.amount AS got
    FROM sold p
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
  SELECT NULL::uuid, 'what people pay each other comes to nothing', format('%s credits', sum(of_people))
    FROM account HAVING sum(of_people) <> 0
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
    LEFT JOIN (SELECT owner_id, count(*) AS total FROM prompt_purchase WHERE from_entry IS NULL GROUP BY owner_id) sales ON sales.owner_id = a.user_id
    LEFT JOIN (SELECT buyer_id, count(*) AS total FROM prompt_purchase WHERE from_entry IS NULL GROUP BY buyer_id) unlocks ON unlocks.buyer_id = a.user_id
    WHERE from_entry IS NULL AND (a.sale_count <> coalesce(sales.total, 0) OR a.unlock_count <> coalesce(unlocks.total, 0))
  UNION ALL
  SELECT c.user_id, 'what an item has earned is counted', format('content %s: kept %s/%s, found %s/%s', c.id, s.unlock_count, s.credits_earned, coalesce(p.total, 0), coalesce(p.earned, 0))
    FROM content_stats s JOIN kept_content c ON c.id = s.content_id
    LEFT JOIN (SELECT content_id, count(*) AS total, sum(earned) AS earned FROM prompt_purchase WHERE from_entry IS NULL GROUP BY content_id) p ON p.content_id = s.content_id
    WHERE from_entry IS NULL AND (s.unlock_count <> coalesce(p.total, 0) OR s.credits_earned <> coalesce(p.earned, 0));
  RETURN QUERY SELECT * FROM hold_violations(from_entry, from_time);
END $function$;
