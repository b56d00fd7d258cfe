import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { listBeats } from '../installation/index.ts';

/** A process says once a minute that it lives: of one that has missed two of them nobody knows. */
const silentS = 150;
const shown = 200;

/** Processes of the product, with those that died and took nothing along, for a day (DESK-125). */
export async function listProcesses(ctx: { readonly db: Db; readonly clock: Clock }) {
  const silentSince = addSeconds(ctx.clock.now(), -silentS);
  return (await listBeats(ctx.db, shown)).map((beat) => ({ ...beat, isSilent: beat.seen_at < silentSince }));
}
export type ListedProcess = Awaited<ReturnType<typeof listProcesses>>[number];
