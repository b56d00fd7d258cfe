-- What statistics show lies ready as sums by day (decision 58), so that a page costs the same however much somebody has made, sold or been seen.
-- Days are midnights in UTC, as those of content_day.

-- What a person's account did on a day. Whoever adds an entry holds its account, so that nobody waits for such a row.
CREATE TABLE credit_day (
  user_id uuid NOT NULL,
  day timestamptz NOT NULL,
  images integer NOT NULL DEFAULT 0,
  videos integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  credits_spent integer NOT NULL DEFAULT 0,
  credits_refunded integer NOT NULL DEFAULT 0,
  prompts_sold integer NOT NULL DEFAULT 0,
  credits_earned integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, day)
) WITH (fillfactor = 70);

-- What each price brought on a day: of a sale both accounts are held as well.
CREATE TABLE price_day (
  owner_id uuid NOT NULL,
  day timestamptz NOT NULL,
  price integer NOT NULL,
  sold integer NOT NULL,
  earned integer NOT NULL,
  PRIMARY KEY (owner_id, day, price)
) WITH (fillfactor = 70);

-- How a person's items were seen and favorited on a day: those that are there. What goes to the trash takes its days along and brings them back.
CREATE TABLE owner_day (
  user_id uuid NOT NULL,
  day timestamptz NOT NULL,
  views integer NOT NULL DEFAULT 0,
  locked_views integer NOT NULL DEFAULT 0,
  favorites integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, day)
) WITH (fillfactor = 70);

-- Views of others while the prompt was for sale: what sales are held against.
ALTER TABLE content_day ADD COLUMN locked_views integer NOT NULL DEFAULT 0;
-- Whose item it is, as long as it is not in the trash.
ALTER TABLE content_stats ADD COLUMN owner_id uuid;

CREATE FUNCTION sum_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO credit_day AS d (user_id, day, images, videos, failed, credits_spent, credits_refunded, prompts_sold, credits_earned)
  SELECT user_id, date_trunc('day', created_at, 'UTC'),
    count(*) FILTER (WHERE kind = 'image_generation'),
    count(*) FILTER (WHERE kind = 'video_generation'),
    count(*) FILTER (WHERE kind IN ('image_generation_refund', 'video_generation_refund')),
    coalesce(-sum(amount) FILTER (WHERE kind IN ('image_generation', 'video_generation', 'prompt_purchase')), 0),
    coalesce(sum(amount) FILTER (WHERE kind IN ('image_generation_refund', 'video_generation_refund')), 0),
    count(*) FILTER (WHERE kind = 'prompt_sale'),
    coalesce(sum(amount) FILTER (WHERE kind = 'prompt_sale'), 0)
  FROM added WHERE kind IN ('image_generation', 'video_generation', 'image_generation_refund', 'video_generation_refund', 'prompt_purchase', 'prompt_sale')
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (user_id, day) DO UPDATE SET images = d.images + EXCLUDED.images, videos = d.videos + EXCLUDED.videos,
    failed = d.failed + EXCLUDED.failed, credits_spent = d.credits_spent + EXCLUDED.credits_spent,
    credits_refunded = d.credits_refunded + EXCLUDED.credits_refunded, prompts_sold = d.prompts_sold + EXCLUDED.prompts_sold,
    credits_earned = d.credits_earned + EXCLUDED.credits_earned;
  RETURN NULL;
END $$;
CREATE TRIGGER credit_entry_summed AFTER INSERT ON credit_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_entries();

CREATE FUNCTION sum_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_day AS d (owner_id, day, price, sold, earned)
  SELECT owner_id, date_trunc('day', created_at, 'UTC'), price, count(*), sum(earned)
  FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (owner_id, day, price) DO UPDATE SET sold = d.sold + EXCLUDED.sold, earned = d.earned + EXCLUDED.earned;
  RETURN NULL;
END $$;
CREATE TRIGGER prompt_purchase_summed AFTER INSERT ON prompt_purchase
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_sales();

CREATE FUNCTION name_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT user_id INTO NEW.owner_id FROM kept_content WHERE id = NEW.content_id AND trashed_at IS NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER content_stats_owner BEFORE INSERT ON content_stats
  FOR EACH ROW WHEN (NEW.owner_id IS NULL) EXECUTE FUNCTION name_owner();

