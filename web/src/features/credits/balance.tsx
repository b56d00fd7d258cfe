import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileQuery } from '../../api/queries.ts';
import { balanceQuery } from './credits-queries.ts';
import { HeldNote } from './held-note.tsx';
import { OwedNote } from './owed-note.tsx';

/** What is left, as large as it matters. Zero stands in when it cannot be loaded (R-CRED-07). */
export function Balance() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(balanceQuery);
  const isWelcomeAwaited = useQuery(profileQuery).data?.welcome_credits_wait;
  return (
    <div>
      <p className="text-ink-3">Current balance</p>
      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3">
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
      {isError && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 text-red">
          Failed to load credits data. Please try again.
          <button type="button" className="link text-13" disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </button>
        </p>
      )}
      {isWelcomeAwaited && <p className="mt-3 text-ink-2">Your welcome credits wait for a check by this site.</p>}
      <HeldNote />
      <OwedNote />
    </div>
  );
}
