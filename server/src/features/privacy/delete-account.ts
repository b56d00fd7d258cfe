import { inTransaction } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { type AccountsContext, holdLeaver, proveLeave } from '../accounts/index.ts';
import { announceLeave, leave, type LeaveHearers } from './leave.ts';

export type LeavingContext = AccountsContext & LeaveHearers;

/** Deletes the account of the person, who has to prove it (`proveLeave`). */
export async function deleteAccount(
  ctx: LeavingContext,
  input: { readonly actor: SignedIn; readonly password: string | undefined },
): Promise<void> {
  const proof = await proveLeave(ctx, input);
  const { tokenSecret } = ctx.settings;
  await inTransaction(ctx, async (ctx) =>
    leave(ctx, { person: await holdLeaver(ctx, proof), by: 'person', tokenSecret }),
  );
  await announceLeave(ctx, proof.userId);
}
