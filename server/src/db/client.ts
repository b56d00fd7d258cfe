import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { answerLimit, connectionLimits, OwnClient, sessionLimits } from './own-client.ts';
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
  /** The address is that of a pooler, which takes no limits from us: they are the role's (`refuseUnfitPooler`). */
  readonly pooled?: boolean;
  /** For who asks elsewhere when it takes longer, to connect as well as to answer; nothing can be written there. */
  readonly readsWithinMs?: number;
  /**
   * Looks at each connection before anything is asked on it. A promise is waited for (the library's types do not say so): where it rejects,
   * the connection is closed, and whoever wanted it gets the failure.
   */
  readonly onConnect?: (client: pg.ClientBase) => unknown;
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
      ...(options.unlimited ? {} : answerLimit),
      ...(options.pooled ? {} : limitsOf(options)),
      ...(options.readsWithinMs === undefined ? {} : readingLimits(options.readsWithinMs)),
      ...(options.onConnect && { onConnect: options.onConnect }),
      ...(options.queryTimeoutMs === undefined ? {} : { query_timeout: options.queryTimeoutMs }),
    }),
  );
}

/** What the planner takes for dear is short here: compiling a search takes a hundred times as long as running it. */
const uncompiled = '-c jit=off';

function limitsOf({ unlimited = false }: { readonly unlimited?: boolean }): pg.ClientConfig {
  if (!unlimited) return { ...sessionLimits, options: uncompiled };
  const { idle_in_transaction_session_timeout } = sessionLimits;
  // The role may have a limit of its own, where a pooler stands before the server.
  return { idle_in_transaction_session_timeout, options: `-c statement_timeout=0 ${uncompiled}` };
}

/** The server gives up as well: what nobody waits for any more would go on there. */
function readingLimits(withinMs: number): pg.PoolConfig {
  return {
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
    statement_timeout: withinMs,
    options: `-c default_transaction_read_only=on ${uncompiled}`,
  };
}

/** The typed builder over a pool. */
export function connect(pool: pg.Pool): Connection {
  // A lost idle connection is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });
  return { pool, db, close: () => db.destroy() };
}
