import { countCredits, formatMoney } from '@loomlight/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { parsePaymentState, type PaymentState } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Confirmation, newestOrder, useConfirmation } from './order-query.ts';
import { outcomeWords } from './payment-words.ts';

const cancelled = 'payment_cancelled';

type Arrival =
  | { readonly kind: 'ordinary' }
  | { readonly kind: 'paid'; readonly state: PaymentState }
  | { readonly kind: 'cancelled' };

/** What one should know who comes from a payment page; said once, until it is dismissed (R-CRED-06). */
export function PaymentNews() {
  const location = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<Arrival>(() => arrivalAt(location));
  const { pathname, search, state } = location;
  useEffect(() => {
    // Said already: a reload must not say it again, and an address that is passed on neither.
    const query = new URLSearchParams(search);
    if (!query.has(cancelled) && parsePaymentState(state) === undefined) return;
    query.delete(cancelled);
    void navigate({ pathname, search: query.toString() }, { replace: true, state: null });
  }, [pathname, search, state, navigate]);
  // The person may just come back from a payment: what this browser remembers of the balance is old.
  const paid = arrival.kind === 'paid';
  useEffect(() => {
    if (paid) window.dispatchEvent(new CustomEvent('paymentSuccess', { detail: undefined }));
  }, [paid]);

  const dismiss = () => setArrival({ kind: 'ordinary' });
  if (arrival.kind === 'ordinary') return null;
  if (arrival.kind === 'cancelled')
    return (
      <Banner tone="quiet" title="Payment cancelled" onDismiss={dismiss}>
        You left the payment page. Nothing was charged.
      </Banner>
    );
  return <PaidBanner paymentId={arrival.state.paymentId} onDismiss={dismiss} />;
}

function PaidBanner({ paymentId, onDismiss }: { paymentId: string | undefined; onDismiss: () => void }) {
  const confirmation = useConfirmation(paymentId ?? newestOrder);
  // Anybody can write an address: without an order that was paid there is nothing to say (PEOPLE-15).
  const isConfirmed = confirmation.kind === 'order' && confirmation.status !== 'pending';
  if (paymentId === undefined && !isConfirmed) return null;
  const { tone, title, text } = bannerOf(confirmation);
  return (
    <Banner key={title} tone={tone} title={title} onDismiss={onDismiss}>
      {text}
    </Banner>
  );
}

type Tone = 'good' | 'bad' | 'quiet';

function bannerOf(confirmation: Confirmation): { tone: Tone; title: string; text: string } {
  const soon = 'Credits will be added within a few minutes.';
  if (confirmation.kind === 'waiting') return { tone: 'quiet', title: outcomeWords.pending.title, text: soon };
  if (confirmation.kind === 'unknown')
    return { tone: 'bad', title: outcomeWords.unknown.title, text: outcomeWords.unknown.lines.join(' ') };
  const { status, order } = confirmation;
  const { title, lines } = outcomeWords[status];
  const money = `${order.package_name} · ${formatMoney(order.amount, order.currency)}`;
  if (status === 'paid') return { tone: 'good', title, text: `${money} paid · ${countCredits(order.credits)} added` };
  if (status === 'pending') return { tone: 'quiet', title, text: `${money} · ${soon}` };
  return { tone: 'bad', title, text: `${money} · ${lines.join(' ')}` };
}

const tones = {
  good: {
    Sign: CircleCheck,
    colour: 'text-green',
    frame:
      'border-[color-mix(in_srgb,var(--color-green)_34%,transparent)] bg-[color-mix(in_srgb,var(--color-green)_8%,transparent)]',
  },
  bad: {
    Sign: CircleAlert,
    colour: 'text-red',
    frame:
      'border-[color-mix(in_srgb,var(--color-red)_34%,transparent)] bg-[color-mix(in_srgb,var(--color-red)_8%,transparent)]',
  },
  quiet: { Sign: Info, colour: 'text-ink-3', frame: 'border-line bg-surface' },
} as const;

interface BannerProps {
  tone: Tone;
  title: string;
  children: string;
  onDismiss: () => void;
}

function Banner({ tone, title, children, onDismiss }: BannerProps) {
  const { Sign, colour, frame } = tones[tone];
  return (
    <div className="mx-auto w-full max-w-[1280px] px-(--page) pt-10 max-sm:pt-3.5">
      <div
        role={tone === 'quiet' ? 'status' : 'alert'}
        aria-label={title}
        className={cx('flex items-start gap-3.5 rounded-menu border p-2.5 pl-3.5', frame)}
      >
        <Sign size={20} strokeWidth={1.5} className={cx('mt-2 flex-none', colour)} aria-hidden="true" />
        <p className="min-w-0 flex-1 py-2 break-words">
          <b className="mr-1.5 font-medium max-sm:block">{title}</b> <span className="num text-ink-2">{children}</span>
        </p>
        <IconButton label="Dismiss" onClick={onDismiss}>
          <X size={16} />
        </IconButton>
      </div>
    </div>
  );
}

function arrivalAt(location: { readonly search: string; readonly state: unknown }): Arrival {
  const state = parsePaymentState(location.state);
  if (state) return { kind: 'paid', state };
  return new URLSearchParams(location.search).has(cancelled) ? { kind: 'cancelled' } : { kind: 'ordinary' };
}
