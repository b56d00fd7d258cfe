import { AppError } from '../../kernel/errors.ts';
import { approveAsOperator, listApprovals } from '../desk/index.ts';
import { deletionAction } from '../privacy/index.ts';
import { type CommandResult, ok, type OperatorContext, refused } from './operator.context.ts';
import { announceDeletion } from './run-person-acts.ts';

/** What administrators have asked another to approve, and nobody has answered yet. */
export async function listOpen(ctx: OperatorContext): Promise<CommandResult> {
  const now = ctx.clock.now();
  const open = (await listApprovals(ctx)).filter(
    ({ approval }) => approval.decision === null && approval.expires_at > now,
  );
  if (open.length === 0) return ok('Nothing waits for an approval.');
  return ok(
    ...open.map(
      ({ approval: { id, action, subject, before, after, reason, expires_at: until }, askedByName }) =>
        `${id}  ${action}  ${subject}  ${JSON.stringify(before)} -> ${JSON.stringify(after)}  ${JSON.stringify(reason)}  by ${askedByName ?? 'nobody'}  until ${until.toISOString()}`,
    ),
  );
}

/** Does what an administrator has asked for: access to the machine stands in for a second pair of eyes. */
export async function approve(ctx: OperatorContext, id: string): Promise<CommandResult> {
  try {
    const { auditId, done } = await approveAsOperator(ctx, id);
    if (done?.action === deletionAction) await announceDeletion(ctx, done.subject);
    return ok(`${id} is approved and done; its entry is ${auditId ?? ''}.`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(error.code === 'not_found' ? `There is no approval ${id}.` : error.message);
  }
}
