-- An hourly round of the books compares the figures of all accounts, and adds up those alone that have new entries or whose figures are not
-- those of their checkpoint: nothing is kept of the others while it is made (BOOKS-19).
DO $$
DECLARE
  body text := pg_get_functiondef('ledger_violations(bigint, timestamptz)'::regprocedure);
  change record;
BEGIN
  FOR change IN
    SELECT * FROM (VALUES
      ('WITH base AS (SELECT * FROM account_checkpoint WHERE from_entry IS NOT NULL)',
       'WITH base AS NOT MATERIALIZED (SELECT * FROM account_checkpoint WHERE from_entry IS NOT NULL)'),
      ('FROM account a LEFT JOIN base b ON b.user_id = a.user_id LEFT JOIN new_sums n ON n.user_id = a.user_id)',
       'FROM account a LEFT JOIN base b ON b.user_id = a.user_id LEFT JOIN new_sums n ON n.user_id = a.user_id
    WHERE from_entry IS NULL OR n.user_id IS NOT NULL
      OR (a.balance, a.entry_count, a.spent_count, a.refund_count, a.spent_total, a.refunded_total, a.earned_total, a.of_provider, a.of_bonus, a.of_house, a.of_people)
        IS DISTINCT FROM (b.balance, b.entry_count, b.spent_count, b.refund_count, b.spent_total, b.refunded_total, b.earned_total, b.of_provider, b.of_bonus,
          b.of_house, b.of_people))')) AS c (old, new)
  LOOP
    IF position(change.old IN body) = 0 THEN
      RAISE EXCEPTION 'ledger_violations does not say: %', change.old;
    END IF;
    body := replace(body, change.old, change.new);
  END LOOP;
  EXECUTE body;
END $$;

-- Those that a round has moved and not sealed yet.
CREATE INDEX account_checkpoint_unsealed ON account_checkpoint (user_id) WHERE seal = '';
