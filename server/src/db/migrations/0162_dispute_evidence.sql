-- What a bank is told about a disputed payment (DESK-49): laid down at the provider by itself when the dispute opens, and sent once by somebody.
CREATE TABLE dispute_evidence (
  dispute_id text PRIMARY KEY REFERENCES payment_dispute (id),
  state text NOT NULL DEFAULT 'to_stage' CHECK (state IN ('to_stage', 'staged', 'submitting', 'submitted', 'refused', 'over')),
  next_try_at timestamptz NOT NULL,
  -- As the bank says: why, and until when it hears anybody.
  reason text,
  due_at timestamptz,
  -- Ids, times, kinds and figures; no prompt and no address.
  evidence jsonb,
  staged_at timestamptz,
  asked_by uuid REFERENCES users (id),
  asked_at timestamptz,
  submitted_at timestamptz,
  error text,
  CONSTRAINT dispute_evidence_staged_whole CHECK ((staged_at IS NULL) = (evidence IS NULL)),
  CONSTRAINT dispute_evidence_sent_is_staged CHECK (state NOT IN ('staged', 'submitting', 'submitted', 'refused') OR staged_at IS NOT NULL),
  CONSTRAINT dispute_evidence_asked_by_somebody CHECK ((asked_by IS NULL) = (asked_at IS NULL)),
  CONSTRAINT dispute_evidence_sent_by_somebody CHECK (state NOT IN ('submitting', 'submitted') OR asked_by IS NOT NULL),
  CONSTRAINT dispute_evidence_submitted_at_a_time CHECK ((state = 'submitted') = (submitted_at IS NOT NULL))
);
CREATE INDEX dispute_evidence_due ON dispute_evidence (next_try_at) WHERE state IN ('to_stage', 'submitting');
CREATE INDEX dispute_evidence_open ON dispute_evidence (due_at) WHERE state IN ('to_stage', 'staged', 'submitting', 'refused');
CREATE INDEX dispute_evidence_by_asker ON dispute_evidence (asked_by) WHERE asked_by IS NOT NULL;

-- Disputes that are open already.
INSERT INTO dispute_evidence (dispute_id, next_try_at)
  SELECT id, now() FROM payment_dispute WHERE outcome = 'open' AND id NOT LIKE 'before:%';
