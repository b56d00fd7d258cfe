import type { CreditsDay } from '@loomlight/contract/desk';

/** Times that can be summed. */
export const spans = [
  { value: 'week', name: '7 days' },
  { value: 'month', name: '30 days' },
  { value: 'quarter', name: '90 days' },
  { value: 'this', name: 'This month' },
  { value: 'last', name: 'Last month' },
] as const;
export type SpanName = (typeof spans)[number]['value'];

const lengths = { week: 7, month: 30, quarter: 90 } as const;

/** The first and the last day of a time, in UTC. */
export function spanOf(span: SpanName, now: Date): { readonly from: string; readonly to: string } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const asDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
  if (span === 'this') return { from: asDay(Date.UTC(year, month, 1)), to: asDay(now.getTime()) };
  if (span === 'last') return { from: asDay(Date.UTC(year, month - 1, 1)), to: asDay(Date.UTC(year, month, 0)) };
  return { from: asDay(Date.UTC(year, month, day - lengths[span] + 1)), to: asDay(now.getTime()) };
}

type Kind = CreditsDay['kind'];

/** What some kinds come to; what leaves people is said as what it is worth, and not as a lack. */
function sumOf(kinds: readonly Kind[], sign: 1 | -1 = 1) {
  return (rows: readonly CreditsDay[]): number =>
    rows.reduce((sum, { kind, credits }) => sum + (kinds.includes(kind) ? sign * credits : 0), 0);
}

/** Every kind of entry stands in one of these, so that a day is whole. */
export const creditColumns: readonly {
  readonly name: string;
  readonly sum: (rows: readonly CreditsDay[]) => number;
}[] = [
  { name: 'Bought', sum: sumOf(['purchase']) },
  { name: 'Given', sum: sumOf(['bonus', 'admin_credit', 'promotional_credit']) },
  { name: 'For images', sum: sumOf(['image_generation'], -1) },
  { name: 'For videos', sum: sumOf(['video_generation'], -1) },
  { name: 'For prompts', sum: sumOf(['prompt_purchase'], -1) },
  { name: 'Refunded', sum: sumOf(['image_generation_refund', 'video_generation_refund']) },
  { name: 'Sold', sum: sumOf(['prompt_sale']) },
  { name: 'House', sum: (rows) => rows.reduce((sum, { house }) => sum + house, 0) },
  {
    name: 'Taken back',
    sum: sumOf(['credit_expiry', 'credit_deduction', 'dispute_reversal', 'sale_reversal'], -1),
  },
];
