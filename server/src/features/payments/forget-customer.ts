import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Db } from '../../db/transaction.ts';
import { deleteCustomer, findCustomer } from './payments.store.ts';

/**
 * Has the provider forget a person with all cards. The name under which it knew the person goes after that: whatever stops in between
 * asks once more. Throws when the provider cannot be reached.
 */
export async function forgetCustomer(
  ctx: { readonly db: Db; readonly provider: Pick<PaymentProvider, 'removeCustomer'> },
  userId: string,
): Promise<void> {
  const customerId = await findCustomer(ctx.db, userId);
  if (customerId === undefined) return;
  await ctx.provider.removeCustomer(customerId);
  await deleteCustomer(ctx.db, userId);
}
