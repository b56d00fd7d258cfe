import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connectionLimits, OwnClient, statementLimits } from './own-client.ts';
import { namingPool } from './prepared.ts';
import type { Db } from './transaction.ts';
import type { Database } from './types.ts';

/** An open database: the pool that everything goes through, and the typed builder over it. */
export interface Connection {
  readonly pool: pg.Pool;
  readonly db: Db;
  close(): Promise<void>;
}

/** Connects to a PostgreSQL server (15 or later). */
export function connectServer(options: {
  readonly url: string;
  readonly max: number;
  readonly applicationName: string;
  /** A statement may take as long as it takes: for changes of the schema and for the operator's commands. */
  readonly unlimited?: boolean;
  /** How long an answer is waited for, in milliseconds, before its connection is cut (tests). */
  readonly queryTimeoutMs?: number;
}): Connection {
  return connect(
    new pg.Pool({
      connectionString: options.url,
      max: options.max,
      application_name: options.applicationName,
      Client: OwnClient,
      ...connectionLimits,
      idleTimeoutMillis: 60_000,
      idle_in_transaction_session_timeout: 15_000,
      ...(options.unlimited ? {} : statementLimits),
      ...(options.queryTimeoutMs === undefined ? {} : { query_timeout: options.queryTimeoutMs }),
    }),
  );
}

/** The typed builder over a pool. */
export function connect(pool: pg.Pool): Connection {
  // A lost idle connection is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
  return { pool, db, close: () => db.destroy() };
}
