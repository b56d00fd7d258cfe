import { inTransaction } from '../../db/transaction.ts';
import { atTheMachine } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Act, insertAudit } from '../audit/index.ts';
import { type CommandResult, ok, type OperatorContext, refused } from './operator.context.ts';

const reasonMin = 5;
const reasonMax = 500;

/**
 * Does an act of the desk at the machine, by the same verb and with the same entry: access to the machine stands in for a confirmed session and a
 * second pair of eyes. What the act refuses is said in its words.
 */
export async function performAsOperator<Input>(
  ctx: OperatorContext,
  asked: { readonly act: Act<Input>; readonly input: Input; readonly reason: string },
): Promise<CommandResult> {
  const { act, input } = asked;
  const reason = asked.reason.trim();
  if (reason.length < reasonMin || reason.length > reasonMax)
    return { exitCode: 2, lines: [`A reason in quotes is needed, of ${reasonMin} to ${reasonMax} characters.`] };
  const by = { actorId: atTheMachine, input };
  try {
    const effects = await inTransaction(ctx, async (ctx) => {
      const plan = await act.plan(ctx, by);
      const moved = (await act.carryOut(ctx, { ...by, reason })) ?? {};
      const entry = { actor: atTheMachine, action: act.action, subject: act.subject(input), detail: '', reason };
      const { before, after } = plan;
      await insertAudit(ctx.tx, { ...entry, ...moved, before, after, actId: ctx.ids.uuid(), now: ctx.clock.now() });
      return plan.effects;
    });
    return ok('Done, and written down.', ...effects);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(error.code === 'not_found' ? `There is no ${act.subject(input)}.` : error.message);
  }
}
