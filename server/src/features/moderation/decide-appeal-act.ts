import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { listAdministrators } from '../accounts/index.ts';
import type { Act, ActContext } from '../audit/index.ts';
import { endAppeal, findAppeal, lockAppeal } from './decisions.store.ts';
import { holdDecision, statesOf } from './lift-decision-act.ts';
import { tellOutcome } from './tell-statement.ts';
import type { ModerationContext } from './moderation.context.ts';
import { reverseDecision } from './reverse-decision.ts';

interface AppealDecision {
  readonly appealId: string;
  readonly outcome: 'upheld' | 'reversed';
  readonly answer: string;
}

/**
 * Decides an appeal: the decision stands, or its items are as they were (DESK-22). Throws 403 `own_decision` for who has taken it, where
 * another administrator could, and 409 `already_decided`.
 */
export function decideAppealAct(ctx: ModerationContext): Act<AppealDecision> {
  const moderation = ctx;
  return {
    action: 'appeals.decide',
    subject: ({ appealId }) => appealId,
    plan: async (ctx, { actorId, input }) => {
      const { decision } = await look(ctx, { actorId, appealId: input.appealId });
      const states = input.outcome === 'reversed' ? await statesOf(ctx, decision) : { before: {}, after: {} };
      return {
        before: { appeal: 'open', ...states.before },
        after: { appeal: input.outcome, ...states.after },
        effects: ['Who has appealed is told.'],
        needs: 'confirm',
      };
    },
    carryOut: async (ctx, { actorId, input }) => {
      const { appeal, decision } = await look(ctx, { actorId, appealId: input.appealId });
      const inside = { ...moderation, ...ctx };
      await endAppeal(ctx.tx, { id: appeal.id, ...input, by: actorId, now: ctx.clock.now() });
      // It may have been lifted, or given way to another one, meanwhile.
      if (input.outcome === 'reversed' && decision.reversed_at === null)
        await reverseDecision(inside, { decision, by: actorId });
      const isReversed = input.outcome === 'reversed' || decision.reversed_at !== null;
      const type = isReversed ? 'decision_reversed' : 'appeal_denied';
      await tellOutcome(inside, { decisionId: decision.id, userId: decision.user_id, type });
    },
  };
}

async function look(ctx: ActContext, input: { readonly actorId: string; readonly appealId: string }) {
  const found = isUuid(input.appealId) ? await findAppeal(ctx.db, input.appealId) : undefined;
  const decision = found && (await holdDecision(ctx, found.decision_id));
  const appeal = found && (await lockAppeal(ctx.db, input.appealId));
  if (!appeal || !decision) throw appError('not_found');
  if (appeal.state !== 'open') throw appError('already_decided');
  const isOwn = decision.decided_by === input.actorId;
  if (isOwn && (await listAdministrators(ctx.db)).length > 1) throw appError('own_decision');
  return { appeal, decision };
}
