import { signedCredits } from './transaction-words.ts';

interface Totals {
  readonly spent: number;
  readonly refunded: number;
  readonly net: number;
}

const nothing: Totals = { spent: 0, refunded: 0, net: 0 };

/** The sums over the whole ledger (R-CRED-05); zeros until they are known (R-CRED-07). */
export function HistoryTotals({ totals = nothing }: { totals?: Totals | undefined }) {
  const figures = [
    { name: 'Total Spent', value: totals.spent.toLocaleString('en-US') },
    { name: 'Total Refunds', value: totals.refunded.toLocaleString('en-US') },
    { name: 'Net Credits', value: signedCredits(totals.net) },
  ];
  return (
    <dl className="mt-4 grid grid-cols-3 border-y border-line">
      {figures.map(({ name, value }) => (
        <div key={name} className="border-l border-line py-3.5 pl-[18px] first:border-0 first:pl-0">
          <dt className="text-12 text-ink-3">{name}</dt>
          <dd className="num mt-0.5 text-20 font-medium tracking-[-0.02em]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
