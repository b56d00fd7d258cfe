-- What administrators do says how it was before and is after, and why. The release before writes entries without any of it.
ALTER TABLE audit_entry
  -- By what an act is called in the answer to who did it, and found when it is sent again.
  ADD COLUMN act_id uuid CONSTRAINT audit_entry_act_unique UNIQUE,
  ADD COLUMN before jsonb,
  ADD COLUMN after jsonb,
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN session_id uuid,
  ADD COLUMN request_id text,
  -- Who else said yes, where one was not enough.
  ADD COLUMN approved_by text;
CREATE INDEX audit_entry_by_actor ON audit_entry (actor, id DESC);
CREATE INDEX audit_entry_by_action ON audit_entry (action, id DESC);
CREATE INDEX audit_entry_by_subject ON audit_entry (subject, id DESC);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the audit are never changed or removed.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_entry_never_emptied BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Acts that want a second administrator, until one has answered. Past `expires_at` nobody answers any more.
CREATE TABLE approval (
  id uuid PRIMARY KEY,
  action text NOT NULL,
  subject text NOT NULL,
  input jsonb NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  effects jsonb NOT NULL,
  reason text NOT NULL,
  asked_by uuid NOT NULL REFERENCES users (id),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Empty for an approval at the machine itself, whose entry says 'operator'.
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  decision text CHECK (decision IN ('approved', 'refused', 'withdrawn', 'overtaken')),
  CONSTRAINT approval_decided_at_once CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT approval_by_another CHECK (decided_by <> asked_by OR decision IN ('withdrawn', 'overtaken'))
);
CREATE INDEX approval_open ON approval (expires_at) WHERE decision IS NULL;
CREATE INDEX approval_newest ON approval (id DESC);

-- People are looked up by the beginning of their name or address.
CREATE INDEX users_by_email_start ON users (email_key text_pattern_ops);
CREATE INDEX users_by_name_start ON users (username_key text_pattern_ops);
-- Counted by day: rows come in the order of time.
CREATE INDEX users_by_time ON users USING brin (created_at) WITH (pages_per_range = 16);
