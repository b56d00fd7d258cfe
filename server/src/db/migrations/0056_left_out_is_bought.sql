-- What was left out of an image is bought with its words, and stays with its buyer when the image goes (MAKE-68); null where nothing was said. The
-- release before writes rows too, without it. Who bought before is given what the image says now, where it still is.
ALTER TABLE prompt_purchase ADD COLUMN negative_prompt text CHECK (char_length(negative_prompt) <= 200);
UPDATE prompt_purchase AS p SET negative_prompt = c.negative_prompt
FROM content AS c WHERE c.id = p.content_id AND c.negative_prompt IS NOT NULL AND p.prompt <> '';
