import type { InTx } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { appError, fieldError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import { endSessionsOf, findPasswordHash } from './accounts.store.ts';
import { hasFactor } from './factors/factors.store.ts';
import { requireProof } from './factors/proof.ts';
import { findSessionStart, lockLeaver, rememberBonus } from './leaving.store.ts';
import { limitHits } from './limit-hits.ts';
import { bonusHash, bonusMemoryS } from './welcome-bonus.ts';

/** Guesses at the password in a quarter of an hour. */
const attempts = 10;
/** Who has no password must have signed in within this. */
const freshS = 600;

/** That somebody may delete the account, as it was when it was checked. */
export interface LeaveProof {
  readonly userId: string;
  readonly passwordHash: string | null;
}

/** Who leaves. */
export interface Leaving {
  readonly userId: string;
  readonly email: string;
  readonly email_key: string;
  readonly username: string;
}

/**
 * Checks that it is the person who wants to leave. An account without a password asks for a sign-in of the last ten minutes instead:
 * that is what a stolen session cannot make, and the only proof that an account of Google can give here. Where there is a second
 * factor it is asked for too, as for every change of how one signs in (403 `proof_needed`).
 */
export async function proveLeave(
  ctx: AccountsContext,
  input: { readonly actor: SignedIn; readonly password: string | undefined },
): Promise<LeaveProof> {
  const { userId } = input.actor;
  await limitHits(ctx, { key: `delete-account:${userId}`, about: userId, max: attempts });
  const checked = await findPasswordHash(ctx.db, userId);
  if (checked) {
    if (!(await ctx.passwords.matches(input.password ?? '', checked, 'reserved'))) {
      ctx.onSecurity({ kind: 'wrong_password', userId });
      throw wrongPassword();
    }
  } else await requireFreshSession(ctx, input.actor);
  if (await hasFactor(ctx.db, userId)) await requireProof(ctx, input.actor);
  return { userId, passwordHash: checked ?? null };
}

/** Holds the person who leaves until the transaction ends. Throws when the account has gone, or has another password than was checked. */
export async function holdLeaver(ctx: InTx, proof: LeaveProof): Promise<Leaving> {
  const person = await lockLeaver(ctx.tx, proof.userId);
  if (!person?.is_active) throw appError('session_expired');
  // Another one was chosen while this one was checked.
  if (person.password_hash !== proof.passwordHash) throw wrongPassword();
  return { userId: proof.userId, ...person };
}

/** Ends every session of a person who leaves, and remembers for a year that the address has had its welcome bonus, if it had. */
export async function signOutLeaver(
  ctx: Pick<AccountsContext, 'clock'> & { readonly settings: { readonly tokenSecret: string } } & InTx,
  person: Leaving,
): Promise<void> {
  const now = ctx.clock.now();
  await rememberBonus(ctx.tx, {
    userId: person.userId,
    addressHash: bonusHash(ctx.settings.tokenSecret, person.email_key),
    expiresAt: addSeconds(now, bonusMemoryS),
  });
  await endSessionsOf(ctx.tx, { userId: person.userId, reason: 'account_deleted', now });
}

async function requireFreshSession(ctx: AccountsContext, actor: SignedIn): Promise<void> {
  const startedAt = await findSessionStart(ctx.db, actor.sessionId);
  if (!startedAt || ctx.clock.now() > addSeconds(startedAt, freshS)) throw appError('fresh_sign_in_needed');
}

function wrongPassword(): Error {
  return fieldError('password', 'Your password is not correct. Please try again.');
}
