-- What an administrator has counted against somebody with a decision about what they made (DESK-115). It proposes, and restricts nobody.
CREATE TABLE strike (
  decision_id uuid PRIMARY KEY REFERENCES decision (id),
  user_id uuid NOT NULL REFERENCES users (id),
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > made_at),
  -- The decision was taken back.
  withdrawn_at timestamptz
);
CREATE INDEX strike_by_user ON strike (user_id, expires_at DESC, decision_id DESC);
CREATE INDEX strike_standing ON strike (expires_at DESC, decision_id DESC) WHERE withdrawn_at IS NULL;
