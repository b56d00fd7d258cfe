import { inTransaction } from '../../db/transaction.ts';
import { appError } from '../../kernel/errors.ts';
import { readToken } from '../../kernel/signed-token.ts';
import type { AccountsContext } from './accounts.context.ts';
import { confirmAddress } from './confirm-address.ts';
import { type ByLink, type Entry, enterByLink } from './enter-by-link.ts';
import { hasFactor } from './factors/factors.store.ts';
import { limitHits } from './limit-hits.ts';
import { findVerificationLink, lockOwnerOfLink, spendMailToken } from './mail-tokens.store.ts';
import { isSuspended } from './suspension.rules.ts';

/** Uses of one link in a quarter of an hour: pages are reloaded, and programs look at links before people do. */
const attemptsPerLink = 20;

/** What a link has done. */
export interface Verified {
  readonly username: string;
  /** The session of the browser that registered. */
  readonly entry: Entry | undefined;
  /** Whether the link can still sign in. */
  readonly canEnter: boolean;
}

/**
 * Confirms an address with the token of its mail and gives the welcome bonus, once. In the browser that registered the account (`signUp`) the
 * link signs in as well, in the same transaction (PEOPLE-21); an account with a second factor is opened by no link.
 */
export async function verifyEmail(
  ctx: AccountsContext,
  input: ByLink & { readonly signUp: string | undefined },
): Promise<Verified> {
  const id = await readLink(ctx, input.token);
  return inTransaction(ctx, async (ctx) => {
    const person = await lockOwnerOfLink(ctx.tx, { id, purpose: 'verify_email' });
    const userId = await spendMailToken(ctx.tx, { id, purpose: 'verify_email', now: ctx.clock.now() });
    if (!person || !userId) throw appError('invalid_token');
    await confirmAddress(ctx, userId);
    const isBarred = !person.is_active || isSuspended(person.suspended_until, ctx.clock.now());
    const mayEnter = !isBarred && !(await hasFactor(ctx.tx, userId));
    const isOwn = mayEnter && input.signUp === userId;
    const entry = isOwn ? await enterByLink(ctx, { ...input, id, userId }) : undefined;
    return { username: person.username, entry, canEnter: mayEnter && !isOwn };
  });
}

/** Signs in with a link that has verified, or verifies with it; once, whatever program has looked at it before (PEOPLE-21). */
export async function enterWithLink(ctx: AccountsContext, input: ByLink): Promise<Entry> {
  const id = await readLink(ctx, input.token);
  return inTransaction(ctx, async (ctx) => {
    const person = await lockOwnerOfLink(ctx.tx, { id, purpose: 'verify_email' });
    if (!person) throw appError('invalid_token');
    if (!person.is_active) throw appError('account_inactive');
    if (await hasFactor(ctx.tx, person.id)) throw appError('second_factor_needed');
    const entry = await enterByLink(ctx, { ...input, id, userId: person.id });
    await confirmAddress(ctx, person.id);
    return entry;
  });
}

/** Whose link this is, as long as it can sign in. Throws 400 `link_used` when it has, `invalid_token` for anything else. */
export async function getLinkOwner(ctx: AccountsContext, token: string): Promise<{ readonly username: string }> {
  const id = await readLink(ctx, token);
  const link = await findVerificationLink(ctx.db, { id, now: ctx.clock.now() });
  if (!link) throw appError('invalid_token');
  if (link.entered_at !== null || (await hasFactor(ctx.db, link.user_id))) throw appError('link_used');
  return { username: link.username };
}

async function readLink(ctx: AccountsContext, token: string): Promise<string> {
  const id = readToken(ctx.settings.tokenSecret, 'verify_email', token);
  if (!id) throw appError('invalid_token');
  await limitHits(ctx, { key: `verify-email:${id}`, max: attemptsPerLink });
  return id;
}
