-- A rule holds for prompts, for the names and bios of profiles, or for both (DESK-118), and may be the beginning of a word (DESK-119).
ALTER TABLE prompt_rule
  ADD COLUMN scopes text[] NOT NULL DEFAULT '{prompt}',
  ADD COLUMN is_beginning boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT prompt_rule_holds_for_something CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['prompt', 'profile']),
  -- There is nothing of a profile that could wait for a look.
  ADD CONSTRAINT prompt_rule_of_profiles_refuses CHECK (action = 'refuse' OR scopes = ARRAY['prompt']),
  ADD CONSTRAINT prompt_rule_beginning_is_one_word CHECK (NOT is_beginning OR position(' ' IN folded) = 0);
