import type pg from 'pg';

/** A pooler between us and the server that would lose statements or limits; its message is for the operator. */
export class PoolerError extends Error {}

/** What is told by the signals when nothing that was said is heard (`postgresSignals`). */
export const unheardMessage =
  'Nothing is heard on the connection that listens. DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the address of the server itself. If it is set, it leads to another database than DATABASE_URL.';

/** The same error, or a sentence that says which setting is missing when it is one that only a pooler answers with. */
export function explainPooler(error: unknown): unknown {
  const isPooler = error instanceof Error && /unsupported startup parameter/.test(error.message);
  if (!isPooler) return error;
  return new PoolerError(
    'DATABASE_URL leads to a pooler. Set DATABASE_DIRECT_URL to the address of the server itself: signals, migrations and the commands of the operator need it.',
    { cause: error },
  );
}

/**
 * Throws `PoolerError` for a pooler that does not fit, before anything is asked through it (SCALE-3, SCALE-4): one that does not keep
 * prepared statements apart answers parallel readers with errors, and one whose sessions have no limits lets a statement run for ever.
 *
 * @param pool - connections through the pooler
 */
export async function refuseUnfitPooler(pool: pg.Pool): Promise<void> {
  await refuseMissingLimits(pool);
  await refuseMixedStatements(pool);
}

const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'] as const;

async function refuseMissingLimits(pool: pg.Pool): Promise<void> {
  for (const limit of limits) {
    const { rows } = await pool.query<{ value: string }>('SELECT current_setting($1) AS value', [limit]);
    if (rows[0]?.value === '0')
      throw new PoolerError(
        `Sessions through the pooler have no ${limit}. Give it to the role of DATABASE_URL: ALTER ROLE ... SET ${limit} = '15s'.`,
      );
  }
}

/**
 * Two connections change places at the pooler, and each asks again for what it has prepared: at a pooler that does not follow prepared
 * statements the second asks a session that has never heard of it, or prepares what is there already.
 */
async function refuseMixedStatements(pool: pg.Pool): Promise<void> {
  const [first, second] = await Promise.all([pool.connect(), pool.connect()]);
  const clients = [first, second];
  let broken: Error | undefined;
  try {
    await first.query('BEGIN');
    await second.query('BEGIN');
    await prepared(first, 'loomlight_first');
    await prepared(second, 'loomlight_second');
    // What was let go last is taken first: the first now meets the second's session.
    await first.query('COMMIT');
    await second.query('COMMIT');
    for (const [index, client] of clients.entries()) {
      await client.query('BEGIN');
      await prepared(client, index === 0 ? 'loomlight_first' : 'loomlight_second');
    }
    for (const client of clients) await client.query('COMMIT');
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
  } finally {
    for (const client of clients) client.release(broken ?? false);
  }
  if (broken && /prepared statement/.test(broken.message))
    throw new PoolerError(
      'The pooler of DATABASE_URL does not follow prepared statements. Use PgBouncer 1.21 or later with max_prepared_statements = 200.',
      { cause: broken },
    );
  if (broken) throw broken;
}

async function prepared(client: pg.PoolClient, name: string): Promise<void> {
  await client.query({ name, text: 'SELECT 1', values: [] });
}
