import { contract } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { OrderList } from '../credits/index.ts';
import { PaymentMethods } from './payment-methods.tsx';

/** The plan, the cards that the payment provider keeps, and what has been ordered. */
export function Billing() {
  const plan = useQuery({
    queryKey: keys.plan,
    queryFn: ({ signal }) => call(contract.payments.subscription, { signal }),
  });
  return (
    <section aria-labelledby="billing" className="mt-10 border-t border-line pt-6">
      <h2 id="billing" className="title-20">
        Billing
      </h2>
      <div className="mt-4 flex items-center justify-between gap-x-6 border-b border-line pb-5">
        <p className="min-w-0">
          <b className="block font-medium">{plan.isError ? 'Plan' : 'No subscription'}</b>
          <span className="text-13 text-pretty text-ink-3">
            {plan.isError
              ? 'It could not be loaded right now.'
              : 'Credits are bought in packages. Nothing renews by itself.'}
          </span>
        </p>
        <Link to={paths.credits()} className={buttonClass({ tone: 'line' })}>
          Buy Credits
        </Link>
      </div>
      <PaymentMethods />
      <h3 className="mt-6 font-medium">Orders</h3>
      <OrderList />
    </section>
  );
}
