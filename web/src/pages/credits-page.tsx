import { Navigate } from 'react-router';
import { useViewer } from '../features/account/index.ts';
import {
  Balance,
  PaymentNews,
  PriceList,
  PromptTrades,
  PurchaseCredits,
  TransactionHistory,
} from '../features/credits/index.ts';
import { LoadingScreen } from '../features/shell/index.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** /credits: what is left, how to get more, and where the rest went (R-ROUTE-11). */
export function CreditsPage() {
  usePageTitle('Credits & Balance');
  const viewer = useViewer();
  if (viewer.kind === 'guest') return <Navigate to={paths.auth()} replace />;
  return viewer.kind === 'loading' ? <LoadingScreen /> : <Ledger />;
}

function Ledger() {
  return (
    <>
      <PaymentNews />
      <div className="mx-auto grid w-full max-w-[1280px] grid-cols-[minmax(0,1fr)_440px] grid-rows-[auto_1fr] items-start gap-x-16 gap-y-10 px-(--page) pt-10 pb-12 max-lg:grid-cols-1 max-lg:grid-rows-none max-sm:pt-5">
        <div className="grid min-w-0 gap-y-10">
          <div>
            <h1 className="title-36 mb-7">Credits &amp; Balance</h1>
            <Balance />
          </div>
          <PurchaseCredits />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <TransactionHistory />
        </div>
        <div className="grid min-w-0 gap-y-10">
          <PromptTrades />
          <PriceList />
        </div>
      </div>
    </>
  );
}
