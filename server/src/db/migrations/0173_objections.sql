-- Who was refused a prompt can say once that it is a mistake. Only then are its words kept, and until somebody has answered.
ALTER TABLE prompt_refusal
  -- What its person knows it by. Null: it was refused by a release that told nobody.
  ADD COLUMN public_id uuid,
  ADD COLUMN objection text,
  ADD COLUMN objected_at timestamptz,
  ADD COLUMN outcome text CHECK (outcome IN ('upheld', 'mistaken')),
  ADD COLUMN answer text,
  ADD COLUMN answered_by uuid,
  ADD COLUMN answered_at timestamptz,
  ADD CONSTRAINT words_go_with_the_answer CHECK ((objection IS NOT NULL) = (objected_at IS NOT NULL AND answered_at IS NULL)),
  ADD CONSTRAINT answer_is_whole CHECK (
    CASE WHEN answered_at IS NULL THEN outcome IS NULL AND answer IS NULL AND answered_by IS NULL
      ELSE objected_at IS NOT NULL AND outcome IS NOT NULL AND answered_by IS NOT NULL END);
CREATE UNIQUE INDEX prompt_refusal_public ON prompt_refusal (public_id);
CREATE INDEX prompt_refusal_objected ON prompt_refusal (objected_at, id) WHERE objection IS NOT NULL;
