import { isUuid } from '../../kernel/ids.ts';
import { takeDown } from '../content/index.ts';
import { type CommandResult, ok, type OperatorContext, refused } from './operator.context.ts';

const reasonMax = 500;

/** Removes anybody's item, with a reason that is written down and told to its owner. */
export async function takeDownContent(
  ctx: OperatorContext,
  [id = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  if (reason.trim() === '' || reason.length > reasonMax)
    return {
      exitCode: 2,
      lines: [`content takedown needs an id and a reason in quotes, at most ${reasonMax} characters.`],
    };
  const done = isUuid(id) ? await takeDown(ctx, { id, reason: reason.trim() }) : undefined;
  switch (done?.kind) {
    case 'removed':
      return ok(`The ${done.contentType} ${id} of ${done.owner} is removed, and its owner is told why.`);
    case 'unfinished':
      return refused(`${id} is still being made. Stop it first: jobs cancel ${id}`);
    default:
      return refused(`There is no item ${id}.`);
  }
}
