import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../api/error-words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { balanceQuery } from './credits-queries.ts';

/** What is left, as large as it matters. Zero stands in when it cannot be loaded (specification 4, Credits page). */
export function Balance() {
  const { data, isPending, error } = useQuery(balanceQuery);
  return (
    <div>
      <p className="text-ink-3">Current balance</p>
      <p className="mt-1.5 flex items-baseline gap-3.5">
        <i className="coin size-3 self-center" aria-hidden="true" />
        {isPending ? (
          <Skeleton className="h-16 w-32" />
        ) : (
          <b className="num text-[60px]/[64px] font-medium tracking-[-0.04em]">
            {(data?.credits ?? 0).toLocaleString('en-US')}
          </b>
        )}
        <span className="text-ink-3">{data?.credits === 1 ? 'credit' : 'credits'}</span>
      </p>
      {error && (
        <p role="alert" className="mt-2 text-13 text-red">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
