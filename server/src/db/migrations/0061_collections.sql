-- Collections: items side by side under a name, in an order by hand. An item is in as many as one likes, and stays in them while it is in the
-- trash; who may see it is asked each time.
CREATE TABLE collection (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  is_public boolean NOT NULL DEFAULT false,
  -- The item that was chosen as the cover; null, or one that cannot be seen: the first. No foreign key: removing an item for good would lock
  -- collections after items, and adding items does so the other way round.
  cover_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- One's own, and the public ones of a profile; 200 of one person at most.
CREATE INDEX collection_by_owner ON collection (owner_id, updated_at DESC, id DESC);

CREATE TABLE collection_item (
  collection_id uuid NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
  content_id uuid NOT NULL REFERENCES kept_content (id) ON DELETE CASCADE,
  -- Places lie far apart, so that one goes between two others without a change of theirs.
  position bigint NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (collection_id, content_id)
);
-- A page of a collection in its order.
CREATE INDEX collection_item_placed ON collection_item (collection_id, position, content_id);
-- What goes with an item, and which collections it is in.
CREATE INDEX collection_item_of_content ON collection_item (content_id, collection_id);
