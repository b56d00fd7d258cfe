import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
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
}): Connection {
  return connect(
    new pg.Pool({
      connectionString: options.url,
      max: options.max,
      application_name: options.applicationName,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
      ...(options.unlimited ? {} : limits),
    }),
  );
}

const limits = {
  statement_timeout: 15_000,
  // The server's own limit does not help when the server itself has stopped answering.
  query_timeout: 20_000,
};

/** The typed builder over a pool. */
export function connect(pool: pg.Pool): Connection {
  // A lost idle connection is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
  return { pool, db, close: () => db.destroy() };
}
