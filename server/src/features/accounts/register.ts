import type { WaitingPrompt } from '@loomlight/contract';
import { inTransaction, type InTx, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import { emailKey, usernameKey } from './accounts.rules.ts';
import { findUserByEmail } from './accounts.store.ts';
import { addPerson } from './add-person.ts';
import { checkOwnWords, checkPassword } from './check-password.ts';
import { brokenNamePromise, checkName, NameHeld, nameTaken } from './check-name.ts';
import { isHeldForOther } from './former-names.store.ts';
import { limitHits } from './limit-hits.ts';
import { lookOf } from './look-alike.rules.ts';
import { sendVerification } from './send-verification.ts';
import { giveWelcomeBonus } from './welcome-bonus.ts';

/** Attempts to register one address in a quarter of an hour, from wherever they come. */
const attemptsPerAddress = 20;

/**
 * Creates an account with its empty balance and the mail that verifies it, together or not at all.
 * The bonus comes with the verified address, so that unverified accounts are worth nothing.
 */
export async function register(
  ctx: AccountsContext,
  input: {
    readonly email: string;
    readonly username: string;
    readonly password: string;
    /** What was written before there was an account: it goes with the link of the mail (PEOPLE-21). */
    readonly waiting?: WaitingPrompt | undefined;
  },
): Promise<{ readonly userId: string }> {
  checkName(input.username);
  const chosen = { field: 'password', password: input.password };
  await checkPassword(ctx, chosen);
  checkOwnWords(chosen, input);
  const about = emailKey(input.email);
  await limitHits(ctx, { key: `register:${about}`, about, max: attemptsPerAddress });
  const passwordHash = await ctx.passwords.hash(input.password, 'open');
  try {
    const userId = await inTransaction(ctx, (ctx) => createUser(ctx, { ...input, passwordHash }));
    ctx.wakeMail();
    return { userId };
  } catch (error) {
    const constraint = brokenNamePromise(error);
    const hasAccount = constraint !== undefined && (await findUserByEmail(ctx.db, about)) !== undefined;
    if (hasAccount || isDatabaseError(error, sqlStates.uniqueViolation, 'users_email_unique'))
      throw appError('account_exists', { cause: error });
    if (constraint) throw await nameTaken(ctx, { username: input.username, constraint, cause: error });
    throw error;
  }
}

async function createUser(
  ctx: AccountsContext & InTx,
  input: {
    readonly email: string;
    readonly username: string;
    readonly passwordHash: string;
    readonly waiting?: WaitingPrompt | undefined;
  },
): Promise<string> {
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  const name = { key: usernameKey(input.username), look: lookOf(input.username) };
  if (await isHeldForOther(ctx.tx, { ...name, userId: undefined, now })) throw new NameHeld();
  const verified = !ctx.settings.requireVerification;
  await addPerson(ctx, {
    id,
    email: input.email,
    emailKey: emailKey(input.email),
    username: input.username,
    usernameKey: name.key,
    usernameLook: name.look,
    passwordHash: input.passwordHash,
    emailVerifiedAt: verified ? now : null,
    // Never more here, whatever the address: only a mail that was received proves whose it is.
    role: 'user',
    createdAt: now,
  });
  if (verified) await giveWelcomeBonus(ctx, { userId: id, emailKey: emailKey(input.email) });
  else await sendVerification(ctx, { ...input, userId: id });
  return id;
}
