import type { Transaction } from '@loomlight/contract';
import { cx } from '../../lib/cx.ts';
import { entryTime, signedCredits, transactionName } from './transaction-words.ts';

/** One entry of the ledger: what it was, how much, for what, when. */
export function TransactionRow({ entry }: { entry: Transaction }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3">
      <b className="font-medium">{transactionName(entry.type)}</b>
      <span className={cx('num text-right font-medium', entry.amount > 0 && 'text-green')}>
        {signedCredits(entry.amount)}
      </span>
      <span className="truncate text-12/[18px] text-ink-3">{entry.description}</span>
      <time dateTime={entry.created_at} className="text-right text-12/[18px] text-ink-3">
        {entryTime(entry.created_at)}
      </time>
    </li>
  );
}
