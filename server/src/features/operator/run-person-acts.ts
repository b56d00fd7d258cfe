import { roleAct } from '../accounts/index.ts';
import { settleItems } from '../content/index.ts';
import { changeCreditsAct } from '../credits/index.ts';
import { clearProfileAct, restrictPersonAct } from '../moderation/index.ts';
import { announceLeave, deleteAccountAct } from '../privacy/index.ts';
import { type CommandResult, groundsMissing, groundsOf, type OperatorContext } from './operator.context.ts';
import { performAsOperator } from './perform-as-operator.ts';

/** Somebody, and the words that follow. */
interface OnPerson {
  readonly userId: string;
  readonly words: readonly string[];
}

/** `users mute` and `users suspend`: what the desk does, until a moment and with a statement of reasons by the rules of the site (DESK-82). */
export async function restrictPerson(
  ctx: OperatorContext,
  input: OnPerson & { readonly restriction: 'mute' | 'suspend' },
): Promise<CommandResult> {
  const { userId, restriction } = input;
  const [until = '', groundRef = '', facts = '', reason = ''] = input.words.map((word) => word.trim());
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(until);
  if (!isMoment || Number.isNaN(Date.parse(until)))
    return { exitCode: 2, lines: [`users ${restriction} needs a moment such as 2026-11-24T10:00:00Z.`] };
  const grounds = groundsOf({ groundRef, facts });
  if (!grounds) return groundsMissing;
  return performAsOperator(ctx, {
    act: restrictPersonAct({ restriction }),
    input: { userId, until, ...grounds },
    reason,
  });
}

const profileParts = ['name', 'bio', 'picture'] as const;

/** `users clear-profile`: takes name, bio or picture, in one word with commas, as the desk does (DESK-96). */
export async function clearProfileOf(ctx: OperatorContext, { userId, words }: OnPerson): Promise<CommandResult> {
  const [list = '', groundRef = '', facts = '', reason = ''] = words.map((word) => word.trim());
  const chosen = list.split(',');
  if (!chosen.every((part) => profileParts.some((known) => known === part)))
    return {
      exitCode: 2,
      lines: ['users clear-profile needs what is to be cleared: name, bio or picture, with commas.'],
    };
  const grounds = groundsOf({ groundRef, facts });
  if (!grounds) return groundsMissing;
  const parts = {
    name: chosen.includes('name'),
    bio: chosen.includes('bio'),
    profilePicture: chosen.includes('picture'),
  };
  const done = await performAsOperator(ctx, { act: clearProfileAct, input: { userId, parts, ...grounds }, reason });
  if (done.exitCode === 0) await settleItems(ctx, [userId]);
  return done;
}

/** `users demote`: makes an administrator a member again; the last one stays. */
export async function demotePerson(ctx: OperatorContext, { userId, words }: OnPerson): Promise<CommandResult> {
  return performAsOperator(ctx, { act: roleAct, input: { userId, role: 'user' }, reason: words[0] ?? '' });
}

/** `users delete`: deletes an account for good, as the person could (DESK-99). */
export async function deletePerson(ctx: OperatorContext, { userId, words }: OnPerson): Promise<CommandResult> {
  const act = deleteAccountAct({ tokenSecret: ctx.secret });
  const done = await performAsOperator(ctx, { act, input: { userId }, reason: words[0] ?? '' });
  if (done.exitCode === 0) await announceDeletion(ctx, userId);
  return done;
}

/** Tells the processes that serve; the rest of it and the mail are done by their rounds. */
export async function announceDeletion(ctx: OperatorContext, userId: string): Promise<void> {
  const none = (): void => undefined;
  await announceLeave({ signals: ctx.signals, onSecurity: none, wakeMail: none, wakeDeletions: none }, userId);
}

/** `credits deduct`: takes free credits back. */
export async function deductCredits(ctx: OperatorContext, { userId, words }: OnPerson): Promise<CommandResult> {
  const credits = Number(words[0]);
  if (!Number.isInteger(credits) || credits < 1 || credits > 1_000_000)
    return { exitCode: 2, lines: ['credits deduct needs a whole number from 1 to 1000000 and a reason in quotes.'] };
  return performAsOperator(ctx, { act: changeCreditsAct, input: { userId, amount: -credits }, reason: words[1] ?? '' });
}
