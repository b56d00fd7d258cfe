import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { inTransaction } from '../../db/transaction.ts';
import { takeRound } from '../../jobs/take-round.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { settleItems } from '../content/index.ts';
import { forgetSomeClearedProfiles } from './cleared-profiles.store.ts';
import { emptyEvidence, endCopying, listCopying, listOver } from './evidence.store.ts';
import { hideByItself } from './hide-by-itself.ts';
import type { ModerationContext } from './moderation.context.ts';
import { alarmStageAt, hidesByItself } from './moderation.rules.ts';
import { searchCopies } from './read-copies.ts';
import { forgetSomeReports, listOpenReports, lockReport, setAlarmStage } from './reports.store.ts';
import { tellAlarm } from './tell-alarm.ts';

/** Less than a minute, so that whoever looks every half a minute finds it due. */
const everyS = 25;
const openMax = 2_000;
const copiesMax = 50;
/** A search reads every print there is; one that fails is made again, and when somebody looks. */
const searchesMax = 10;
const forgottenMax = 200;
/** A copy that is not there so long after is not made any more. */
const copyGivenUpS = 3_600;

/** Looks after open reports and evidence, in one process of all (DESK-13): what hides by itself, alarms, what looks like
 * reported items, copies of media, and what is over. */
export async function makeModerationRound(
  ctx: ModerationContext & { readonly onError: (error: unknown) => void },
): Promise<void> {
  const now = ctx.clock.now();
  if (!(await takeRound(ctx.db, { name: 'moderation', now, nextAt: addSeconds(now, everyS) }))) return;
  const open = await listOpenReports(ctx.db, openMax);
  for (const report of open) {
    const clock = { category: report.category, receivedAt: report.received_at, dueAt: report.due_at };
    // One that fails does not hold up the others.
    if (report.auto_hidden_at === null && hidesByItself(clock, now))
      await hideByItself(ctx, report.id).catch(ctx.onError);
    if (alarmStageAt(clock, now) > report.alarm_stage) await raiseAlarm(ctx, report.id).catch(ctx.onError);
  }
  for (const { id } of open.filter(({ copies_searched_at: at }) => at === null).slice(0, searchesMax))
    await searchCopies(ctx, id).catch(ctx.onError);
  for (const copy of await listCopying(ctx.db, copiesMax)) await endCopy(ctx, copy).catch(ctx.onError);
  for (const over of await listOver(ctx.db, { now, limit: copiesMax })) {
    for (const key of [over.media_key, over.small_key]) if (key !== null) await ctx.objectStore.remove(key);
    await emptyEvidence(ctx.db, over.id);
  }
  await forgetSomeReports(ctx.db, { now, limit: forgottenMax });
  await forgetSomeClearedProfiles(ctx.db, { now, limit: forgottenMax });
}

async function raiseAlarm(ctx: ModerationContext, reportId: string): Promise<void> {
  const told = await inTransaction(ctx, async (ctx) => {
    const report = await lockReport(ctx.db, reportId);
    if (!report || report.state !== 'open') return [];
    const clock = { category: report.category, receivedAt: report.received_at, dueAt: report.due_at };
    const stage = alarmStageAt(clock, ctx.clock.now());
    if (stage <= report.alarm_stage) return [];
    await setAlarmStage(ctx.tx, reportId, stage);
    const { id, number, category, due_at: dueAt } = report;
    return tellAlarm(ctx, { id, number, category, dueAt, stage });
  });
  for (const userId of told) ctx.onTold(userId);
}

/** Sees to it that a copy is made, and keeps its digest. */
async function endCopy(
  ctx: ModerationContext,
  copy: {
    readonly id: string;
    readonly content_id: string;
    readonly media_key: string | null;
    readonly taken_at: Date;
  },
): Promise<void> {
  await settleItems(ctx, [copy.content_id]);
  const stored = copy.media_key === null ? undefined : await ctx.objectStore.find(copy.media_key);
  if (stored) {
    const hash = createHash('sha256');
    await pipeline(stored.open(), hash);
    return endCopying(ctx.db, { id: copy.id, state: 'kept', sha256: hash.digest() });
  }
  if (addSeconds(copy.taken_at, copyGivenUpS) < ctx.clock.now())
    await endCopying(ctx.db, { id: copy.id, state: 'gone', sha256: null });
}
