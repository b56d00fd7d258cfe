import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What a receipt can say: what the server knows, what an address claims, or nothing. */
export type ReceiptFacts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'known' | 'claimed';
      readonly name: string;
      readonly amount: string;
      readonly credits: number;
    };

/** Paper whose lower edge is scalloped. */
const slip = {
  background: 'light-dark(oklch(0.95 0.007 80), var(--color-surface))',
  mask: 'radial-gradient(5px at 50% 100%, transparent 97%, #000) 50% 100% / 14px 51% repeat-x, linear-gradient(#000 0 0) 0 0 / 100% 50% no-repeat',
} as const;

/** Package, amount and credits on a slip that was torn off. */
export function Receipt(facts: ReceiptFacts) {
  if (facts.kind === 'none') return <div className="h-6" />;
  const waiting = <Skeleton className="h-4 w-32" />;
  const rows: readonly { name: string; value: ReactNode }[] =
    facts.kind === 'loading'
      ? ['Package', 'Amount', 'Credits'].map((name) => ({ name, value: waiting }))
      : [
          { name: 'Package', value: facts.name || '–' },
          { name: 'Amount', value: facts.amount || '–' },
          {
            name: 'Credits',
            value: (
              <>
                <i className="coin" aria-hidden="true" />
                {facts.credits === 0 ? '–' : facts.credits.toLocaleString('en-US')}
              </>
            ),
          },
        ];
  return (
    <>
      <dl className="mt-6 mb-6 rounded-[14px] px-[22px] pt-2 pb-5 text-left" style={slip}>
        {rows.map(({ name, value }) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-t border-dashed border-line-strong py-3.5 first:border-0"
          >
            <dt className="text-ink-3">{name}</dt>
            <dd className="num flex min-w-0 items-center gap-2 font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {facts.kind === 'claimed' && (
        <p className="mb-5 text-13 text-pretty text-ink-3">
          This address names no order, so these figures are not confirmed. Your credits page lists what has been paid.
        </p>
      )}
    </>
  );
}
