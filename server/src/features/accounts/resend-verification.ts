import { type Actor, actorId } from '../../kernel/actor.ts';
import type { AccountsContext } from './accounts.context.ts';
import { findSelf } from './accounts.store.ts';
import { requestLetter } from './request-letter.ts';

/**
 * Has the verification mail sent again, to the address or else to the person who asks. Whether there was anything to send
 * never shows: the answer is the same for every address.
 */
export async function resendVerification(
  ctx: Pick<AccountsContext, 'db' | 'clock' | 'ids'>,
  input: { readonly actor: Actor; readonly email: string | undefined },
): Promise<void> {
  const email = input.email ?? (await ownAddress(ctx, input.actor));
  if (email !== undefined) await requestLetter(ctx, { purpose: 'verify_email', email });
}

async function ownAddress(ctx: Pick<AccountsContext, 'db'>, actor: Actor): Promise<string | undefined> {
  const userId = actorId(actor);
  return userId === undefined ? undefined : (await findSelf(ctx.db, userId))?.email;
}
