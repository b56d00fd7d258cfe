import type { PasskeyAssertion } from '@loomlight/contract/factors';
import { inTransaction } from '../../../db/transaction.ts';
import { appError } from '../../../kernel/errors.ts';
import type { AccountsContext } from '../accounts.context.ts';
import type { Device } from '../device-cookie.ts';
import { knownDevice } from '../known-device.rules.ts';
import { finishSignIn, type SignIn, startSession } from '../start-session.ts';
import { tellNewDevice } from '../tell-new-device.ts';
import { lockPerson } from './factors.store.ts';
import { checkAssertion, usePasskey } from './passkey-check.ts';

const method = 'passkey';

/**
 * Signs in with a passkey and nothing else: it is something that one has, and it has checked who uses it, so that both factors are in
 * it. Throws 422 for one that is not good, 403 for an account that may not (yet).
 */
export async function signInWithPasskey(
  ctx: AccountsContext,
  given: { readonly passkey: PasskeyAssertion; readonly network: string; readonly device: Device },
): Promise<SignIn> {
  const { device, network } = given;
  const checked = await checkAssertion(ctx, {
    assertion: given.passkey,
    purpose: { kind: 'sign-in' },
    requireUserVerification: true,
  });
  if (!checked) {
    ctx.onSecurity({ kind: 'login_refused', network });
    throw appError('passkey_refused');
  }
  const { userId } = checked;
  const outcome = await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.tx, userId);
    if (!person?.is_active) return 'inactive';
    if (ctx.settings.requireVerification && person.email_verified_at === null) return 'not_verified';
    const used = await usePasskey(ctx, checked);
    if (used !== 'used') return used;
    const own = { secret: ctx.settings.tokenSecret, userId, now: ctx.clock.now() };
    if (knownDevice(device.marks, own) === undefined)
      await tellNewDevice(ctx, { userId, device: device.words, method, isTold: false });
    return startSession(ctx, { userId, device: device.words, method });
  });
  if (outcome === 'inactive') throw appError('account_inactive');
  if (outcome === 'not_verified') throw appError('email_not_verified');
  if (typeof outcome === 'string') {
    ctx.onSecurity({ kind: outcome === 'refused' ? 'login_refused' : 'passkey_copied', userId, network });
    throw appError('passkey_refused');
  }
  return finishSignIn(ctx, { userId, pair: outcome, device, network });
}
