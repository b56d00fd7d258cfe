-- Until when somebody may not publish, or not sign in. Both end by the clock alone: they are compared when they are read.
ALTER TABLE users
  ADD COLUMN muted_until timestamptz,
  ADD COLUMN suspended_until timestamptz;

-- A decision can be about a person as well as about what they have made; it then says until when it holds.
ALTER TABLE decision
  ADD COLUMN until timestamptz,
  DROP CONSTRAINT decision_action_check,
  ADD CONSTRAINT decision_action_check CHECK (action IN ('none', 'hide', 'remove', 'withdraw_words', 'mute', 'suspend', 'lift')),
  ADD CONSTRAINT decision_until_of_a_person CHECK ((action IN ('mute', 'suspend')) = (until IS NOT NULL));
