-- What people have chosen; whoever has no row has chosen nothing.

ALTER TABLE users ADD COLUMN bio text NOT NULL DEFAULT '';

CREATE TABLE user_choice (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Checked by the contract when they are written and again when they are read; a new field has its default.
  preferences jsonb NOT NULL DEFAULT '{}',
  settings jsonb NOT NULL DEFAULT '{}'
);
