import type { InTx } from '../../../db/transaction.ts';
import { enqueueMail, type MailPayloads } from '../../mail/index.ts';
import type { AccountsContext } from '../accounts.context.ts';

/** What a person is mailed about the ways to sign in. */
export type FactorChange = MailPayloads['factor_changed']['change'];

/** Mails a person what was changed about how they sign in, exactly if it was. */
export async function tellFactorChange(
  ctx: Pick<AccountsContext, 'clock' | 'ids'> & InTx,
  input: { readonly person: { readonly email: string; readonly username: string }; readonly change: FactorChange },
): Promise<void> {
  const { person, change } = input;
  await enqueueMail(ctx, {
    kind: 'factor_changed',
    recipient: person.email,
    payload: { username: person.username, change, at: ctx.clock.now().toISOString() },
  });
}
