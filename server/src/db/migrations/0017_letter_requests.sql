-- Somebody has asked for a mail to an address. Who that is, if anybody, is looked up after the answer has gone: what the
-- asker sees is one and the same row for every address.
CREATE TABLE letter_request (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password')),
  email_key text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX letter_request_waiting ON letter_request (created_at, id);
