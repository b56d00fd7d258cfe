-- Every check of the books that somebody has asked for, as it came out (DESK-53).
CREATE TABLE ledger_check (
  id uuid PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  -- Who asked: an administrator, or the command line.
  checked_by text NOT NULL,
  users integer NOT NULL,
  entries bigint NOT NULL,
  violations integer NOT NULL
);
CREATE INDEX ledger_check_newest ON ledger_check (checked_at DESC);

-- A month of entries lies in the order of time: an index of a page for sixteen.
CREATE INDEX credit_entry_by_time ON credit_entry USING brin (created_at) WITH (pages_per_range = 16);
