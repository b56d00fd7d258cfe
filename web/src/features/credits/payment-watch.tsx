import { lazy, Suspense } from 'react';
import { useViewer } from '../account/index.ts';

const FollowPayment = lazy(async () => ({ default: (await import('./follow-payment.tsx')).FollowPayment }));

/** Lies over every page; its code comes for who has an account, since nobody else pays. */
export function PaymentWatch() {
  return (
    useViewer().kind === 'member' && (
      <Suspense>
        <FollowPayment />
      </Suspense>
    )
  );
}
