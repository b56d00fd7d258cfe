-- What people report, what was frozen of it, what was decided, and how that was appealed. Nothing here refers to an item: items may go.
CREATE TABLE report (
  id uuid PRIMARY KEY,
  -- Told to whoever reports; drawn, so that nobody counts reports by it.
  number text NOT NULL CONSTRAINT report_number_unique UNIQUE,
  category text NOT NULL CHECK (category IN ('intimate_image', 'minor_safety', 'copyright', 'personal_data', 'hate_violence', 'fraud', 'other')),
  -- Words and contact are emptied some time after the last decision can be appealed.
  explanation text NOT NULL,
  reporter_name text,
  reporter_email text,
  reporter_id uuid REFERENCES users (id),
  capacity text NOT NULL CHECK (capacity IN ('concerned', 'acting_for', 'rights_owner', 'authority', 'somebody_else')),
  signature text,
  good_faith_at timestamptz NOT NULL,
  -- A keyed hash of the network it came from, for the limits of what is hidden by itself.
  network_key text,
  -- The puzzle that was solved for it, once; and what was sent with it, so that the same finds the first answer.
  challenge_hash bytea CONSTRAINT report_challenge_once UNIQUE,
  body_hash bytea,
  received_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  alarm_stage integer NOT NULL DEFAULT 0,
  auto_hidden_at timestamptz,
  -- The limits have left it to people.
  left_to_people_at timestamptz,
  assigned_to uuid REFERENCES users (id),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'decided', 'withdrawn')),
  decided_at timestamptz,
  answer text,
  forget_at timestamptz,
  forgotten_at timestamptz,
  CONSTRAINT report_decided_at_once CHECK ((state = 'decided') = (decided_at IS NOT NULL))
);
CREATE INDEX report_due ON report (due_at, id) WHERE state = 'open';
CREATE INDEX report_newest ON report (received_at DESC, id DESC);
CREATE INDEX report_by_reporter ON report (reporter_id, received_at DESC) WHERE reporter_id IS NOT NULL;
CREATE INDEX report_by_email ON report (lower(reporter_email), received_at DESC) WHERE reporter_email IS NOT NULL;
CREATE INDEX report_to_forget ON report (forget_at) WHERE forget_at IS NOT NULL AND forgotten_at IS NULL;

CREATE TABLE evidence (
  id uuid PRIMARY KEY,
  content_id uuid NOT NULL,
  content_type text NOT NULL CHECK (content_type IN ('image', 'video')),
  owner_id uuid NOT NULL,
  -- Empty where the item had no media.
  media_key text,
  small_key text,
  -- The item as it was, its words among it.
  row jsonb NOT NULL,
  sha256 bytea,
  media_state text NOT NULL CHECK (media_state IN ('copying', 'kept', 'gone')),
  taken_at timestamptz NOT NULL,
  -- Shown to nobody at the desk.
  sealed boolean NOT NULL,
  keep_until timestamptz
);
-- A hundred reports freeze an item once.
CREATE UNIQUE INDEX evidence_once ON evidence (content_id) WHERE media_state <> 'gone';
CREATE INDEX evidence_copying ON evidence (taken_at) WHERE media_state = 'copying';
CREATE INDEX evidence_over ON evidence (keep_until) WHERE media_state = 'kept';
CREATE INDEX evidence_by_owner ON evidence (owner_id);

CREATE TABLE report_item (
  report_id uuid NOT NULL REFERENCES report (id),
  no integer NOT NULL,
  address text NOT NULL,
  content_id uuid,
  -- Whose it is, or who is named.
  subject_id uuid,
  found boolean NOT NULL,
  evidence_id uuid REFERENCES evidence (id),
  PRIMARY KEY (report_id, no)
);
CREATE INDEX report_item_by_content ON report_item (content_id) WHERE content_id IS NOT NULL;
CREATE INDEX report_item_by_subject ON report_item (subject_id) WHERE subject_id IS NOT NULL;
CREATE INDEX report_item_by_evidence ON report_item (evidence_id) WHERE evidence_id IS NOT NULL;

CREATE TABLE report_message (
  id uuid PRIMARY KEY,
  report_id uuid NOT NULL REFERENCES report (id),
  at timestamptz NOT NULL,
  from_reporter boolean NOT NULL,
  author_id uuid REFERENCES users (id),
  text text NOT NULL
);
CREATE INDEX report_message_of ON report_message (report_id, id);

