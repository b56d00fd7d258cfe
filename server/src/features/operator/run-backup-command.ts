import { isAbsolute } from 'node:path';
import { rememberBackup, writeBackup } from '../backup/index.ts';
import { type CommandResult, ok, type OperatorContext } from './operator.context.ts';

/** Writes everything into one file. The path is absolute: a running product has a folder of its own. */
export async function backUp(ctx: OperatorContext, [file = '']: readonly string[]): Promise<CommandResult> {
  if (!isAbsolute(file)) return { exitCode: 2, lines: ['backup needs the name of a file.'] };
  const { tables, media, removed, takenAt } = await writeBackup(ctx, file);
  await rememberBackup(ctx.db, new Date(takenAt));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return ok(
    `${file}: ${rows} rows of ${tables.length} tables, ${media.count} media (${media.sizeBytes} bytes).`,
    ...(removed.length > 0 ? [`${removed.length} media were removed by their owners meanwhile.`] : []),
  );
}
