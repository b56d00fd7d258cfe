import type { contract, CreditPackage, QueryOf, ReplyOf } from '@loomlight/contract';
import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import type { PaymentsContext } from './payments.context.ts';
import { paymentStatus } from './payments.rules.ts';
import { countOrders, findPackage, listOrders, listPackages, type PackageRow } from './payments.store.ts';

/** Packages on offer, the smallest first. */
export async function listOffers(ctx: Pick<PaymentsContext, 'db'>): Promise<CreditPackage[]> {
  return (await listPackages(ctx.db)).map(presentPackage);
}

/** One package on offer. */
export async function getOffer(ctx: Pick<PaymentsContext, 'db'>, id: string): Promise<CreditPackage> {
  const pack = await findPackage(ctx.db, id);
  if (!pack) throw appError('not_found');
  return presentPackage(pack);
}

function presentPackage(pack: PackageRow): CreditPackage {
  return {
    id: pack.id,
    name: pack.name,
    description: pack.description,
    credits: pack.credits,
    price: pack.price_cents,
    currency: pack.currency,
  };
}

/** A page of own orders with what has become of them. */
export async function listBilling(
  ctx: Pick<PaymentsContext, 'db'>,
  input: { readonly actor: SignedIn; readonly query: QueryOf<typeof contract.payments.billing> },
): Promise<ReplyOf<typeof contract.payments.billing>> {
  const { userId } = input.actor;
  const orders = await listOrders(ctx.db, { userId, ...input.query });
  return {
    payments: orders.map((order) => ({
      id: order.id,
      package_name: order.package_name,
      amount: order.price_cents,
      currency: order.currency,
      credits: order.credits,
      status: paymentStatus(order),
      created_at: order.created_at.toISOString(),
      receipt_url: order.receipt_url,
    })),
    total: await countOrders(ctx.db, userId),
  };
}
