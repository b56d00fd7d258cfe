-- Who has blocked whom (decision 68). Only the one who did it is ever told, and it goes when either of them leaves.
CREATE TABLE block (
  blocker uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  blocked uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  since timestamptz NOT NULL,
  PRIMARY KEY (blocker, blocked),
  CONSTRAINT block_somebody_else CHECK (blocker <> blocked)
);
-- Whom one has blocked, in the order of the list.
CREATE INDEX block_newest ON block (blocker, since DESC, blocked DESC);
-- Who goes with somebody who leaves.
CREATE INDEX block_by_blocked ON block (blocked, blocker);