-- What was decided about what somebody has made: one for each person concerned by an act.
CREATE TABLE decision (
  id uuid PRIMARY KEY,
  report_id uuid REFERENCES report (id),
  user_id uuid NOT NULL REFERENCES users (id),
  action text NOT NULL CHECK (action IN ('none', 'hide', 'remove', 'withdraw_words', 'lift')),
  ground text CHECK (ground IN ('law', 'terms')),
  ground_ref text NOT NULL DEFAULT '',
  facts text NOT NULL DEFAULT '',
  redress text NOT NULL DEFAULT '',
  detected_by text NOT NULL CHECK (detected_by IN ('notice', 'own', 'automated')),
  taken_by text NOT NULL CHECK (taken_by IN ('person', 'automated')),
  territory text NOT NULL DEFAULT 'everywhere',
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz NOT NULL,
  appeal_until timestamptz,
  -- The decision that lifted it, or that took its place.
  reversed_by uuid REFERENCES decision (id),
  reversed_at timestamptz,
  -- Who restricts says why: no statement of reasons has an empty part.
  CONSTRAINT decision_has_reasons CHECK (action IN ('none', 'lift') OR (ground IS NOT NULL AND ground_ref <> '' AND facts <> '' AND appeal_until IS NOT NULL)),
  CONSTRAINT decision_by_somebody CHECK ((taken_by = 'person') = (decided_by IS NOT NULL))
);
CREATE INDEX decision_by_report ON decision (report_id);
CREATE INDEX decision_by_user ON decision (user_id, decided_at DESC);
CREATE INDEX decision_by_time ON decision (decided_at);

CREATE TABLE decision_item (
  decision_id uuid NOT NULL REFERENCES decision (id),
  content_id uuid NOT NULL,
  action text NOT NULL CHECK (action IN ('none', 'hide', 'remove', 'withdraw_words')),
  -- Visibility, lock and price from before; empty where nothing was restricted.
  before jsonb,
  restored_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (decision_id, content_id)
);
CREATE INDEX decision_item_by_content ON decision_item (content_id);

CREATE TABLE appeal (
  id uuid PRIMARY KEY,
  decision_id uuid NOT NULL REFERENCES decision (id) CONSTRAINT appeal_once UNIQUE,
  text text NOT NULL,
  received_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'upheld', 'reversed')),
  decided_by uuid REFERENCES users (id),
  decided_at timestamptz,
  answer text,
  CONSTRAINT appeal_decided_at_once CHECK ((state = 'open') = (decided_at IS NULL))
);
CREATE INDEX appeal_open ON appeal (due_at) WHERE state = 'open';

-- A restricted item is private by another hand: its owner cannot publish it, and the database holds to it whoever writes.
ALTER TABLE kept_content
  ADD COLUMN restricted_by uuid,
  ADD COLUMN restricted_as text;
ALTER TABLE kept_content ADD CONSTRAINT content_restricted_is_private CHECK (
  CASE WHEN restricted_by IS NULL THEN restricted_as IS NULL
    ELSE restricted_as IN ('hidden', 'removed') AND NOT is_public AND trashed_is_public IS NOT TRUE END) NOT VALID;
CREATE INDEX content_restricted ON kept_content (restricted_by) WHERE restricted_by IS NOT NULL;
DO $$
BEGIN
  EXECUTE (SELECT 'CREATE OR REPLACE VIEW content AS SELECT ' || string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position)
      || ' FROM kept_content WHERE trashed_at IS NULL'
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'kept_content' AND column_name NOT LIKE 'trashed\_%');
END $$;

-- Media are copied as well as moved.
ALTER TABLE media_task
  DROP CONSTRAINT media_task_action_check,
  DROP CONSTRAINT media_task_move_has_target,
  ADD CONSTRAINT media_task_action_check CHECK (action IN ('move', 'copy', 'remove', 'strip')),
  ADD CONSTRAINT media_task_has_target CHECK ((action IN ('move', 'copy')) = (target IS NOT NULL));

-- Alarms of the desk stand in the bell of administrators.
ALTER TABLE notification DROP CONSTRAINT notification_kind_check;
ALTER TABLE notification ADD CONSTRAINT notification_kind_check
  CHECK (kind IN ('generation', 'sale', 'favorite', 'payment', 'follow', 'desk')) NOT VALID;
ALTER TABLE notification VALIDATE CONSTRAINT notification_kind_check;
