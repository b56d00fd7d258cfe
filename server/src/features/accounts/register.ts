import type { WaitingPrompt } from '@loomlight/contract';
import { inTransaction, type InTx, isDatabaseError, sqlStates } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import { emailKey, usernameKey } from './accounts.rules.ts';
import { findUserByEmail } from './accounts.store.ts';
import { addPerson } from './add-person.ts';
import { checkOwnWords, checkPassword } from './check-password.ts';
import { brokenNamePromise, checkName, NameHeld, nameTaken, refuseWords } from './check-name.ts';
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
  input: NewAccount & {
    /** What was written before there was an account: it goes with the link of the mail (PEOPLE-21). */
    readonly waiting?: WaitingPrompt | undefined;
  },
): Promise<{ readonly userId: string }> {
  const isVerified = !ctx.settings.requireVerification;
  const userId = await makeAccount(ctx, {
    ...input,
    work: (ctx, passwordHash) => createUser(ctx, { ...input, passwordHash, role: 'user', isVerified }),
  });
  ctx.wakeMail();
  return { userId };
}

/** Counts an attempt to register this address, by whatever door; answers the address's key. Throws 429 for one too many. */
export async function countRegistration(ctx: AccountsContext, email: string): Promise<string> {
  const about = emailKey(email);
  await limitHits(ctx, { key: `register:${about}`, about, max: attemptsPerAddress });
  return about;
}

/** What an account is made of. */
export interface NewAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** What is done in the transaction that makes an account. */
interface AccountWork<T> extends NewAccount {
  readonly work: (ctx: AccountsContext & InTx, passwordHash: string) => Promise<T>;
}

/**
 * Does the work that makes an account in one transaction, once its name and password are good and the password is hashed. Throws for a name,
 * an address or a password that cannot be had, and for an address that is tried too often.
 */
export async function makeAccount<T>(ctx: AccountsContext, input: AccountWork<T>): Promise<T> {
  checkName(input.username);
  const chosen = { field: 'password', password: input.password };
  await checkPassword(ctx, chosen);
  checkOwnWords(chosen, input);
  const about = await countRegistration(ctx, input.email);
  await refuseWords(ctx, { field: 'username', text: input.username });
  const passwordHash = await ctx.passwords.hash(input.password, 'open');
  try {
    return await inTransaction(ctx, (ctx) => input.work(ctx, passwordHash));
  } catch (error) {
    const constraint = brokenNamePromise(error);
    const hasAccount = constraint !== undefined && (await findUserByEmail(ctx.db, about)) !== undefined;
    if (hasAccount || isDatabaseError(error, sqlStates.uniqueViolation, 'users_email_unique'))
      throw appError('account_exists', { cause: error });
    if (constraint) throw await nameTaken(ctx, { username: input.username, constraint, cause: error });
    throw error;
  }
}

/** Writes the account with its empty balance; verified with the bonus, else with the mail that verifies it. */
export async function createUser(
  ctx: AccountsContext & InTx,
  input: {
    readonly email: string;
    readonly username: string;
    /** Null for an account that a mailed link opens. */
    readonly passwordHash: string | null;
    readonly role: 'user' | 'admin';
    readonly isVerified: boolean;
    readonly waiting?: WaitingPrompt | undefined;
  },
): Promise<string> {
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  const name = { key: usernameKey(input.username), look: lookOf(input.username) };
  if (await isHeldForOther(ctx.tx, { ...name, userId: undefined, now })) throw new NameHeld();
  await addPerson(ctx, {
    id,
    email: input.email,
    emailKey: emailKey(input.email),
    username: input.username,
    usernameKey: name.key,
    usernameLook: name.look,
    passwordHash: input.passwordHash,
    emailVerifiedAt: input.isVerified ? now : null,
    // Never more for an address alone: only a mail that was received proves whose it is.
    role: input.role,
    createdAt: now,
  });
  if (input.isVerified) await giveWelcomeBonus(ctx, { userId: id, emailKey: emailKey(input.email) });
  else await sendVerification(ctx, { ...input, userId: id });
  return id;
}
