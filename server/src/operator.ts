import { join } from 'node:path';
import { ConfigError, readProcessConfig } from './config/read-env.ts';
import type { Config } from './config/config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { askRunningProduct, type CommandResult, runCommand } from './features/operator/index.ts';
import { systemClock } from './kernel/clock.ts';
import { errorText } from './kernel/errors.ts';
import { systemIds } from './kernel/ids.ts';

/** Through the socket of a running embedded product, else on the database itself. */
async function run(config: Config, words: readonly string[]): Promise<CommandResult> {
  if (config.embedded) {
    const answer = await askRunningProduct(join(config.DATA_DIR, 'operator.sock'), words);
    if (answer) return answer;
  }
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    poolMax: 2,
    durable: config.DURABLE_WRITES,
    applicationName: 'loomlight-operator',
  });
  try {
    await migrate(database.db);
    return await runCommand({ db: database.db, clock: systemClock, ids: systemIds }, words);
  } finally {
    await database.close();
  }
}

try {
  const result = await run(readProcessConfig(), process.argv.slice(2));
  process.stdout.write(`${result.lines.join('\n')}\n`);
  process.exitCode = result.exitCode;
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : errorText(error)}\n`);
  process.exitCode = 1;
}
