import { clientTiming, contract, type CreditPackage } from '@loomlight/contract';
import { useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/error-words.ts';
import { useTimeout } from '../../lib/use-timing.ts';
import { useWindowEvent } from '../../lib/use-window-event.ts';
import { paths } from '../../paths.ts';

/** How far buying a package has come (R-CRED-09). */
export type Buying =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly packageId: string }
  | { readonly kind: 'redirecting'; readonly packageId: string; readonly name: string; readonly url: string }
  | { readonly kind: 'failed'; readonly text: string; readonly reason: string | undefined };

const words = {
  noLink: 'Failed to create payment link. Please try again.',
  noUrl: 'No payment URL received',
} as const;

/** Asks for a payment page and goes there after a moment in which one can read where it goes. */
export function useBuyPackage(): { readonly buying: Buying; readonly buy: (pack: CreditPackage) => void } {
  const [buying, setBuying] = useState<Buying>({ kind: 'idle' });
  // A request nobody has answered keeps its key: sent again, it finds the page that may be waiting already.
  const keys = useRef(new Map<string, string>());

  const buy = async (pack: CreditPackage): Promise<void> => {
    const idempotencyKey = keys.current.get(pack.id) ?? crypto.randomUUID();
    keys.current.set(pack.id, idempotencyKey);
    setBuying({ kind: 'asking', packageId: pack.id });
    try {
      const { payment_link } = await call(contract.payments.createLink, { body: orderOf(pack), idempotencyKey });
      keys.current.delete(pack.id);
      setBuying(
        isWebAddress(payment_link.url)
          ? { kind: 'redirecting', packageId: pack.id, name: pack.name, url: payment_link.url }
          : { kind: 'failed', text: words.noUrl, reason: undefined },
      );
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'answer' && error.status < 500) keys.current.delete(pack.id);
      setBuying(failure(error));
    }
  };

  useTimeout(
    () => buying.kind === 'redirecting' && window.location.assign(buying.url),
    buying.kind === 'redirecting' ? clientTiming.paymentRedirectMs : null,
  );
  // Coming back with the browser's own button may bring this page back as it was left.
  useWindowEvent('pageshow', (event) => event.persisted && setBuying({ kind: 'idle' }));

  return { buying, buy: (pack) => void (buying.kind !== 'asking' && buying.kind !== 'redirecting' && buy(pack)) };
}

function orderOf({ id, name, price, credits }: CreditPackage) {
  const { origin } = window.location;
  const facts = { package_name: name, amount: (price / 100).toFixed(2), credits: String(credits) };
  return {
    package_id: id,
    success_url: origin + paths.paymentSuccess(facts),
    cancel_url: origin + paths.credits(),
  };
}

function failure(error: unknown): Buying {
  if (!(error instanceof ApiError)) return { kind: 'failed', text: words.noLink, reason: undefined };
  // An answer without an address is the one that cannot be read.
  if (error.kind === 'format') return { kind: 'failed', text: words.noUrl, reason: undefined };
  const knowsWhy = error.kind !== 'answer' || error.saidByServer;
  return { kind: 'failed', text: words.noLink, reason: knowsWhy ? error.message : undefined };
}

/** Nothing but a page: an address that would run here is none. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
