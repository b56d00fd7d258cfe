import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { countWithheld } from '../accounts/index.ts';
import { countInReview } from '../content/index.ts';
import { countPossiblyPaid, findOverdue } from '../generation/index.ts';
import { countGivenUp } from '../mail/index.ts';
import { countMissing, findOrphanCount } from '../media-check/index.ts';
import { countWaiting } from '../moderation/index.ts';
import { countLaterDisputes } from '../payments/index.ts';
import { countObjections, listOftenRefused } from '../rules/index.ts';
import { countSignals } from '../signals/index.ts';
import { listOpenApprovals } from './approvals.store.ts';
import { listProcessLines } from './list-engine-lines.ts';
import { disputeAlarmS, type UrgentContext, urgentMatters } from './list-urgent.ts';
import { type AtOneMoment, readApart } from './one-look.store.ts';
import type { WaitingThing } from './waiting-thing.ts';

const shown = 50;
/** From so many refused prompts in a day on somebody is proposed to be looked at (DESK-36). */
const refusalsPerDay = 5;
const dayS = 86_400;
/** One matter is asked about for so long at most, and all of them together for so long. */
const matterMs = 400;
const allMs = 1_500;

type Kind = WaitingThing['kind'];
type Found = Omit<WaitingThing, 'kind'>;
type Matter = (ctx: UrgentContext, input: { readonly actor: SignedIn }) => Promise<readonly Found[]>;

/** How each thing that can wait is looked for, the most urgent first. */
const matters: Readonly<Record<Kind, Matter>> = {
  books: urgent('books'),
  report: urgent('report'),
  appeal: async ({ db }) => {
    const cases = await countWaiting(db);
    if (!cases || cases.appeals === 0) return [];
    const { appeals: count, appeals_since: since, appeals_due_at: dueAt } = cases;
    return [{ about: 'appeals', count, since, dueAt }];
  },
  dispute: urgent('dispute'),
  payment: urgent('payment'),
  review: async ({ db }) => some('reviews', await countInReview(db)),
  objection: async ({ db }) => some('objections', await countObjections(db)),
  bonus: async ({ db }) => some('bonuses', await countWithheld(db, shown)),
  signal: async ({ db }) => some('signals', await countSignals(db, shown)),
  storage: urgent('storage'),
  backup: urgent('backup'),
  mail: async ({ db, clock }) => {
    const since = addSeconds(clock.now(), -dayS);
    return some('mails', await countGivenUp(db, { since, limit: shown }));
  },
  possibly_paid: async ({ db }) => some('tasks', await countPossiblyPaid(db, shown)),
  orphans: async ({ db }) => some('media', { count: await findOrphanCount(db), since: null }),
  missing: async ({ db }) => some('media', await countMissing(db)),
  // A proposal and no more: nobody is restricted by a machine.
  refusals: async ({ db, clock }) => {
    const day = addSeconds(clock.now(), -dayS);
    const people = await listOftenRefused(db, { since: day, times: refusalsPerDay, limit: shown });
    return people.map(({ user_id: about, count, since }) => ({ about, count, since, dueAt: null }));
  },
  approval: async ({ db, clock }, { actor }) => {
    const open = await listOpenApprovals(db, { now: clock.now(), notAskedBy: actor.userId, limit: shown });
    return open.map(({ action: about, asked_at: since, expires_at: dueAt }) => ({ about, count: 1, since, dueAt }));
  },
  engine: (ctx) => listUnwell(ctx, (line) => line.contentType !== 'classifier'),
  classifier: (ctx) => listUnwell(ctx, (line) => line.contentType === 'classifier'),
  overdue: async ({ db, clock }) => some('generations', await findOverdue(db, clock.now())),
  open_dispute: async ({ db, clock }) => {
    const { count, since, due_at: dueAt } = await countLaterDisputes(db, addSeconds(clock.now(), disputeAlarmS));
    return count > 0 ? [{ about: 'disputes', count, since, dueAt }] : [];
  },
};
// Every kind has its matter, and its place in this order.
const kinds = Object.keys(matters) as readonly Kind[];

/** What waits, and of which kinds that could not be read. */
export interface Waiting {
  readonly things: readonly WaitingThing[];
  readonly unread: readonly { readonly kind: Kind; readonly error: unknown }[];
}

/**
 * What waits for this administrator: what is not as it should be, and the approvals of others, the first to expire first. Whatever one kind hangs on or
 * fails by, all others are answered (DESK-58, DESK-136).
 */
export async function listWaiting(
  ctx: AtOneMoment<UrgentContext>,
  input: { readonly actor: SignedIn },
): Promise<Waiting> {
  const endsAt = performance.now() + allMs;
  const things: WaitingThing[] = [];
  const unread: Waiting['unread'][number][] = [];
  for (const kind of kinds) {
    const withinMs = Math.min(matterMs, Math.ceil(endsAt - performance.now()));
    const read =
      withinMs > 0
        ? await readApart(ctx.db, { withinMs }, () => matters[kind](ctx, input))
        : { error: new Error('There was no time left.') };
    if ('error' in read) unread.push({ kind, error: read.error });
    else things.push(...read.found.map((found) => ({ kind, ...found })));
  }
  return { things, unread };
}

/** A matter that operators are mailed about as well. */
function urgent(kind: keyof typeof urgentMatters): Matter {
  return async (ctx) => {
    const found = await urgentMatters[kind](ctx);
    return found ? [found] : [];
  };
}

/** What is counted as one thing, where there is any of it. */
function some(
  about: string,
  { count, since }: { readonly count: number; readonly since: Date | null },
): readonly Found[] {
  return count > 0 ? [{ about, count, since, dueAt: null }] : [];
}

/** What processes that live have lines to that do not do well, each since the first of them. */
async function listUnwell(
  ctx: UrgentContext,
  isMeant: (line: Awaited<ReturnType<typeof listProcessLines>>[number]) => boolean,
): Promise<readonly Found[]> {
  const unwell = new Map<string, Date>();
  for (const { state, engine, since: at, isSilent } of (await listProcessLines(ctx)).filter(isMeant)) {
    const first = unwell.get(engine);
    if (state !== 'closed' && !isSilent && (first === undefined || at < first)) unwell.set(engine, at);
  }
  return Array.from(unwell, ([about, since]) => ({ about, count: 1, since, dueAt: null }));
}
