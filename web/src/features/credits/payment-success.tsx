import { clientTiming, formatMoney } from '@loomlight/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleX from 'lucide-react/icons/circle-x';
import { useNavigate } from 'react-router';
import { useCountdown } from '../../lib/use-countdown.ts';
import { useTimeout } from '../../lib/use-timing.ts';
import { Link } from 'react-router';
import { type PaymentState, type PaymentVisit, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { CountdownRing } from '../../ui/countdown-ring.tsx';
import { DrawnTick } from '../../ui/drawn-tick.tsx';
import { Mark } from '../../ui/mark.tsx';
import { type Confirmation, useConfirmation } from './order-query.ts';
import { outcomeWords } from './payment-words.ts';
import { Receipt, type ReceiptFacts } from './receipt.tsx';

/**
 * Where the provider's page leads back to. What was bought is what the server says of the order; what the address says
 * stands in only where it names no order, and is called unconfirmed then.
 */
export function PaymentSuccess({ visit }: { visit: PaymentVisit }) {
  const navigate = useNavigate();
  const confirmation = useConfirmation(visit.paymentId);
  const outcome = outcomeOf(confirmation);
  const { leftS } = useCountdown(clientTiming.paymentCountdownS);
  // Who has something to read about a payment that did not work is not sent away from it.
  const moves = outcome === 'paid' || outcome === 'pending';

  const goToCredits = () => {
    const state: PaymentState | null = moves
      ? { paymentSuccess: true, ...(visit.paymentId !== undefined && { paymentId: visit.paymentId }) }
      : null;
    void navigate(paths.credits(), { state, replace: true });
  };
  useTimeout(goToCredits, moves && leftS === 0 ? 0 : null);

  const { title, lines } = outcomeWords[outcome];
  return (
    <section className="m-auto w-full max-w-[440px] px-(--page) pt-6 pb-16 text-center">
      <span className="grid h-16 place-items-center">
        <Sign outcome={outcome} />
      </span>
      <div role="status">
        <h1 className="title-36 mt-4">{title}</h1>
        {lines.map((line) => (
          <p key={line} className="mt-1.5 text-15 text-balance text-ink-2">
            {line}
          </p>
        ))}
      </div>
      <Receipt {...factsOf(confirmation, visit)} />
      <Button size="lg" wide onClick={goToCredits}>
        {moves && <CountdownRing leftS={leftS} ofS={clientTiming.paymentCountdownS} />}
        Go to credits now
      </Button>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Link to={paths.home()} className={buttonClass({ tone: 'line', size: 'lg' })}>
          Start Generating
        </Link>
        <Link to={paths.dashboard()} className={buttonClass({ tone: 'line', size: 'lg' })}>
          View Dashboard
        </Link>
      </div>
      {moves && (
        <p className="num mt-4 text-13 text-ink-3">
          Going to your credits in {leftS} {leftS === 1 ? 'second' : 'seconds'}
        </p>
      )}
    </section>
  );
}

type Outcome = keyof typeof outcomeWords;

function outcomeOf(confirmation: Confirmation): Outcome {
  if (confirmation.kind === 'waiting') return 'pending';
  return confirmation.kind === 'unknown' ? 'unknown' : confirmation.status;
}

function Sign({ outcome }: { outcome: Outcome }) {
  if (outcome === 'paid') return <DrawnTick />;
  if (outcome === 'pending')
    return (
      <span className="[&_.shuttle]:fill-amber">
        <Mark size={44} />
      </span>
    );
  return outcome === 'failed' || outcome === 'expired' ? (
    <CircleX size={52} strokeWidth={1.25} className="text-red" aria-hidden="true" />
  ) : (
    <CircleAlert size={52} strokeWidth={1.25} className="text-orange" aria-hidden="true" />
  );
}

function factsOf(confirmation: Confirmation, visit: PaymentVisit): ReceiptFacts {
  if (confirmation.kind === 'order') {
    const { package_name, amount, currency, credits } = confirmation.order;
    return { kind: 'known', name: package_name, amount: formatMoney(amount, currency), credits };
  }
  // An order that is asked for, or is nobody's: what the address claims is not repeated.
  if (visit.paymentId !== undefined) return { kind: confirmation.kind === 'waiting' ? 'loading' : 'none' };
  const dollars = Number(visit.amount);
  const credits = Number(visit.credits);
  if (visit.packageName === undefined && visit.amount === undefined && visit.credits === undefined)
    return { kind: 'none' };
  return {
    kind: 'claimed',
    name: visit.packageName ?? '',
    amount: Number.isFinite(dollars) && dollars > 0 ? formatMoney(Math.round(dollars * 100), 'usd') : '',
    credits: Number.isInteger(credits) && credits > 0 ? credits : 0,
  };
}
