-- What becomes of a package of credits and when: plan and history in one. A change is taken over by whoever reads packages from its minute on.
CREATE TABLE package_change (
  id uuid PRIMARY KEY,
  package_id text NOT NULL,
  effective_at timestamptz NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  credits integer NOT NULL CHECK (credits > 0),
  price_cents integer NOT NULL CHECK (price_cents > 0),
  currency text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
  is_active boolean NOT NULL,
  made_by uuid NOT NULL REFERENCES users (id),
  made_at timestamptz NOT NULL,
  applied_at timestamptz,
  cancelled_at timestamptz,
  CONSTRAINT package_change_ends_once CHECK (applied_at IS NULL OR cancelled_at IS NULL)
);
CREATE INDEX package_change_due ON package_change (effective_at, id) WHERE applied_at IS NULL AND cancelled_at IS NULL;
CREATE INDEX package_change_by_package ON package_change (package_id, effective_at DESC);
CREATE INDEX package_change_by_maker ON package_change (made_by);
