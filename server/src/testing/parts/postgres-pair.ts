import { once } from 'node:events';
import { waitFor } from '../wait-for.ts';
import {
  askPostgres,
  copyPostgres,
  folderForServers,
  folderOf,
  inDatabase,
  initPostgres,
  killPostgres,
  type PostgresServer,
  signalPostgres,
  startPostgres,
} from './postgres-server.ts';

/** A primary and standbys, of which one has always confirmed what the primary acknowledges unless the caller wanted none to. */
export interface PostgresPair {
  /** Address of the database on the primary that was there first. */
  readonly primaryUrl: string;
  /** The same on each standby, which can be written to once it is promoted. */
  readonly standbyUrls: readonly string[];
  /** Every process of the primary is gone at once. */
  killPrimary(): Promise<void>;
  /** Ends the primary as an administrator would, `fast` (connections are ended) or `immediate` (as after a crash), and starts it again. */
  restartPrimary(how: 'fast' | 'immediate'): Promise<void>;
  /** Stops or starts a standby; without any the primary acknowledges nothing. */
  stopStandby(which?: number): Promise<void>;
  startStandby(which?: number): Promise<void>;
  /** Every process of a standby stops where it is, its connections stay open, and nothing is answered; until it goes on. */
  freezeStandby(which?: number): void;
  thawStandby(which?: number): void;
  /** Makes the standby that has received the most the primary, and has the others follow it; answers its address. */
  promote(): Promise<string>;
  close(): Promise<void>;
}

/** Starts all on free ports in a folder of their own; a few seconds. */
export async function openPostgresPair({ standbys = 1, confirming = true } = {}): Promise<PostgresPair> {
  const dir = folderForServers('pair');
  const first = folderOf(dir, 'primary');
  initPostgres(first, 'wal_log_hints = on');
  let primary = await startPostgres(first);
  const folders = Array.from({ length: standbys }, (_, index) => folderOf(dir, `standby${index}`));
  const copies: PostgresServer[] = [];
  for (const folder of folders) {
    copyPostgres(primary, folder, '-R', '-X', 'stream');
    copies.push(await startPostgres(folder));
  }
  if (confirming) {
    await askPostgres(primary.url, "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'");
    await askPostgres(primary.url, 'SELECT pg_reload_conf()');
  }
  await waitFor(
    'the standbys to follow',
    async () => (await askPostgres(primary.url, followers(confirming ? 'quorum' : 'async'))).rowCount === standbys,
    60_000,
  );
  await askPostgres(primary.url, 'CREATE DATABASE loomlight');
  const copy = (which: number): PostgresServer => copies[which] as PostgresServer;
  return {
    primaryUrl: inDatabase(primary.url, 'loomlight'),
    standbyUrls: copies.map(({ url }) => inDatabase(url, 'loomlight')),
    killPrimary: () => killPostgres(primary),
    restartPrimary: async (how) => {
      const exit = once(primary.child, 'exit');
      primary.child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await exit;
      primary = await startPostgres(first, Number(new URL(primary.url).port));
    },
    stopStandby: (which = 0) => killPostgres(copy(which)),
    startStandby: async (which = 0) => {
      copies[which] = await startPostgres(folders[which] ?? '', Number(new URL(copy(which).url).port));
    },
    freezeStandby: (which = 0) => signalPostgres(copy(which), 'STOP'),
    thawStandby: (which = 0) => signalPostgres(copy(which), 'CONT'),
    promote: async () => {
      const next = await furthest(copies);
      await promoted(next);
      for (const other of copies.filter((one) => one !== next && isRunning(one))) await follow(other, next);
      return inDatabase(next.url, 'loomlight');
    },
    close: async () => {
      for (const server of [primary, ...copies]) await killPostgres(server);
    },
  };
}

const followers = (state: 'quorum' | 'async'): string =>
  `SELECT 1 FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = '${state}'`;

const isRunning = ({ child }: PostgresServer): boolean => child.exitCode === null && child.signalCode === null;

/** Any one of them has confirmed each commit: only the one that has received the most has all of them. */
async function furthest(standbys: readonly PostgresServer[]): Promise<PostgresServer> {
  const received = await Promise.all(
    standbys.filter(isRunning).map(async (server) => {
      const { rows } = await askPostgres<{ bytes: string }>(
        server.url,
        "SELECT pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0') AS bytes",
      );
      return { server, bytes: BigInt(rows[0]?.bytes ?? 0) };
    }),
  );
  const [most] = received.toSorted((a, b) => (a.bytes < b.bytes ? 1 : -1));
  if (!most) throw new Error('No standby runs.');
  return most.server;
}

async function promoted({ url }: PostgresServer): Promise<void> {
  await askPostgres(url, 'SELECT pg_promote()');
  await waitFor('the standby to be the primary', async () => {
    const { rows } = await askPostgres<{ is_standby: boolean }>(url, 'SELECT pg_is_in_recovery() AS is_standby');
    return rows[0]?.is_standby === false;
  });
}

async function follow(standby: PostgresServer, primary: PostgresServer): Promise<void> {
  const { hostname, port } = new URL(primary.url);
  await askPostgres(standby.url, `ALTER SYSTEM SET primary_conninfo = 'host=${hostname} port=${port} user=postgres'`);
  await askPostgres(standby.url, 'SELECT pg_reload_conf()');
}
