import type { InTx } from '../../db/transaction.ts';
import { type BeforeRestriction, lockStandingItems, releaseItems, restrictItems } from '../content/index.ts';
import { tellShownAgain, tellStatement } from './tell-statement.ts';
import { endDecisionsOn, findFirstBefore, insertDecision, insertDecisionItems } from './decisions.store.ts';
import type { ModerationContext } from './moderation.context.ts';
import { endsOf, strikeEndsAt } from './moderation.rules.ts';
import { insertStrike, withdrawStrikes } from './strikes.store.ts';

export type ItemAction = 'none' | 'hide' | 'remove' | 'withdraw_words';

/** Why, as the person concerned will read it. */
export interface Reasons {
  readonly ground: 'law' | 'terms' | null;
  readonly groundRef: string;
  readonly facts: string;
  readonly redress: string;
}

/** What a decision needs. */
type Deciding = Pick<ModerationContext, 'clock' | 'ids' | 'appealDays'> & InTx;

/** The strongest first: what a decision of several actions is called. */
const byStrength: readonly ItemAction[] = ['remove', 'withdraw_words', 'hide', 'none'];

/**
 * Writes one decision for each person concerned, with their items, restricts these, and mails each one statement about the own items only.
 * Answers the decisions by their person.
 */
export async function restrictByDecision(
  ctx: Deciding,
  input: {
    readonly reportId: string | null;
    readonly items: readonly {
      readonly id: string;
      readonly userId: string;
      readonly action: ItemAction;
      /** A program has found it, since it looks like what somebody has reported (DESK-14). */
      readonly isCopy?: boolean;
    }[];
    readonly reasons: Reasons;
    /** Null for what is hidden by itself, and by who works at the machine. */
    readonly decidedBy: string | null;
    /** Left out: as `insertDecision` takes it. */
    readonly takenBy?: 'person';
    readonly detectedBy: 'notice' | 'own';
    /** Until the report is decided, and no answer to it. */
    readonly isInterim?: boolean;
    /** It counts against each person whose items it restricts (DESK-115). */
    readonly countsAsStrike?: boolean;
  },
): Promise<ReadonlyMap<string, string>> {
  const now = ctx.clock.now();
  const decisions = new Map<string, string>();
  for (const userId of [...new Set(input.items.map((item) => item.userId))].toSorted())
    decisions.set(userId, ctx.ids.uuid());
  const items = input.items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  // Items before people, and all of them at once (decision 34).
  const standing = await lockStandingItems(
    ctx.tx,
    items.map(({ id }) => id),
  );
  const released = await releaseLetStand(ctx, items);
  const before = await restrictItems(
    ctx,
    items.flatMap(({ id, userId, action }) => {
      const as = action === 'hide' ? 'hidden' : action === 'none' ? undefined : 'removed';
      return as === undefined ? [] : [{ id, decisionId: decisions.get(userId) ?? '', as }];
    }),
  );
  for (const [userId, id] of decisions) {
    const own = items.filter((item) => item.userId === userId);
    const action = byStrength.find((name) => own.some((item) => item.action === name)) ?? 'none';
    await insertDecision(ctx.tx, {
      id,
      reportId: input.reportId,
      userId,
      action,
      ...input.reasons,
      detectedBy: own.every(({ isCopy }) => isCopy) ? 'automated' : input.detectedBy,
      decidedBy: input.decidedBy,
      ...(input.takenBy && { takenBy: input.takenBy }),
      isInterim: input.isInterim ?? false,
      decidedAt: now,
      appealUntil: action === 'none' ? null : endsOf(now, ctx.appealDays()).appealUntil,
    });
    const kept = await Promise.all(
      own.map(async (item) => ({ ...item, before: await firstBefore(ctx, item.id, before) })),
    );
    await endDecisionsOn(ctx.tx, { contentIds: own.map((item) => item.id), by: id, now });
    await insertDecisionItems(ctx.tx, id, kept);
    // What is let stand was nothing to count.
    if (action === 'none') await withdrawStrikes(ctx.tx, { decisionId: id, userId, now });
    else if (input.countsAsStrike)
      await insertStrike(ctx.tx, { decisionId: id, userId, madeAt: now, expiresAt: strikeEndsAt(now) });
    const restricted = own.filter((item) => item.action !== 'none').length;
    if (action !== 'none') await tellStatement(ctx, { decisionId: id, userId, action, items: restricted });
  }
  await tellShownAgain(
    ctx,
    standing.filter(({ id }) => released.includes(id)),
  );
  return decisions;
}

/** What is let stand is shown again, where something had hidden it. Answers which items these are. */
async function releaseLetStand(
  ctx: Deciding,
  items: readonly { readonly id: string; readonly action: ItemAction }[],
): Promise<readonly string[]> {
  const wishes: { id: string; before: BeforeRestriction }[] = [];
  for (const { id, action } of items) {
    const before = action === 'none' ? await findFirstBefore(ctx.db, id) : undefined;
    if (before) wishes.push({ id, before });
  }
  return releaseItems(ctx, wishes);
}

/** How it was before anybody restricted it: a removal that follows a hide goes back to that. */
async function firstBefore(
  ctx: Deciding,
  contentId: string,
  before: ReadonlyMap<string, BeforeRestriction>,
): Promise<BeforeRestriction | null> {
  const now = before.get(contentId);
  if (!now) return null;
  return (await findFirstBefore(ctx.db, contentId)) ?? now;
}
