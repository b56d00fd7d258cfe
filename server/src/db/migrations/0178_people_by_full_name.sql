-- The desk finds people by the beginning of what they call themselves, too.
CREATE INDEX users_by_full_name_start ON users (lower(full_name) text_pattern_ops) WHERE full_name IS NOT NULL;
