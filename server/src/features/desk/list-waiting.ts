import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { countWithheld } from '../accounts/index.ts';
import { countInReview } from '../content/index.ts';
import { countPossiblyPaid, findOverdue } from '../generation/index.ts';
import { countGivenUp } from '../mail/index.ts';
import { findOrphanCount } from '../media-check/index.ts';
import { countWaiting } from '../moderation/index.ts';
import { countObjections, listOftenRefused } from '../rules/index.ts';
import { countSignals } from '../signals/index.ts';
import { listOpenApprovals } from './approvals.store.ts';
import { listProcessLines } from './list-engine-lines.ts';
import { listUrgent, type UrgentContext } from './list-urgent.ts';
import type { WaitingThing } from './waiting-thing.ts';

const shown = 50;
/** From so many refused prompts in a day on somebody is proposed to be looked at (DESK-36). */
const refusalsPerDay = 5;

/** What waits for this administrator: approvals of others, the first to expire first, then what is not as it should be. */
export async function listWaiting(
  ctx: UrgentContext,
  input: { readonly actor: SignedIn },
): Promise<readonly WaitingThing[]> {
  const now = ctx.clock.now();
  const day = addSeconds(now, -86_400);
  const [
    urgent,
    approvals,
    lines,
    overdue,
    cases,
    review,
    objections,
    refused,
    bonuses,
    signals,
    mails,
    possiblyPaid,
    orphans,
  ] = await inTurn(
    () => listUrgent(ctx),
    () => listOpenApprovals(ctx.db, { now, notAskedBy: input.actor.userId, limit: shown }),
    () => listProcessLines(ctx),
    () => findOverdue(ctx.db, now),
    () => countWaiting(ctx.db),
    () => countInReview(ctx.db),
    () => countObjections(ctx.db),
    () => listOftenRefused(ctx.db, { since: day, times: refusalsPerDay, limit: shown }),
    () => countWithheld(ctx.db, shown),
    () => countSignals(ctx.db, shown),
    () => countGivenUp(ctx.db, { since: day, limit: shown }),
    () => countPossiblyPaid(ctx.db, shown),
    () => findOrphanCount(ctx.db),
  );
  const unwell = new Map<string, Date>();
  for (const { state, engine, since: at, isSilent } of lines)
    if (state !== 'closed' && !isSilent && at < (unwell.get(engine) ?? now)) unwell.set(engine, at);
  const of = (...kinds: readonly WaitingThing['kind'][]) => urgent.filter(({ kind }) => kinds.includes(kind));
  return [
    ...of('books', 'report'),
    ...(cases && cases.appeals > 0 ? [waitingAppeals(cases)] : []),
    ...of('dispute', 'payment'),
    ...someOf('review', 'reviews', review),
    ...someOf('objection', 'objections', objections),
    ...someOf('bonus', 'bonuses', bonuses),
    ...someOf('signal', 'signals', signals),
    ...of('storage', 'backup'),
    ...someOf('mail', 'mails', mails),
    ...someOf('possibly_paid', 'tasks', possiblyPaid),
    ...someOf('orphans', 'media', { count: orphans, since: null }),
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
    ...someOf('overdue', 'generations', overdue),
  ];
}

/** What is counted as one thing, where there is any of it. */
function someOf(
  kind: WaitingThing['kind'],
  about: string,
  { count, since }: { readonly count: number; readonly since: Date | null },
): readonly WaitingThing[] {
  return count > 0 ? [{ kind, about, count, since, dueAt: null }] : [];
}

function waitingAppeals(cases: NonNullable<Awaited<ReturnType<typeof countWaiting>>>): WaitingThing {
  const { appeals: count, appeals_since: since, appeals_due_at: dueAt } = cases;
  return { kind: 'appeal', about: 'appeals', count, since, dueAt };
}
