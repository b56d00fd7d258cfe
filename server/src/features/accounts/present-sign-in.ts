import type { contract, Entered, ReplyOf } from '@loomlight/contract';
import type { FastifyReply } from 'fastify';
import { appError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import { accountMessages } from './accounts.rules.ts';
import { keepDevice } from './device-cookie.ts';
import { keepSecondStep } from './factors/second-step-cookie.ts';
import type { Entry, SignIn } from './start-session.ts';

/** Answers a sign-in with a mailed link, and has the browser keep what it needs. */
export function answerEntry(
  ctx: AccountsContext,
  input: { readonly reply: FastifyReply; readonly signIn: SignIn; readonly waiting: unknown },
): Entered {
  const { reply, signIn, waiting } = input;
  keepDevice(ctx, { reply, marks: signIn.marks });
  // Written by `register` alone, as the contract has parsed it.
  return { ...signIn.pair, waiting: (waiting ?? null) as Entered['waiting'] };
}

/**
 * Answers a sign-in and has the browser keep what it needs. Throws 403 `second_factor_needed` when another step is missing: as for an
 * address that was not verified, the answer of a success stays what R-AUTH-25 says it is.
 */
export function answerSignIn(
  ctx: AccountsContext,
  input: { readonly reply: FastifyReply; readonly entry: Entry },
): ReplyOf<typeof contract.accounts.login> {
  const { reply, entry } = input;
  if (entry.kind === 'second_step') {
    keepSecondStep(ctx, { reply, stepId: entry.stepId });
    throw appError('second_factor_needed');
  }
  keepDevice(ctx, { reply, marks: entry.marks });
  return { ...entry.pair, requiresVerification: false, message: accountMessages.loggedIn };
}
