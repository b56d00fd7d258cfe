-- A mail a week, for who wants it: when the next one is due.
ALTER TABLE user_choice ADD COLUMN weekly_due_at timestamptz;
CREATE INDEX user_choice_weekly ON user_choice (weekly_due_at) WHERE weekly_due_at IS NOT NULL;
