import { formatMoney } from '@loomlight/contract';
import { htmlPage } from '../../http/html-page.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';

export interface Receipt {
  /** What the site is called now. */
  readonly siteName: string;
  readonly entryId: string;
  readonly username: string;
  readonly email: string;
  readonly kind: string;
  readonly description: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly createdAt: Date;
  readonly generationId: string | null;
  /** What was paid in money, for a purchase. */
  readonly paid: { readonly cents: number; readonly currency: string; readonly orderId: string } | undefined;
}

const style =
  'main{--width:560px}dl{margin:0}dl div{display:flex;justify-content:space-between;gap:24px;padding:10px 0;border-top:1px solid var(--line)}dt{color:var(--quiet)}dd{margin:0;text-align:right;overflow-wrap:anywhere}@media print{body{background:#fff;color:#000}.card{border:0;padding:0}}';

/** A receipt for one ledger entry, to keep or to print; it names the act and never its words. */
export function receiptPage(receipt: Receipt): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Receipt', `LL-${receipt.entryId.padStart(8, '0')}`],
    ['Date', receipt.createdAt.toISOString().replace('T', ' ').slice(0, 19) + ' UTC'],
    ['Account', `${receipt.username} (${receipt.email})`],
    ['For', receipt.description],
    ...(receipt.paid
      ? ([
          ['Paid', formatMoney(receipt.paid.cents, receipt.paid.currency)],
          ['Order', receipt.paid.orderId],
        ] as const)
      : []),
    ['Credits', `${receipt.amount > 0 ? '+' : ''}${receipt.amount}`],
    ['Balance after', String(receipt.balanceAfter)],
    ...(receipt.generationId === null ? [] : ([['Generation', receipt.generationId]] as const)),
  ];
  const list = rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return htmlPage({
    title: `Receipt LL-${receipt.entryId.padStart(8, '0')}`,
    style,
    siteName: receipt.siteName,
    isFile: true,
    body: `<div class="card"><h1>Receipt</h1><p class="note">${escapeHtml(receipt.siteName)}</p><dl>${list.join('')}</dl></div>`,
  });
}
