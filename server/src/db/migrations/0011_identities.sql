-- Whom a provider of identities has vouched for, which devices are signed in, and accounts on their way out.

-- An account at the provider is its subject there: addresses change hands, subjects do not.
CREATE TABLE identity (
  provider text NOT NULL CHECK (provider IN ('google')),
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  CONSTRAINT identity_once PRIMARY KEY (provider, subject)
);
CREATE INDEX identity_by_user ON identity (user_id);

-- Nonces and credentials that opened a session: none opens a second one. Kept as long as they could.
CREATE TABLE spent_credential (
  fingerprint bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_credential_by_expiry ON spent_credential (expires_at);

ALTER TABLE sessions
  -- In words, such as 'Firefox on Linux': the rest of what a browser says of itself is not kept.
  ADD COLUMN device text NOT NULL DEFAULT '',
  ADD COLUMN method text NOT NULL DEFAULT 'password' CHECK (method IN ('password', 'google')),
  ADD COLUMN last_used_at timestamptz;
UPDATE sessions SET last_used_at = created_at;
ALTER TABLE sessions ALTER COLUMN last_used_at SET NOT NULL;

-- The row of a person who has left stays, since the books refer to it, and says nothing about them.
ALTER TABLE users ADD COLUMN deleted_at timestamptz;

-- What is still to be removed of a person who has left; the address is forgotten when all of it is gone.
CREATE TABLE account_deletion (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  email text,
  requested_at timestamptz NOT NULL,
  lease_until timestamptz,
  finished_at timestamptz,
  CONSTRAINT account_deletion_forgets CHECK (finished_at IS NULL OR email IS NULL)
);
CREATE INDEX account_deletion_waiting ON account_deletion (requested_at) WHERE finished_at IS NULL;

-- Addresses that had the welcome bonus before their account was deleted, as keyed hashes: it is given once.
CREATE TABLE bonus_claim (
  address_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX bonus_claim_by_expiry ON bonus_claim (expires_at);

CREATE INDEX mail_outbox_by_recipient ON mail_outbox (recipient);
CREATE INDEX prompt_purchase_words ON prompt_purchase (buyer_id, id) WHERE prompt <> '';
