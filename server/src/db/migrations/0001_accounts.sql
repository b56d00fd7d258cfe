-- People, their sessions, their mail tokens, and the outbox that mails leave from.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- Lower case, so that one address is one account whatever its case.
  email_key text NOT NULL CONSTRAINT users_email_unique UNIQUE,
  username text NOT NULL,
  username_key text NOT NULL CONSTRAINT users_username_unique UNIQUE,
  password_hash text,
  email_verified_at timestamptz,
  is_active boolean NOT NULL DEFAULT true,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  subscription text NOT NULL DEFAULT 'free' CHECK (subscription IN ('free', 'premium')),
  profile_pic_id uuid,
  created_at timestamptz NOT NULL
);

-- One row a sign-in: the family that its refresh tokens belong to. Ending it ends every token at once.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text
);
CREATE INDEX sessions_by_user ON sessions (user_id, created_at DESC);

-- Only hashes: a dump of this table opens no session.
CREATE TABLE refresh_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_at);

-- The token of a mail is derived from this id with the server's secret, so nothing here lets anybody in.
CREATE TABLE mail_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX mail_tokens_by_user ON mail_tokens (user_id, purpose, created_at DESC);

-- What is to be mailed: written in the transaction that wants it, sent afterwards, rendered when it is sent.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  recipient text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
CREATE INDEX mail_outbox_waiting ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL AND failed_at IS NULL;

-- Mails of an installation without a mail server: read on the mailbox page.
CREATE TABLE mailbox (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX mailbox_newest ON mailbox (sent_at DESC, id DESC);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX rate_limits_by_reset ON rate_limits (resets_at);

-- Facts about this installation itself, such as whether its demo gallery has been made.
CREATE TABLE installation (
  name text PRIMARY KEY,
  value text NOT NULL
);
