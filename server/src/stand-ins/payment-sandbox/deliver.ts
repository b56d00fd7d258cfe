import { type Periodic, startPeriodic } from '../../jobs/periodic.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { SandboxContext } from './sandbox.context.ts';
import { type Delivery, markDelivered, postpone, takeDeliveries } from './sandbox.store.ts';

const batch = 20;
const attemptsMax = 30;
const leaseS = 30;
const longestPauseS = 60;
const timeoutMs = 10_000;

/** Delivers notifications to the product's own address, signed as the provider signs, again and again until it says 200. */
export function startDeliveries(
  ctx: SandboxContext & {
    readonly webhookSecret: string;
    /** Where the product listens. */
    readonly address: string;
    readonly onError: (error: unknown) => void;
  },
): Periodic {
  return startPeriodic({
    everyMs: 1_000,
    onError: ctx.onError,
    work: async () => {
      const now = ctx.clock.now();
      const due = await takeDeliveries(ctx.db, { now, leaseUntil: addSeconds(now, leaseS), attemptsMax, limit: batch });
      for (const delivery of due) await deliver(ctx, delivery);
    },
  });
}

async function deliver(
  ctx: SandboxContext & { readonly webhookSecret: string; readonly address: string },
  delivery: Delivery,
): Promise<void> {
  const now = ctx.clock.now();
  // Loaded when the first notification leaves: it takes 35 MB.
  const { default: Stripe } = await import('stripe');
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: delivery.payload,
    secret: ctx.webhookSecret,
    timestamp: Math.floor(now.getTime() / 1000),
  });
  const response = await fetch(`${ctx.address}/api/v1/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: delivery.payload,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  await response?.body?.cancel();
  if (response?.status === 200) return markDelivered(ctx.db, delivery.id, now);
  return postpone(ctx.db, delivery.id, addSeconds(now, Math.min(longestPauseS, 2 ** delivery.attempts)));
}
