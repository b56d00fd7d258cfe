import { isUuid } from '../../kernel/ids.ts';
import { settleItems, takeDown } from '../content/index.ts';
import { restrictItemAct } from '../moderation/index.ts';
import {
  type CommandResult,
  groundsMissing,
  groundsOf,
  ok,
  type OperatorContext,
  refused,
} from './operator.context.ts';
import { performAsOperator } from './perform-as-operator.ts';

const reasonMax = 500;

/** `content hide` and `content takedown`: what the desk does with an item that nobody has reported (DESK-110). */
export async function restrictContent(
  ctx: OperatorContext,
  input: { readonly action: 'hide' | 'remove'; readonly words: readonly string[] },
): Promise<CommandResult> {
  const [contentId = '', groundRef = '', facts = '', reason = ''] = input.words.map((word) => word.trim());
  const grounds = groundsOf({ groundRef, facts });
  if (!grounds) return groundsMissing;
  const restricted = { contentId, action: input.action, ...grounds, strike: false };
  const done = await performAsOperator(ctx, { act: restrictItemAct, input: restricted, reason });
  if (done.exitCode === 0) await settleItems(ctx, [contentId]);
  return done;
}

/** `content delete`: removes anybody's item and its file for good, with a reason that is written down and told to its owner. */
export async function deleteContent(
  ctx: OperatorContext,
  [id = '', reason = '']: readonly string[],
): Promise<CommandResult> {
  if (reason.trim() === '' || reason.length > reasonMax)
    return {
      exitCode: 2,
      lines: [`content delete needs an id and a reason in quotes, at most ${reasonMax} characters.`],
    };
  const done = isUuid(id) ? await takeDown(ctx, { id, reason: reason.trim() }) : undefined;
  switch (done?.kind) {
    case 'removed':
      return ok(`The ${done.contentType} ${id} of ${done.owner} is deleted, and its owner is told why.`);
    case 'unfinished':
      return refused(`${id} is still being made. Stop it first: jobs cancel ${id} "<reason>"`);
    default:
      return refused(`There is no item ${id}.`);
  }
}
