-- Collections that are brought along with an archive: which of another installation one is, so that it comes once (ADR 50), and how many an import took.
ALTER TABLE collection ADD COLUMN origin_id uuid;
CREATE UNIQUE INDEX collection_brought_once ON collection (owner_id, origin_id) WHERE origin_id IS NOT NULL;
ALTER TABLE archive_import ADD COLUMN collections integer NOT NULL DEFAULT 0;
