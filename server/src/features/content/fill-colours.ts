import { buffer } from 'node:stream/consumers';
import type { SearchColour } from '@loomlight/contract/search';
import { sharp } from '../../kernel/sharp.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { coloursOf } from './colours.rules.ts';
import { listWithoutColours, setColours } from './colours.store.ts';
import { type FillContext, fillItems } from './fill-items.ts';

const sidePx = 100;

/**
 * Looks at the colours of items that were made before there were any, or by a process of the release before: some of them a round, from their
 * stills, the newest first (KEEP-13). What has no still, or none that can be read, has no colours. Answers how many it has looked at.
 */
export const fillColours = (ctx: FillContext): Promise<number> =>
  fillItems(ctx, {
    list: listWithoutColours,
    fill: async (id, key) => setColours(ctx.db, id, key === null ? [] : await coloursOfStill(ctx, key)),
  });

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
