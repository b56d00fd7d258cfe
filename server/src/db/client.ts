import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
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
}): Connection {
  return connect(
    new pg.Pool({
      connectionString: options.url,
      max: options.max,
      application_name: options.applicationName,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    }),
  );
}

/**
 * The same pool over the embedded database. One connection only: with more of them the protocol streams mix.
 * Never use the PGlite object itself beside this pool: its writes would land inside other people's transactions.
 */
export function connectEmbedded(pglite: PGlite): Connection {
  const connection = connect(
    new pg.Pool({
      // The shim stands in for a socket: pg's types only know real ones.
      ...(createPgConfig(pglite) as unknown as pg.PoolConfig),
      max: 1,
      // A query that waits this long waits for itself: it was sent outside of the transaction that holds the connection.
      connectionTimeoutMillis: 30_000,
      idleTimeoutMillis: 0,
    }),
  );
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await pglite.close();
    },
  };
}

function connect(pool: pg.Pool): Connection {
  // A lost idle connection is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
  return { pool, db, close: () => db.destroy() };
}
