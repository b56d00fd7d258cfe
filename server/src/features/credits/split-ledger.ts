import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, isDatabaseError, sqlStates, whenFree } from '../../db/transaction.ts';
import {
  copyEntries,
  countParts,
  createCopy,
  dropCopy,
  findSettledEntry,
  isCopied,
  replaceByCopy,
} from './ledger-parts.store.ts';

/** As few as are worth a part of their own, and as many as one table should have. */
export const ledgerParts = { least: 2, most: 256 } as const;

export type LedgerSplit =
  | { readonly kind: 'split'; readonly entries: number }
  | { readonly kind: 'is-so' }
  | { readonly kind: 'is-being-split' }
  /** Nothing was changed. */
  | { readonly kind: 'differs' };

const sliceRows = 5_000;
/** Between two slices the standbys catch up, in milliseconds. */
const pauseMs = 10;
/** What comes of it when somebody else makes, fills or removes a copy at the same time. */
const ofAnotherCopy = ['42P01', '42P07', '40P01', sqlStates.uniqueViolation] as const;

/**
 * Has the ledger lie in so many parts, by its people, while everybody goes on (SCALE-72, ADR 221). Since entries are only ever added, they are copied in
 * slices in the order of their numbers until less than a slice is left; then both are held against each other, and the copy takes the place of the
 * ledger, for which everybody waits at most two seconds. Interrupted at any point, the ledger is as it was. Of two who split at once one at most succeeds.
 */
export async function splitLedger(ctx: { readonly db: Db }, input: { readonly parts: number }): Promise<LedgerSplit> {
  if ((await countParts(ctx.db)) === input.parts) return { kind: 'is-so' };
  try {
    return await copyAndReplace(ctx.db, input.parts);
  } catch (error) {
    if (ofAnotherCopy.some((sqlState) => isDatabaseError(error, sqlState))) return { kind: 'is-being-split' };
    throw error;
  }
}

async function copyAndReplace(db: Db, parts: number): Promise<LedgerSplit> {
  const copy = await whenFree(() => createCopy(db, parts));
  const most = await catchUp(db, '0');
  if (!(await isCopied(db, most.last))) {
    await dropCopy(db);
    return { kind: 'differs' };
  }
  // Holding all against each other took its time: what came meanwhile follows, so that nobody waits for it at the end.
  const rest = await catchUp(db, most.last);
  if (!(await whenFree(() => replaceByCopy(db, { copy, copiedUpTo: rest.last })))) return { kind: 'is-being-split' };
  return { kind: 'split', entries: most.copied + rest.copied };
}

/** Copies everything behind `after`, again and again until less than a slice has come meanwhile. */
async function catchUp(db: Db, after: string): Promise<Copied> {
  let copied = 0;
  for (let last = after; ;) {
    const round = await copyUpTo(db, last, await whenFree(() => findSettledEntry(db)));
    copied += round.copied;
    last = round.last;
    if (round.copied < sliceRows) return { copied, last };
  }
}

interface Copied {
  readonly copied: number;
  /** The number of the last one. */
  readonly last: string;
}

/** Copies everything behind `after` up to an entry; answers how many. */
async function copyUpTo(db: Db, after: string, upTo: string): Promise<Copied> {
  let copied = 0;
  for (let last = after; ; await sleep(pauseMs)) {
    const slice = await copyEntries(db, { after: last, upTo, limit: sliceRows });
    copied += slice.copied;
    if (slice.copied < sliceRows) return { copied, last: slice.last };
    last = slice.last;
  }
}
