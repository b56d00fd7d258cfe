-- The trash (KEEP-25 to KEEP-30). Everything that is kept stands in one table, and `content` is now the view of what is not in the trash: whoever
-- reads, changes or locks an item by that name cannot come upon one that its owner has deleted. Who has to know of the rest (its media, its
-- uploads, the books, the trash itself) names `kept_content`.
--
-- In the trash an item is private and its words are not for sale, so that everything that follows from being public (the listing, favorites of
-- others, counters) goes and comes back by the triggers that are there; what it was before stands beside it.
ALTER TABLE content RENAME TO kept_content;
ALTER TABLE kept_content
  ADD COLUMN trashed_at timestamptz,
  ADD COLUMN trashed_is_public boolean,
  -- Null: its words were not for sale.
  ADD COLUMN trashed_price integer CHECK (trashed_price BETWEEN 0 AND 100);
ALTER TABLE kept_content ADD CONSTRAINT content_in_trash_is_hidden
  CHECK (CASE WHEN trashed_at IS NULL THEN trashed_is_public IS NULL AND trashed_price IS NULL
    ELSE trashed_is_public IS NOT NULL AND NOT is_public AND (trashed_price IS NULL OR trashed_is_public)
      AND status IN ('completed', 'succeeded', 'failed') END) NOT VALID;

-- A full trash makes no page of the library slower.
DROP INDEX content_by_owner;
CREATE INDEX content_by_owner ON kept_content (user_id, created_at DESC, id DESC) WHERE trashed_at IS NULL;
CREATE INDEX content_trashed ON kept_content (user_id, trashed_at DESC, id DESC) WHERE trashed_at IS NOT NULL;
CREATE INDEX content_trash_over ON kept_content (trashed_at, id) WHERE trashed_at IS NOT NULL;

-- All columns but those of the trash. A later migration adds a column to `kept_content`, and then to the view.
DO $$
DECLARE
  kept record;
BEGIN
  EXECUTE (SELECT 'CREATE VIEW content AS SELECT ' || string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position)
      || ' FROM kept_content WHERE trashed_at IS NULL'
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'kept_content' AND column_name NOT LIKE 'trashed\_%');
  -- What an insert leaves out of a view is what the view says, and then what its table says; an update that asks for a default asks the view alone.
  FOR kept IN SELECT column_name, column_default FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'kept_content' AND column_default IS NOT NULL
  LOOP
    EXECUTE format('ALTER VIEW content ALTER COLUMN %I SET DEFAULT %s', kept.column_name, kept.column_default);
  END LOOP;
  -- The promises of the books are about everything that was charged and is there, in the trash or not.
  EXECUTE regexp_replace(pg_get_functiondef('ledger_violations(bigint, timestamptz)'::regprocedure), '\m(FROM|JOIN) content\M', '\1 kept_content', 'g');
END $$;

CREATE OR REPLACE FUNCTION count_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public integer := 0;
  is_now_public integer := 0;
  was_there integer := 0;
  is_now_there integer := 0;
  total integer;
  image integer;
  owner uuid;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    was_public := (OLD.is_public AND OLD.status IN ('completed', 'succeeded'))::int;
    was_there := (OLD.trashed_at IS NULL)::int;
    owner := OLD.user_id;
    image := (OLD.content_type = 'image')::int;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    is_now_public := (NEW.is_public AND NEW.status IN ('completed', 'succeeded'))::int;
    is_now_there := (NEW.trashed_at IS NULL)::int;
    owner := NEW.user_id;
    image := (NEW.content_type = 'image')::int;
  END IF;
  total := is_now_there - was_there;
  IF total <> 0 OR was_public <> is_now_public THEN
    UPDATE user_stats SET
      all_images = all_images + total * image,
      all_videos = all_videos + total * (1 - image),
      public_images = public_images + (is_now_public - was_public) * image,
      public_videos = public_videos + (is_now_public - was_public) * (1 - image)
    WHERE user_id = owner;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER content_counted_on_change ON kept_content;
CREATE TRIGGER content_counted_on_change AFTER UPDATE OF status, is_public, trashed_at ON kept_content
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.is_public <> NEW.is_public OR (OLD.trashed_at IS NULL) <> (NEW.trashed_at IS NULL))
  EXECUTE FUNCTION count_content();

-- A favorite of one's own item is shown as long as the item is not in the trash. The item is read as it is kept: one that went into the trash
-- in this moment gets a favorite that is not shown.
CREATE OR REPLACE FUNCTION fill_favorite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT c.content_type, c.trashed_at IS NULL AND (c.user_id = NEW.user_id OR (c.is_public AND c.status IN ('completed', 'succeeded')))
  INTO NEW.content_type, NEW.is_visible FROM kept_content c WHERE c.id = NEW.content_id FOR SHARE;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION show_favorites() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE favorite SET is_visible = NEW.is_public AND NEW.status IN ('completed', 'succeeded')
  WHERE content_id = NEW.id AND user_id <> NEW.user_id
    AND (OLD.is_public <> NEW.is_public OR OLD.status <> NEW.status);
  UPDATE favorite SET is_visible = NEW.trashed_at IS NULL
  WHERE content_id = NEW.id AND user_id = NEW.user_id AND is_visible <> (NEW.trashed_at IS NULL);
  RETURN NULL;
END $$;
DROP TRIGGER content_shows_favorites ON kept_content;
CREATE TRIGGER content_shows_favorites AFTER UPDATE OF is_public, status, trashed_at ON kept_content
  FOR EACH ROW WHEN (OLD.is_public <> NEW.is_public OR OLD.status <> NEW.status OR (OLD.trashed_at IS NULL) <> (NEW.trashed_at IS NULL))
  EXECUTE FUNCTION show_favorites();

-- Nobody is told of what went into the trash in this moment.
CREATE OR REPLACE FUNCTION tell_of_favorite() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item record;
BEGIN
  SELECT user_id, content_type INTO item FROM content WHERE id = NEW.content_id;
  IF NOT FOUND OR item.user_id = NEW.user_id THEN RETURN NULL; END IF;
  INSERT INTO favorite_told (content_id, user_id, told_at) VALUES (NEW.content_id, NEW.user_id, NEW.created_at) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    PERFORM tell_person(item.user_id, 'favorite', 'favorite',
      'favorite:' || NEW.content_id || ':' || to_char(NEW.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), NEW.created_at,
      NEW.content_id, item.content_type, NULL, NULL);
  END IF;
  RETURN NULL;
END $$;
