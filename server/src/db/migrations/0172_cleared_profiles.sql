-- A decision can take the name, the bio or the picture of somebody's profile (DESK-96).
ALTER TABLE decision DROP CONSTRAINT decision_action_check,
  ADD CONSTRAINT decision_action_check
    CHECK (action IN ('none', 'hide', 'remove', 'withdraw_words', 'mute', 'suspend', 'clear_profile', 'return_income', 'lift'));

-- A name that was taken: its address leads nowhere, and nobody has it until then, its person included.
ALTER TABLE former_name ADD COLUMN is_withheld boolean NOT NULL DEFAULT false;

-- What a decision took, and the words as they were: for who decides about an appeal, and to be given back. Which parts they were stays with the
-- decision; the words are forgotten when nobody can appeal any more, and when the person leaves.
CREATE TABLE cleared_profile (
  decision_id uuid PRIMARY KEY REFERENCES decision (id),
  user_id uuid NOT NULL REFERENCES users (id),
  took_name boolean NOT NULL,
  took_bio boolean NOT NULL,
  took_picture boolean NOT NULL,
  username text,
  full_name text,
  bio text,
  -- What the person was called instead.
  member_name text,
  forget_at timestamptz NOT NULL,
  forgotten_at timestamptz,
  CONSTRAINT cleared_profile_took_something CHECK (took_name OR took_bio OR took_picture),
  CONSTRAINT cleared_profile_forgotten_without_words CHECK (forgotten_at IS NULL OR (username IS NULL AND full_name IS NULL AND bio IS NULL))
);
CREATE INDEX cleared_profile_by_user ON cleared_profile (user_id) WHERE forgotten_at IS NULL;
CREATE INDEX cleared_profile_to_forget ON cleared_profile (forget_at) WHERE forgotten_at IS NULL;
