import { clientTiming } from '@loomlight/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { keys } from '../../api/queries.ts';
import { useInterval } from '../../lib/use-timing.ts';
import { paths } from '../../paths.ts';

const flag = 'payment_success';

/**
 * After a payment (the page that the provider leads back to, or its flag in any address) the person is read again every
 * 5 s, up to 12 times, wherever one goes meanwhile (R-PAY-05).
 */
export function FollowPayment() {
  const { pathname, key, state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  const [visit, setVisit] = useState({ key: '', left: 0 });
  const flagged = search.has(flag);
  if ((flagged || pathname === paths.paymentSuccess()) && visit.key !== key)
    setVisit({ key, left: clientTiming.paymentPollMax });

  useEffect(() => {
    // Heard: an address that is kept or passed on must not say it again.
    if (!flagged) return;
    const without = (before: URLSearchParams) => {
      before.delete(flag);
      return before;
    };
    setSearch(without, { replace: true, state });
  }, [flagged, setSearch, state]);

  useInterval(
    () => {
      setVisit((now) => ({ ...now, left: now.left - 1 }));
      // The history is read again once, when the order is known to be paid: a list that turns every 5 s is a nuisance.
      for (const queryKey of [keys.profile, keys.balance]) void queryClient.invalidateQueries({ queryKey });
    },
    visit.left > 0 ? clientTiming.pollIntervalMs : null,
  );
  return null;
}
