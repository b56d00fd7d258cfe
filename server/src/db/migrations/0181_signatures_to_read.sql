-- Items whose engine was taken for the one that had signed them, by the look of a file alone: the next round of sign-existing reads the signature, and
-- signs what carries a broken one (ORIGIN-44). By the partial index content_left_unsigned.
UPDATE kept_content SET left_unsigned = NULL WHERE left_unsigned = 'by_maker';
