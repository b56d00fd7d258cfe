-- What a creation was made from (MAKE-21). No foreign key: whoever removes the first takes nothing from the second, which then comes from something
-- that is gone; and a start locks nobody else's row. What is public counts alone, so the index holds nothing else.
ALTER TABLE content ADD COLUMN remix_of uuid;
CREATE INDEX content_remixes ON content (remix_of, created_at DESC, id DESC)
  WHERE remix_of IS NOT NULL AND is_public AND status IN ('completed', 'succeeded');
