import { AppError, errorText } from '../kernel/errors.ts';
import { type Connection, connectServer } from './client.ts';
import { freshnessOf, type Mark, type Place, refusalOf } from './standby.rules.ts';
import type { Db } from './transaction.ts';

/** A server that DATABASE_READ_URL must not lead to; its message is for the operator. */
export class StandbyError extends Error {}

/** What a standby was asked; undefined for what the primary is to be asked. */
type Answered<T> = { readonly answer: T } | undefined;

/** A server of PostgreSQL that follows the primary, a moment behind it. */
export interface Standby {
  /**
   * What `work` finds there; undefined where it is not asked now or has failed, and the primary is to be asked. Whoever waits for it is let go
   * as soon as anything tells that it answers no more, and after two seconds in any case.
   */
  ask<T>(work: (db: Db) => Promise<T>): Promise<Answered<T>>;
  /** By how many seconds it may be behind, as far as is known; grows while it says nothing or is not trusted. */
  lagSeconds(): number;
  close(): Promise<void>;
}

/** It is asked while it lags by less (SCALE-61). */
const lagMaxMs = 5_000;
/** How often is looked where it stands: two questions, one to the primary and one to the standby. */
const lookEveryMs = 1_000;
/** How long it is left alone after it has failed. */
const restMs = 10_000;
/** How long its answer is waited for; usual pages take a few milliseconds. */
const patienceMs = 2_000;
/** So many may wait for each of its connections; who comes on top of them is answered by the primary. */
const waitingPerConnection = 8;

/** The connections that guests read on, for as long as nothing fails on them. */
interface Reading {
  readonly connection: Connection;
  /** The server that was looked at: all of them lead to this one. */
  readonly startedAt: string;
  /** Lets everybody go who waits for an answer. */
  readonly waiting: Set<() => void>;
}

/**
 * Watches a standby and reads from it. What it lags by is known without a clock of either server: the primary says where its log ends, and
 * once the standby has replayed that far, it has all that was acknowledged before the question (decision 182).
 * Throws `StandbyError` when the address leads to another database, or to a pooler; one that is away is looked for again and again.
 */
export async function openStandby(options: {
  readonly url: string;
  /** Address of the primary itself, never of a pooler. */
  readonly primaryUrl: string;
  /** Connections that guests read on at most. */
  readonly max: number;
  /** What the schema of this build ends with. */
  readonly newestMigration: string;
  /** Told whenever reading there begins, without a word, or ends, with the reason. */
  readonly onChange: (reason: string | undefined) => void;
}): Promise<Standby> {
  const { newestMigration } = options;
  const looking = { max: 1, applicationName: 'loomlight-look', readsWithinMs: patienceMs };
  const primary = connectServer({ url: options.primaryUrl, ...looking });
  const standby = connectServer({ url: options.url, ...looking });
  const openedAt = performance.now();
  let marks: readonly Mark[] = [];
  /** All that was acknowledged before is known to be there. */
  let hasAllUntil: number | undefined;
  let reading: Reading | undefined;
  let restsUntil = 0;
  let isLooking = false;
  let isMigrated = false;
  let isClosed = false;
  /** Why it is not read from; undefined while it is. */
  let told: string | undefined = '';

  const tell = (reason: string | undefined): void => {
    if (reason !== told && !isClosed) options.onChange(reason);
    told = reason;
  };
  /** Ends its connections, and lets everybody go who waits on them. */
  const leave = (reason: string): void => {
    const left = reading;
    reading = undefined;
    // Another server may stand at the address afterwards.
    isMigrated = false;
    restsUntil = performance.now() + restMs;
    for (const letGo of left?.waiting ?? []) letGo();
    void left?.connection.close().catch(() => undefined);
    tell(reason);
  };
  const isFresh = (): boolean => hasAllUntil !== undefined && performance.now() - hasAllUntil < lagMaxMs;
  const begin = ({ startedAt }: Place): void => {
    if (isClosed) return;
    if (!isFresh()) return tell('It lags behind by more than five seconds.');
    if (reading && reading.startedAt !== startedAt) return leave(severalServers);
    reading ??= { connection: connectReading(options, startedAt), startedAt, waiting: new Set() };
    tell(undefined);
  };

  /** Throws `StandbyError` for what no waiting makes good. */
  const look = async (): Promise<void> => {
    const askedAt = performance.now();
    // Without it nothing is learned, and what is known of the standby is too old after five seconds.
    const there = await findPlace(primary).catch((error: unknown) => {
      if (!isFresh()) tell(errorText(error));
    });
    if (!there || there.isStandby) return;
    try {
      const here = await findPlace(standby);
      marks = [{ at: askedAt, timeline: there.timeline, position: there.position }, ...marks].slice(0, marksMax);
      const refusal = refusalOf(here, there);
      if (refusal?.isForGood) throw new StandbyError(refusal.reason);
      if (refusal) return leave(refusal.reason);
      hasAllUntil = freshnessOf(here, marks) ?? hasAllUntil;
      isMigrated ||= await hasMigration(standby, newestMigration);
      if (isMigrated) begin(here);
      else tell('It has not replayed the newest changes of the schema.');
    } catch (error) {
      const failure = explainAddress(error);
      leave(errorText(failure));
      if (failure instanceof StandbyError) throw failure;
    }
  };
  const lookInTurn = async (): Promise<void> => {
    if (isLooking || isClosed || performance.now() < restsUntil) return;
    isLooking = true;
    await look().finally(() => {
      isLooking = false;
    });
  };

  const closeLooks = async (): Promise<void> => {
    await Promise.all([primary.close(), standby.close()]);
  };
  await lookInTurn().catch(async (error: unknown) => {
    await closeLooks();
    throw error;
  });
  // What it turns out to be later is told, and ends no process that runs.
  const timer = setInterval(() => void lookInTurn().catch(() => undefined), lookEveryMs);

  return {
    ask: <T>(work: (db: Db) => Promise<T>) => {
      const current = reading;
      if (!current || !isFresh() || current.waiting.size >= options.max * waitingPerConnection)
        return Promise.resolve(undefined);
      return new Promise<Answered<T>>((resolve) => {
        const give = (answered: Answered<T>): void => {
          clearTimeout(limit);
          current.waiting.delete(letGo);
          resolve(answered);
        };
        const letGo = (): void => give(undefined);
        const limit = setTimeout(() => leave('It does not answer.'), patienceMs);
        current.waiting.add(letGo);
        work(current.connection.db).then(
          (answer) => give({ answer }),
          (error: unknown) => {
            // What was begun before it was left says nothing of what has been opened since.
            if (current === reading && !isTheStatements(error)) leave(errorText(error));
            letGo();
          },
        );
      });
    },
    lagSeconds: () => (performance.now() - (hasAllUntil ?? openedAt)) / 1000,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      const left = reading;
      reading = undefined;
      for (const letGo of left?.waiting ?? []) letGo();
      await Promise.all([closeLooks(), left?.connection.close()]);
    },
  };
}

