import { inTransaction, type InTx } from '../../../db/transaction.ts';
import type { SignedIn } from '../../../kernel/actor.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { appError, fieldError } from '../../../kernel/errors.ts';
import { enqueueMail } from '../../mail/index.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { emailKey } from '../accounts.rules.ts';
import { findUserByEmail } from '../accounts.store.ts';
import { lockPerson } from '../factors/factors.store.ts';
import { requireProof } from '../factors/proof.ts';
import { createHitCounter } from '../hit-counter.store.ts';
import { refuseHits } from '../limit-hits.ts';
import { findEmailChange, replaceEmailChange, type WaitingChange } from './email-changes.store.ts';

/** How long the link to the new address works. */
const newLinkS = 86_400;
/** How long the present address is waited for (decision 38). */
const waitS = 7 * 86_400;
/** Nobody can fill another person's mailbox with these, whatever the limits of rates are set to. */
const mailsPerHour = 3;
const asksPerDay = 5;

/**
 * Asks for another address, which is changed when both mailboxes have confirmed it (PEOPLE-47). An earlier wish is void. Whether the
 * address has an account, the asker is not told: the statements are the same, and its holder gets a mail that says so.
 * Throws 403 `proof_needed`, 422 for the own address, 429 after too many.
 */
export async function askEmailChange(
  ctx: AccountsContext,
  input: { readonly actor: SignedIn; readonly email: string },
): Promise<WaitingChange> {
  const { userId, sessionId } = input.actor;
  await requireProof(ctx, input.actor);
  const next = { email: input.email.trim(), emailKey: emailKey(input.email) };
  await limitMails(ctx, { userId, emailKey: next.emailKey });
  const now = ctx.clock.now();
  const change = await inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.tx, userId);
    if (!person?.is_active) throw appError('session_expired');
    if (emailKey(person.email) === next.emailKey) throw fieldError('email', 'This is your address already.');
    const id = ctx.ids.uuid();
    const expiresAt = addSeconds(now, newLinkS);
    const changesAt = addSeconds(now, waitS);
    await replaceEmailChange(ctx.tx, { id, userId, sessionId, ...next, now, expiresAt, changesAt });
    await mailBoth(ctx, { ...person, changeId: id, next, changesAt });
    return findEmailChange(ctx.tx, { id, now });
  });
  if (!change) throw appError('session_expired');
  ctx.onSecurity({ kind: 'email_change_asked', userId });
  ctx.wakeMail();
  return change;
}

/** The link to the new address, or word to whoever has it; and the notice to the present one, which can confirm and stop. */
async function mailBoth(
  ctx: Pick<AccountsContext, 'clock' | 'ids'> & InTx,
  own: {
    readonly id: string;
    readonly email: string;
    readonly username: string;
    readonly changeId: string;
    readonly next: { readonly email: string; readonly emailKey: string };
    readonly changesAt: Date;
  },
): Promise<void> {
  const { username, next, changeId: change_id } = own;
  const holder = await findUserByEmail(ctx.tx, next.emailKey);
  if (holder)
    await enqueueMail(ctx, { kind: 'email_in_use', recipient: holder.email, payload: { username: holder.username } });
  else
    await enqueueMail(ctx, {
      kind: 'email_change_new',
      recipient: next.email,
      payload: { user_id: own.id, username, change_id },
    });
  await enqueueMail(ctx, {
    kind: 'email_change_old',
    recipient: own.email,
    payload: { user_id: own.id, username, change_id, new_email: next.email, changes_at: own.changesAt.toISOString() },
  });
}

/** Counts in a transaction of its own, which what follows does not take back. Two at once queue up. */
async function limitMails(
  ctx: AccountsContext,
  of: { readonly userId: string; readonly emailKey: string },
): Promise<void> {
  const resetInMs = await inTransaction(ctx, async ({ tx, clock }) => {
    const counter = createHitCounter(tx, clock);
    const day = await counter.hit(`change-email:${of.userId}`, 86_400_000, of.userId);
    if (day.hits > asksPerDay) return day.resetInMs;
    const hour = await counter.hit(`change-email-to:${of.emailKey}`, 3_600_000, of.emailKey);
    return hour.hits > mailsPerHour ? hour.resetInMs : undefined;
  });
  if (resetInMs !== undefined) refuseHits(ctx, { resetInMs });
}
