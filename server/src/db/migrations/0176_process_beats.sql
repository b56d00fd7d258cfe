-- Every process of the product, and when it last said that it lives; a process that ends takes its row along, one that dies leaves it.
CREATE TABLE process_beat (
  -- Host, number and role: a process that comes again in its place takes the row over.
  process text PRIMARY KEY,
  role text NOT NULL,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
