-- Words that no prompt may hold, or that somebody looks at before they are shown (DESK-26 to DESK-36). A rule is ended and never removed, so that
-- what it has refused can be explained.
CREATE TABLE prompt_rule (
  id uuid PRIMARY KEY,
  pattern text NOT NULL,
  -- Its words as they are compared, a blank between two.
  folded text NOT NULL,
  action text NOT NULL CHECK (action IN ('refuse', 'review')),
  -- What people are told.
  explanation text NOT NULL,
  made_by uuid NOT NULL REFERENCES users (id),
  made_at timestamptz NOT NULL,
  ended_by uuid REFERENCES users (id),
  ended_at timestamptz,
  CONSTRAINT prompt_rule_ended_by_somebody CHECK ((ended_by IS NULL) = (ended_at IS NULL))
);
CREATE UNIQUE INDEX prompt_rule_once ON prompt_rule (folded) WHERE ended_at IS NULL;

CREATE TABLE prompt_rule_day (
  rule_id uuid NOT NULL REFERENCES prompt_rule (id),
  day timestamptz NOT NULL,
  hits integer NOT NULL,
  PRIMARY KEY (rule_id, day)
);

-- That somebody was refused, and by which rule: never the words.
CREATE TABLE prompt_refusal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  -- None: the classifier.
  rule_id uuid REFERENCES prompt_rule (id),
  refused_at timestamptz NOT NULL
);
CREATE INDEX prompt_refusal_by_user ON prompt_refusal (user_id, refused_at);
CREATE INDEX prompt_refusal_by_time ON prompt_refusal (refused_at);

-- What waits to be looked at is made and private; how its owner wants it shown stands beside it.
ALTER TABLE kept_content
  ADD COLUMN review_is_public boolean,
  -- Null: its words are not to be sold.
  ADD COLUMN review_price integer,
  ADD COLUMN review_rule uuid;
ALTER TABLE kept_content ADD CONSTRAINT content_in_review_is_private CHECK (
  CASE WHEN review_is_public IS NULL THEN review_price IS NULL AND review_rule IS NULL
    ELSE NOT is_public AND trashed_is_public IS NOT TRUE
      AND (review_price IS NULL OR (review_is_public AND review_price BETWEEN 0 AND 100)) END) NOT VALID;
CREATE INDEX content_in_review ON kept_content (created_at, id) WHERE review_is_public IS NOT NULL;
DO $$
BEGIN
  EXECUTE (SELECT 'CREATE OR REPLACE VIEW content AS SELECT ' || string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position)
      || ' FROM kept_content WHERE trashed_at IS NULL'
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'kept_content' AND column_name NOT LIKE 'trashed\_%');
END $$;
