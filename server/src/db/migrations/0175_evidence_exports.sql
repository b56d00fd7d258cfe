-- Sealed evidence leaves as one encrypted archive, which two administrators have approved.
CREATE TABLE evidence_export (
  id uuid PRIMARY KEY,
  report_id uuid NOT NULL REFERENCES report (id),
  -- Who gets it; who has approved it stands in the audit.
  asked_by uuid NOT NULL REFERENCES users (id),
  approved_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Of the password, once it was shown: the password is kept nowhere.
  password_hash bytea,
  shown_at timestamptz,
  CONSTRAINT password_is_shown_once CHECK ((password_hash IS NULL) = (shown_at IS NULL))
);
CREATE INDEX evidence_export_of ON evidence_export (report_id, approved_at DESC);
