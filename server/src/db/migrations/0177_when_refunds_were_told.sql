-- When a refund was first told of: what went back within a day is asked for by it. Nobody knows it of those that were told before.
ALTER TABLE payment_refund ADD COLUMN told_at timestamptz;
CREATE INDEX payment_refund_told ON payment_refund (told_at) WHERE told_at IS NOT NULL;
