import { Navigate, useSearchParams } from 'react-router';
import { useViewer } from '../features/account/index.ts';
import { PaymentSuccess } from '../features/credits/index.ts';
import { LoadingScreen } from '../features/shell/index.ts';
import { parsePaymentVisit, paths } from '../paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /payment/success: where the payment provider leads back to (R-ROUTE-12). */
export function PaymentSuccessPage() {
  usePageTitle('Payment');
  const [search] = useSearchParams();
  const viewer = useViewer();
  if (viewer.kind === 'guest') return <Navigate to={paths.auth()} replace />;
  return viewer.kind === 'loading' ? <LoadingScreen /> : <PaymentSuccess visit={parsePaymentVisit(search)} />;
}
