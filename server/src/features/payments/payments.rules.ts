import { addSeconds } from '../../kernel/clock.ts';
import type { PaymentStatus } from '@loomlight/contract';

/** What has happened to an order, in whatever order it was told. */
export interface OrderFacts {
  readonly credits: number;
  readonly price_cents: number;
  readonly paid_at: Date | null;
  readonly failed_at: Date | null;
  readonly expired_at: Date | null;
  readonly refunded_cents: number;
  readonly dispute: string;
}

/** The state that people read. */
export function paymentStatus(order: OrderFacts): PaymentStatus {
  if (order.paid_at === null) {
    if (order.failed_at !== null) return 'failed';
    return order.expired_at === null ? 'pending' : 'expired';
  }
  if (order.dispute === 'open' || order.dispute === 'lost') return 'disputed';
  if (order.refunded_cents >= order.price_cents) return 'refunded';
  return order.refunded_cents > 0 ? 'partially_refunded' : 'paid';
}

/**
 * Credits that must have been taken back: all of them for a dispute that is open or lost, otherwise the refund's share
 * of the price, rounded down. Nothing before it was paid.
 */
export function creditsToReclaim(order: OrderFacts): number {
  if (order.paid_at === null) return 0;
  if (order.dispute === 'open' || order.dispute === 'lost') return order.credits;
  return Math.min(order.credits, Math.floor((order.credits * order.refunded_cents) / order.price_cents));
}

/** What an order's disputes come to: money that is with the bank counts, whatever became of another dispute. */
export function disputeState(
  disputes: readonly { readonly moves: number; readonly isWithdrawn: boolean; readonly outcome: string }[],
): 'none' | 'open' | 'won' | 'lost' {
  const withdrawn = disputes.filter(({ isWithdrawn }) => isWithdrawn);
  if (withdrawn.some(({ outcome }) => outcome !== 'lost')) return 'open';
  if (withdrawn.length > 0) return 'lost';
  // A warning, and a dispute that was prevented, moved nothing: there is nothing to tell of.
  return disputes.some(({ moves }) => moves > 0) ? 'won' : 'none';
}

/** So many declined cards within an hour, and payments are paused for a day. */
const declinesMax = 5;

/** Until when payments of an account are paused for its declined cards; undefined where they are not. Who has many tries cards that are not theirs. */
export function pausedUntil(declinedAt: readonly Date[], now: Date): Date | undefined {
  const times = declinedAt.toSorted((a, b) => b.getTime() - a.getTime());
  const last = times.find((at, index) => {
    const first = times[index + declinesMax - 1];
    return first !== undefined && at.getTime() - first.getTime() <= hourS * 1_000;
  });
  const until = last && addSeconds(last, dayS);
  return until && until > now ? until : undefined;
}

/** Seconds: a notification usually comes within some; an order is asked about when none has come for so long. */
const patienceS = 120;
const repeatS = 600;
const repeatMaxS = 6 * 3_600;
const dayS = 86_400;
const hourS = 3_600;
/** A bank may dispute a payment for so long. */
const disputableS = 120 * dayS;

/**
 * When the provider is asked about an order again: an open one soon and then more and more rarely, a paid one a day later and then
 * more and more rarely for as long as it can be disputed (BOOKS-2, BOOKS-3).
 */
export function nextCheck(
  order: { readonly checks: number; readonly paid_at: Date | null },
  now: Date,
): { readonly next_check_at: Date | null } {
  if (order.paid_at === null) {
    const waitS = order.checks === 0 ? patienceS : Math.min(repeatS * 2 ** (order.checks - 1), repeatMaxS);
    return { next_check_at: addSeconds(now, waitS) };
  }
  const ageS = (now.getTime() - order.paid_at.getTime()) / 1_000;
  return { next_check_at: ageS >= disputableS ? null : addSeconds(now, Math.min(Math.max(ageS, dayS), 14 * dayS)) };
}

/**
 * An address on the product's own origin, or undefined: anything else would send people elsewhere after they paid.
 * The placeholder is left as it is: the provider puts the page's id there.
 */
export function ownAddress(text: string, publicUrl: string, added: string): string | undefined {
  // Before the parser drops them: a line break in an address is an attack and never a typing error.
  if (/[\s\\]/.test(text)) return undefined;
  // A whole address or a path: other schemes may have our origin too (`blob:`), and nothing at all leads nowhere.
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(text)) return undefined;
  const parsed = URL.parse(text, publicUrl);
  if (!parsed || parsed.origin !== new URL(publicUrl).origin || parsed.username !== '' || parsed.password !== '')
    return undefined;
  return `${parsed.href.replace(/#.*$/, '')}${parsed.search === '' ? '?' : '&'}${added}`;
}
