-- People are told in the bell of what was decided about them, as the mail with the reasons tells them.
ALTER TABLE notification DROP CONSTRAINT notification_kind_check;
ALTER TABLE notification ADD CONSTRAINT notification_kind_check
  CHECK (kind IN ('generation', 'sale', 'favorite', 'payment', 'follow', 'desk', 'decision')) NOT VALID;
ALTER TABLE notification VALIDATE CONSTRAINT notification_kind_check;

-- Of which decision it tells. No reference, as for items.
ALTER TABLE notification ADD COLUMN decision_id uuid;
