-- When administrators were told that a bank soon hears nobody any more about a dispute whose evidence nobody has sent (DESK-83).
ALTER TABLE dispute_evidence ADD COLUMN told_at timestamptz;
CREATE INDEX dispute_evidence_to_tell ON dispute_evidence (due_at) WHERE state IN ('staged', 'refused') AND told_at IS NULL;
