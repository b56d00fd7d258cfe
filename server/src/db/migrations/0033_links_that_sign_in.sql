-- A verification link signs in once, apart from verifying, and carries the words that waited for the account (PEOPLE-21).
ALTER TABLE mail_tokens
  ADD COLUMN entered_at timestamptz,
  ADD COLUMN waiting jsonb CHECK (waiting IS NULL OR (purpose = 'verify_email' AND octet_length(waiting::text) <= 8000));
-- Links of before only verify.
UPDATE mail_tokens SET entered_at = used_at WHERE used_at IS NOT NULL;
ALTER TABLE sessions DROP CONSTRAINT sessions_method_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_method_check CHECK (method IN ('password', 'google', 'passkey', 'mail'));
