import { entryKinds } from '@loomlight/contract';
import { type Db, inTransaction } from '../../db/transaction.ts';
import { invariant } from '../../kernel/errors.ts';
import { requireConfirmed } from '../accounts/index.ts';
import { insertAudit } from '../audit/index.ts';
import { listMonthEntries, type Month, sumMonth } from '../credits/index.ts';
import { listMonthOrders, sumMonthOrders } from '../payments/index.ts';
import type { Acting, DeskContext } from './desk.context.ts';

const pageSize = 1_000;
/** A bound on every loop: ten million rows of one month. */
const pagesMax = 10_000;

/** A line of a table, its cells in the order of the head. */
type Line = readonly (string | number)[];

/** A month of UTC; `2026-02`. */
export function monthOf(text: string): Month {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return { from: new Date(Date.UTC(year, month - 1, 1)), to: new Date(Date.UTC(year, month, 1)) };
}

/** Writes down that somebody takes a month of the books along, before a line of it leaves; they have confirmed who they are. */
export async function noteExport(
  ctx: DeskContext,
  input: Acting & { readonly kind: string; readonly month: string },
): Promise<void> {
  const { actor, requestId, kind, month } = input;
  await requireConfirmed(ctx, actor);
  const entry = { actor: actor.userId, action: 'books.export', subject: month, detail: kind };
  await inTransaction(ctx, ({ tx }) =>
    insertAudit(tx, { ...entry, sessionId: actor.sessionId, requestId, now: ctx.clock.now() }),
  );
}

/**
 * The books of a month (DESK-52): what everybody held, what moved by kind, and the money of its orders by currency. A table that does not add up is
 * not handed out: whoever asks gets an error, and the log says why.
 */
export async function summariseMonth(ctx: { readonly db: Db }, input: Month): Promise<readonly Line[]> {
  const { opening, closing, kinds } = await sumMonth(ctx.db, input);
  const moved = [...kinds.values()].reduce((sum, amount) => sum + amount, 0);
  const difference = opening + moved - closing;
  invariant(difference === 0, 'what was there and what moved is what is there at the end of a month');
  const money = await sumMonthOrders(ctx.db, input);
  return [
    ['what', 'of', 'amount'],
    ['credits', 'opening', opening],
    ...entryKinds.map((kind) => ['credits', kind, kinds.get(kind) ?? 0]),
    ['credits', 'closing', closing],
    ...money.flatMap(({ currency, orders, grossCents, refundedCents, lostCents }): Line[] => [
      ['orders', currency, orders],
      ['gross_cents', currency, grossCents],
      ['refunded_cents', currency, refundedCents],
      ['lost_cents', currency, lostCents],
      ['net_cents', currency, grossCents - refundedCents - lostCents],
    ]),
    ['difference', '', difference],
  ];
}

/** Every entry of the ledger of a month, page by page; ids and figures, and never what it was for. */
export async function* entriesOfMonth(ctx: { readonly db: Db }, input: Month): AsyncGenerator<readonly Line[]> {
  yield [['id', 'at', 'user_id', 'kind', 'amount']];
  let after = '0';
  for (let page = 0; page < pagesMax; page += 1) {
    const entries = await listMonthEntries(ctx.db, { ...input, after, limit: pageSize });
    yield entries.map(({ id, created_at: at, user_id, kind, amount }) => [id, at.toISOString(), user_id, kind, amount]);
    if (entries.length < pageSize) return;
    after = entries.at(-1)?.id ?? after;
  }
}

/** Every order that was paid in a month, page by page, with what of its money is left. */
export async function* ordersOfMonth(ctx: { readonly db: Db }, input: Month): AsyncGenerator<readonly Line[]> {
  yield [
    [
      'id',
      'paid_at',
      'user_id',
      'package',
      'credits',
      'currency',
      'gross_cents',
      'refunded_cents',
      'lost_cents',
      'net_cents',
    ],
  ];
  let after: { readonly paidAt: Date; readonly id: string } | undefined;
  for (let page = 0; page < pagesMax; page += 1) {
    const orders = await listMonthOrders(ctx.db, { ...input, after, limit: pageSize });
    yield orders.map((order) => {
      const { price_cents: gross, refunded_cents: refunded, lost_cents: lost } = order;
      const which = [order.id, order.paid_at.toISOString(), order.user_id, order.package_id, order.credits];
      return [...which, order.currency, gross, refunded, lost, gross - refunded - lost];
    });
    const last = orders.at(-1);
    if (!last || orders.length < pageSize) return;
    after = { paidAt: last.paid_at, id: last.id };
  }
}
