import { inTransaction } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';
import { emailKey } from './accounts.rules.ts';
import { findUserByEmail, holdUnchangedPassword } from './accounts.store.ts';
import type { Device } from './device-cookie.ts';
import { openSecondStep } from './factors/open-second-step.ts';
import { knownDevice } from './known-device.rules.ts';
import { limitHits } from './limit-hits.ts';
import { refuseSuspended } from './suspension.rules.ts';
import { askForSecondStep, type Entry, finishSignIn, startSession } from './start-session.ts';
import { tellNewDevice } from './tell-new-device.ts';

/** Attempts on one account in a quarter of an hour: from one network, from all of them together, and from a browser that it knows. */
const attemptsFromNetwork = 20;
const attemptsPerAccount = 200;
const attemptsFromDevice = 20;

/** Stands for the person where there is none: the same is computed. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Signs in, or leads to the second step of an account that has a second factor. An unknown address and a wrong password have the same answer, and take the same time. Throws 401, 403 for an account
 * that may not (yet), 429 for one guess too many, 503 `busy` when too many wait.
 */
export async function login(
  ctx: AccountsContext,
  input: { readonly email: string; readonly password: string; readonly network: string; readonly device: Device },
): Promise<Entry> {
  const key = emailKey(input.email);
  const user = await findUserByEmail(ctx.db, key);
  const own = { secret: ctx.settings.tokenSecret, userId: user?.id ?? nobody, now: ctx.clock.now() };
  const deviceId = knownDevice(input.device.marks, own);
  await limitAttempts(ctx, { key, network: input.network, deviceId });
  const lane = deviceId === undefined ? 'open' : 'reserved';
  const matches = await ctx.passwords.matches(input.password, user?.password_hash, lane);
  if (!user || !user.password_hash || !matches) {
    ctx.onSecurity({ kind: 'login_refused', network: input.network, ...(user && { userId: user.id }) });
    throw appError('invalid_credentials');
  }
  if (!user.is_active) throw appError('account_inactive');
  refuseSuspended(user.suspended_until, ctx.clock.now());
  if (ctx.settings.requireVerification && user.email_verified_at === null) throw appError('email_not_verified');
  const verifiedHash = user.password_hash;
  const { network, device } = input;
  const method = 'password';
  const begun = await inTransaction(ctx, async (ctx) => {
    const stepId = await openSecondStep(ctx, { userId: user.id, method });
    // First: it holds the person for writing, and two that hold it for reading could not both do so afterwards.
    if (stepId === undefined && deviceId === undefined)
      await tellNewDevice(ctx, { userId: user.id, device: device.words, method, isTold: false });
    // A password that was replaced while this one was checked opens nothing: its sessions have just been ended.
    if (!(await holdUnchangedPassword(ctx.tx, user.id, verifiedHash))) throw appError('invalid_credentials');
    return stepId ?? startSession(ctx, { userId: user.id, device: device.words, method });
  });
  if (typeof begun === 'string') return askForSecondStep(ctx, { stepId: begun, userId: user.id, network });
  return finishSignIn(ctx, { userId: user.id, pair: begun, device, network });
}

/**
 * The narrow limit is each network's own, so that somebody who only guesses keeps the person out no longer than himself. A browser
 * that the account knows has a limit of its own in place of both: whatever others guess, the person gets in with it.
 */
async function limitAttempts(
  ctx: AccountsContext,
  attempt: { readonly key: string; readonly network: string; readonly deviceId: string | undefined },
): Promise<void> {
  const { key: about, network } = attempt;
  if (attempt.deviceId !== undefined)
    return limitHits(ctx, {
      key: `login-device:${about}:${attempt.deviceId}`,
      about,
      network,
      max: attemptsFromDevice,
    });
  await limitHits(ctx, { key: `login-account:${about}:${network}`, about, network, max: attemptsFromNetwork });
  await limitHits(ctx, { key: `login-account:${about}`, about, network, max: attemptsPerAccount });
}
