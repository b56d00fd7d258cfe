import { findMissing, findOrphans, removeOrphans } from '../media-check/index.ts';
import { type CommandResult, ok, type OperatorContext, recorded, refused } from './operator.context.ts';

/** Of each kind so many are named; all are counted. */
const shown = 20;

/** Holds the store against the rows, both ways, and changes nothing. */
export async function verifyMedia(ctx: OperatorContext): Promise<CommandResult> {
  const orphans = noting('Belongs to nobody, and is removed by media sweep');
  const foreign = noting('Not of the product, and left alone');
  const missing = noting('Missing');
  for await (const { key, sizeBytes, meant } of findOrphans(ctx))
    (meant ? orphans : foreign).note(`${key}  ${sizeBytes} bytes`);
  for await (const { id, key } of findMissing(ctx)) missing.note(`${key}  of ${id}`);
  const lines = [missing, orphans, foreign].flatMap(({ lines: found }) => found());
  return lines.length === 0 ? ok("media: every item has its files, and every file is somebody's") : refused(...lines);
}

/** Removes what belongs to nobody. */
export async function sweepMedia(ctx: OperatorContext): Promise<CommandResult> {
  const { count, sizeBytes, foreign } = await removeOrphans(ctx);
  if (count > 0) {
    const detail = `${count} files, ${sizeBytes} bytes`;
    await recorded(ctx, { action: 'media.sweep', subject: 'media', detail }, async () => undefined);
  }
  const rest = foreign > 0 ? [`Not of the product, and left alone: ${foreign}`] : [];
  return ok(`Removed, because they belonged to nobody: ${count} (${sizeBytes} bytes)`, ...rest);
}

function noting(what: string): { readonly note: (line: string) => void; readonly lines: () => readonly string[] } {
  let count = 0;
  const first: string[] = [];
  return {
    note: (line) => {
      count += 1;
      if (first.length < shown) first.push(`  ${line}`);
    },
    lines: () => {
      if (count === 0) return [];
      const more = count > first.length ? [`  and ${count - first.length} more`] : [];
      return [`${what}: ${count}`, ...first, ...more];
    },
  };
}
