import { createHash } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '@loomlight/contract/factors';
import type { InTx } from '../../../db/transaction.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { spendOnce } from '../identities.store.ts';
import { type Challenge, type ChallengePurpose, issueChallenge, readChallenge } from './challenge.rules.ts';
import { findPasskey, listPasskeys, touchPasskey } from './passkeys.store.ts';

type PasskeyContext = Pick<AccountsContext, 'db' | 'clock' | 'ids' | 'settings'>;

/** A passkey that has signed a challenge of ours for our site; worth nothing until both are used up. */
export interface CheckedPasskey {
  readonly passkeyId: string;
  readonly userId: string;
  readonly counter: number;
  readonly challenge: Challenge;
}

/** What somebody can show who they are with; `passkey` is for the browser's own functions. */
export interface FactorOptions {
  readonly hasTotp: boolean;
  readonly hasRecoveryCodes: boolean;
  readonly passkey: { challenge: string; [name: string]: unknown } | undefined;
}

/** What became of a passkey in the transaction that uses it. */
export type UsedPasskey = 'used' | 'refused' | 'counter_went_back';

/** Loaded at the first passkey: it carries the certificates of many makers, and most processes never see one. */
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, as COSE numbers them: what Node signs and checks without calling it an experiment in every log. */
export const passkeyAlgorithms = [-8, -7, -257];

/** The site to which passkeys are bound: the host of its own address, and that address as the only origin. */
export function relyingParty(ctx: Pick<AccountsContext, 'settings'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(ctx.settings.publicUrl);
  return { id: hostname, origin };
}

/** A fresh challenge for this purpose. */
export function challengeFor(ctx: PasskeyContext, purpose: ChallengePurpose): string {
  return issueChallenge(purpose, {
    secret: ctx.settings.tokenSecret,
    now: ctx.clock.now(),
    // Of chance alone, like every id that a stranger sees before there is a row.
    id: ctx.ids.requestId(),
  });
}

/** What the browser needs to ask for a passkey: one of this person, or any that it knows for the site. */
export async function assertionOptions(
  ctx: PasskeyContext,
  asked: {
    readonly purpose: ChallengePurpose;
    readonly userId?: string;
    readonly userVerification: 'required' | 'preferred';
  },
): Promise<{ challenge: string; [name: string]: unknown }> {
  const own = asked.userId === undefined ? [] : await listPasskeys(ctx.db, asked.userId);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    challenge: challengeFor(ctx, asked.purpose),
    userVerification: asked.userVerification,
    allowCredentials: own.map((row) => ({ id: row.credential_id, transports: transportsOf(row.transports) })),
  });
  return { ...options };
}

/**
 * Checks the signature of a passkey over a challenge of ours; undefined when anything about it is wrong. Nothing is held meanwhile.
 * The counter is compared where it is written.
 */
export async function checkAssertion(
  ctx: PasskeyContext,
  given: {
    readonly assertion: PasskeyAssertion;
    readonly purpose: ChallengePurpose;
    /** Whose it has to be; undefined where the passkey itself says who signs in. */
    readonly userId?: string;
    readonly requireUserVerification: boolean;
  },
): Promise<CheckedPasskey | undefined> {
  const { assertion, purpose } = given;
  const passkey = await findPasskey(ctx.db, assertion.id);
  if (!passkey || (given.userId !== undefined && given.userId !== passkey.user_id)) return undefined;
  const { userHandle, ...response } = assertion.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id) return undefined;
  const { id, origin } = relyingParty(ctx);
  let challenge: Challenge | undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: (signed) => {
        challenge = readChallenge(signed, purpose, { secret: ctx.settings.tokenSecret, now: ctx.clock.now() });
        return challenge !== undefined;
      },
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
      requireUserVerification: given.requireUserVerification,
    });
    return verified && challenge
      ? { passkeyId: passkey.id, userId: passkey.user_id, counter: authenticationInfo.newCounter, challenge }
      : undefined;
  } catch {
    // The library throws for whatever does not hold. All of it has one answer.
    return undefined;
  }
}

/** Uses a checked passkey up: its challenge answers once, and its counter has to have gone forward. */
export async function usePasskey(
  ctx: Pick<AccountsContext, 'clock'> & InTx,
  { passkeyId, counter, challenge }: CheckedPasskey,
): Promise<UsedPasskey> {
  if (!(await spendChallenge(ctx, challenge))) return 'refused';
  const touched = await touchPasskey(ctx.tx, { id: passkeyId, counter, now: ctx.clock.now() });
  return touched === 'gone' ? 'refused' : touched;
}

/** What a browser has made of a challenge for a new passkey; undefined when anything about it is wrong. */
export async function checkRegistration(
  ctx: PasskeyContext,
  given: { readonly registration: PasskeyRegistration; readonly purpose: ChallengePurpose },
): Promise<
  | { readonly credentialId: string; readonly publicKey: Uint8Array; readonly counter: number; challenge: Challenge }
  | undefined
> {
  const { id, origin } = relyingParty(ctx);
  const { transports: _, ...response } = given.registration.response;
  let challenge: Challenge | undefined;
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...given.registration, response, clientExtensionResults: {} },
      expectedChallenge: (signed) => {
        challenge = readChallenge(signed, given.purpose, {
          secret: ctx.settings.tokenSecret,
          now: ctx.clock.now(),
        });
        return challenge !== undefined;
      },
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: passkeyAlgorithms,
      requireUserVerification: false,
    });
    if (!verified || !challenge) return undefined;
    const { credential } = registrationInfo;
    return { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter, challenge };
  } catch {
    // As above: whatever does not hold is not added.
    return undefined;
  }
}

/** Spends a challenge; false when it was answered before. */
export function spendChallenge(ctx: InTx, challenge: Challenge): Promise<boolean> {
  const fingerprint = createHash('sha256').update(`passkey ${challenge.id}`).digest();
  return spendOnce(ctx.tx, { fingerprint, expiresAt: challenge.expiresAt });
}

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof knownTransports)[number];

/** The ways to a passkey that browsers know, out of what was kept or sent. */
export function transportsOf(text: string): Transport[] {
  const named = new Set(text.split(','));
  return knownTransports.filter((transport) => named.has(transport));
}
