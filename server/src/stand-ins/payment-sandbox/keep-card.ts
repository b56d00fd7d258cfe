import { notify } from './notify.ts';
import { type SandboxContext, sandboxId } from './sandbox.context.ts';
import { changeObject, findObject, insertObject, type SandboxObject } from './sandbox.store.ts';

const brands: readonly { readonly name: string; readonly starts: RegExp }[] = [
  { name: 'visa', starts: /^4/ },
  { name: 'mastercard', starts: /^(?:5[1-5]|2[2-7])/ },
  { name: 'amex', starts: /^3[47]/ },
];

/** Keeps what may be kept of a card (kind, last four, an expiry that is always far) for the customer of this page. */
export async function keepCard(
  ctx: SandboxContext,
  input: { readonly session: SandboxObject; readonly card: string },
): Promise<string> {
  const { session, card } = input;
  const returnUrl = String(session.body['success_url']);
  const set = { status: 'complete' };
  if (!(await changeObject(ctx.db, session.id, { set, while: { field: 'status', is: 'open' } }))) return returnUrl;
  const digits = card.replace(/\D/g, '');
  const id = sandboxId(ctx, 'pm');
  const customerId = String(session.body['customer']);
  const kept = {
    brand: brands.find(({ starts }) => starts.test(digits))?.name ?? 'unknown',
    // A challenged card is confirmed without being typed again.
    last4: digits.slice(-4) || '3155',
    exp_month: 12,
    exp_year: 2034,
  };
  await insertObject(ctx.db, {
    id,
    kind: 'payment_method',
    body: { id, object: 'payment_method', type: 'card', customer: customerId, card: kept, livemode: false },
    key: undefined,
    requestHash: undefined,
    now: ctx.clock.now(),
  });
  const customer = await findObject(ctx.db, customerId);
  const settings: unknown = customer?.body['invoice_settings'];
  const hasDefault = JSON.stringify(settings ?? {}).includes('pm_');
  if (!hasDefault)
    await changeObject(ctx.db, customerId, { set: { invoice_settings: { default_payment_method: id } } });
  await notify(ctx, { type: 'checkout.session.completed', object: { ...session.body, ...set } });
  return returnUrl;
}
