-- By what a picture is found besides its words (KEEP-9, KEEP-12): its colours, which are looked at when it is made, and what else it is.
-- Null says that nobody has looked yet: rows of earlier releases, which a round of the background fills.
ALTER TABLE content ADD COLUMN colours text[];
CREATE INDEX content_without_colours ON content (created_at DESC) WHERE colours IS NULL AND status IN ('completed', 'succeeded');

ALTER TABLE listing ADD COLUMN engine text NOT NULL DEFAULT '', ADD COLUMN colours text[] NOT NULL DEFAULT '{}';
UPDATE listing SET engine = c.engine FROM content c WHERE c.id = listing.content_id;

-- Everything that a search filters by as one set: one index answers any choice of them, and what the planner knows about the words of a set
-- tells it whether a choice is rare (the index of the set) or common (a walk in the order of the list). ADR 45.
CREATE FUNCTION traits_of(content_type text, facet text, orientation text, engine text, is_locked boolean, colours text[])
RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE content_type WHEN 'image' THEN ARRAY['style:' || facet] ELSE '{}'::text[] END
    || ARRAY['shape:' || orientation, 'engine:' || engine, CASE WHEN is_locked THEN 'prompt:sold' ELSE 'prompt:free' END]
    || coalesce((SELECT array_agg('colour:' || colour) FROM unnest(colours) AS colour), '{}')
$$;
ALTER TABLE listing ADD COLUMN traits text[] NOT NULL
  GENERATED ALWAYS AS (traits_of(content_type, facet, orientation, engine, is_locked, colours)) STORED;
CREATE INDEX listing_traits ON listing USING gin (traits);
-- As of words: without a fine picture of how rare each is, a rare one is looked for in everything.
ALTER TABLE listing ALTER COLUMN traits SET STATISTICS 5000;

-- A walk in the order of a list looks at the traits in the index itself.
DROP INDEX listing_newest, listing_trending, listing_favorites;
CREATE INDEX listing_newest ON listing (content_type, created_at DESC, content_id DESC) INCLUDE (orientation, traits);
CREATE INDEX listing_trending ON listing (content_type, trend_score DESC, content_id DESC) INCLUDE (orientation, traits);
CREATE INDEX listing_favorites ON listing (content_type, favorite_count DESC, content_id DESC) INCLUDE (orientation, traits);

CREATE OR REPLACE FUNCTION list_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_public AND NEW.status IN ('completed', 'succeeded') THEN
    INSERT INTO listing (content_id, content_type, user_id, created_at, facet, orientation, engine, colours, is_locked, favorite_count, view_count,
      trend_score, words)
    SELECT NEW.id, NEW.content_type, NEW.user_id, NEW.created_at, CASE NEW.content_type WHEN 'image' THEN NEW.style ELSE NEW.ratio END,
      orientation_of(NEW.width, NEW.height), NEW.engine, coalesce(NEW.colours, '{}'), NEW.is_prompt_locked, s.favorite_count, s.view_count,
      trend_score(NEW.created_at, s.view_count, s.favorite_count, s.download_count, s.unlock_count), to_tsvector('english', NEW.prompt)
    FROM content_stats s WHERE s.content_id = NEW.id
    ON CONFLICT (content_id) DO UPDATE SET is_locked = EXCLUDED.is_locked, colours = EXCLUDED.colours;
    IF NOT NEW.is_prompt_locked THEN
      -- In the order of the words, so that two who publish the same new ones never wait for each other.
      INSERT INTO listing_word (word) SELECT unnest(tsvector_to_array(to_tsvector('english', NEW.prompt))) ON CONFLICT DO NOTHING;
    END IF;
  ELSE
    DELETE FROM listing WHERE content_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER content_listed ON content;
CREATE TRIGGER content_listed AFTER UPDATE OF status, is_public, is_prompt_locked, colours ON content
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.is_public <> NEW.is_public OR OLD.is_prompt_locked <> NEW.is_prompt_locked
    OR OLD.colours IS DISTINCT FROM NEW.colours)
  EXECUTE FUNCTION list_content();

-- Names are suggested by their beginning.
CREATE INDEX users_name_prefix ON users (username_key text_pattern_ops) WHERE deleted_at IS NULL AND is_active;
