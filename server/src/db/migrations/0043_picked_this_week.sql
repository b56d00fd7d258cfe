-- The best of a day is found without looking at what else was made that day: the newest seven days are seven walks of this index, five
-- rows each (MAKE-57). Locked ones are not in it.

ALTER TABLE listing ADD COLUMN view_count integer NOT NULL DEFAULT 0;
UPDATE listing SET view_count = s.view_count FROM content_stats s WHERE s.content_id = listing.content_id AND s.view_count > 0;

CREATE OR REPLACE FUNCTION list_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_public AND NEW.status IN ('completed', 'succeeded') THEN
    INSERT INTO listing (content_id, content_type, user_id, created_at, facet, orientation, is_locked, favorite_count, view_count, trend_score, words)
    SELECT NEW.id, NEW.content_type, NEW.user_id, NEW.created_at, CASE NEW.content_type WHEN 'image' THEN NEW.style ELSE NEW.ratio END,
      orientation_of(NEW.width, NEW.height), NEW.is_prompt_locked, s.favorite_count, s.view_count,
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

CREATE OR REPLACE FUNCTION rank_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing SET favorite_count = NEW.favorite_count, view_count = NEW.view_count,
    trend_score = trend_score(created_at, NEW.view_count, NEW.favorite_count, NEW.download_count, NEW.unlock_count)
  WHERE content_id = NEW.content_id;
  RETURN NULL;
END $$;

CREATE INDEX listing_of_day ON listing (((created_at AT TIME ZONE 'UTC')::date), favorite_count DESC, view_count DESC, content_id DESC)
  WHERE NOT is_locked;
