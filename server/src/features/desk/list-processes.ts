import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isSilent, listBeats } from '../installation/index.ts';

const shown = 200;

/** Processes of the product, with those that died and took nothing along, for a day (DESK-125). */
export async function listProcesses(ctx: { readonly db: Db; readonly clock: Clock }) {
  const now = ctx.clock.now();
  return (await listBeats(ctx.db, shown)).map((beat) => ({ ...beat, isSilent: isSilent(beat.seen_at, now) }));
}
export type ListedProcess = Awaited<ReturnType<typeof listProcesses>>[number];
