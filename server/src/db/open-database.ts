import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type Connection, connectServer } from './client.ts';
import { lockDataDir } from './owner-lock.ts';
import { explainPooler, refuseUnfitPooler } from './pooler.ts';
import { localSignals, postgresSignals, type Signals } from './signals.ts';

export interface DatabaseSettings {
  /** PostgreSQL server; left out, the database runs inside this process in `dataDir`. */
  readonly url: string | undefined;
  /** The same server without the pooler that `url` leads to; left out, `url` leads to the server itself. */
  readonly directUrl?: string | undefined;
  readonly dataDir: string;
  readonly poolMax: number;
  /** fsync on commit for the embedded database. */
  readonly durable: boolean;
  readonly applicationName: string;
  /** As for a connection (`connectServer`); the embedded database has no limits. */
  readonly unlimited?: boolean;
}

export interface OpenDatabase extends Connection {
  readonly signals: Signals;
  /** The embedded database, to know that it is one; never to be used beside the pool. */
  readonly pglite: PGlite | undefined;
}

/** Opens the database of the configuration, embedded (with the folder's lock) or on a server. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  if (settings.url !== undefined) return openServer({ ...settings, url: settings.url });
  const lock = lockDataDir(settings.dataDir);
  try {
    // Loaded here and only here: a process on a server never pays for a database that it does not open.
    const [{ openEmbedded }, { connectEmbedded }] = await Promise.all([
      import('./embedded.ts'),
      import('./embedded-client.ts'),
    ]);
    const pglite = await openEmbedded({ dir: join(settings.dataDir, 'database'), durable: settings.durable });
    const connection = connectEmbedded(pglite);
    return {
      ...connection,
      signals: localSignals(),
      pglite,
      close: async () => {
        await connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openServer(settings: DatabaseSettings & { readonly url: string }): Promise<OpenDatabase> {
  const pooled = settings.directUrl !== undefined;
  const connection = connectServer({
    url: settings.url,
    max: settings.poolMax,
    applicationName: settings.applicationName,
    unlimited: settings.unlimited ?? false,
    pooled,
  });
  try {
    const signals = await postgresSignals({ url: settings.directUrl ?? settings.url, pool: connection.pool });
    const close = async (): Promise<void> => {
      await signals.close();
      await connection.close();
    };
    try {
      if (pooled) await refuseUnfitPooler(connection.pool);
    } catch (error) {
      await signals.close();
      throw error;
    }
    return { ...connection, signals, pglite: undefined, close };
  } catch (error) {
    await connection.close();
    throw explainPooler(error);
  }
}
