-- What can be seen of a creation while it is made: the newest of it alone, a WebP of at most 96 pixels a side, for its owner, and gone when it is final.
ALTER TABLE content ADD COLUMN preview bytea CHECK (octet_length(preview) <= 4096);
