-- What a person has besides the password: an authenticator app, passkeys, and recovery codes for the day when both are gone.

CREATE TABLE totp_factor (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Sealed with a key that is made of the installation's secret: a dump of the database makes no codes.
  sealed_secret text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Empty until a first code has shown that the app has the secret; only then it counts.
  confirmed_at timestamptz,
  -- The newest step of 30 seconds whose code was taken: no code counts twice.
  last_step integer NOT NULL DEFAULT 0
);

CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL CONSTRAINT passkey_once UNIQUE,
  public_key bytea NOT NULL,
  -- How often it was used, as it says itself; one that goes back is a copy.
  counter bigint NOT NULL,
  -- How browsers reach it, separated by commas.
  transports text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_by_user ON passkey (user_id);

-- Codes that are still good, as hashes: one that was used is gone.
CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- Sign-ins whose first step is done, for ten minutes; gone as soon as the second is done, or was tried too often.
CREATE TABLE second_step (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('password', 'google')),
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX second_step_by_user ON second_step (user_id);
CREATE INDEX second_step_by_expiry ON second_step (expires_at);

-- When the person last showed in this session who they are; empty: at the sign-in itself.
ALTER TABLE sessions ADD COLUMN proved_at timestamptz;
ALTER TABLE sessions DROP CONSTRAINT sessions_method_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_method_check CHECK (method IN ('password', 'google', 'passkey'));
