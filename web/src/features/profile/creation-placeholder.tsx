import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a card on its way. */
export function CreationPlaceholder() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-4/3 rounded-input max-sm:aspect-square max-sm:rounded-none" />
      <Skeleton className="mt-4 h-3 w-3/5 max-sm:hidden" />
      <Skeleton className="mt-2.5 h-2.5 w-2/5 max-sm:hidden" />
    </div>
  );
}
