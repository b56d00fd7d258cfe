-- What the desk has set for the site while it runs (DESK-84). What has no row here is as the installation was set up; the audit keeps how it was.
CREATE TABLE site_setting (
  name text PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 60),
  value jsonb NOT NULL,
  changed_by uuid NOT NULL REFERENCES users (id),
  changed_at timestamptz NOT NULL
);
