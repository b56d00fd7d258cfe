import type { InTx } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext, Facts } from '../audit/index.ts';
import { lockStandingItems, type StandingItem } from '../content/index.ts';
import type { ModerationContext } from './moderation.context.ts';
import { interimReasons } from './moderation.rules.ts';
import { listReportItems, lockReport, type ReportRow } from './reports.store.ts';
import { restrictByDecision } from './restrict-by-decision.ts';
import { stateOf } from './standing-words.rules.ts';

/**
 * Hides what an open report names until it is decided (DESK-111): a decision with a statement of reasons that says so, and no answer to the report, which
 * counts for nothing in the record of who has sent it. Throws 409 `already_decided` for one that has ended.
 */
export function hideReportAct(ctx: ModerationContext): Act<{ readonly reportId: string }> {
  const moderation = ctx;
  return {
    action: 'reports.hide',
    subject: ({ reportId }) => reportId,
    plan: async (ctx, { input }) => {
      const { shown } = await look(ctx, input.reportId);
      const before: Record<string, Facts[string]> = {};
      const after: Record<string, Facts[string]> = {};
      for (const item of shown) {
        before[item.id] = stateOf(item);
        after[item.id] = 'hidden';
      }
      const owners = new Set(shown.map(({ user_id: userId }) => userId)).size;
      return {
        before,
        after,
        effects: [
          owners === 1 ? '1 person gets a statement of reasons.' : `${owners} people get a statement of reasons.`,
          'What is let stand when the report is decided is as it was before. Its clock goes on.',
        ],
        needs: 'confirm',
      };
    },
    carryOut: async (ctx, { actorId, input }) => {
      const { report, shown } = await look(ctx, input.reportId);
      await restrictByDecision(
        { ...moderation, ...ctx },
        {
          ...{
            reportId: report.id,
            reasons: interimReasons,
            decidedBy: actorId,
            detectedBy: 'notice',
            isInterim: true,
          },
          items: shown.map((item) => ({ id: item.id, userId: item.user_id, action: 'hide' })),
        },
      );
    },
  };
}

/** What of it others can see, or could when its owner takes it out of the trash; held until the transaction ends. */
async function look(
  ctx: ActContext | (ActContext & InTx),
  id: string,
): Promise<{ readonly report: ReportRow; readonly shown: readonly StandingItem[] }> {
  const report = isUuid(id) ? await lockReport(ctx.db, id) : undefined;
  if (!report) throw appError('not_found');
  if (report.state !== 'open') throw appError('already_decided');
  const named = (await listReportItems(ctx.db, report.id)).flatMap(({ content_id: contentId }) => contentId ?? []);
  const items = await lockStandingItems(ctx.db, [...new Set(named)]);
  const shown = items.filter((item) => item.is_public && item.restricted_as === null);
  if (shown.length === 0) throw appError('desk_changed', { message: 'Nothing that it names is shown to others.' });
  return { report, shown };
}
