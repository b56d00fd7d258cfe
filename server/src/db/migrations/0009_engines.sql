-- Engines that are paid by the task: what we asked them for, and whether it may have cost something.

CREATE TABLE provider_task (
  -- At most one for each generation, ever: whatever fails, nothing is asked for (and paid) twice.
  content_id uuid PRIMARY KEY,
  content_type text NOT NULL CHECK (content_type IN ('image', 'video')),
  engine text NOT NULL,
  model text NOT NULL,
  attempt integer NOT NULL,
  seed bigint NOT NULL,
  -- SHA-256 of what the engine was to be asked, so that a lost start can be recognised and never silently changed.
  request_hash bytea NOT NULL,
  -- What the person was charged.
  credits integer NOT NULL CHECK (credits >= 0),
  -- submitting: being asked, the answer is not known; waiting: certainly not begun, may be asked again; accepted: begun;
  -- delivered: finished and kept; unpaid: certainly without cost; possibly_paid: given up, and it may have a price.
  state text NOT NULL CHECK (state IN ('submitting', 'waiting', 'accepted', 'delivered', 'unpaid', 'possibly_paid')),
  operation jsonb,
  submitted_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT provider_task_accepted_is_known CHECK (state <> 'accepted' OR operation IS NOT NULL OR content_type = 'image')
);
-- One task of a provider belongs to one generation, whoever looks for it.
CREATE UNIQUE INDEX provider_task_operation_once ON provider_task (engine, operation) WHERE operation IS NOT NULL;
CREATE INDEX provider_task_by_state ON provider_task (state, ended_at);

-- How the lines to engines are doing, as each process sees it: for the operator, who may look from another one.
CREATE TABLE engine_health (
  process text NOT NULL,
  content_type text NOT NULL CHECK (content_type IN ('image', 'video')),
  engine text NOT NULL,
  state text NOT NULL CHECK (state IN ('closed', 'probing', 'open')),
  failures integer NOT NULL,
  reason text,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (process, content_type)
);
