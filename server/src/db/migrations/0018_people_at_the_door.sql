-- What a name looks like (UTS 39): nobody takes one that people would take for somebody else's. Names of earlier releases get
-- theirs in the hourly round; the row of a person who has left has none.
ALTER TABLE users ADD COLUMN username_look text CONSTRAINT users_username_look_unique UNIQUE;
