-- Rounds that one process of all makes: whoever comes first when one is due.
CREATE TABLE round (
  name text PRIMARY KEY,
  due_at timestamptz NOT NULL
);
