import { inTransaction, type InTx } from '../../db/transaction.ts';
import { lockStandingItems, settleItems, type StandingItem } from '../content/index.ts';
import { listLetStand } from './decisions.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import { automatedReasons, hideRoom, hidesByItself, isUrgent, letStandDays } from './moderation.rules.ts';
import {
  countHidden,
  isOftenRejected,
  listReportItems,
  lockReport,
  noteHiding,
  type ReportRow,
} from './reports.store.ts';
import { restrictByDecision } from './restrict-by-decision.ts';
import { tellAdministrators } from './tell-alarm.ts';

/**
 * Hides what an open report names, if its time for that has come and it was not done before: at once what endangers minors, and intimate images
 * shortly before their time is over (DESK-12, DESK-13). So that reports are no weapon it hides no more than so much an hour, nothing that a
 * person let stand lately, and nothing for whose last reports were all rejected; what is left over is told to administrators.
 */
export async function hideByItself(ctx: ModerationContext, reportId: string): Promise<void> {
  const done = await inTransaction(ctx, async (ctx) => {
    const report = await lockReport(ctx.db, reportId);
    const now = ctx.clock.now();
    if (!report || report.state !== 'open' || report.auto_hidden_at !== null) return undefined;
    const clock = { category: report.category, receivedAt: report.received_at, dueAt: report.due_at };
    if (!isUrgent(report.category) || !hidesByItself(clock, now)) return undefined;
    const shown = await listShown(ctx, reportId);
    const chosen = await choose(ctx, report, shown);
    const reasons = automatedReasons[report.category];
    await restrictByDecision(ctx, {
      reportId,
      items: chosen.map((item) => ({ id: item.id, userId: item.user_id, action: 'hide' })),
      reasons: { ground: 'terms', groundRef: reasons.groundRef, facts: reasons.facts, redress: '' },
      decidedBy: null,
      detectedBy: 'notice',
    });
    const isWhole = chosen.length === shown.length;
    await noteHiding(ctx.tx, { id: reportId, at: now, isWhole });
    const alarm = { id: report.id, number: report.number, category: report.category, dueAt: report.due_at };
    const told = isWhole
      ? []
      : await tellAdministrators(ctx, { ...alarm, type: 'report_flood', cause: `report_flood:${report.id}` });
    return { ids: chosen.map(({ id }) => id), told };
  });
  if (!done) return;
  for (const userId of done.told) ctx.onTold(userId);
  await settleItems(ctx, done.ids);
}

/** What of it everybody can see: what is private needs no hiding. Held until the transaction ends. */
async function listShown(ctx: ModerationContext & InTx, reportId: string): Promise<readonly StandingItem[]> {
  const ids = (await listReportItems(ctx.db, reportId)).flatMap(({ content_id: id }) => id ?? []);
  const items = await lockStandingItems(ctx.tx, [...new Set(ids)]);
  return items.filter((item) => item.is_public && !item.is_trashed);
}

async function choose(
  ctx: ModerationContext & InTx,
  report: ReportRow,
  shown: readonly StandingItem[],
): Promise<readonly StandingItem[]> {
  if (shown.length === 0 || (await isOftenRejected(ctx.db, report))) return [];
  const now = ctx.clock.now().getTime();
  const since = new Date(now - letStandDays * 86_400_000);
  const letStand = new Set(await listLetStand(ctx.db, { ids: shown.map(({ id }) => id), since }));
  const room = hideRoom(
    await countHidden(ctx.db, { networkKey: report.network_key, since: new Date(now - 3_600_000) }),
  );
  return shown.filter(({ id }) => !letStand.has(id)).slice(0, room);
}
