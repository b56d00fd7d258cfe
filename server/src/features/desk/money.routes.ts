import { desk, type DeskOrder, type UnfitPayment } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import {
  askRefunds,
  cancelPackageChangeAct,
  changePackageAct,
  type DeskOrderRow,
  listDeskOrders,
  listPackagesForDesk,
  listUnfitEvents,
  paymentStatus,
  refundOrderAct,
  seeEventAct,
  type UnfitEvent,
  type PackageChangeRow,
  type PaymentsContext,
} from '../payments/index.ts';
import { actHandler, nextOf, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';

const unfitShown = 100;

/** Money that comes in and goes back: what is sold for how much. */
export function deskMoneyRoutes(binder: Binder, ctx: DeskContext, payments: PaymentsContext): void {
  const bind = privately(binder);
  bind(desk.orders, async ({ query }) => {
    const { person, before, limit } = query;
    const page = { person, before, limit, paidOnly: query.show === 'paid' };
    const orders = (await listDeskOrders(ctx.db, page)).map(presentOrder);
    return { orders, next: nextOf(orders, limit) };
  });
  bind(
    desk.refundOrder,
    actHandler(
      ctx,
      desk.refundOrder,
      refundOrderAct,
      ({ params, body }) => ({ orderId: params.id, cents: body.cents }),
      ({ orderId }) => askRefunds(payments, { orderId }),
    ),
  );
  bind(desk.unfitPayments, async () => ({ events: (await listUnfitEvents(ctx.db, unfitShown)).map(presentUnfit) }));
  bind(
    desk.seePayment,
    actHandler(ctx, desk.seePayment, seeEventAct, ({ params }) => ({ eventId: params.id })),
  );
  bind(desk.packages, async () => {
    const { packages, coming } = await listPackagesForDesk(payments);
    return { packages: [...packages], coming: coming.map(presentChange) };
  });
  bind(
    desk.changePackage,
    actHandler(ctx, desk.changePackage, changePackageAct, ({ body }) => ({
      packageId: body.package_id,
      effectiveAt: body.effective_at ?? null,
      name: body.name,
      description: body.description,
      credits: body.credits,
      priceCents: body.price_cents,
      currency: body.currency,
      isActive: body.is_active,
    })),
  );
  bind(
    desk.cancelPackageChange,
    actHandler(ctx, desk.cancelPackageChange, cancelPackageChangeAct, ({ params }) => ({ changeId: params.id })),
  );
}

function presentOrder(row: DeskOrderRow): DeskOrder {
  const { id, user_id, username, package_name, credits, price_cents, currency, refunded_cents } = row;
  return {
    ...{ id, user_id, username, package_name, credits, price_cents, currency, refunded_cents },
    status: paymentStatus(row),
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    // The database holds to these states.
    refund_state: row.refund_state as DeskOrder['refund_state'],
    refund_error: row.refund_error,
  };
}

function presentUnfit(row: UnfitEvent): UnfitPayment {
  const { id, type, order_id, user_id, price_cents, currency } = row;
  return {
    ...{ id, type, order_id, user_id, price_cents, currency },
    // Those are the outcomes that do not fit.
    outcome: row.outcome as UnfitPayment['outcome'],
    received_at: row.received_at.toISOString(),
  };
}

function presentChange(change: PackageChangeRow) {
  const { id, package_id, effective_at: at, name, description, credits, price_cents, currency, is_active } = change;
  return {
    id,
    package_id,
    effective_at: at.toISOString(),
    name,
    description,
    credits,
    price_cents,
    currency,
    is_active,
  };
}
