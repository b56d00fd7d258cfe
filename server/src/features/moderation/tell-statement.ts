import type { InTx } from '../../db/transaction.ts';
import type { StandingItem } from '../content/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { tellOfDecision } from '../notifications/index.ts';
import { findReporter } from './reports.store.ts';
import type { ModerationContext } from './moderation.context.ts';

type Telling = Pick<ModerationContext, 'clock' | 'ids'> & InTx;

/** Tells the person concerned that there is a statement of reasons, by mail and in the bell; the words of the mail are read when it is sent. */
export async function tellStatement(
  ctx: Telling,
  statement: {
    readonly decisionId: string;
    readonly userId: string;
    readonly action: 'hide' | 'remove' | 'withdraw_words' | 'mute' | 'suspend' | 'clear_profile' | 'return_income';
    /** How many items it restricts; left out where it is about the person. */
    readonly items?: number;
  },
): Promise<void> {
  const { decisionId, userId, action, items } = statement;
  const person = await findReporter(ctx.db, userId);
  // Who has left has no address any more.
  if (!person?.email) return;
  await enqueueMail(ctx, {
    kind: 'statement',
    recipient: person.email,
    payload: { user_id: userId, username: person.username, decision_id: decisionId },
  });
  const type = items === undefined ? `decided_${action}` : 'decided_items';
  await tellOfDecision(ctx.tx, { userId, decisionId, type, count: items ?? 1, now: ctx.clock.now() });
}

/** Tells the person concerned how a decision ended: that an appeal was decided, or that it was taken back. */
export async function tellOutcome(
  ctx: Telling,
  outcome: {
    readonly decisionId: string;
    readonly userId: string;
    readonly type: 'decision_reversed' | 'appeal_denied' | 'items_shown_again';
    /** Left out: it is about the decision as a whole. */
    readonly itemIds?: readonly string[];
  },
): Promise<void> {
  const { decisionId, userId, type, itemIds } = outcome;
  const person = await findReporter(ctx.db, userId);
  if (!person?.email) return;
  await enqueueMail(ctx, {
    kind: 'appeal_decided',
    recipient: person.email,
    payload: {
      ...{ user_id: userId, username: person.username, decision_id: decisionId },
      ...(itemIds && { shown_again: itemIds }),
    },
  });
  await tellOfDecision(ctx.tx, { userId, decisionId, type, count: itemIds?.length ?? 1, now: ctx.clock.now() });
}

/**
 * Tells the owners of items that somebody has let stand and that are as they were before: once for each decision that had restricted some of them
 * (DESK-129). What nothing had restricted is said nothing about.
 */
export async function tellShownAgain(
  ctx: Telling,
  /** As they stood before they were released. */
  items: readonly Pick<StandingItem, 'id' | 'user_id' | 'restricted_by'>[],
): Promise<void> {
  const byDecision = Map.groupBy(items, ({ restricted_by: decisionId }) => decisionId);
  for (const [decisionId, released] of byDecision) {
    const userId = released[0]?.user_id;
    if (decisionId === null || userId === undefined) continue;
    const itemIds = released.map(({ id }) => id);
    await tellOutcome(ctx, { decisionId, userId, type: 'items_shown_again', itemIds });
  }
}
