import type pg from 'pg';

/**
 * Every row of every table, as its table's name and its text; words that were published lie singly in an index of words, by nobody. A table in parts
 * is read as the whole: the names of parts are those of days, and a server asked on the next day has others.
 */
export async function everyRow(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `SELECT relnamespace::regnamespace::text AS schema, relname AS name FROM pg_class
      WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
        AND relname <> 'listing_word'`,
  );
  const parts: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM "${schema}"."${name}" AS t`);
    parts.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return parts;
}
