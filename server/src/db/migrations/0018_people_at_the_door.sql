-- What a name looks like (UTS 39): nobody takes one that people would take for somebody else's. Names of earlier releases get
-- theirs in the hourly round; the row of a person who has left has none.
ALTER TABLE users ADD COLUMN username_look text CONSTRAINT users_username_look_unique UNIQUE;

-- Whom a counter is about (a person's id, or the key of an address), so that it goes with exactly that person.
ALTER TABLE rate_limits ADD COLUMN about text;
CREATE INDEX rate_limits_by_person ON rate_limits (about) WHERE about IS NOT NULL;

-- When somebody last signed in with a browser that the account did not know. Empty before the first time, which is told to nobody;
-- so the next sign-in of people of earlier releases, whose browsers have no mark yet, is not told either.
ALTER TABLE users ADD COLUMN signed_in_at timestamptz;
