-- Refunds that administrators ask for. The id is the key under which the provider is asked: a crash asks twice and pays once. What has gone back is
-- told by the provider alone.
CREATE TABLE refund_request (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES payment_order (id),
  cents integer NOT NULL CHECK (cents > 0),
  asked_by uuid NOT NULL REFERENCES users (id),
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'asking' CHECK (state IN ('asking', 'asked', 'refused')),
  provider_id text CONSTRAINT refund_request_provider_id_unique UNIQUE,
  error text,
  CONSTRAINT refund_request_asked_has_id CHECK ((state = 'asked') = (provider_id IS NOT NULL))
);
-- One at a time: what is left is only known when the one before was answered.
CREATE UNIQUE INDEX refund_request_asking ON refund_request (order_id) WHERE state = 'asking';
CREATE INDEX refund_request_by_order ON refund_request (order_id, asked_at);
CREATE INDEX refund_request_by_asker ON refund_request (asked_by);

-- Payments that did not fit are ticked off by somebody who has looked, with a note.
ALTER TABLE payment_event
  ADD COLUMN seen_by uuid REFERENCES users (id),
  ADD COLUMN seen_at timestamptz,
  ADD COLUMN seen_note text,
  ADD CONSTRAINT payment_event_seen_with_note CHECK ((seen_at IS NULL) = (seen_note IS NULL));
CREATE INDEX payment_event_unfit ON payment_event (received_at, id)
  WHERE seen_at IS NULL AND outcome IN ('unknown_order', 'wrong_mode', 'mismatch', 'deleted_account');
CREATE INDEX payment_event_seen_by ON payment_event (seen_by) WHERE seen_by IS NOT NULL;
CREATE INDEX payment_order_newest ON payment_order (created_at DESC, id DESC);
