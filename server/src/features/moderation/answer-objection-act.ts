import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Act, ActContext } from '../audit/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { answerObjection, lockObjection } from '../rules/index.ts';
import { findReporter } from './reports.store.ts';

interface ObjectionAnswer {
  readonly refusalId: string;
  readonly outcome: 'upheld' | 'mistaken';
  /** Beside the outcome; may be empty. */
  readonly answer: string;
}

/**
 * Answers who calls the refusal of a prompt a mistake, by mail (DESK-109). The words that were sent go with it: the audit holds states, and the answer
 * is kept as long as the refusal.
 */
export const answerObjectionAct: Act<ObjectionAnswer> = {
  action: 'objections.answer',
  subject: ({ refusalId }) => refusalId,
  plan: async (ctx, { input }) => {
    await getUnanswered(ctx, input.refusalId);
    return {
      before: { objection: 'waiting' },
      after: { objection: input.outcome },
      effects: [
        input.outcome === 'mistaken'
          ? 'Its person reads that the refusal was a mistake. The rule stays as it is: end it where it refuses too much.'
          : 'Its person reads that the refusal stands.',
        'The words that were sent are removed.',
      ],
      needs: 'confirm',
    };
  },
  carryOut: async (ctx, { actorId, input }) => {
    const { refusalId: id, outcome, answer: words } = input;
    const { user_id: userId } = await getUnanswered(ctx, id);
    await answerObjection(ctx.tx, { id, outcome, words, by: actorId, now: ctx.clock.now() });
    const person = await findReporter(ctx.db, userId);
    if (!person?.email) return;
    const payload = { user_id: userId, username: person.username, refusal_id: id };
    await enqueueMail(ctx, { kind: 'objection_answered', recipient: person.email, payload });
  },
};

/** An objection that waits, held until the transaction ends. Throws 409 `already_decided` for one that was answered. */
async function getUnanswered(ctx: ActContext, id: string) {
  const objection = isUuid(id) ? await lockObjection(ctx.db, id) : undefined;
  if (!objection) throw appError('not_found');
  if (objection.answered_at !== null) throw appError('already_decided');
  return objection;
}
