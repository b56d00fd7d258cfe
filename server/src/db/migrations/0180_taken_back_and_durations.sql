-- When who has sent a report took it back while something was hidden because of it: it stays open until somebody has decided (DESK-130).
ALTER TABLE report ADD COLUMN taken_back_at timestamptz;
-- What was hidden for reports that were taken back before this waited for nobody: it does now.
UPDATE report SET state = 'open', taken_back_at = now(), forget_at = NULL
 WHERE state = 'withdrawn' AND forgotten_at IS NULL AND EXISTS (
   SELECT FROM decision d JOIN kept_content c ON c.restricted_by = d.id WHERE d.report_id = report.id);

-- How long the engine took for it, in milliseconds; empty where that is not known (DESK-131).
ALTER TABLE generation_cost ADD COLUMN ms integer CHECK (ms >= 0);
