import { readProcessConfig } from './compose/config.ts';
import { ConfigError } from './config/read-env.ts';
import { type App, startApp } from './compose.ts';
import { HalfRestoredError } from './features/backup/index.ts';
import { KeyRefusedError } from './kernel/key-refused.ts';
import { FolderNotPrivateError } from './db/private-folder.ts';
import { DataDirInUseError } from './db/owner-lock.ts';
import { PoolerError } from './db/pooler.ts';
import { StandbyError } from './db/standby.ts';
import { createLogger } from './http/logger.ts';
import type { Config } from './config/config.ts';

/** Longest a stop may take, behind its drain, before the process goes anyway. */
const stopLimitMs = 30_000;

async function main(): Promise<void> {
  // Everything that this process and its helpers make is for its owner alone.
  process.umask(0o077);
  const config = readProcessConfig();
  const logger = createLogger({ level: config.LOG_LEVEL, pretty: !config.production });
  const app = await startApp(config, logger);
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), config.DRAIN_SECONDS * 1000 + stopLimitMs).unref();
    app.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Last: who reads that it is ready may stop it right away.
  announce(config, app);
}

/** What a person at the terminal needs to know; programs read the log. */
function announce(config: Config, app: App): void {
  const own = config.PORT === 0 ? app.address : config.PUBLIC_URL;
  // Once, here and never in the log, which others may read.
  if (app.setupCode !== undefined)
    process.stdout.write(`\n  No administrator yet. Open ${own}/setup and enter ${app.setupCode} (24 hours).\n`);
  if (config.production) return;
  const lines = [`Loomlight is ready: ${own}`];
  if (config.mailbox) lines.push(`Mails arrive here:   ${own}/dev/mailbox`);
  if (app.demoLogIn !== undefined) lines.push(`Demo log-in:         ${app.demoLogIn}`);
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

/** What a data folder that is none, or is not ours, fails with. */
const folderCodes: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOSPC']);

/** One plain sentence for what an operator can mend; the stack only for what nobody foresaw. */
function explain(error: unknown): string {
  if (error instanceof HalfRestoredError) return error.message;
  if (error instanceof PoolerError || error instanceof StandbyError) return error.message;
  if (error instanceof ConfigError) return `The configuration is not right:\n${error.message}`;
  if (error instanceof DataDirInUseError || error instanceof FolderNotPrivateError || error instanceof KeyRefusedError)
    return error.message;
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE')
      return 'The port is in use by another process. Stop it or choose another one with PORT.';
    if (folderCodes.has(String(error.code)))
      return `The data folder cannot be read or written (${error.message}). Choose another one with DATA_DIR or change its owner.`;
    if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND')
      return 'The database of DATABASE_URL does not answer. Start it, or unset DATABASE_URL to use the embedded one.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
