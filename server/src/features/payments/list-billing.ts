import type { SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { applyDueChanges } from './package-changes.store.ts';
import type { PaymentsContext } from './payments.context.ts';
import {
  countOrders,
  findPackage,
  listOrders,
  listPackages,
  type OrderRow,
  type PackageRow,
} from './payments.store.ts';

/** Packages on offer, the smallest first. */
export async function listOffers(ctx: Pick<PaymentsContext, 'db' | 'clock'>): Promise<PackageRow[]> {
  await applyDueChanges(ctx.db, ctx.clock.now());
  return listPackages(ctx.db);
}

/** One package on offer. */
export async function getOffer(ctx: Pick<PaymentsContext, 'db' | 'clock'>, id: string): Promise<PackageRow> {
  await applyDueChanges(ctx.db, ctx.clock.now());
  const pack = await findPackage(ctx.db, id);
  if (!pack) throw appError('not_found');
  return pack;
}

/** A page of own orders with what has become of them. */
export async function listBilling(
  ctx: Pick<PaymentsContext, 'db'>,
  input: { readonly actor: SignedIn; readonly limit: number; readonly offset: number },
): Promise<{ readonly orders: readonly OrderRow[]; readonly total: number }> {
  const { actor, limit, offset } = input;
  const orders = await listOrders(ctx.db, { userId: actor.userId, limit, offset });
  return { orders, total: await countOrders(ctx.db, actor.userId) };
}
