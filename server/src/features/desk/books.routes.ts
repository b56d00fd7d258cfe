import { Readable } from 'node:stream';
import { desk } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { checkLedger, findLastRound, listChecks, type WholeReport } from '../credits/index.ts';
import { csvLine } from '../privacy/index.ts';
import type { Db } from '../../db/transaction.ts';
import { actingOf, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';
import { entriesOfMonth, monthOf, noteExport, ordersOfMonth, summariseMonth } from './export-month.ts';

const checksShown = 50;

/** The books: how they were found, and a month of them as a table. */
export function deskBooksRoutes(
  binder: Binder,
  ctx: DeskContext,
  /** Runs what may take longer than a request usually does. */
  unlimited: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): void {
  const bind = privately(binder);
  // One at a time: a second one who asks meanwhile gets the same answer.
  let checking: Promise<WholeReport> | undefined;
  bind(desk.books, async () => {
    const [checks, foundRightAt] = await Promise.all([listChecks(ctx.db, checksShown), findLastRound(ctx.db)]);
    return {
      found_right_at: foundRightAt?.toISOString() ?? null,
      checks: checks.map(({ id, checked_at: at, users, entries, violations }) => ({
        ...{ id, users, violations },
        entries: Number(entries),
        at: at.toISOString(),
      })),
    };
  });
  bind(desk.verifyBooks, async ({ actor }) => {
    const by = requireUser(actor).userId;
    checking ??= unlimited((db) => checkLedger({ ...ctx, db }, { secret: ctx.settings.tokenSecret, by })).finally(
      () => (checking = undefined),
    );
    const { balanced, lines } = await checking;
    return { balanced, lines: [...lines].slice(0, checksShown) };
  });
  bind(desk.exportMonth, async (call) => {
    const { kind, month } = call.query;
    await noteExport(ctx, { ...actingOf(call), kind, month });
    const span = monthOf(month);
    const summary = kind === 'summary' ? await unlimited((db) => summariseMonth({ db }, span)) : [];
    const pages =
      kind === 'summary' ? [summary] : kind === 'entries' ? entriesOfMonth(ctx, span) : ordersOfMonth(ctx, span);
    call.reply
      .header('Content-Disposition', `attachment; filename="loomlight-${kind}-${month}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(asText(pages)));
  });
}

async function* asText(
  pages: Iterable<readonly (readonly (string | number)[])[]> | AsyncIterable<readonly (readonly (string | number)[])[]>,
): AsyncGenerator<string> {
  for await (const page of pages) yield page.map(csvLine).join('');
}
