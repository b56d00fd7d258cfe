-- What engines cost (DESK-56), in millionths of a unit of money: whole numbers, so that sums are exact. A new price is a new row, and an earlier one is
-- never changed.
CREATE TABLE engine_price (
  id uuid PRIMARY KEY,
  engine text NOT NULL,
  content_type text NOT NULL CHECK (content_type IN ('image', 'video')),
  -- Empty for every model of the engine that has no price of its own.
  model text NOT NULL DEFAULT '',
  unit text NOT NULL CHECK (unit IN ('item', 'second')),
  micros bigint NOT NULL CHECK (micros BETWEEN 0 AND 1000000000),
  currency text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
  valid_from timestamptz NOT NULL,
  set_by uuid NOT NULL REFERENCES users (id),
  CONSTRAINT engine_price_one_at_a_time UNIQUE (engine, content_type, model, valid_from),
  CONSTRAINT engine_price_of_seconds_for_videos CHECK (unit = 'item' OR content_type = 'video')
);
CREATE INDEX engine_price_by_setter ON engine_price (set_by);

-- What a generation has cost at its engine and brought in, as it was when it was made. Without a reference to the item: figures outlive it.
CREATE TABLE generation_cost (
  content_id uuid PRIMARY KEY,
  content_type text NOT NULL CHECK (content_type IN ('image', 'video')),
  engine text NOT NULL,
  model text NOT NULL,
  -- What its person has paid in the end: none for what was taken back, or what an engine wants to be paid for though it failed.
  credits integer NOT NULL CHECK (credits >= 0),
  -- Empty where the engine had no price then, which is not 0.
  micros bigint CHECK (micros >= 0),
  currency text,
  ended_at timestamptz NOT NULL,
  CONSTRAINT generation_cost_is_money CHECK ((micros IS NULL) = (currency IS NULL))
);
-- In the order of time as they lie: an index of a page for sixteen, which costs a completion next to nothing.
CREATE INDEX generation_cost_by_time ON generation_cost USING brin (ended_at) WITH (pages_per_range = 16);
