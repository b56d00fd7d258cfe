import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Lock from 'lucide-react/icons/lock';
import { errorText } from '../../api/error-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { packagesQuery } from './credits-queries.ts';
import { PackageCard } from './package-card.tsx';
import { bestValue } from './package-value.ts';
import { useBuyPackage } from './use-buy-package.ts';

/** Where toasts appear; this one stays until the page is left. */
const toastPlace = { inset: 'auto 12px 12px auto', width: 'min(356px, 100% - 24px)' } as const;

/** Packages of credits, and the way to the card provider's page (R-CRED-02). */
export function PurchaseCredits() {
  const { data: packages, isPending, error, refetch, isFetching } = useQuery(packagesQuery);
  const { buying, buy } = useBuyPackage();
  const best = bestValue(packages ?? []);
  const chosen = buying.kind === 'asking' || buying.kind === 'redirecting' ? buying.packageId : undefined;
  const [first] = packages ?? [];

  return (
    <section aria-labelledby="purchase" className="min-w-0">
      <h2 id="purchase" className="title-26">
        Purchase Credits
      </h2>
      {error && <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {packages?.length === 0 && <p className="py-6 text-ink-3">No packages are on offer right now.</p>}
      <div
        aria-busy={isPending}
        className="mt-5 grid grid-cols-3 gap-3 max-sm:-mx-4 max-sm:flex max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none]"
        style={{ scrollSnapType: 'x proximity', scrollPadding: 16 }}
      >
        {isPending &&
          [1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-[270px] rounded-[14px] max-sm:w-[272px] max-sm:flex-none" />
          ))}
        {packages?.map((pack) => (
          <PackageCard
            key={pack.id}
            pack={pack}
            best={pack === best}
            busy={pack.id === chosen}
            disabled={chosen !== undefined && pack.id !== chosen}
            onBuy={() => buy(pack)}
          />
        ))}
      </div>
      {buying.kind === 'failed' && (
        <div role="alert" className="mt-4 flex items-start gap-2 text-red">
          <CircleAlert size={16} className="mt-0.5 flex-none" aria-hidden="true" />
          <div>
            <p>{buying.text}</p>
            {buying.reason !== undefined && <p className="text-13 text-ink-3">{buying.reason}</p>}
          </div>
        </div>
      )}
      {first && (
        <p className="mt-4 flex items-start gap-2 text-13 text-ink-3">
          <Lock size={14} className="mt-0.5 flex-none" aria-hidden="true" />
          Secure payment on the card provider's own page. Prices in {currencyName(first.currency)}.
        </p>
      )}
      {/* Always there: a reader hears what is put into it. */}
      <div role="status">
        {buying.kind === 'redirecting' && (
          <p className="toast fixed z-50" style={toastPlace}>
            <LoaderCircle size={18} className="spin flex-none" aria-hidden="true" />
            <span className="min-w-0 break-words">Redirecting to payment page for {buying.name}...</span>
          </p>
        )}
      </div>
    </section>
  );
}

function currencyName(currency: string): string {
  return currency.toLowerCase() === 'usd' ? 'US dollars' : currency.toUpperCase();
}
