import type pg from 'pg';

/** Every row of every table, as its table's name and its text; words that were published lie singly in an index of words, by nobody. */
export async function everyRow(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    "SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss') AND tablename <> 'listing_word'",
  );
  const parts: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM "${schema}"."${name}" AS t`);
    parts.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return parts;
}
