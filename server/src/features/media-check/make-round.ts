import { takeRound } from '../../jobs/take-round.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { saveOrphanCount, saveStoredBytes } from './stored-media.store.ts';
import { findOrphans, type MediaCheckContext } from './check-media.ts';
import { lookForMissing } from './look-for-missing.ts';

const everyS = 3600;

/** What was ours and belongs to nobody now, counted: what `removeOrphans` would remove. */
export interface Orphans {
  readonly count: number;
  readonly sizeBytes: number;
}

/**
 * Once an hour, in one process of all: tells of media that nobody refers to, and writes down how many these are (DESK-107) and how many bytes there
 * are of all media (DESK-90); then looks for the files of some items, and tells of those that are missing (DESK-141). It reports and never repairs.
 */
export async function makeMediaRound(
  ctx: MediaCheckContext & {
    readonly onOrphans: (orphans: Orphans) => void;
    readonly onMissing: (missing: { readonly count: number }) => void;
  },
): Promise<void> {
  const now = ctx.clock.now();
  if (!(await takeRound(ctx.db, { name: 'media', now, nextAt: addSeconds(now, everyS) }))) return;
  let [count, sizeBytes] = [0, 0];
  let storedBytes = 0;
  const onListed = (object: { readonly sizeBytes: number }): void => void (storedBytes += object.sizeBytes);
  for await (const { meant, sizeBytes: size } of findOrphans({ ...ctx, onListed })) {
    if (!meant) continue;
    count += 1;
    sizeBytes += size;
  }
  // Of a whole walk alone: one that was cut off has seen less than there is.
  await saveStoredBytes(ctx.db, storedBytes);
  await saveOrphanCount(ctx.db, count);
  if (count > 0) ctx.onOrphans({ count, sizeBytes });
  const missing = await lookForMissing(ctx);
  if (missing > 0) ctx.onMissing({ count: missing });
}
