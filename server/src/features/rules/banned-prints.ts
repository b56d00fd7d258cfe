import type { Db } from '../../db/transaction.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Band, Bands, Print } from '../content/index.ts';
import { findBansState, listBannedPrints } from './banned-prints.store.ts';
import { indexPrints, type PrintIndex } from './print-index.ts';

/** For so long a process believes that no print was added or ended, as of rules (decision 150). */
const believedMs = 1_000;
/** So many are compared; of more the oldest are not. */
const bannedMax = 100_000;

/** The prints of removed pictures that nobody may show again, as this process knows them (DESK-24). */
export interface BannedPrints {
  /** How alike a picture is to the most alike of them, of prints that are at most a second old. */
  readonly bandOf: (print: Print) => Promise<Band | undefined>;
  /** Reads them again at the next picture. */
  readonly forget: () => void;
}

/** Keeps them laid out in memory. They are asked for again once a second at most, and only where there are pictures. */
export function createBannedPrints(ctx: {
  readonly db: Db;
  readonly clock: Clock;
  /** In how many bits they differ that are the same or near, as the desk has it. */
  readonly copyBands: () => Bands;
}): BannedPrints {
  let known: { readonly state: string; readonly bandOf: PrintIndex } | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const at = ctx.clock.now().getTime();
    const state = await findBansState(ctx.db);
    if (state !== known?.state) known = { state, bandOf: indexPrints(await listBannedPrints(ctx.db, bannedMax)) };
    lookedAt = at;
  };
  const isOld = (): boolean => Math.abs(ctx.clock.now().getTime() - lookedAt) >= believedMs;
  return {
    bandOf: async (print) => {
      if (!known || isOld()) await (looking ??= look().finally(() => (looking = undefined)));
      return known?.bandOf(print, ctx.copyBands());
    },
    forget: () => {
      lookedAt = -Infinity;
    },
  };
}
