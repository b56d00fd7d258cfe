-- What became of a task that an engine may want to be paid for, once somebody has looked at its invoice (DESK-57).
ALTER TABLE provider_task
  ADD COLUMN settled_as text CHECK (settled_as IN ('paid', 'not_charged')),
  ADD COLUMN settled_by uuid REFERENCES users (id),
  ADD COLUMN settled_at timestamptz;
ALTER TABLE provider_task ADD CONSTRAINT provider_task_settled_by_somebody
  CHECK ((settled_as IS NULL) = (settled_by IS NULL) AND (settled_as IS NULL) = (settled_at IS NULL)) NOT VALID;
CREATE INDEX provider_task_in_doubt ON provider_task (ended_at DESC) WHERE state = 'possibly_paid' AND settled_as IS NULL;
