import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Db } from '../../db/transaction.ts';
import { deleteCustomer, findCustomer, listOpenPages } from './payments.store.ts';

/**
 * Has the provider close the pages that a person could still pay (BOOKS-14), and forget the person with all cards. The name under which it
 * knew the person goes after that: whatever stops in between asks once more. Throws when the provider cannot be reached.
 */
export async function forgetPayer(
  ctx: { readonly db: Db; readonly provider: Pick<PaymentProvider, 'removeCustomer' | 'expireCheckout'> },
  userId: string,
): Promise<void> {
  for (const sessionId of await listOpenPages(ctx.db, userId)) await ctx.provider.expireCheckout(sessionId);
  const customerId = await findCustomer(ctx.db, userId);
  if (customerId === undefined) return;
  await ctx.provider.removeCustomer(customerId);
  await deleteCustomer(ctx.db, userId);
}
