-- Whether a video goes on from the last frame of the one that it was made from (MAKE-67). It was guessed of the image that both start from, which a
-- remix with another image has as well. What was made before stays without it; the release before writes rows too, which go on from nothing.
ALTER TABLE content ADD COLUMN continues boolean NOT NULL DEFAULT false;
