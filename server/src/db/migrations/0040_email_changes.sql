-- Addresses that wait to be confirmed at both mailboxes, one for a person (PEOPLE-47). The tokens of their mails are derived from the id
-- with the server's secret, so nothing here changes anybody's address.
CREATE TABLE email_change (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  -- The session that asked: it lives on when the others end.
  session_id uuid NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Until when the new address has to be confirmed.
  expires_at timestamptz NOT NULL,
  -- From when on the present address is not waited for.
  changes_at timestamptz NOT NULL,
  new_confirmed_at timestamptz,
  old_confirmed_at timestamptz
);
CREATE INDEX email_change_due ON email_change (changes_at) WHERE new_confirmed_at IS NOT NULL;
CREATE INDEX email_change_by_expiry ON email_change (expires_at);
