-- Stored files that a finished item names and that the store did not have when it was last asked (DESK-141). They go with their item.
CREATE TABLE missing_media (
  key text PRIMARY KEY,
  content_id uuid NOT NULL REFERENCES kept_content (id) ON DELETE CASCADE,
  found_at timestamptz NOT NULL
);
CREATE INDEX missing_media_of_item ON missing_media (content_id);
