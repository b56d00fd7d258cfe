-- Pictures and films, from the moment they are charged, and what surrounds them.

CREATE TABLE content (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  content_type text NOT NULL CHECK (content_type IN ('image', 'video')),
  prompt text NOT NULL,
  style text NOT NULL,
  seed bigint NOT NULL,
  guidance_scale real,
  width integer NOT NULL,
  height integer NOT NULL,
  model text NOT NULL,
  engine text NOT NULL,
  credits_used integer NOT NULL CHECK (credits_used > 0),
  status text NOT NULL CHECK (status IN ('pending', 'queued', 'running', 'processing', 'completed', 'succeeded', 'failed')),
  status_message text,
  progress real NOT NULL DEFAULT 0,
  is_public boolean NOT NULL,
  is_prompt_locked boolean NOT NULL DEFAULT false,
  prompt_price integer NOT NULL DEFAULT 0 CHECK (prompt_price BETWEEN 0 AND 100),
  lock_updated_at timestamptz,
  visibility_updated_at timestamptz,
  media_key text,
  small_key text,
  media_type text,
  placeholder text,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  -- When the generation must be final at the latest; past it, it fails with its refund.
  deadline_at timestamptz NOT NULL,
  -- Fencing: only the holder of the newest attempt may finish; a lease that ran out may be taken over.
  attempt integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  -- When a job was last sent for it: the sweep sends another one when none has come through for long.
  enqueued_at timestamptz NOT NULL,
  CONSTRAINT content_private_is_unlocked CHECK (is_public OR NOT is_prompt_locked),
  CONSTRAINT content_ready_has_media CHECK (status NOT IN ('completed', 'succeeded') OR (media_key IS NOT NULL AND small_key IS NOT NULL))
);
CREATE INDEX content_public_newest ON content (content_type, created_at DESC, id DESC)
  WHERE is_public AND status IN ('completed', 'succeeded');
CREATE INDEX content_by_owner ON content (user_id, created_at DESC, id DESC);
CREATE INDEX content_unfinished ON content (deadline_at) WHERE status NOT IN ('completed', 'succeeded', 'failed');

-- Counters apart: a view must not lock or rewrite the row that money and visibility use.
CREATE TABLE content_stats (
  content_id uuid PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  view_count integer NOT NULL DEFAULT 0 CHECK (view_count >= 0),
  favorite_count integer NOT NULL DEFAULT 0 CHECK (favorite_count >= 0),
  download_count integer NOT NULL DEFAULT 0 CHECK (download_count >= 0)
) WITH (fillfactor = 70);

CREATE TABLE favorite (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content_id uuid NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, content_id)
);
CREATE INDEX favorite_by_content ON favorite (content_id);

-- One row a viewer and hour: reloading counts nothing.
CREATE TABLE content_view (
  content_id uuid NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  viewer_hash bytea NOT NULL,
  hour timestamptz NOT NULL,
  PRIMARY KEY (content_id, hour, viewer_hash)
);
CREATE INDEX content_view_by_hour ON content_view (hour);

-- Counters of a person, so that no profile ever counts rows. "all" counts what the owner sees.
CREATE TABLE user_stats (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  public_images integer NOT NULL DEFAULT 0,
  public_videos integer NOT NULL DEFAULT 0,
  all_images integer NOT NULL DEFAULT 0,
  all_videos integer NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

CREATE FUNCTION count_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public integer := 0;
  is_now_public integer := 0;
  total integer := 0;
  image integer;
  video integer;
  owner uuid;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    was_public := (OLD.is_public AND OLD.status IN ('completed', 'succeeded'))::int;
    owner := OLD.user_id;
    image := (OLD.content_type = 'image')::int;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    is_now_public := (NEW.is_public AND NEW.status IN ('completed', 'succeeded'))::int;
    owner := NEW.user_id;
    image := (NEW.content_type = 'image')::int;
  END IF;
  video := 1 - image;
  total := CASE TG_OP WHEN 'INSERT' THEN 1 WHEN 'DELETE' THEN -1 ELSE 0 END;
  IF total <> 0 OR was_public <> is_now_public THEN
    UPDATE user_stats SET
      all_images = all_images + total * image,
      all_videos = all_videos + total * video,
      public_images = public_images + (is_now_public - was_public) * image,
      public_videos = public_videos + (is_now_public - was_public) * video
    WHERE user_id = owner;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER content_counted_on_add_or_remove AFTER INSERT OR DELETE ON content
  FOR EACH ROW EXECUTE FUNCTION count_content();
CREATE TRIGGER content_counted_on_change AFTER UPDATE OF status, is_public ON content
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.is_public <> NEW.is_public) EXECUTE FUNCTION count_content();

-- First answers by key: the same request sent again finds what it made and makes nothing new.
CREATE TABLE idempotency (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  call text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  content_ids uuid[] NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT idempotency_once PRIMARY KEY (user_id, call, key)
);
CREATE INDEX idempotency_by_age ON idempotency (created_at);

-- Every promise of the ledger as a query: no rows means that all of them hold.
CREATE VIEW ledger_violation AS
  WITH sums AS (SELECT user_id, sum(amount)::bigint AS total FROM credit_entry GROUP BY user_id),
  chain AS (
    SELECT user_id, id, balance_after - amount AS balance_before,
      lag(balance_after, 1, 0) OVER (PARTITION BY user_id ORDER BY id) AS previous_balance
    FROM credit_entry),
  per_generation AS (
    SELECT c.id, c.user_id, c.status, c.credits_used, c.content_type,
      coalesce(sum(e.amount) FILTER (WHERE e.kind = c.content_type || '_generation'), 0) AS charged,
      count(e.id) FILTER (WHERE e.kind = c.content_type || '_generation') AS charges,
      coalesce(sum(e.amount) FILTER (WHERE e.kind = c.content_type || '_generation_refund'), 0) AS refunded,
      count(e.id) FILTER (WHERE e.kind = c.content_type || '_generation_refund') AS refunds
    FROM content c LEFT JOIN credit_entry e ON e.generation_id = c.id GROUP BY c.id),
  active AS (
    SELECT user_id, count(*) AS total FROM content WHERE status NOT IN ('completed', 'succeeded', 'failed') GROUP BY user_id)
  SELECT a.user_id, 'balance equals the sum of the entries' AS promise,
    format('balance %s, entries %s', a.balance, coalesce(s.total, 0)) AS detail
    FROM account a LEFT JOIN sums s USING (user_id) WHERE a.balance <> coalesce(s.total, 0)
  UNION ALL
  SELECT user_id, 'every entry continues the balance before it', format('entry %s starts at %s, expected %s', id, balance_before, previous_balance)
    FROM chain WHERE balance_before <> previous_balance
  UNION ALL
  SELECT user_id, 'every generation is charged exactly once', format('generation %s: %s charges, %s of %s', id, charges, -charged, credits_used)
    FROM per_generation WHERE charges <> 1 OR charged <> -credits_used
  UNION ALL
  SELECT user_id, 'a failed generation is refunded exactly once, any other never', format('generation %s is %s: %s refunds of %s', id, status, refunds, refunded)
    FROM per_generation WHERE (status = 'failed' AND (refunds <> 1 OR refunded <> credits_used)) OR (status <> 'failed' AND refunds <> 0)
  UNION ALL
  SELECT a.user_id, 'running generations are counted', format('counted %s, found %s', a.active_generations, coalesce(r.total, 0))
    FROM account a LEFT JOIN active r USING (user_id) WHERE a.active_generations <> coalesce(r.total, 0);
