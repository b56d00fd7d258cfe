-- Credits. The balance is a cache of the entries that the database itself keeps at or above zero;
-- entries are only ever added, and each has a cause that can stand but once.

CREATE TABLE account (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  balance integer NOT NULL DEFAULT 0 CONSTRAINT account_balance_not_negative CHECK (balance >= 0),
  -- Generations that are charged and not final yet: a bound for each person, kept without counting rows.
  active_generations integer NOT NULL DEFAULT 0
    CONSTRAINT account_active_generations_bounded CHECK (active_generations BETWEEN 0 AND 50)
) WITH (fillfactor = 70);

CREATE TABLE credit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN (
    'purchase', 'image_generation', 'video_generation', 'image_generation_refund', 'video_generation_refund',
    'bonus', 'admin_credit', 'promotional_credit', 'credit_expiry', 'credit_deduction',
    'prompt_purchase', 'prompt_sale', 'dispute_reversal')),
  amount integer NOT NULL CHECK (amount <> 0),
  balance_after integer NOT NULL CHECK (balance_after >= 0),
  generation_id uuid,
  cause text NOT NULL CONSTRAINT credit_entry_cause_unique UNIQUE,
  description text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX credit_entry_by_user ON credit_entry (user_id, id DESC);
CREATE UNIQUE INDEX credit_entry_once_per_generation ON credit_entry (generation_id, kind) WHERE generation_id IS NOT NULL;

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Ledger entries are never changed or removed.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER credit_entry_append_only BEFORE UPDATE OR DELETE ON credit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
