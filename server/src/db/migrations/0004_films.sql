-- Films, the pictures that they start from, and what owners are told about their items.

ALTER TABLE content
  ADD COLUMN resolution text,
  ADD COLUMN ratio text,
  ADD COLUMN duration_s integer CHECK (duration_s > 0),
  ADD COLUMN fps integer CHECK (fps > 0),
  ADD COLUMN camera_fixed boolean,
  -- Key of the upload that a film starts from.
  ADD COLUMN source_key text,
  -- Where an engine that works elsewhere stands: 'submitting' is written before it is asked, 'submitted' with its
  -- operation as soon as that is known. A process that dies in between leaves 'submitting', which is never sent again
  -- to an engine that costs money.
  ADD COLUMN submission text CHECK (submission IN ('submitting', 'submitted')),
  ADD COLUMN operation jsonb,
  ADD CONSTRAINT content_film_is_described CHECK (
    content_type = 'image' OR (resolution IS NOT NULL AND ratio IS NOT NULL AND duration_s IS NOT NULL AND fps IS NOT NULL AND camera_fixed IS NOT NULL)),
  ADD CONSTRAINT content_submitted_has_operation CHECK (submission <> 'submitted' OR operation IS NOT NULL);
CREATE INDEX content_by_source ON content (source_key) WHERE source_key IS NOT NULL;

CREATE TABLE upload (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL CONSTRAINT upload_key_once UNIQUE,
  purpose text NOT NULL CHECK (purpose IN ('reference_image', 'profile_picture')),
  media_type text NOT NULL,
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  -- waiting: its address may be used; received: bytes as they were sent; ready: decoded, stripped and stored anew.
  state text NOT NULL CHECK (state IN ('waiting', 'received', 'ready')),
  width integer,
  height integer,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT upload_ready_has_size CHECK (state <> 'ready' OR (width > 0 AND height > 0))
);
CREATE INDEX upload_by_age ON upload (created_at);
CREATE INDEX upload_by_user ON upload (user_id);

ALTER TABLE content_stats
  ADD COLUMN share_count integer NOT NULL DEFAULT 0 CHECK (share_count >= 0),
  ADD COLUMN unlock_count integer NOT NULL DEFAULT 0 CHECK (unlock_count >= 0),
  ADD COLUMN credits_earned integer NOT NULL DEFAULT 0 CHECK (credits_earned >= 0);

-- What happened to an item on one day, named by its midnight in UTC; written together with the counters above.
CREATE TABLE content_day (
  content_id uuid NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  day timestamptz NOT NULL,
  views integer NOT NULL DEFAULT 0,
  favorites integer NOT NULL DEFAULT 0,
  downloads integer NOT NULL DEFAULT 0,
  PRIMARY KEY (content_id, day)
);

-- What is still to be done to stored media after a row has changed: written in the same transaction, done right after
-- it, and again by whoever comes next when the process died in between.
CREATE TABLE media_task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  content_id uuid NOT NULL,
  action text NOT NULL CHECK (action IN ('move', 'remove', 'strip')),
  key text NOT NULL,
  target text,
  created_at timestamptz NOT NULL,
  lease_until timestamptz,
  CONSTRAINT media_task_move_has_target CHECK ((action = 'move') = (target IS NOT NULL))
);
CREATE INDEX media_task_by_content ON media_task (content_id, id);
