import { sql, type RawBuilder } from 'kysely';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { answerLimit, connectionLimits, OwnClient, sessionLimits } from '../db/own-client.ts';
import type { Signals } from '../db/signals.ts';
import type { Db, Tx } from '../db/transaction.ts';
import { atMost } from '../kernel/at-most.ts';

/** Every job of the product and what it carries: ids only, so that no prompt or address ever sits in a queue row. */
export interface JobPayloads {
  'run-generation': { readonly generationId: string };
  'run-film': { readonly generationId: string };
}
export type JobName = keyof JobPayloads;
export const jobNames = ['run-generation', 'run-film'] as const satisfies readonly JobName[];

export interface SendOptions {
  /** Higher runs earlier; 0 is what people wait for, below it is background work. */
  readonly priority?: number;
  /**
   * In SQL: how many others of the same sender come before. Each lowers the priority by one, so that everybody's first
   * job runs before anybody's second.
   */
  readonly behind?: RawBuilder<number>;
}

export interface WorkOptions {
  /** How many jobs of this name one process runs at once. */
  readonly concurrency: number;
}

export type JobHandler<N extends JobName> = (payload: JobPayloads[N], signal: AbortSignal) => Promise<void>;

/** The queue behind a narrow interface: send in the caller's transaction, work, wake. */
export interface JobQueue {
  /**
   * The statement that adds jobs, to be run inside the caller's own statement or transaction,
   * so that the jobs exist exactly if the rest does. Call `wake` after the commit.
   */
  insertion<N extends JobName>(
    name: N,
    payloads: readonly JobPayloads[N][],
    options?: SendOptions,
  ): Promise<RawBuilder<unknown>>;
  /** Adds a job in `executor`'s transaction (or at once). Call `wake` after the commit. */
  send<N extends JobName>(executor: Db | Tx, name: N, payload: JobPayloads[N], options?: SendOptions): Promise<void>;
  /** Tells idle workers of every process to look now instead of at their next poll. */
  wake(name: JobName): void;
  /** Runs jobs of this name; once for each name. */
  work<N extends JobName>(name: N, options: WorkOptions, handler: JobHandler<N>): Promise<void>;
  /** Throws while the queue does not answer. */
  check(): Promise<void>;
  /**
   * Takes no further job, waits for running ones up to `graceMs`, then tells them to stop and waits until they have
   * handed back what they hold. Then it ends.
   */
  stop(graceMs: number): Promise<void>;
}

export interface QueueSettings {
  /** How pg-boss reaches the database: the embedded pool, or a small pool of its own. */
  readonly database:
    | { readonly db: NonNullable<ConstructorOptions['db']> }
    | {
        readonly connectionString: string;
        readonly max: number;
        /** The address is that of a pooler, whose sessions have their limits from the role. */
        readonly pooled?: boolean;
        /** How long an answer is waited for, in milliseconds, before its connection is cut (tests). */
        readonly queryTimeoutMs?: number;
      };
  readonly backend: 'postgres' | 'pglite';
  readonly signals: Signals;
  /** Seconds between two polls: the backstop for a wake-up that was lost. */
  readonly pollSeconds: number;
  readonly onError: (error: unknown) => void;
}

/** Attempts are counted, and the pauses between them made, by the generation itself. */
const queueOptions = {
  retryLimit: 5,
  retryDelay: 0,
  retryBackoff: false,
  // Longer than any engine may be given (ENGINE_IMAGE_TIMEOUT_S): the queue never ends an attempt that its lease keeps.
  expireInSeconds: 2 * 3600,
  deleteAfterSeconds: 3600,
};

const wakeChannel = 'loomlight_jobs';
/** How long jobs that were told to stop may take to hand back what they hold. */
const handBackMs = 3_000;

