-- What an engine has really charged for a task that is settled as paid, in millionths of a unit of money; empty for its price. The currency
-- stands in generation_cost, with the cost that came of it (DESK-138).
ALTER TABLE provider_task
  ADD COLUMN actual_micros bigint CHECK (actual_micros BETWEEN 0 AND 1000000000),
  ADD COLUMN settled_note text NOT NULL DEFAULT '';
ALTER TABLE provider_task ADD CONSTRAINT provider_task_charged_is_paid
  CHECK (actual_micros IS NULL OR settled_as IS NOT DISTINCT FROM 'paid') NOT VALID;
