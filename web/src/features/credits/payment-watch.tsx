import { clientTiming } from '@loomlight/contract';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useInterval } from '../../lib/use-timing.ts';
import { paths } from '../../paths.ts';
import { useViewer } from '../account/index.ts';

const flag = 'payment_success';

/**
 * After a payment (the page that the provider leads back to, or its flag in any address) the person is read again every
 * 5 s, up to 12 times, wherever one goes meanwhile (specification 4, After payment).
 */
export function PaymentWatch() {
  const { pathname, key, state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const viewer = useViewer();
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
      window.dispatchEvent(new CustomEvent('paymentSuccess', { detail: undefined }));
    },
    visit.left > 0 && viewer.kind === 'member' ? clientTiming.pollIntervalMs : null,
  );
  return null;
}
