-- A favorite knows what its list asks for: the kind of the item, and whether its lover may still see it. A page of favorites and
-- its total then read one index and no item.

ALTER TABLE favorite
  ADD COLUMN content_type text,
  ADD COLUMN is_visible boolean;
UPDATE favorite SET content_type = c.content_type,
  is_visible = c.user_id = favorite.user_id OR (c.is_public AND c.status IN ('completed', 'succeeded'))
FROM content c WHERE c.id = favorite.content_id;
ALTER TABLE favorite
  ALTER COLUMN content_type SET NOT NULL,
  ALTER COLUMN is_visible SET NOT NULL;

-- Filled in here, so that no way of making a favorite can tell otherwise. The item is held: a change of its visibility either is
-- seen here or waits and then finds this favorite.
CREATE FUNCTION fill_favorite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT c.content_type, c.user_id = NEW.user_id OR (c.is_public AND c.status IN ('completed', 'succeeded'))
  INTO NEW.content_type, NEW.is_visible FROM content c WHERE c.id = NEW.content_id FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER favorite_filled BEFORE INSERT ON favorite FOR EACH ROW EXECUTE FUNCTION fill_favorite();

CREATE FUNCTION show_favorites() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE favorite SET is_visible = NEW.is_public AND NEW.status IN ('completed', 'succeeded')
  WHERE content_id = NEW.id AND user_id <> NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER content_shows_favorites AFTER UPDATE OF is_public, status ON content
  FOR EACH ROW WHEN (OLD.is_public <> NEW.is_public OR OLD.status <> NEW.status)
  EXECUTE FUNCTION show_favorites();

DROP INDEX favorite_by_user;
CREATE INDEX favorite_by_user ON favorite (user_id, created_at DESC, content_id DESC) INCLUDE (content_type) WHERE is_visible;
CREATE INDEX favorite_by_user_kind ON favorite (user_id, content_type, created_at DESC, content_id DESC) WHERE is_visible;
