import { type FillContext, fillItems } from './fill-items.ts';
import { listWithoutPrint, setPrint } from './prints.store.ts';
import { readPrintOfStill } from './read-print.ts';

/**
 * Takes the prints of items that were made before there were any, were brought along, or come from a process of the release before: some of them a
 * round, from their stills, the newest first (DESK-14). What has no still, none that can be read, or one without contrast has no print, and is not
 * looked at again. Answers how many it has looked at.
 */
export const fillPrints = (ctx: FillContext): Promise<number> =>
  fillItems(ctx, {
    list: listWithoutPrint,
    fill: async (id, key) =>
      setPrint(ctx.db, { id, print: key === null ? undefined : await readPrintOfStill(ctx, key) }),
  });
