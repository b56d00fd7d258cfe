import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '../wait-for.ts';
import { freePort } from './free-port.ts';

const shipped = ['haproxy.cfg', 'primary.cfg'].map((name) =>
  join(import.meta.dirname, '../../../../deploy/haproxy', name),
);

/** Why the proxy cannot run here; undefined where it can. */
export const haproxyMissing =
  spawnSync('haproxy', ['-v']).status === 0 ? undefined : 'HAProxy is not installed (package haproxy)';

/** A server of PostgreSQL, and where somebody says whether it is the primary. */
export interface ProxiedDatabase {
  readonly port: number;
  readonly checkPort: number;
}

/** A running proxy with the settings that are shipped. */
export interface Proxy {
  /** Where people come in. */
  readonly address: string;
  /** Port of the primary, whichever it is. */
  readonly databasePort: number;
  /** SIGKILL, and it is started again as a service manager does. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts HAProxy by the settings of deploy/haproxy, with these processes and servers of PostgreSQL on this machine and without TLS. */
export async function openProxy(parts: {
  readonly apis: readonly number[];
  readonly databases?: readonly ProxiedDatabase[];
}): Promise<Proxy> {
  const [port, databasePort] = [await freePort(), await freePort()];
  const file = join(mkdtempSync(join(tmpdir(), 'loomlight-haproxy-')), 'haproxy.cfg');
  writeFileSync(file, settingsFor({ apis: parts.apis, databases: parts.databases ?? [], port, databasePort }));
  let child = await started(file, port);
  return {
    address: `http://127.0.0.1:${port}`,
    databasePort,
    restart: async () => {
      await ended(child);
      child = await started(file, port);
    },
    close: () => ended(child),
  };
}

/** The shipped settings, in which only places are others: where it listens, whom it leads to, and how many it may hold on this machine. */
function settingsFor(places: {
  readonly apis: readonly number[];
  readonly databases: readonly ProxiedDatabase[];
  readonly port: number;
  readonly databasePort: number;
}): string {
  const { apis, databases, port, databasePort } = places;
  const changes: readonly (readonly [RegExp, string])[] = [
    [/^ {2}maxconn 20000\n/m, '  maxconn 1000\n'],
    [/^ {2}log stdout .*\n/m, ''],
    [/^ {2}bind :80\n {2}bind :443 .*\n/m, `  bind 127.0.0.1:${port}\n`],
    [/^ {2}http-request redirect scheme https .*\n/m, ''],
    [/(?:^ {2}server api.*\n)+/m, apis.map((api, index) => `  server api${index} 127.0.0.1:${api} check\n`).join('')],
    [/^ {2}bind 127\.0\.0\.1:5432\n/m, `  bind 127.0.0.1:${databasePort}\n`],
    [
      /(?:^ {2}server db.*\n)+/m,
      databases
        .map((database, index) => `  server db${index} 127.0.0.1:${database.port} check port ${database.checkPort}\n`)
        .join(''),
    ],
  ];
  let text = shipped.map((path) => readFileSync(path, 'utf8')).join('\n');
  for (const [from, to] of changes) {
    if (!from.test(text)) throw new Error(`deploy/haproxy has nothing like ${String(from)}.`);
    text = text.replace(from, to);
  }
  return text;
}

async function started(file: string, port: number): Promise<ChildProcess> {
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  await waitFor('the proxy', () => {
    if (child.exitCode !== null) throw new Error(`HAProxy has ended with ${child.exitCode}.`);
    return answers(port);
  });
  return child;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(Boolean(socket.destroy())));
    socket.once('error', () => resolve(false));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