-- The days of an item leave those of its owner, or join them. Its counters are held first: what was counted before is seen then, and
-- what comes after sees whether there is an owner. Of one owner one transaction at a time comes here, which is why all days may be touched.
CREATE FUNCTION move_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean := TG_OP = 'UPDATE' AND NEW.trashed_at IS NULL;
  way integer := CASE WHEN TG_OP = 'UPDATE' AND NEW.trashed_at IS NULL THEN 1 ELSE -1 END;
BEGIN
  PERFORM FROM user_stats WHERE user_id = OLD.user_id FOR NO KEY UPDATE;
  UPDATE content_stats SET owner_id = CASE WHEN is_there THEN OLD.user_id END WHERE content_id = OLD.id;
  INSERT INTO owner_day AS d (user_id, day, views, locked_views, favorites)
  SELECT OLD.user_id, day, way * views, way * locked_views, way * favorites FROM content_day
  WHERE content_id = OLD.id AND (views <> 0 OR favorites <> 0) ORDER BY day
  ON CONFLICT (user_id, day) DO UPDATE SET views = d.views + EXCLUDED.views, locked_views = d.locked_views + EXCLUDED.locked_views,
    favorites = d.favorites + EXCLUDED.favorites;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER content_days_moved AFTER UPDATE OF trashed_at ON kept_content
  FOR EACH ROW WHEN ((OLD.trashed_at IS NULL) <> (NEW.trashed_at IS NULL)) EXECUTE FUNCTION move_days();
CREATE TRIGGER content_days_removed BEFORE DELETE ON kept_content
  FOR EACH ROW WHEN (OLD.trashed_at IS NULL) EXECUTE FUNCTION move_days();

-- What there is already. Earlier days do not know what was for sale then: what is for sale now stands for them.
UPDATE content_stats s SET owner_id = c.user_id FROM content c WHERE c.id = s.content_id;
UPDATE content_day d SET locked_views = d.views FROM content c WHERE c.id = d.content_id AND c.is_prompt_locked;
INSERT INTO owner_day (user_id, day, views, locked_views, favorites)
SELECT c.user_id, d.day, sum(d.views), sum(d.locked_views), sum(d.favorites) FROM content c JOIN content_day d ON d.content_id = c.id GROUP BY 1, 2;
INSERT INTO price_day (owner_id, day, price, sold, earned)
SELECT owner_id, date_trunc('day', created_at, 'UTC'), price, count(*), sum(earned) FROM prompt_purchase GROUP BY 1, 2, 3;
INSERT INTO credit_day (user_id, day, images, videos, failed, credits_spent, credits_refunded, prompts_sold, credits_earned)
SELECT user_id, date_trunc('day', created_at, 'UTC'),
  count(*) FILTER (WHERE kind = 'image_generation'),
  count(*) FILTER (WHERE kind = 'video_generation'),
  count(*) FILTER (WHERE kind IN ('image_generation_refund', 'video_generation_refund')),
  coalesce(-sum(amount) FILTER (WHERE kind IN ('image_generation', 'video_generation', 'prompt_purchase')), 0),
  coalesce(sum(amount) FILTER (WHERE kind IN ('image_generation_refund', 'video_generation_refund')), 0),
  count(*) FILTER (WHERE kind = 'prompt_sale'),
  coalesce(sum(amount) FILTER (WHERE kind = 'prompt_sale'), 0)
FROM credit_entry
WHERE kind IN ('image_generation', 'video_generation', 'image_generation_refund', 'video_generation_refund', 'prompt_purchase', 'prompt_sale')
GROUP BY 1, 2;

-- Each order in which a person looks at their own items.
CREATE INDEX content_stats_seen ON content_stats (owner_id, view_count DESC, content_id DESC) WHERE owner_id IS NOT NULL;
CREATE INDEX content_stats_favorited ON content_stats (owner_id, favorite_count DESC, content_id DESC) WHERE owner_id IS NOT NULL;
CREATE INDEX content_stats_earned ON content_stats (owner_id, credits_earned DESC, content_id DESC) WHERE owner_id IS NOT NULL AND credits_earned > 0;
-- Statistics no longer read entries one by one.
DROP INDEX credit_entry_by_day;
