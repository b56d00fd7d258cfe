-- Everything that is told is written here and nowhere else: how a cause is kept from being told twice is for the database alone to know, so that it can
-- become another way without a release that is still running. Administrators are told once for each cause, whatever they wish to be told.
CREATE FUNCTION tell_desk(people uuid[], of_type text, by_cause text, at_time timestamptz) RETURNS SETOF uuid LANGUAGE sql AS $$
  INSERT INTO notification (user_id, kind, type, cause, created_at)
  SELECT id, 'desk', of_type, by_cause, at_time FROM unnest(people) AS told (id) ORDER BY id
  ON CONFLICT (user_id, cause) DO NOTHING RETURNING user_id
$$;
