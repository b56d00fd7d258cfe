-- What was started together knows of each other (MAKE-31): the batch, which has the id of its first, and the place in it. Null in what was
-- started alone, and in everything of the releases before. No foreign key: the first may be removed before the others.
ALTER TABLE content ADD COLUMN batch_id uuid, ADD COLUMN batch_place integer;
ALTER TABLE content ADD CONSTRAINT content_in_a_place CHECK ((batch_id IS NULL) = (batch_place IS NULL) AND batch_place BETWEEN 1 AND 4) NOT VALID;
CREATE UNIQUE INDEX content_batch ON content (batch_id, batch_place) WHERE batch_id IS NOT NULL;
