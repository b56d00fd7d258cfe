import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { waitFor } from '../wait-for.ts';
import { freePort } from './free-port.ts';

const folder = '/usr/lib/postgresql';
const versions = existsSync(folder)
  ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'bin/initdb')))
  : [];
const bin = join(folder, versions.toSorted((a, b) => Number(b) - Number(a))[0] ?? '', 'bin');

/** Why servers of PostgreSQL cannot be started here; undefined where they can. */
export const postgresMissing =
  versions.length > 0 ? undefined : 'the programs of PostgreSQL are not installed (package postgresql)';

/** Whom the server is started as: it refuses to run as the administrator of the machine. */
const owner = (() => {
  if (process.getuid?.() !== 0 || postgresMissing) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  return { uid: uid ?? 0, gid: gid ?? 0 };
})();

/** A server of PostgreSQL that a test has started. */
export interface PostgresServer {
  readonly child: ChildProcess;
  /** Address of its database `postgres`. */
  readonly url: string;
}

/** A folder for what a test starts, which the servers may enter. */
export function folderForServers(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), `loomlight-${name}-`));
  chmodSync(dir, 0o755);
  return dir;
}

/** A folder inside that belongs to the servers alone. */
export function folderOf(dir: string, name: string): string {
  const path = join(dir, name);
  mkdirSync(path, { mode: 0o700 });
  if (owner) chownSync(path, owner.uid, owner.gid);
  return path;
}

/** Runs a program with the rights of the servers; throws with what it says when it fails. */
export function runAsServer(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { ...owner, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed:\n${stderr}`);
}

/** Starts the server of a folder, on the wanted port or a free one; ready when it answers. Throws with what it has said when it ends before. */
export async function startPostgres(dir: string, wanted?: number): Promise<PostgresServer> {
  const port = wanted ?? (await freePort());
  const child = spawn(join(bin, 'postgres'), ['-D', dir, '-p', String(port)], {
    ...owner,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-4_000);
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitFor('the server', async () => {
    if (child.exitCode !== null) throw new Error(`The server has ended:\n${said}`);
    return askPostgres(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
  });
  return { child, url };
}

/** One statement on a connection of its own. */
export async function askPostgres<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query<Row>(statement);
  } finally {
    await client.end();
  }
}

/** Ends a server as when the machine is gone: first nobody is made any more, then nobody is left. */
export async function killPostgres({ child }: PostgresServer): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGSTOP');
  spawnSync('pkill', ['-KILL', '-P', String(child.pid)]);
  child.kill('SIGKILL');
  await exit;
}

/** Stops every process of a server where it is, or lets them go on. */
export function signalPostgres({ child }: PostgresServer, signal: 'STOP' | 'CONT'): void {
  child.kill(`SIG${signal}`);
  spawnSync('pkill', [`-${signal}`, '-P', String(child.pid)]);
}

/** Makes the files of a new server, with these settings besides. The machine stays: what a killed server has written is there without waiting for the disk. */
export function initPostgres(dir: string, settings: string): void {
  runAsServer(
    join(bin, 'initdb'),
    '-D',
    dir,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C',
  );
  appendFileSync(
    join(dir, 'postgresql.conf'),
    `\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\nmax_connections = 60\n${settings}\n`,
  );
}

/** Copies the files of a running server into an empty folder, with these options of `pg_basebackup` besides. */
export function copyPostgres(server: PostgresServer, into: string, ...options: string[]): void {
  const { hostname, port } = new URL(server.url);
  const from = ['-h', hostname, '-p', port, '-U', 'postgres'];
  runAsServer(join(bin, 'pg_basebackup'), ...from, '-D', into, '-c', 'fast', ...options);
}

/** The same address with another database. */
export function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}
