-- Notifications of one kind are a walk of their own, as deep as a page is asked for (KEEP-102).
CREATE INDEX notification_of_kind ON notification (user_id, kind, created_at DESC, id DESC);
