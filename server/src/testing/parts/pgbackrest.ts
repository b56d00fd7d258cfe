import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, runAsServer } from './postgres-server.ts';

/** Why nothing can be brought back with pgBackRest on this machine; undefined where it can. */
export const pgbackrestMissing: string | undefined =
  spawnSync('pgbackrest', ['version']).status === 0 ? undefined : 'pgbackrest is not installed (on Debian: pgbackrest)';

/** An archive of pgBackRest for one server. */
export interface Archive {
  /** Settings of the server that is archived. */
  readonly settings: string;
  /** Runs a command of pgBackRest with the rights of the server; throws with what it says when it fails. */
  readonly run: (...words: string[]) => void;
}

/** An encrypted archive under `dir` for the server of the folder `server` at a port, with the settings that docs/operating.md gives. */
export function prepareArchive(
  dir: string,
  { server, port }: { readonly server: string; readonly port: number },
): Archive {
  const [socket, config] = [folderOf(dir, 'socket'), join(dir, 'pgbackrest.conf')];
  const of = (name: string): string => folderOf(dir, name);
  const global = [
    `repo1-path=${of('repository')}`,
    ...['repo1-retention-full=5', 'repo1-cipher-type=aes-256-cbc', 'repo1-cipher-pass=a long secret of this test'],
    ...[
      'start-fast=y',
      'process-max=2',
      `log-path=${of('log')}`,
      `lock-path=${of('lock')}`,
      `spool-path=${of('spool')}`,
    ],
  ];
  const stanza = [`pg1-path=${server}`, `pg1-port=${port}`, `pg1-socket-path=${socket}`, 'pg1-user=postgres'];
  writeFileSync(config, ['[global]', ...global, '', '[loomlight]', ...stanza, ''].join('\n'));
  const words = [`--config=${config}`, '--stanza=loomlight', '--log-level-console=warn'];
  return {
    settings: `unix_socket_directories = '${socket}'\narchive_mode = on\narchive_command = 'pgbackrest ${words.slice(0, 2).join(' ')} archive-push %p'`,
    run: (...command) => runAsServer('pgbackrest', ...words, ...command),
  };
}
