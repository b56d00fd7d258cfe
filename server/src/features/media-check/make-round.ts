import { addSeconds } from '../../kernel/clock.ts';
import { findOrphans, type MediaCheckContext } from './check-media.ts';
import { takeRound } from './media-check.store.ts';

const everyS = 3600;

/** What nobody refers to, counted. */
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
  for await (const orphan of findOrphans(ctx)) {
    count += 1;
    sizeBytes += orphan.sizeBytes;
  }
  if (count > 0) ctx.onOrphans({ count, sizeBytes });
}
