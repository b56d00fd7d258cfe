-- Bodies of an announced upload that were no picture: the third ends its address.

ALTER TABLE upload
  ADD COLUMN failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  DROP CONSTRAINT upload_state_check,
  -- waiting: its address may be used; received: bytes as they were sent; ready: decoded, stripped and stored anew; spent: no picture
  -- came, three times.
  ADD CONSTRAINT upload_state_check CHECK (state IN ('waiting', 'received', 'ready', 'spent'));