const severalServers = 'DATABASE_READ_URL leads to several servers: what is looked at is not what is read.';

/** Connections that guests read on. Behind one name there may be several servers, of which one alone was looked at. */
function connectReading({ url, max }: { readonly url: string; readonly max: number }, startedAt: string): Connection {
  return connectServer({
    ...{ url, max, applicationName: 'loomlight-reads', readsWithinMs: patienceMs },
    onConnect: async (client) => {
      const { rows } = await client.query<Pick<Place, 'startedAt'>>(`SELECT ${startOfServer}`);
      if (rows[0]?.startedAt !== startedAt) throw new Error(severalServers);
    },
  });
}

/** To the microsecond, so that no two servers have the same. */
const startOfServer = 'pg_postmaster_start_time()::text AS "startedAt"';

/** Marks are a second apart, and older ones than the lag that is allowed tell nothing. */
const marksMax = 8;

/**
 * Where a server stands: one statement for both, so that the same words mean the same. A primary writes its timeline into the names of its
 * files; a standby knows the one of the last checkpoint that it has replayed, or of the last page that it has written.
 */
async function findPlace({ pool }: Connection): Promise<Place> {
  const { rows } = await pool.query<Omit<Place, 'position'> & { position: string | null }>(
    `SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system,
      (SELECT oid::text FROM pg_database WHERE datname = current_database()) AS database,
      pg_is_in_recovery() AS "isStandby", ${startOfServer},
      pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, '0/0') AS position,
      CASE WHEN pg_is_in_recovery()
        THEN (SELECT greatest(timeline_id, min_recovery_end_timeline) FROM pg_control_checkpoint(), pg_control_recovery())
        ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`,
  );
  const [place] = rows;
  if (!place || place.position === null) throw new Error('It does not say how far it has replayed.');
  return { ...place, position: BigInt(place.position) };
}

/** True once a change of the schema has been replayed; a standby of a new installation may have no tables yet. */
async function hasMigration({ pool }: Connection, name: string): Promise<boolean> {
  const there = await pool.query("SELECT FROM pg_class WHERE oid = to_regclass('migration_checksum')");
  if (there.rowCount === 0) return false;
  return (await pool.query('SELECT FROM migration_checksum WHERE name = $1', [name])).rowCount === 1;
}

/** A sentence for an address that leads to a pooler, which takes neither our limits nor that nothing is to be written. */
function explainAddress(error: unknown): unknown {
  if (!(error instanceof Error) || !/unsupported startup parameter/.test(error.message)) return error;
  return new StandbyError('DATABASE_READ_URL leads to a pooler. Set it to the address of the standby itself.', {
    cause: error,
  });
}

/** True for what the primary would say as well, and for a statement that was in the way of what the standby replays: neither tells that it is ill. */
function isTheStatements(error: unknown): boolean {
  if (error instanceof AppError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === '40001' || code.startsWith('22');
}
