import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openFileObjectStore } from '../adapters/object-store/file-object-store.ts';
import type { Config } from '../config/config.ts';
import { connectServer } from '../db/client.ts';
import { openDatabase, type OpenDatabase } from '../db/open-database.ts';
import { makePrivate } from '../db/private-folder.ts';
import { knownMigrations } from '../db/migrate.ts';
import { openStandby, type Standby } from '../db/standby.ts';
import type { Db } from '../db/transaction.ts';
import { type JobQueue, openQueue } from '../jobs/queue.ts';
import type { ObjectStore } from '../ports/object-store.ts';

const pollSeconds = 2;

/** Opens the database, after the data folder has been closed to everybody but its owner. */
export async function openConfigured(config: Config, { unlimited = false } = {}): Promise<OpenDatabase> {
  makePrivate(config.DATA_DIR);
  return openDatabase({
    unlimited,
    // What may take long, and what may hold on to a session, goes to the server itself.
    url: unlimited ? serverUrl(config) : config.DATABASE_URL,
    directUrl: unlimited ? undefined : config.DATABASE_DIRECT_URL,
    dataDir: config.DATA_DIR,
    poolMax: config.DATABASE_POOL,
    durable: config.DURABLE_WRITES,
    applicationName: `loomlight-${config.ROLE}`,
  });
}

/** The address of the server itself, also where a pooler stands before it. */
function serverUrl(config: Config): string | undefined {
  return config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
}

/** Runs what takes longer than a request may, such as a change of a large table: on a connection of its own without limits. */
export async function withoutLimits<T>(
  config: Config,
  database: OpenDatabase,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const url = serverUrl(config);
  if (url === undefined) return work(database.db);
  const applicationName = `loomlight-${config.ROLE}-long`;
  const connection = connectServer({ url, max: 2, applicationName, unlimited: true });
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

/** The standby that guests read from; undefined where there is none. Throws for one of another database (SCALE-64). */
export async function openConfiguredStandby(
  config: Config,
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<Standby | undefined> {
  const { DATABASE_READ_URL: url } = config;
  const primaryUrl = serverUrl(config);
  if (url === undefined || primaryUrl === undefined) return undefined;
  return openStandby({
    url,
    primaryUrl,
    max: config.DATABASE_POOL,
    newestMigration: knownMigrations().at(-1)?.name ?? '',
    onChange: (reason) =>
      reason === undefined
        ? logger.info('guests read from the standby')
        : logger.warn({ reason }, 'guests read from the primary alone'),
  });
}

export function openConfiguredQueue(
  config: Config,
  database: OpenDatabase,
  logger: Pick<Logger, 'warn'>,
  replace: { readonly pollSeconds?: number } = {},
): Promise<JobQueue> {
  return openQueue({
    database:
      config.DATABASE_URL === undefined
        ? { db: { executeSql: (text, values) => database.pool.query(text, values) } }
        : {
            connectionString: config.DATABASE_URL,
            // A process that takes no jobs asks the queue for its health alone.
            max: config.ROLE === 'api' ? 1 : 4,
            pooled: config.DATABASE_DIRECT_URL !== undefined,
          },
    backend: config.embedded ? 'pglite' : 'postgres',
    signals: database.signals,
    pollSeconds: replace.pollSeconds ?? pollSeconds,
    onError: (error) => logger.warn({ err: error }, 'queue trouble'),
  });
}

/** Media as files in the data folder, or in a bucket: the SDK is loaded only by who uses it. */
export async function openStore(config: Config, logger: Pick<Logger, 'warn'>): Promise<ObjectStore> {
  if (config.STORAGE === 'file')
    return openFileObjectStore({ dir: join(config.DATA_DIR, 'media'), secret: config.TOKEN_SECRET });
  const { allowUploadsFrom, openS3ObjectStore } = await import('../adapters/object-store/s3-object-store.ts');
  const settings = {
    endpoint: config.S3_ENDPOINT ?? '',
    region: config.S3_REGION,
    bucket: config.S3_BUCKET ?? '',
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    publicUrl: config.S3_PUBLIC_URL,
    secret: config.TOKEN_SECRET,
  };
  if (config.S3_PUBLIC_URL !== undefined && config.ROLE !== 'worker')
    await allowUploadsFrom(settings, new URL(config.PUBLIC_URL).origin).catch((error: unknown) =>
      logger.warn({ err: error }, 'the bucket does not let us say who may send uploads; see docs/operating.md'),
    );
  return openS3ObjectStore(settings);
}

/** Beside the media, where moving a file there costs nothing; anywhere else when they are kept elsewhere. */
export function workDir(config: Config): string {
  return config.STORAGE === 's3' ? join(tmpdir(), 'loomlight-work') : join(config.DATA_DIR, 'work');
}