/** Opens the queue (pg-boss on the same database), creates its queues and warms its cache. */
export async function openQueue(settings: QueueSettings): Promise<JobQueue> {
  const boss = await startBoss(settings.database, settings.backend, settings.onError);
  const statements = await captureInsertStatements(boss);
  const workers = new Map<JobName, string[]>();
  const stopping = new AbortController();

  function notifyLocal(name: JobName): void {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
  }
  const unsubscribe = settings.signals.subscribe(wakeChannel, (payload) => {
    const name = jobNames.find((candidate) => candidate === payload);
    if (name) notifyLocal(name);
  });

  const queue: JobQueue = {
    insertion: async (name, payloads, { priority = 0, behind } = {}) => {
      const jobs = JSON.stringify(payloads.map((data, index) => ({ name, data, priority: priority - index })));
      return statements[name](behind ? takingTurns(jobs, behind) : sql`${jobs}`);
    },
    send: async (executor, name, payload, options) => {
      const statement = await queue.insertion(name, [payload], options);
      await statement.execute(executor);
    },
    wake: (name) => {
      settings.signals.publish(wakeChannel, name).catch(settings.onError);
    },
    work: async (name, options, handler) => {
      const ids: string[] = [];
      workers.set(name, ids);
      for (let index = 0; index < options.concurrency; index += 1) {
        const id = await boss.work<JobPayloads[typeof name]>(
          name,
          { batchSize: 1, pollingIntervalSeconds: settings.pollSeconds },
          async (jobs) => {
            try {
              for (const job of jobs) await handler(job.data, AbortSignal.any([job.signal, stopping.signal]));
            } finally {
              // pg-boss sleeps after each job until its next poll; a backlog is drained without that pause.
              notifyLocal(name);
            }
          },
        );
        ids.push(id);
      }
    },
    check: async () => {
      if (!(await boss.isInstalled())) throw new Error('The queue is not there.');
    },
    stop: async (graceMs) => {
      // Not the library's own stop: that fails a running job first and tells its handler afterwards, so that
      // the job is tried again elsewhere while its generation is still held here.
      const ended = Promise.all([...workers.keys()].map((name) => boss.offWork(name)));
      await atMost(graceMs, ended);
      stopping.abort();
      await atMost(handBackMs, ended);
      unsubscribe();
      await boss.stop({ graceful: false, close: true });
    },
  };
  return queue;
}

/** The same jobs, each as much later as others of its sender come before them. */
function takingTurns(jobs: string, behind: RawBuilder<number>): RawBuilder<unknown> {
  return sql`(SELECT jsonb_agg(job || jsonb_build_object('priority', (job->>'priority')::int - ${behind}))
    FROM jsonb_array_elements(${jobs}::text::jsonb) AS job)`;
}

/** Creates the queue's own tables and nothing else (a template for tests). */
export async function installQueueSchema(
  database: QueueSettings['database'],
  backend: QueueSettings['backend'],
): Promise<void> {
  const boss = await startBoss(database, backend, (error) => {
    throw error;
  });
  await boss.stop({ graceful: false, close: true });
}

async function startBoss(
  database: QueueSettings['database'],
  backend: QueueSettings['backend'],
  onError: (error: unknown) => void,
): Promise<PgBoss> {
  const boss = new PgBoss({ ...reach(database), backend, schema: 'pgboss', schedule: false });
  boss.on('error', onError);
  await boss.start();
  for (const name of jobNames) {
    await boss.createQueue(name, queueOptions);
    // Creating leaves a queue of an earlier build as it was; updating brings it to this build's options.
    await boss.updateQueue(name, queueOptions);
  }
  return boss;
}

/** A pool of the queue's own has the limits of every other: the library hands what it is given on to it. */
function reach(database: QueueSettings['database']): ConstructorOptions {
  if ('db' in database) return database;
  const { queryTimeoutMs, pooled = false, ...server } = database;
  const session = pooled ? {} : { statement_timeout: sessionLimits.statement_timeout };
  const limits = { Client: OwnClient, ...connectionLimits, ...answerLimit, ...session, idleTimeoutMillis: 60_000 };
  return { ...server, ...limits, ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }) };
}

/** The insert of one queue, with its jobs as JSON. */
type JobsInsert = (jobs: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * pg-boss writes its insert through whatever `db` it is handed. A `db` that only remembers the text gives us the
 * statement itself: it can then stand inside the one statement that also takes the credits (one round trip), and
 * pg-boss never asks for a second connection while a transaction holds the only one (embedded database).
 */
async function captureInsertStatements(boss: PgBoss): Promise<Record<JobName, JobsInsert>> {
  const capture = async (name: JobName): Promise<JobsInsert> => {
    let text = '';
    await boss.send(
      name,
      {},
      {
        db: {
          executeSql: async (statement: string) => {
            text = statement;
            return { rows: [{ id: '' }] };
          },
        },
      },
    );
    const parts = text.split('$1');
    const [before, after] = parts;
    if (parts.length !== 2 || before === undefined || after === undefined || /\$\d/.test(before + after))
      throw new Error('The queue library writes its jobs differently than this build expects.');
    return (jobs) => sql`${sql.raw(before)}${jobs}${sql.raw(after)}`;
  };
  return { 'run-generation': await capture('run-generation'), 'run-film': await capture('run-film') };
}
