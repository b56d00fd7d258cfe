import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { connect, type Connection } from './client.ts';

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
