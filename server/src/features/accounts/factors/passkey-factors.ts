import { limits } from '@loomlight/contract';
import type { PasskeyRegistration } from '@loomlight/contract/factors';
import { inTransaction } from '../../../db/transaction.ts';
import type { SignedIn } from '../../../kernel/actor.ts';
import { appError } from '../../../kernel/errors.ts';
import { isUuid } from '../../../kernel/ids.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { findPersonWords, lockPerson, noteFactorProof } from './factors.store.ts';
import { giveFirstRecoveryCodes } from './make-recovery-codes.ts';
import {
  challengeFor,
  checkRegistration,
  passkeyAlgorithms,
  relyingParty,
  spendChallenge,
  transportsOf,
} from './passkey-check.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkeys.store.ts';
import { requireProof } from './proof.ts';
import { removeLastTraces } from './remove-last-traces.ts';
import { tellFactorChange } from './tell-factor-change.ts';

/** What the browser needs to make a passkey of this person. Throws 409 when there are ten, 403 `proof_needed`. */
export async function startPasskey(
  ctx: AccountsContext,
  actor: SignedIn,
): Promise<{ challenge: string; [name: string]: unknown }> {
  await requireProof(ctx, actor);
  const person = await findPersonWords(ctx.db, actor.userId);
  if (!person) throw appError('session_expired');
  const own = await listPasskeys(ctx.db, actor.userId);
  if (own.length >= limits.passkeysMax) throw appError('too_many_passkeys');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Loomlight',
    rpID: relyingParty(ctx).id,
    userName: person.email,
    userDisplayName: person.username,
    userID: new TextEncoder().encode(person.id),
    challenge: challengeFor(ctx, { kind: 'add-passkey', of: actor.sessionId }),
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: own.map((row) => ({ id: row.credential_id, transports: transportsOf(row.transports) })),
    // Kept on the device where it can be, so that it also opens the account by itself.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ...options };
}

/**
 * Adds a passkey that the browser has made of our challenge for this session, within five minutes. Answers recovery codes with the first
 * factor. Throws 422 for one that does not hold, 409 for one that somebody has or that is one too many.
 */
export async function addPasskey(
  ctx: AccountsContext,
  given: { readonly actor: SignedIn; readonly name: string; readonly passkey: PasskeyRegistration },
): Promise<string[] | null> {
  const { actor } = given;
  const { userId } = actor;
  const purpose = { kind: 'add-passkey', of: actor.sessionId } as const;
  const made = await checkRegistration(ctx, { registration: given.passkey, purpose });
  if (!made) throw appError('passkey_refused');
  const codes = await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.tx, userId);
    if (!person?.is_active) throw appError('session_expired');
    if (!(await spendChallenge(ctx, made.challenge))) throw appError('passkey_refused');
    if ((await listPasskeys(ctx.tx, userId)).length >= limits.passkeysMax) throw appError('too_many_passkeys');
    const isNew = await insertPasskey(ctx.tx, {
      ...made,
      id: ctx.ids.uuid(),
      userId,
      transports: transportsOf(given.passkey.response.transports?.join(',') ?? '').join(','),
      name: given.name,
      now: ctx.clock.now(),
    });
    if (!isNew) throw appError('passkey_exists');
    await noteFactorProof(ctx.tx, actor.sessionId, ctx.clock.now());
    await tellFactorChange(ctx, { person, change: { kind: 'passkey_added', name: given.name } });
    return giveFirstRecoveryCodes(ctx, userId);
  });
  ctx.onSecurity({ kind: 'factor_added', userId });
  ctx.wakeMail();
  return codes;
}

/** Removes an own passkey. Throws 404 for anybody else's and for one that is gone, 403 `proof_needed`. */
export async function removePasskey(
  ctx: AccountsContext,
  input: { readonly actor: SignedIn; readonly id: string },
): Promise<void> {
  const { actor, id } = input;
  await requireProof(ctx, actor);
  if (!isUuid(id)) throw appError('not_found');
  const { userId } = actor;
  await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.tx, userId);
    const name = await deletePasskey(ctx.tx, { id, userId });
    if (!person || name === undefined) throw appError('not_found');
    await removeLastTraces(ctx, userId);
    await tellFactorChange(ctx, { person, change: { kind: 'passkey_removed', name } });
  });
  ctx.onSecurity({ kind: 'factor_removed', userId });
  ctx.wakeMail();
}
