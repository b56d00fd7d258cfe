-- How much waits to be made, for metrics and for a scaler of workers, whose role may read this view and nothing else. The rows are few:
-- content_unfinished holds what is not finished and nothing else.
CREATE VIEW waiting_work AS
  SELECT kind.content_type,
         count(content.id) FILTER (WHERE content.status IN ('pending', 'queued'))::int AS waiting,
         count(content.id) FILTER (WHERE content.status IN ('running', 'processing'))::int AS running,
         greatest(0, extract(epoch FROM now() - min(content.enqueued_at) FILTER (WHERE content.status IN ('pending', 'queued'))))::float8
           AS oldest_seconds
    FROM (VALUES ('image'), ('video')) AS kind (content_type)
    LEFT JOIN kept_content AS content
      ON content.content_type = kind.content_type AND content.status NOT IN ('completed', 'succeeded', 'failed')
   GROUP BY kind.content_type;
