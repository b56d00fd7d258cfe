import { createHmac } from 'node:crypto';
import { isLiveKey, openLazyPayments } from '../adapters/payments/lazy-payments.ts';
import type { StripeSettings } from '../adapters/payments/stripe-payments.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { announceUnread } from '../features/notifications/index.ts';
import type { PaymentsContext } from '../features/payments/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { systemIds } from '../kernel/ids.ts';
import type { SettingsNow } from '../kernel/settings-now.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import { openStripeServer, type SandboxContext } from '../stand-ins/payment-sandbox/index.ts';

/** The real provider, or its SDK pointed at the sandbox: the code that takes money is the same. */
export async function openPayments(
  config: Config,
  lifecycle: Lifecycle,
  sandbox: SandboxContext | undefined,
): Promise<PaymentProvider> {
  if (!sandbox)
    return openStripe({
      secretKey: config.STRIPE_SECRET_KEY ?? '',
      webhookSecrets: config.STRIPE_WEBHOOK_SECRET,
      apiBase: config.STRIPE_API_BASE,
    });
  const server = await openStripeServer(sandbox);
  lifecycle.onStop('payment sandbox', () => server.close());
  return openStripe({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [sandboxWebhookSecret(config)],
    apiBase: server.address,
  });
}

function openStripe(settings: StripeSettings): PaymentProvider {
  return openLazyPayments(isLiveKey(settings.secretKey), async () =>
    (await import('../adapters/payments/stripe-payments.ts')).openStripePayments(settings),
  );
}

/** What the command line runs the verbs of payments with: what it comes to is printed, and a running product finds the mails by itself. */
export async function openOperatorPayments(
  config: Config,
  lifecycle: Lifecycle,
  parts: { readonly database: OpenDatabase; readonly clock: Clock; readonly settings: SettingsNow },
): Promise<PaymentsContext> {
  const { clock, database, settings } = parts;
  const { db, signals } = database;
  const base = { db, clock, ids: systemIds, publicUrl: config.PUBLIC_URL };
  const sandbox = config.sandboxPayments ? { ...base, wakeDelivery: () => undefined } : undefined;
  return {
    ...base,
    provider: await openPayments(config, lifecycle, sandbox),
    pausesPayments: config.RATE_LIMIT !== 'off',
    saleHoldDays: () => settings.current().sale_hold_days,
    wakeMail: () => undefined,
    onTold: (userId) => announceUnread({ signals }, userId),
    onSuspicious: () => undefined,
  };
}

/** A secret of this installation alone, so that nobody outside can sign a notification. */
export function sandboxWebhookSecret(config: Config): string {
  return `whsec_${createHmac('sha256', config.TOKEN_SECRET).update('payment-sandbox').digest('hex')}`;
}
