-- What the community sees, narrow and indexed for every way of looking at it. A row stands here exactly while its item is
-- public and finished; the triggers below keep it so, whoever changes the item.

CREATE TABLE listing (
  content_id uuid PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  content_type text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- What is filtered by: the style of a picture, the ratio of a film.
  facet text NOT NULL,
  orientation text NOT NULL,
  is_locked boolean NOT NULL,
  favorite_count integer NOT NULL DEFAULT 0,
  -- Grows with what people do and with the time of birth, never sinks by itself: no row is touched only because time goes by.
  trend_score double precision NOT NULL,
  words tsvector NOT NULL
) WITH (fillfactor = 80);

-- Words that stand in open prompts: an unfinished word is looked up here and searched for as the words that it can become.
-- A search by prefix alone tells the planner nothing about how rare it is, and a rare one then walks through everything.
CREATE TABLE listing_word (word text PRIMARY KEY);
CREATE INDEX listing_word_prefix ON listing_word (word text_pattern_ops);

CREATE FUNCTION trend_score(created_at timestamptz, views integer, favorites integer, downloads integer, unlocks integer)
RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
  -- Ten times as much liking is worth a day and a half of youth.
  SELECT log(1 + 0.2 * views + 3 * favorites + 2 * downloads + 5 * unlocks)::double precision + extract(epoch FROM created_at)::double precision / 129600
$$;

CREATE FUNCTION orientation_of(width integer, height integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN width > height THEN 'landscape' WHEN width < height THEN 'portrait' ELSE 'square' END
$$;

CREATE FUNCTION list_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_public AND NEW.status IN ('completed', 'succeeded') THEN
    INSERT INTO listing (content_id, content_type, user_id, created_at, facet, orientation, is_locked, favorite_count, trend_score, words)
    SELECT NEW.id, NEW.content_type, NEW.user_id, NEW.created_at, CASE NEW.content_type WHEN 'image' THEN NEW.style ELSE NEW.ratio END,
      orientation_of(NEW.width, NEW.height), NEW.is_prompt_locked, s.favorite_count,
      trend_score(NEW.created_at, s.view_count, s.favorite_count, s.download_count, s.unlock_count), to_tsvector('english', NEW.prompt)
    FROM content_stats s WHERE s.content_id = NEW.id
    ON CONFLICT (content_id) DO UPDATE SET is_locked = EXCLUDED.is_locked;
    IF NOT NEW.is_prompt_locked THEN
      -- In the order of the words, so that two who publish the same new ones never wait for each other.
      INSERT INTO listing_word (word) SELECT unnest(tsvector_to_array(to_tsvector('english', NEW.prompt))) ON CONFLICT DO NOTHING;
    END IF;
  ELSE
    DELETE FROM listing WHERE content_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER content_listed AFTER UPDATE OF status, is_public, is_prompt_locked ON content
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.is_public <> NEW.is_public OR OLD.is_prompt_locked <> NEW.is_prompt_locked)
  EXECUTE FUNCTION list_content();

CREATE FUNCTION rank_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET favorite_count = NEW.favorite_count,
    trend_score = trend_score(created_at, NEW.view_count, NEW.favorite_count, NEW.download_count, NEW.unlock_count)
  WHERE content_id = NEW.content_id;
  RETURN NULL;
END $$;
CREATE TRIGGER content_stats_rank AFTER UPDATE ON content_stats
  FOR EACH ROW WHEN ((OLD.view_count, OLD.favorite_count, OLD.download_count, OLD.unlock_count)
    IS DISTINCT FROM (NEW.view_count, NEW.favorite_count, NEW.download_count, NEW.unlock_count))
  EXECUTE FUNCTION rank_content();

INSERT INTO listing (content_id, content_type, user_id, created_at, facet, orientation, is_locked, favorite_count, trend_score, words)
SELECT c.id, c.content_type, c.user_id, c.created_at, CASE c.content_type WHEN 'image' THEN c.style ELSE c.ratio END,
  orientation_of(c.width, c.height), c.is_prompt_locked, s.favorite_count,
  trend_score(c.created_at, s.view_count, s.favorite_count, s.download_count, s.unlock_count), to_tsvector('english', c.prompt)
FROM content c JOIN content_stats s ON s.content_id = c.id WHERE c.is_public AND c.status IN ('completed', 'succeeded');

INSERT INTO listing_word (word) SELECT DISTINCT unnest(tsvector_to_array(words)) FROM listing WHERE NOT is_locked ON CONFLICT DO NOTHING;

-- Each sort, alone and within one style or ratio; the orientation is read from the index itself.
CREATE INDEX listing_newest ON listing (content_type, created_at DESC, content_id DESC) INCLUDE (orientation);
CREATE INDEX listing_trending ON listing (content_type, trend_score DESC, content_id DESC) INCLUDE (orientation);
CREATE INDEX listing_favorites ON listing (content_type, favorite_count DESC, content_id DESC) INCLUDE (orientation);
CREATE INDEX listing_facet_newest ON listing (content_type, facet, created_at DESC, content_id DESC) INCLUDE (orientation);
CREATE INDEX listing_facet_trending ON listing (content_type, facet, trend_score DESC, content_id DESC) INCLUDE (orientation);
CREATE INDEX listing_facet_favorites ON listing (content_type, facet, favorite_count DESC, content_id DESC) INCLUDE (orientation);
CREATE INDEX listing_by_user ON listing (user_id, content_type, created_at DESC, content_id DESC);
-- Words that everybody may search; locked ones are searched among their owner's and their buyer's own.
CREATE INDEX listing_locked_by_user ON listing (user_id) WHERE is_locked;
CREATE INDEX listing_words ON listing USING gin (words) WHERE NOT is_locked;
CREATE INDEX listing_popular ON listing (content_type, favorite_count DESC, content_id DESC) WHERE NOT is_locked;
-- Without a fine picture of how rare words are the planner walks by date through a million rows for a word that stands in ten.
ALTER TABLE listing ALTER COLUMN words SET STATISTICS 5000;

CREATE INDEX favorite_by_user ON favorite (user_id, created_at DESC, content_id DESC);
