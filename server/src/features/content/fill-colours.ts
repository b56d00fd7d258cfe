import { buffer } from 'node:stream/consumers';
import type { SearchColour } from '@loomlight/contract/search';
import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { sharp } from '../../kernel/sharp.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { coloursOf } from './colours.rules.ts';
import { listWithoutColours, setColours } from './colours.store.ts';

/** What one round looks at: some seconds of work. */
const perRound = 200;
/** After this a still has arrived where its row says. */
const movingS = 3600;
const sidePx = 100;

/**
 * Looks at the colours of items that were made before there were any, or by a process of the release before: some of them a round, from their
 * stills, the newest first (KEEP-13). It can stop after any of them, and goes on there. What has no still, or none that can be read, has no
 * colours. Answers how many it has looked at.
 */
export async function fillColours(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  readonly objectStore: Pick<ObjectStore, 'find'>;
  readonly signal: AbortSignal;
  readonly perRound?: number;
}): Promise<number> {
  const movedBefore = addSeconds(ctx.clock.now(), -movingS);
  const items = await listWithoutColours(ctx.db, { movedBefore, limit: ctx.perRound ?? perRound });
  let looked = 0;
  for (const { id, small_key: key } of items) {
    if (ctx.signal.aborted) break;
    await setColours(ctx.db, id, key === null ? [] : await coloursOfStill(ctx, key));
    looked += 1;
  }
  return looked;
}

async function coloursOfStill(
  ctx: { readonly objectStore: Pick<ObjectStore, 'find'> },
  key: string,
): Promise<SearchColour[]> {
  const stored = await ctx.objectStore.find(key);
  if (!stored) return [];
  const bytes = await buffer(stored.open());
  const small = sharp(bytes).resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true });
  const pixels = await small
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => undefined);
  return pixels ? coloursOf(pixels) : [];
}
