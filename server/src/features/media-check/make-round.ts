import { takeRound } from '../../jobs/take-round.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { findOrphans, type MediaCheckContext } from './check-media.ts';

const everyS = 3600;

/** What was ours and belongs to nobody now, counted: what `removeOrphans` would remove. */
export interface Orphans {
  readonly count: number;
  readonly sizeBytes: number;
}

/** Once an hour, in one process of all: tells of media that nobody refers to. It reports and never repairs. */
export async function makeMediaRound(
  ctx: MediaCheckContext & { readonly onOrphans: (orphans: Orphans) => void },
): Promise<void> {
  const now = ctx.clock.now();
  if (!(await takeRound(ctx.db, { name: 'media', now, nextAt: addSeconds(now, everyS) }))) return;
  let [count, sizeBytes] = [0, 0];
  for await (const { meant, sizeBytes: size } of findOrphans(ctx)) {
    if (!meant) continue;
    count += 1;
    sizeBytes += size;
  }
  if (count > 0) ctx.onOrphans({ count, sizeBytes });
}
