-- Until when a process holds a mail to send it: told apart from a pause after a failure, so that the next start of a product
-- that owns its database gives the mails of the dead one back at once.
ALTER TABLE mail_outbox ADD COLUMN lease_until timestamptz;
