import { countCredits } from '@loomlight/contract';
import Clock from 'lucide-react/icons/clock';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from './credits-queries.ts';
import { wholeDay } from './transaction-words.ts';

/** Income that cannot be spent yet: how much, why, and until when. */
export function HeldNote() {
  const { data } = useQuery(balanceQuery);
  if (!data || data.held === 0) return null;
  const { held, held_next: next } = data;
  const isAll = next?.credits === held;
  return (
    <div
      role="note"
      aria-label="On hold"
      className="mt-5 flex max-w-[520px] items-start gap-2.5 rounded-menu bg-raised p-4 text-13"
    >
      <Clock size={16} className="mt-px flex-none text-ink-3" aria-hidden="true" />
      <p className="text-pretty text-ink-2">
        <b className="font-medium text-ink">
          {countCredits(held)} {held === 1 ? 'is' : 'are'} on hold{isAll && ` until ${wholeDay(next.at)}`}
        </b>
        :{' '}
        {next
          ? `${held === 1 ? 'it was' : 'they were'} paid with money that can still be taken back.`
          : 'this site looks at the sales first.'}
        {next && !isAll && ` The first ${countCredits(next.credits)} can be spent from ${wholeDay(next.at)} on.`}
      </p>
    </div>
  );
}
