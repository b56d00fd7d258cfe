import { contract } from '@loomlight/contract';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { idempotencyKeyOf } from '../idempotency/index.ts';
import { createPaymentLink } from './create-payment-link.ts';
import { getOffer, listBilling, listOffers } from './list-billing.ts';
import { addMethod, listMethods, makeMethodDefault, removeMethod } from './manage-methods.ts';
import type { PaymentsContext } from './payments.context.ts';
import { presentBilling, presentLink, presentMethods, presentPackage } from './present-payments.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Everybody is on it: credits are bought in packages and not by the month. */
const freePlan = { plan: 'free', status: 'active', renews_at: null } as const;

export function paymentsRoutes(binder: Binder, ctx: PaymentsContext): void {
  const { bind } = binder;
  bind(contract.payments.packages, async () => ({ packages: (await listOffers(ctx)).map(presentPackage) }));
  bind(contract.payments.package, async ({ params }) => ({ package: presentPackage(await getOffer(ctx, params.id)) }));
  bind(contract.payments.createLink, async ({ actor, body, idempotencyKey }) => {
    const buyer = requireUser(actor);
    const link = await createPaymentLink(ctx, {
      actor: buyer,
      packageId: body.package_id,
      successUrl: body.success_url,
      cancelUrl: body.cancel_url,
      idempotencyKey: idempotencyKeyOf(contract.payments.createLink, {
        userId: buyer.userId,
        key: idempotencyKey,
        body,
      }),
    });
    return presentLink(link);
  });
  bind(contract.payments.purchase, async ({ actor, body, idempotencyKey }) => {
    const buyer = requireUser(actor);
    const link = await createPaymentLink(ctx, {
      actor: buyer,
      packageId: body.packageId,
      successUrl: `${ctx.publicUrl}/payment/success`,
      cancelUrl: `${ctx.publicUrl}/credits`,
      idempotencyKey: idempotencyKeyOf(contract.payments.purchase, { userId: buyer.userId, key: idempotencyKey, body }),
    });
    return presentLink(link);
  });
  bind(contract.payments.webhook, async ({ request }) => {
    if (!Buffer.isBuffer(request.body)) throw appError('bad_signature');
    const signature = request.headers['stripe-signature'];
    await receiveWebhook(ctx, {
      body: request.body,
      signature: typeof signature === 'string' ? signature : undefined,
    });
    return { received: true as const };
  });
  bind(contract.payments.billing, async ({ actor, query }) =>
    presentBilling(await listBilling(ctx, { actor: requireUser(actor), ...query })),
  );
  bind(contract.payments.methods, async ({ actor }) => presentMethods(await listMethods(ctx, requireUser(actor))));
  bind(contract.payments.addMethod, ({ actor }) => addMethod(ctx, requireUser(actor)));
  bind(contract.payments.removeMethod, ({ actor, params }) =>
    removeMethod(ctx, { actor: requireUser(actor), id: params.id }),
  );
  bind(contract.payments.defaultMethod, async ({ actor, params }) =>
    presentMethods(await makeMethodDefault(ctx, { actor: requireUser(actor), id: params.id })),
  );
  bind(contract.payments.subscription, async () => freePlan);
  bind(contract.payments.changeSubscription, async () => freePlan);
  bind(contract.payments.cancelSubscription, async () => ({
    ...freePlan,
    message: 'You are on the free plan. There is nothing to cancel.',
  }));
}
