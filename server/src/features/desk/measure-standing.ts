import type { Db } from '../../db/transaction.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import { findLastBackup } from '../backup/index.ts';
import { countInReview } from '../content/index.ts';
import { sumHoldings } from '../credits/index.ts';
import { countGivenUp } from '../mail/index.ts';
import { countDecisions, countOpenReports, countWaiting } from '../moderation/index.ts';
import { countUnfitEvents, readMoneyFigures } from '../payments/index.ts';
import { countOpenApprovals } from './approvals.store.ts';
import { readAtOnce } from './one-look.store.ts';

/** Mails are counted so far. */
const mailsMax = 10_000;
const limit = { withinMs: 2_000 };

/** What stands in the database and somebody should hear of, as figures: no id and no word of anybody (DESK-122). */
export async function measureStanding(ctx: { readonly db: Db; readonly clock: Clock }) {
  const now = ctx.clock.now();
  return readAtOnce(ctx.db, limit, async (tx) => {
    const reports = await countOpenReports(tx, now);
    const decisions = await countDecisions(tx);
    const money = await readMoneyFigures(tx);
    const mails = await countGivenUp(tx, { since: addSeconds(now, -86_400), limit: mailsMax });
    const backedUpAt = await findLastBackup(tx);
    return {
      openReports: reports.map(({ category, count }) => ({ labels: { category }, count })),
      reportDueSeconds: until(least(reports.flatMap(({ dueAt }) => dueAt?.getTime() ?? [])), now),
      reportTimeLeft: least(reports.flatMap(({ timeLeft }) => timeLeft ?? [])),
      openAppeals: (await countWaiting(tx))?.appeals ?? 0,
      decisions: decisions.map(({ action, taken_by, count }) => ({ labels: { action, taken_by }, count })),
      waitingReviews: (await countInReview(tx)).count,
      openApprovals: await countOpenApprovals(tx, now),
      unseenPayments: (await countUnfitEvents(tx)).count,
      openDisputes: money.openDisputes,
      disputeDueSeconds: until(money.disputeDueAt?.getTime(), now),
      refunds: money.refunds.map(({ state, count }) => ({ labels: { state }, count })),
      cardFailures: money.cardFailures,
      mailsGivenUp: mails.count,
      backupAgeSeconds: backedUpAt && (now.getTime() - backedUpAt.getTime()) / 1_000,
    };
  });
}

/** What all people hold, free and not. */
export async function measureHoldings(ctx: { readonly db: Db }) {
  return readAtOnce(ctx.db, limit, sumHoldings);
}

function least(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}

function until(atMs: number | undefined, now: Date): number | undefined {
  return atMs === undefined ? undefined : (atMs - now.getTime()) / 1_000;
}
