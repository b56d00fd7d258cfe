-- Who has seen what is kept for days and then forgotten a whole day at a time: each day is a part of the table, and a part is dropped.
-- What was there before, and whatever comes on a day that no part was made for, lies in the part for the rest (ADR 201).
CREATE SCHEMA IF NOT EXISTS part;
ALTER TABLE content_view RENAME TO content_view_rest;
ALTER TABLE content_view_rest SET SCHEMA part;
-- A part that refers to an item would hold all items for itself while it is made and while it is dropped.
ALTER TABLE part.content_view_rest DROP CONSTRAINT content_view_content_id_fkey;
ALTER TABLE part.content_view_rest RENAME CONSTRAINT content_view_pkey TO content_view_rest_pkey;
ALTER INDEX part.content_view_by_hour RENAME TO content_view_rest_by_hour;

CREATE TABLE content_view (
  content_id uuid NOT NULL,
  viewer_hash bytea NOT NULL,
  hour timestamptz NOT NULL,
  PRIMARY KEY (content_id, hour, viewer_hash)
) PARTITION BY RANGE (hour);
ALTER TABLE content_view ATTACH PARTITION part.content_view_rest DEFAULT;

-- In place of the reference: who counts a view holds its item, so that none comes after this.
CREATE FUNCTION forget_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_view WHERE content_id = ANY (ARRAY(SELECT id FROM gone));
  RETURN NULL;
END $$;
CREATE TRIGGER content_forgets_views AFTER DELETE ON kept_content
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_views();
