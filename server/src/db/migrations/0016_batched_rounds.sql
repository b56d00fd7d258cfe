-- The hourly round removes the oldest first, a batch at a time: each of its questions has an index.

CREATE INDEX mail_tokens_by_expiry ON mail_tokens (expires_at);
CREATE INDEX sessions_by_end ON sessions (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX sessions_by_age ON sessions (created_at);
CREATE INDEX mail_outbox_sent ON mail_outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX mail_outbox_failed ON mail_outbox (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX mail_outbox_farewells ON mail_outbox (created_at) WHERE kind = 'account_deleted';
CREATE INDEX engine_health_by_age ON engine_health (changed_at);
