import { contract, type Transaction } from '@loomlight/contract';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useId, useState } from 'react';
import { callForBytes } from '../../api/client.ts';
import { cx } from '../../lib/cx.ts';
import { saveBlob } from '../../lib/download.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { entryTime, signedCredits, transactionName } from './transaction-words.ts';

/** One entry of the ledger: what it was, how much, for what, when; and its receipt. */
export function TransactionRow({ entry }: { entry: Transaction }) {
  const nameId = useId();
  const [saving, setSaving] = useState(false);
  const saveReceipt = async () => {
    setSaving(true);
    try {
      const page = await callForBytes(contract.credits.receipt, { params: { id: entry.id } });
      saveBlob(page, `loomlight-receipt-${entry.id}`, 'html');
    } catch {
      toast.error('Failed to download. Please try again.');
    }
    setSaving(false);
  };
  return (
    <li className="flex items-center gap-2 border-b border-line py-3">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <b id={nameId} className="break-words font-medium">
          {transactionName(entry.type)}
        </b>
        <span className={cx('num text-right font-medium', entry.amount > 0 && 'text-green')}>
          {signedCredits(entry.amount)}
        </span>
        <span dir="auto" className="text-12/[18px] break-words text-ink-3">
          {entry.description}
        </span>
        <time dateTime={entry.created_at} className="text-right text-12/[18px] text-ink-3">
          {entryTime(entry.created_at)}
        </time>
      </div>
      <IconButton
        label="Download receipt"
        aria-describedby={nameId}
        aria-busy={saving || undefined}
        className="-mr-2 text-ink-3"
        onClick={() => !saving && void saveReceipt()}
      >
        <ReceiptText size={15} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
