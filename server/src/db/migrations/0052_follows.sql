-- Who follows whom. A row stands here exactly while somebody follows somebody else, and goes when either of them leaves.
CREATE TABLE follow (
  follower uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  followed uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  since timestamptz NOT NULL,
  PRIMARY KEY (follower, followed),
  CONSTRAINT follow_somebody_else CHECK (follower <> followed)
);
-- Whom one follows, in the order of the list.
CREATE INDEX follow_newest ON follow (follower, since DESC, followed DESC);
-- How many follow somebody, and who goes with somebody who leaves.
CREATE INDEX follow_by_followed ON follow (followed, follower);
