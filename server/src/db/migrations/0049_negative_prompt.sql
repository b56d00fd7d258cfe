-- What an image shall not show (MAKE-59); null where nothing was said. It is as secret as the prompt. The release before writes rows too, without it.
ALTER TABLE content ADD COLUMN negative_prompt text CHECK (char_length(negative_prompt) <= 200);
