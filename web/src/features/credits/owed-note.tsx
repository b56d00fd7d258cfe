import { countCredits } from '@loomlight/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import Info from 'lucide-react/icons/info';
import { historyQuery } from './credits-queries.ts';

/** Credits of a payment that was given back after they had been spent: why the next ones will be fewer. */
export function OwedNote() {
  const { data } = useInfiniteQuery(historyQuery('all'));
  const owed = data?.pages[0]?.owed ?? 0;
  if (owed === 0) return null;
  return (
    <div role="note" className="mt-5 flex max-w-[520px] items-start gap-2.5 rounded-menu bg-raised p-4 text-13">
      <Info size={16} className="mt-px flex-none text-ink-3" aria-hidden="true" />
      <p className="text-pretty text-ink-2">
        <b className="block font-medium text-ink">{countCredits(owed)} still to be taken back</b>
        One of your payments was refunded or disputed after its credits had been spent. What is missing will be taken
        from the next credits that arrive; your balance never falls below zero.
      </p>
    </div>
  );
}
