import { lookAtItems, type MediaCheckContext, missingAmong } from './check-media.ts';
import { itemsPerRound, missingKept } from './media-check.rules.ts';
import {
  countMissing,
  findNextPlace,
  forgetMissing,
  listMissing,
  noteMissing,
  saveNextPlace,
} from './missing-media.store.ts';

const pageSize = 500;

/**
 * Looks once more for what was missing, then for the files of the next items, going on where the last round has ended and beginning anew behind the
 * last item; writes down what is missing and answers how much that is (DESK-141). A store that does not answer throws: what cannot be asked is not missing.
 */
export async function lookForMissing(ctx: MediaCheckContext, { items = itemsPerRound } = {}): Promise<number> {
  const known = await listMissing(ctx.db);
  const still = new Set((await missingAmong(ctx, known)).map(({ key }) => key));
  const back = known.map(({ key }) => key).filter((key) => !still.has(key));
  if (back.length > 0) await forgetMissing(ctx.db, back);
  let room = missingKept - still.size;
  let after = await findNextPlace(ctx.db);
  for (let left = items; left > 0 && room > 0; left -= pageSize) {
    const { missing, next } = await lookAtItems(ctx, { after, limit: Math.min(left, pageSize) });
    const found = missing.filter(({ key }) => !still.has(key)).slice(0, room);
    if (found.length > 0) await noteMissing(ctx.db, found, ctx.clock.now());
    room -= found.length;
    after = next;
    await saveNextPlace(ctx.db, after);
    // Behind the last item: the next round begins anew.
    if (after === undefined) break;
  }
  return (await countMissing(ctx.db)).count;
}
