-- When the person of a session last showed a second factor. Where there is one, the password alone proves nothing (decision 31).
ALTER TABLE sessions ADD COLUMN factor_proved_at timestamptz;
