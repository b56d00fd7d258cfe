-- What a person is called need not be unique, and may differ from the name in the address (PEOPLE-13). Empty: it is that name.
ALTER TABLE users ADD COLUMN full_name text CHECK (char_length(full_name) BETWEEN 1 AND 80);

-- Names that people had before: their addresses lead on, and nobody else may take them, until then.
CREATE TABLE former_name (
  username_key text PRIMARY KEY,
  username_look text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX former_name_by_user ON former_name (user_id, expires_at);
CREATE INDEX former_name_by_look ON former_name (username_look);
CREATE INDEX former_name_by_expiry ON former_name (expires_at);
