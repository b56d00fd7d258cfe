-- What somebody hides until a report is decided says nothing yet about who has reported it.
ALTER TABLE decision ADD COLUMN is_interim boolean NOT NULL DEFAULT false;
