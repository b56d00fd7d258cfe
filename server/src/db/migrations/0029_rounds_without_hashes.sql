-- A round joins every account with its checkpoint. Both have an index by person, in whose order they can be read side by side; a hash of all
-- checkpoints was built instead, which took 74 MB of the connection and went to temporary files behind 10,220,000 entries (BOOKS-19).
ALTER FUNCTION ledger_violations(bigint, timestamptz) SET enable_hashjoin = off;
