-- Whoever looks at an item has seen what the bell says of it (KEEP-62): what is unread of one item is found without reading the rest.
CREATE INDEX notification_unread_of ON notification (user_id, content_id) WHERE read_at IS NULL AND content_id IS NOT NULL;
