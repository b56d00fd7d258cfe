import type { InTx } from '../../db/transaction.ts';
import type { StandingItem } from '../content/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { findReporter } from './reports.store.ts';
import type { ModerationContext } from './moderation.context.ts';

/** Mails the person concerned that there is a statement of reasons; its words are read when it is sent. */
export async function mailStatement(
  ctx: Pick<ModerationContext, 'clock' | 'ids'> & InTx,
  statement: { readonly decisionId: string; readonly userId: string },
): Promise<void> {
  const person = await findReporter(ctx.db, statement.userId);
  // Who has left has no address any more.
  if (!person?.email) return;
  await enqueueMail(ctx, {
    kind: 'statement',
    recipient: person.email,
    payload: { user_id: statement.userId, username: person.username, decision_id: statement.decisionId },
  });
}

/** Mails the person concerned how a decision ended: that an appeal was decided, or that it was taken back. */
export async function mailOutcome(
  ctx: Pick<ModerationContext, 'clock' | 'ids'> & InTx,
  outcome: {
    readonly decisionId: string;
    readonly userId: string;
    /** Left out: it is about the decision as a whole. */
    readonly itemIds?: readonly string[];
  },
): Promise<void> {
  const person = await findReporter(ctx.db, outcome.userId);
  if (!person?.email) return;
  await enqueueMail(ctx, {
    kind: 'appeal_decided',
    recipient: person.email,
    payload: {
      ...{ user_id: outcome.userId, username: person.username, decision_id: outcome.decisionId },
      ...(outcome.itemIds && { shown_again: outcome.itemIds }),
    },
  });
}

/**
 * Mails the owners of items that somebody has let stand and that are as they were before: one mail for each decision that had restricted some of them
 * (DESK-129). What nothing had restricted is said nothing about.
 */
export async function mailShownAgain(
  ctx: Pick<ModerationContext, 'clock' | 'ids'> & InTx,
  /** As they stood before they were released. */
  items: readonly Pick<StandingItem, 'id' | 'user_id' | 'restricted_by'>[],
): Promise<void> {
  const byDecision = Map.groupBy(items, ({ restricted_by: decisionId }) => decisionId);
  for (const [decisionId, released] of byDecision) {
    const userId = released[0]?.user_id;
    if (decisionId === null || userId === undefined) continue;
    await mailOutcome(ctx, { decisionId, userId, itemIds: released.map(({ id }) => id) });
  }
}
