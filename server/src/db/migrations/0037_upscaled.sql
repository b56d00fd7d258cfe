-- The picture of another one, twice as large in each direction (MAKE-40); of which one stands in remix_of. The release before writes rows too, and
-- enlarges nothing.
ALTER TABLE content ADD COLUMN is_upscaled boolean NOT NULL DEFAULT false;
