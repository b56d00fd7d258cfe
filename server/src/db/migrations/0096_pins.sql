-- What somebody has pinned to their profile, in an order by hand (KEEP-70). The item's row takes its pin along; whether it is shown is asked when it is read.
CREATE TABLE pin (
  content_id uuid PRIMARY KEY REFERENCES kept_content (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  place integer NOT NULL CHECK (place BETWEEN 1 AND 6)
);
CREATE UNIQUE INDEX pin_placed ON pin (user_id, place);
