import { createHash } from 'node:crypto';
import { emailPattern, limits, type TokenPair } from '@loomlight/contract';
import { inTransaction, type InTx } from '../../db/transaction.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { AppError, appError } from '../../kernel/errors.ts';
import type { IdentityProvider, VouchedIdentity } from '../../ports/identity-provider.ts';
import { enqueueMail } from '../mail/index.ts';
import type { AccountsContext } from './accounts.context.ts';
import { emailKey, usernameKey } from './accounts.rules.ts';
import { endSessionsOf } from './accounts.store.ts';
import { voidMailTokens } from './mail-tokens.store.ts';
import { addPerson } from './add-person.ts';
import { confirmAddress } from './confirm-address.ts';
import type { Device } from './device-cookie.ts';
import { deleteFactors } from './factors/factors.store.ts';
import { openSecondStep } from './factors/open-second-step.ts';
import { freeName, untilFree } from './free-name.ts';
import { readNonce } from './google-nonce.ts';
import {
  dropPassword,
  insertIdentity,
  isIdentityKnown,
  lockPersonOfAddress,
  lockPersonOfIdentity,
  spendOnce,
} from './identities.store.ts';
import { knownDevice } from './known-device.rules.ts';
import { limitHits } from './limit-hits.ts';
import { lookOf } from './look-alike.rules.ts';
import type { SecurityEvent } from './security-event.ts';
import { askForSecondStep, type Entry, finishSignIn, startSession } from './start-session.ts';
import { tellNewDevice } from './tell-new-device.ts';

const provider = 'google' as const;
/** A credential is refused when it is older than an hour; its mark is kept a little longer. */
const markS = 2 * 3600;
/** Sign-ins of one account of Google in a quarter of an hour, from wherever they come. */
const signInsPerAccount = 30;

/** A sign-in as it comes. */
interface GoogleSignIn {
  readonly credential: string;
  /** `browserOf` the request. */
  readonly browser: string | undefined;
  readonly device: Device;
  /** `networkOf` the request. */
  readonly network: string;
}

/**
 * Signs in with a credential of Google. Only what Google has signed counts: the account is found by its subject there,
 * then by its verified address, and is made when there is none. Throws 401 'Google sign-in failed' for a credential that
 * is not good (any more), 403 for a deactivated account, 503 when Google's keys cannot be had.
 */
export async function signInWithGoogle(ctx: AccountsContext, input: GoogleSignIn): Promise<Entry> {
  if (!ctx.google) throw appError('not_found');
  const { begun, userId, told } = await enter(ctx, input).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'google_failed')
      ctx.onSecurity({ kind: 'google_refused', network: input.network });
    throw error;
  });
  const { network, device } = input;
  if (told) ctx.onSecurity({ ...told, network });
  if (typeof begun !== 'string') return finishSignIn(ctx, { userId, pair: begun, device, network });
  // The mail that says that Google was added.
  ctx.wakeMail();
  return askForSecondStep(ctx, { stepId: begun, userId, network });
}

/** Opens a session, or its second step, which is then `begun` as its id. */
async function enter(
  ctx: AccountsContext,
  input: GoogleSignIn,
): Promise<{ readonly begun: TokenPair | string; readonly userId: string; readonly told: SecurityEvent | undefined }> {
  const vouched = await withGoodName(ctx, await readCredential(ctx, input.credential));
  await limitHits(ctx, { key: `google:${vouched.subject}`, max: signInsPerAccount });
  return untilFree(() =>
    inTransaction(ctx, async (ctx) => {
      await spendCredential(ctx, vouched, input.browser);
      const { userId, change } = await findOrMakePerson(ctx, vouched);
      const told = change && { kind: change, userId };
      const stepId = await openSecondStep(ctx, { userId, method: provider });
      if (stepId !== undefined) return { begun: stepId, userId, told };
      const own = { secret: ctx.settings.tokenSecret, userId, now: ctx.clock.now() };
      const device = input.device.words;
      if (knownDevice(input.device.marks, own) === undefined)
        await tellNewDevice(ctx, { userId, device, method: provider, isTold: change !== undefined });
      return { begun: await startSession(ctx, { userId, device, method: provider }), userId, told };
    }),
  );
}

/** What a fresh credential says; it is not spent by being read. */
async function readCredential(ctx: Pick<AccountsContext, 'google'>, credential: string): Promise<VouchedIdentity> {
  const vouched = await verify(ctx.google, credential);
  const isAddress =
    vouched !== undefined && vouched.email.length <= limits.emailMax && emailPattern.test(vouched.email);
  if (!vouched?.emailVerified || !isAddress) throw appError('google_failed');
  return vouched;
}

