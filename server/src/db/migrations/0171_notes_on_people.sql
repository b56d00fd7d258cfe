-- Notes of administrators on a person (DESK-95), who finds them in the copy of their data. One that was removed is shown no more at the desk, and is
-- kept until it has to make room for another one, or until the person leaves.
CREATE TABLE operator_note (
  id uuid PRIMARY KEY,
  -- Whom it is about.
  user_id uuid NOT NULL REFERENCES users (id),
  author_id uuid NOT NULL REFERENCES users (id),
  -- In characters; a limit of the wire counts them in another way, and is never above.
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  at timestamptz NOT NULL,
  removed_at timestamptz,
  removed_by uuid REFERENCES users (id),
  CONSTRAINT operator_note_removed_by_somebody CHECK ((removed_at IS NULL) = (removed_by IS NULL))
);
CREATE INDEX operator_note_by_user ON operator_note (user_id, id);
