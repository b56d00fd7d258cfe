import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readProcessConfig } from './compose/config.ts';
import { makeSharedKey } from './compose/signing.ts';
import { openOperator } from './compose/operator.ts';
import { ConfigError } from './config/read-env.ts';
import type { Config } from './config/config.ts';
import { rememberBackup, restoreBackup } from './features/backup/index.ts';
import { verifyLedger } from './features/credits/index.ts';
import { askRunningProduct, type CommandResult, runCommand } from './features/operator/index.ts';
import { createLogger } from './http/logger.ts';
import { errorText } from './kernel/errors.ts';

/** What may be the first that happens in a data folder. */
const beginsHere: ReadonlySet<string> = new Set(['restore', 'migrate']);

/** Through the socket of a running embedded product, else on the database itself. */
async function run(config: Config, words: readonly string[]): Promise<CommandResult> {
  // Before there is a product that could be asked.
  if (words[0] === 'provenance' && words[1] === 'init') return makeKeys(config, words[2]);
  if (config.embedded) {
    const answer = await askRunningProduct(join(config.DATA_DIR, 'operator.sock'), words);
    if (answer) return answer;
  }
  const isRestore = words[0] === 'restore';
  // In a folder of nobody every command would look at a product that it has just made, and find it in order.
  if (
    config.embedded &&
    words.length > 0 &&
    !beginsHere.has(words[0] ?? '') &&
    !existsSync(join(config.DATA_DIR, 'database'))
  )
    return { exitCode: 1, lines: [`There is no product in ${config.DATA_DIR}: give DATA_DIR as the product has it.`] };
  // What a command prints is its result and nothing else.
  const logger = createLogger({ level: 'silent', pretty: false });
  const operator = await openOperator(config, logger, { migrated: !isRestore });
  try {
    return isRestore ? await restore(operator.context, words[1]) : await runCommand(operator.context, words);
  } finally {
    await operator.close();
  }
}

/** Ends by checking every promise of the ledger on what has come back. */
async function restore(
  context: Parameters<typeof restoreBackup>[0] & { readonly secret: string },
  file: string | undefined,
): Promise<CommandResult> {
  if (file === undefined) return { exitCode: 2, lines: ['restore needs the name of a file.'] };
  const { takenAt, tables, media } = await restoreBackup(context, file);
  // What has come back knows of the backups before this one; from this one on somebody has to make the next.
  await rememberBackup(context.db, new Date(takenAt));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const ledger = await verifyLedger(context, context.secret);
  return {
    exitCode: ledger.balanced ? 0 : 1,
    lines: [
      `Restored what was there at ${takenAt}: ${rows} rows of ${tables.length} tables, ${media.count} media.`,
      ...ledger.lines,
    ],
  };
}

/** The key that several processes sign with and the secret of their marks, in a folder of the operator's choice. */
async function makeKeys(config: Config, folder: string | undefined): Promise<CommandResult> {
  if (folder === undefined) return { exitCode: 2, lines: ['provenance init needs the name of a folder.'] };
  const { key, markSecret } = await makeSharedKey(config, resolve(folder));
  return {
    exitCode: 0,
    lines: [
      `PROVENANCE_KEY_FILE=${key}`,
      // Not the secret itself: what is printed is kept by terminals.
      `PROVENANCE_MARK_SECRET=$(cat ${markSecret})`,
      'Keep the folder: root.pem in it certifies the keys that come after this one.',
    ],
  };
}

/** A file is named as it looks from here; a running product has a folder of its own. */
function absolute(words: readonly string[]): readonly string[] {
  const [command, file, ...rest] = words;
  if (command === 'provenance' && file === 'rotate-mark')
    return [command, file, ...rest.map((folder) => resolve(folder))];
  return (command === 'backup' || command === 'restore') && file !== undefined
    ? [command, resolve(file), ...rest]
    : words;
}

// As in the product: a command that opens the data folder itself leaves nothing behind that others can read.
process.umask(0o077);
try {
  const result = await run(readProcessConfig(), absolute(process.argv.slice(2)));
  process.stdout.write(`${result.lines.join('\n')}\n`);
  process.exitCode = result.exitCode;
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : errorText(error)}\n`);
  process.exitCode = 1;
}
