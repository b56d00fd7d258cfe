import { appError } from '../../kernel/errors.ts';
import { reportLimits } from '@loomlight/contract/reports';
import { inTransaction, type InTx } from '../../db/transaction.ts';
import { lockStandingItems } from '../content/index.ts';
import { listOutcomes, listRestrictedFor } from './decisions.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import { endsOf, readNumber } from './moderation.rules.ts';
import { isKeyOf } from './report-key.ts';
import { endEvidenceOf } from './evidence.store.ts';
import {
  countMessages,
  findReportByNumber,
  insertMessage,
  listMessages,
  listReportItems,
  lockReport,
  markTakenBack,
  markWithdrawn,
} from './reports.store.ts';

/** Whoever has a report's number and its key. */
export interface KeyHolder {
  readonly number: string;
  readonly key: string | undefined;
}

/** How a report stands, for whoever holds its key. No key, another one and an unknown number are the same 404 (DESK-8). */
export async function openReport(ctx: ModerationContext, holder: KeyHolder) {
  const report = await findByKey(ctx, holder);
  const [items, messages, outcomes] = await Promise.all([
    listReportItems(ctx.db, report.id),
    listMessages(ctx.db, report.id, reportLimits.messagesMax * 2),
    listOutcomes(ctx.db, report.id),
  ]);
  return { report, items, messages, outcomes };
}
export type OpenedReport = Awaited<ReturnType<typeof openReport>>;

/** Adds words of who has reported. Throws 409 `report_full` beyond what a report takes, and when it has ended. */
export async function addReportersMessage(
  ctx: ModerationContext,
  input: KeyHolder & { readonly text: string },
): Promise<void> {
  const { id } = await findByKey(ctx, input);
  await inTransaction(ctx, async (ctx) => {
    const report = await lockReport(ctx.db, id);
    const isOpen = report?.state === 'open' && report.taken_back_at === null;
    if (!isOpen || (await countMessages(ctx.tx, id)) >= reportLimits.messagesMax)
      throw appError(isOpen ? 'report_full' : 'already_decided');
    const message = { id: ctx.ids.uuid(), reportId: id, at: ctx.clock.now(), fromReporter: true, authorId: null };
    await insertMessage(ctx.tx, { ...message, text: input.text });
  });
}

/**
 * Takes an open report back; doing it again changes nothing. Where something is hidden because of it, it stays among what waits at the desk, with its
 * clock, until somebody has decided: a hide neither ends because somebody was made to take a report back, nor stands for ever without a look (DESK-130).
 * Throws 409 `already_decided` for a decided one.
 */
export async function withdrawReport(ctx: ModerationContext, holder: KeyHolder): Promise<void> {
  const { id } = await findByKey(ctx, holder);
  await inTransaction(ctx, async (ctx) => {
    const report = await lockReport(ctx.db, id);
    if (report?.state === 'decided' && report.taken_back_at === null) throw appError('already_decided');
    if (report?.state === 'open' && (await hidesSomething(ctx, id))) return markTakenBack(ctx.tx, id, ctx.clock.now());
    const { forgetAt } = endsOf(ctx.clock.now(), 0);
    await markWithdrawn(ctx.tx, id, forgetAt);
    await endEvidenceOf(ctx.tx, id, forgetAt);
  });
}

/** True where something that is still there is restricted because of a report. */
async function hidesSomething(ctx: InTx, reportId: string): Promise<boolean> {
  const items = await lockStandingItems(ctx.tx, await listRestrictedFor(ctx.tx, reportId));
  return items.some((item) => item.restricted_as !== null);
}

async function findByKey(ctx: ModerationContext, { number, key }: KeyHolder) {
  const report = await findReportByNumber(ctx.db, readNumber(number));
  if (!report || !isKeyOf(ctx.tokenSecret, 'report_status', { id: report.id, key: key ?? '' }))
    throw appError('not_found');
  return report;
}
