import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { waitFor } from '../wait-for.ts';

/** Where the tests look for PgBouncer: the setting leads to one that the system's packages do not have. */
const program = process.env['TEST_PGBOUNCER'] || 'pgbouncer';

/** The version of the PgBouncer of this machine, such as 1.24; undefined where there is none. */
export const pgbouncerVersion: number | undefined = (() => {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const found = /^PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '');
  return found ? Number(found[1]) * 100 + Number(found[2]) : undefined;
})();

/** From this version on prepared statements are followed. */
export const followsStatements = 121;

/** A running pooler in transaction mode. */
export interface Pooler {
  /** The same database as that of `openPooler`, through the pooler. */
  readonly url: string;
  /** SIGKILL, and it is started again as a service manager does. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface PoolerSettings {
  /** `max_prepared_statements`; older versions know none. */
  readonly preparedStatements?: number;
  /** What it takes from a client that opens a connection, and forgets. */
  readonly ignored?: string;
  /** Connections to the server at most. */
  readonly size?: number;
}

/**
 * Starts a PgBouncer of its own before a database of the test server.
 *
 * @param databaseUrl - address of the database itself
 */
export async function openPooler(databaseUrl: string, settings: PoolerSettings = {}): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'loomlight-pgbouncer-'));
  chmodSync(dir, 0o755);
  const file = join(dir, 'pgbouncer.ini');
  const users = join(dir, 'users.txt');
  writeFileSync(users, `"${decodeURIComponent(target.username)}" "${decodeURIComponent(target.password)}"\n`);
  const prepared = settings.preparedStatements ?? 200;
  writeFileSync(
    file,
    `[databases]
* = host=${target.hostname} port=${target.port || '5432'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${settings.size ?? 20}
max_client_conn = 1000
query_wait_timeout = 10
server_login_retry = 1
${(pgbouncerVersion ?? 0) >= followsStatements ? `max_prepared_statements = ${prepared}` : ''}
${settings.ignored === undefined ? '' : `ignore_startup_parameters = ${settings.ignored}`}
`,
  );
  // It refuses to run as the administrator of the machine.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(program, [...user, file], { stdio: 'ignore' });
    await waitFor('the pooler', () => answers(port), 20_000);
    return child;
  };
  let child = await start();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    restart: async () => {
      await ended(child);
      child = await start();
    },
    close: () => ended(child),
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
