import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../db/transaction.ts';
import { takeRound } from '../../jobs/take-round.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { rememberCheck } from './broken-books.store.ts';
import {
  findRoundStart,
  inSnapshot,
  insertRound,
  listNewViolations,
  moveCheckpoints,
  readAllCheckpoints,
  readTouchedCheckpoints,
  readUnsealed,
  removeCheckpoints,
  saveSeals,
  type SealedText,
} from './ledger-round.store.ts';
import { brokenLine, type LedgerReport } from './ledger-report.ts';

const everyS = 3_600;
/** More are one story: the first hundred tell it. */
const violationsMax = 100;

/**
 * Once an hour, in one process of all: checks every promise of the books among what is new, beginning at each account's checkpoint, and
 * moves and seals the checkpoints of what was found right. Where something is broken nothing is moved, so that it is found again until it is
 * made good. It costs what is new (BOOKS-19). Answers undefined when it is not due, or when another process was first.
 */
export async function makeLedgerRound(
  ctx: { readonly db: Db },
  options: { readonly secret: string; readonly now: Date },
): Promise<LedgerReport | undefined> {
  const { secret, now } = options;
  if (!(await takeRound(ctx.db, { name: 'ledger', now, nextAt: addSeconds(now, everyS) }))) return undefined;
  return checkNewEntries(ctx, { secret, now });
}

/** The round itself, due or not. The desk is told what it found (DESK-93). */
export async function checkNewEntries(
  ctx: { readonly db: Db },
  options: { readonly secret: string; readonly now: Date },
): Promise<LedgerReport> {
  const isSealed = createSealer(options.secret);
  const report = await inSnapshot(ctx.db, async (tx): Promise<LedgerReport> => {
    const start = await findRoundStart(tx);
    const violations = await listNewViolations(tx, start, violationsMax);
    const fromEntry = start?.fromEntry ?? '0';
    const forged: string[] = [];
    for await (const checkpoints of readTouchedCheckpoints(tx, fromEntry))
      forged.push(...checkpoints.filter((checkpoint) => !isSealed.matches(checkpoint)).map(forgedLine));
    const lines = [...violations.map(brokenLine), ...forged.slice(0, violationsMax)];
    if (lines.length > 0) return { balanced: false, lines };
    const entries = await moveCheckpoints(tx, fromEntry);
    await sealAll(tx, isSealed);
    await insertRound(tx, { beganAt: options.now, entries });
    return { balanced: true, lines: [`ledger: ${entries} new entries, all balanced`] };
  });
  await rememberCheck(ctx, { report, now: options.now });
  return report;
}

/** Holds every entry against the digest and the seal under which it was found right (BOOKS-18). Answers what does not fit. */
export function checkSeals(ctx: { readonly db: Db }, secret: string): Promise<readonly string[]> {
  const sealer = createSealer(secret);
  return inSnapshot(ctx.db, async (tx) => {
    const lines: string[] = [];
    for await (const checkpoints of readAllCheckpoints(tx))
      for (const checkpoint of checkpoints) {
        if (!sealer.matches(checkpoint)) lines.push(forgedLine(checkpoint));
        else if (!checkpoint.isDigestTrue)
          lines.push(
            `broken for ${checkpoint.userId}: entries are never changed, removed or put in between (they are not those that were sealed)`,
          );
      }
    return lines.slice(0, violationsMax);
  });
}

/** After a change of the secret: forgets all seals, checks everything, and seals it anew. */
export async function sealAnew(
  ctx: { readonly db: Db },
  options: { readonly secret: string; readonly now: Date },
): Promise<LedgerReport> {
  await inSnapshot(ctx.db, removeCheckpoints);
  return checkNewEntries(ctx, options);
}

async function sealAll(tx: Tx, sealer: ReturnType<typeof createSealer>): Promise<void> {
  for await (const unsealed of readUnsealed(tx))
    await saveSeals(
      tx,
      unsealed.map(({ userId, text }) => ({ userId, seal: sealer.seal(text) })),
    );
}

/** A keyed hash: whoever writes rows by hand, without the product's secret, cannot make it. */
function createSealer(secret: string) {
  const key = createHmac('sha256', secret).update('ledger-seal').digest();
  const seal = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    seal,
    matches: (sealed: SealedText): boolean => {
      const expected = seal(sealed.text);
      return sealed.seal.length === expected.length && timingSafeEqual(sealed.seal, expected);
    },
  };
}

function forgedLine({ userId }: SealedText): string {
  return `broken for ${userId}: a checkpoint has the seal of this product (it was changed, or TOKEN_SECRET was: operator ledger seal)`;
}
