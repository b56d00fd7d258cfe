-- What a rule is about, what the desk alone reads of it, and whether its refusals count towards the proposal to look at somebody (DESK-133).
ALTER TABLE prompt_rule
  ADD COLUMN category text NOT NULL DEFAULT 'other' CONSTRAINT prompt_rule_is_about_something CHECK (
    category IN ('intimate_image', 'minor_safety', 'copyright', 'personal_data', 'hate_violence', 'fraud', 'other')),
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN counts boolean NOT NULL DEFAULT true;
-- The line to the classifier is noted beside those to engines (DESK-135).
ALTER TABLE engine_health
  DROP CONSTRAINT engine_health_content_type_check,
  ADD CONSTRAINT engine_health_content_type_check CHECK (content_type IN ('image', 'video', 'classifier'));
