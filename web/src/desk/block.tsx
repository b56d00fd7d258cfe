import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const rows = 8;

/** A part of the desk that is loaded by itself and fails by itself (DESK-58). */
export function Block({
  query,
  children,
}: {
  query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetching: boolean;
    refetch: () => unknown;
  };
  children: ReactNode;
}) {
  if (query.isPending)
    return (
      <div aria-busy="true" aria-label="Loading" role="status" className="grid gap-2">
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} className="desk-waits" />
        ))}
      </div>
    );
  if (!query.isError) return children;
  return (
    <div className="grid justify-items-start gap-3">
      <FormAlert tone="bad">This part could not be loaded.</FormAlert>
      <Button tone="line" loading={query.isFetching} onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </div>
  );
}
