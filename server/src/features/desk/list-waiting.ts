import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds, type Clock } from '../../kernel/clock.ts';
import type { SettingsNow } from '../../kernel/settings-now.ts';
import { countWithheld } from '../accounts/index.ts';
import { countInReview } from '../content/index.ts';
import { findOverdue, listEngineHealth } from '../generation/index.ts';
import { findStoredBytes } from '../media-check/index.ts';
import { countWaiting } from '../moderation/index.ts';
import { countUnfitEvents, countUnsentDisputes } from '../payments/index.ts';
import { listOftenRefused } from '../rules/index.ts';
import { countSignals } from '../signals/index.ts';
import { listOpenApprovals } from './approvals.store.ts';

const shown = 50;
/** From so many refused prompts in a day on somebody is proposed to be looked at (DESK-36). */
const refusalsPerDay = 5;

/** So long before a bank stops listening its dispute waits for somebody (DESK-49). */
const disputeAlarmS = 72 * 3_600;

/** Something that waits for an administrator. */
export interface WaitingThing {
  readonly kind:
    | 'approval'
    | 'engine'
    | 'overdue'
    | 'report'
    | 'appeal'
    | 'payment'
    | 'dispute'
    | 'review'
    | 'refusals'
    | 'bonus'
    | 'signal'
    | 'storage';
  readonly about: string;
  /** How many of it there are; of the storage: per cent of what it may hold. */
  readonly count: number;
  readonly since: Date | null;
  readonly dueAt: Date | null;
}

/** What waits for this administrator: approvals of others, the first to expire first, then what is not as it should be. */
export async function listWaiting(
  ctx: { readonly db: Db; readonly clock: Clock; readonly siteSettings: SettingsNow },
  input: { readonly actor: SignedIn },
): Promise<readonly WaitingThing[]> {
  const now = ctx.clock.now();
  const [approvals, lines, overdue, cases, unfit, disputes, review, refused, bonuses, signals, stored] =
    await Promise.all([
      listOpenApprovals(ctx.db, { now, notAskedBy: input.actor.userId, limit: shown }),
      listEngineHealth(ctx.db),
      findOverdue(ctx.db, now),
      countWaiting(ctx.db),
      countUnfitEvents(ctx.db),
      countUnsentDisputes(ctx.db, addSeconds(now, disputeAlarmS)),
      countInReview(ctx.db),
      listOftenRefused(ctx.db, { since: addSeconds(now, -86_400), times: refusalsPerDay, limit: shown }),
      countWithheld(ctx.db, shown),
      countSignals(ctx.db, shown),
      findStoredBytes(ctx.db),
    ]);
  const unwell = new Map<string, Date>();
  for (const { state, engine, changed_at: at } of lines)
    if (state !== 'closed' && at < (unwell.get(engine) ?? now)) unwell.set(engine, at);
  const { reports = 0, appeals = 0 } = cases ?? {};
  return [
    ...(cases && reports > 0
      ? [{ kind: 'report', about: 'reports', count: reports, since: cases.since, dueAt: cases.due_at } as const]
      : []),
    ...(cases && appeals > 0 ? [waitingAppeals(cases)] : []),
    ...(disputes.count > 0
      ? [
          {
            ...({ kind: 'dispute', about: 'disputes', count: disputes.count } as const),
            ...{ since: disputes.since, dueAt: disputes.due_at },
          },
        ]
      : []),
    ...(unfit.count > 0
      ? [{ kind: 'payment', about: 'payments', count: unfit.count, since: unfit.since, dueAt: null } as const]
      : []),
    ...(review.count > 0
      ? [{ kind: 'review', about: 'reviews', count: review.count, since: review.since, dueAt: null } as const]
      : []),
    ...(bonuses.count > 0
      ? [{ kind: 'bonus', about: 'bonuses', count: bonuses.count, since: bonuses.since, dueAt: null } as const]
      : []),
    ...(signals.count > 0
      ? [{ kind: 'signal', about: 'signals', count: signals.count, since: signals.since, dueAt: null } as const]
      : []),
    ...waitingStorage(stored, ctx.siteSettings.current().storage_alarm_bytes),
    // A proposal and no more: nobody is restricted by a machine.
    ...refused.map(
      ({ user_id: about, count, since }) => ({ kind: 'refusals', about, count, since, dueAt: null }) as const,
    ),
    ...approvals.map(({ action, asked_at: since, expires_at: dueAt }): WaitingThing => ({
      kind: 'approval',
      about: action,
      count: 1,
      since,
      dueAt,
    })),
    ...[...unwell].map(([about, since]): WaitingThing => ({ kind: 'engine', about, count: 1, since, dueAt: null })),
    ...(overdue.count > 0
      ? [{ kind: 'overdue', about: 'generations', count: overdue.count, since: overdue.since, dueAt: null } as const]
      : []),
  ];
}

/** Media beyond nine tenths of the room that the desk has set for them (DESK-90), in per cent of it. */
function waitingStorage(sizeBytes: number | undefined, roomBytes: number): readonly WaitingThing[] {
  if (sizeBytes === undefined || roomBytes === 0 || sizeBytes * 10 <= roomBytes * 9) return [];
  const count = Math.floor((sizeBytes * 100) / roomBytes);
  return [{ kind: 'storage', about: 'media', count, since: null, dueAt: null }];
}

function waitingAppeals(cases: NonNullable<Awaited<ReturnType<typeof countWaiting>>>): WaitingThing {
  const { appeals: count, appeals_since: since, appeals_due_at: dueAt } = cases;
  return { kind: 'appeal', about: 'appeals', count, since, dueAt };
}