async function verify(google: IdentityProvider | undefined, credential: string): Promise<VouchedIdentity | undefined> {
  if (!google) throw appError('not_found');
  try {
    return await google.verify(credential);
  } catch (error) {
    throw appError('unavailable', { cause: error });
  }
}

/**
 * Spends the nonce and the credential itself: neither opens twice. The button hands out a nonce each time it is drawn, so a credential
 * without one was made for another page, and one of another browser was slipped in.
 */
async function spendCredential(
  ctx: AccountsContext & InTx,
  vouched: VouchedIdentity,
  browser: string | undefined,
): Promise<void> {
  if (vouched.nonce === undefined || browser === undefined) throw appError('google_failed');
  const nonce = readNonce(vouched.nonce, { secret: ctx.settings.tokenSecret, browser, now: ctx.clock.now() });
  if (!nonce) throw appError('google_failed');
  const mark = createHash('sha256').update(`nonce ${nonce.id}`).digest();
  if (!(await spendOnce(ctx.tx, { fingerprint: mark, expiresAt: nonce.expiresAt }))) throw appError('google_failed');
  const { fingerprint, issuedAt } = vouched;
  if (!(await spendOnce(ctx.tx, { fingerprint, expiresAt: addSeconds(issuedAt, markS) })))
    throw appError('google_failed');
}

/** Whom a credential opens, and what it changed about an account that was there before. */
interface Found {
  readonly userId: string;
  readonly change?: 'google_linked' | 'account_taken_over';
}

async function findOrMakePerson(ctx: AccountsContext & InTx, vouched: VouchedIdentity): Promise<Found> {
  // By the subject, whatever its address is by now: it may be another person's here.
  const known = await lockPersonOfIdentity(ctx.tx, { provider, subject: vouched.subject });
  if (known) {
    if (!known.is_active) throw appError('account_inactive');
    return { userId: known.id };
  }
  const person = await lockPersonOfAddress(ctx.tx, emailKey(vouched.email));
  const found = person ? await linkPerson(ctx, person) : { userId: await makePerson(ctx, vouched) };
  await insertIdentity(ctx.tx, { provider, subject: vouched.subject, userId: found.userId, now: ctx.clock.now() });
  return found;
}

type Person = NonNullable<Awaited<ReturnType<typeof lockPersonOfAddress>>>;

/**
 * Opens the account of this address to its owner at Google. Where nobody has ever proved to own the address, whoever
 * registered it may be a stranger who waits inside: password, factors, sessions and mailed links are gone.
 */
async function linkPerson(ctx: AccountsContext & InTx, person: Person): Promise<Found> {
  if (!person.is_active) throw appError('account_inactive');
  // Without verification an address counts as verified from the start, and proves nothing.
  const isProved = person.email_verified_at !== null && ctx.settings.requireVerification;
  if (isProved) {
    await enqueueMail(ctx, {
      kind: 'google_linked',
      recipient: person.email,
      payload: { username: person.username },
    });
    return { userId: person.id, change: 'google_linked' };
  }
  await voidMailTokens(ctx.tx, { userId: person.id, purpose: 'reset_password' });
  await voidMailTokens(ctx.tx, { userId: person.id, purpose: 'verify_email' });
  await dropPassword(ctx.tx, person.id);
  await deleteFactors(ctx.tx, person.id);
  await endSessionsOf(ctx.tx, { userId: person.id, reason: 'taken_over', now: ctx.clock.now() });
  await confirmAddress(ctx, person.id);
  return { userId: person.id, change: 'account_taken_over' };
}

/**
 * A name that breaks a rule of this site is none: who is new gets one that is made up, and is not kept out for what Google calls them (DESK-118). Who is
 * here already has a name, and the rule is not counted as met once more at each sign-in.
 */
async function withGoodName(ctx: AccountsContext, vouched: VouchedIdentity): Promise<VouchedIdentity> {
  if (vouched.name === undefined || (await isIdentityKnown(ctx.db, { provider, subject: vouched.subject })))
    return vouched;
  const isGood = (await ctx.refusalOf(vouched.name)) === undefined;
  return isGood ? vouched : { ...vouched, name: undefined };
}

async function makePerson(ctx: AccountsContext & InTx, vouched: VouchedIdentity): Promise<string> {
  const id = ctx.ids.uuid();
  const username = await freeName(ctx, vouched.name);
  await addPerson(ctx, {
    id,
    email: vouched.email,
    emailKey: emailKey(vouched.email),
    username,
    usernameKey: usernameKey(username),
    usernameLook: lookOf(username),
    passwordHash: null,
    // The next step marks it, with all that follows from a verified address.
    emailVerifiedAt: null,
    role: 'user',
    createdAt: ctx.clock.now(),
  });
  await confirmAddress(ctx, id);
  return id;
}
