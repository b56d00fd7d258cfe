import type pg from 'pg';

/** So many finished public images of one new person, whose counters alone matter; answers their ids. */
export async function someItems(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `WITH person AS (
      INSERT INTO users (id, email, email_key, username, username_key, created_at)
      VALUES (gen_random_uuid(), 'a@b.cd', 'a@b.cd', 'Ada', 'ada', now()) RETURNING id),
    made AS (
      INSERT INTO kept_content (id, user_id, content_type, prompt, style, seed, width, height, model, engine, credits_used, status, is_public,
        media_key, small_key, created_at, deadline_at, enqueued_at)
      SELECT gen_random_uuid(), person.id, 'image', 'words', 'none', 1, 64, 64, 'm', 'e', 1, 'completed', true, 'k', 's', now(), now(), now()
      FROM person, generate_series(1, $1::int) RETURNING id, user_id)
    INSERT INTO content_stats (content_id, owner_id) SELECT id, user_id FROM made RETURNING content_id AS id`,
    [count],
  );
  return rows.map((row) => row.id);
}
