-- Welcome bonuses of which a neighbourhood had too many in a day: somebody gives or refuses them at the desk (DESK-64).
CREATE TABLE withheld_bonus (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  -- What the bonus was on that day.
  credits integer NOT NULL CHECK (credits > 0),
  withheld_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('given', 'refused')),
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  CONSTRAINT withheld_bonus_decided_by_somebody
    CHECK ((decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL))
);
CREATE INDEX withheld_bonus_waiting ON withheld_bonus (withheld_at, user_id) WHERE decision IS NULL;
