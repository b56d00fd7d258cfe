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
  startPostgres,
} from './postgres-server.ts';

/** A primary and a standby that has confirmed what the primary acknowledges. */
export interface PostgresPair {
  /** Address of the database on the primary. */
  readonly primaryUrl: string;
  /** The same on the standby, which can be written to once it is promoted. */
  readonly standbyUrl: string;
  /** Every process of the primary is gone at once. */
  killPrimary(): Promise<void>;
  /** Ends the primary as an administrator would, `fast` (connections are ended) or `immediate` (as after a crash), and starts it again. */
  restartPrimary(how: 'fast' | 'immediate'): Promise<void>;
  /** Stops or starts the standby; without it the primary acknowledges nothing. */
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both on free ports in a folder of their own; a few seconds. */
export async function openPostgresPair(): Promise<PostgresPair> {
  const dir = folderForServers('pair');
  const [first, second] = [folderOf(dir, 'primary'), folderOf(dir, 'standby')];
  initPostgres(first, 'wal_log_hints = on');
  let primary = await startPostgres(first);
  copyPostgres(primary, second, '-R', '-X', 'stream');
  let standby = await startPostgres(second);
  await askPostgres(primary.url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
  await askPostgres(primary.url, 'SELECT pg_reload_conf()');
  await waitFor(
    'the standby to confirm',
    async () =>
      (await askPostgres(primary.url, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).rowCount === 1,
    30_000,
  );
  await askPostgres(primary.url, 'CREATE DATABASE loomlight');
  return {
    primaryUrl: inDatabase(primary.url, 'loomlight'),
    standbyUrl: inDatabase(standby.url, 'loomlight'),
    killPrimary: () => killPostgres(primary),
    restartPrimary: async (how) => {
      const exit = once(primary.child, 'exit');
      primary.child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await exit;
      primary = await startPostgres(first, Number(new URL(primary.url).port));
    },
    stopStandby: () => killPostgres(standby),
    startStandby: async () => {
      standby = await startPostgres(second, Number(new URL(standby.url).port));
    },
    promote: async () => {
      await askPostgres(standby.url, 'SELECT pg_promote()');
      await waitFor('the standby to be the primary', async () => {
        const { rows } = await askPostgres<{ is_standby: boolean }>(
          standby.url,
          'SELECT pg_is_in_recovery() AS is_standby',
        );
        return rows[0]?.is_standby === false;
      });
    },
    close: async () => {
      await killPostgres(primary);
      await killPostgres(standby);
    },
  };
}
