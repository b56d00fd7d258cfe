import { type contract, countCredits, type ReplyOf } from '@loomlight/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../api/error-words.ts';
import { cx } from '../../lib/cx.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { purchasesQuery, salesQuery } from './credits-queries.ts';
import { wholeDay } from './transaction-words.ts';

const sides = [
  { value: 'bought', label: 'Bought' },
  { value: 'sold', label: 'Sold' },
] as const;

/** Prompts that changed hands: what was bought, with its words for ever, and what was earned. */
export function PromptTrades() {
  const [side, setSide] = useState<'bought' | 'sold'>('bought');
  return (
    <section aria-labelledby="trades" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="trades" className="title-26">
          Prompts Bought and Sold
        </h2>
        <Segmented label="Prompts" value={side} options={sides} onChange={setSide} small />
      </div>
      {side === 'bought' ? <Purchases /> : <Sales />}
    </section>
  );
}

function Purchases() {
  const list = useInfiniteQuery(purchasesQuery);
  const purchases = list.data?.pages.flatMap((page) => page.purchases) ?? [];
  return (
    <TradeList
      list={list}
      empty="No prompt purchases yet"
      hint="When you purchase prompt access to locked content, it will appear here!"
      isEmpty={purchases.length === 0}
    >
      {purchases.map((purchase) => (
        <li key={purchase.no} className="border-b border-line py-3">
          <p dir="auto" className="text-15 text-pretty break-words">
            {purchase.text_prompt}
          </p>
          {purchase.negative_prompt !== null && (
            <p dir="auto" className="mt-0.5 text-13 text-pretty break-words text-ink-2">
              <span className="text-ink-3">Left out: </span>
              {purchase.negative_prompt}
            </p>
          )}
          <TradeFacts trade={purchase}>{countCredits(purchase.credits_used)}</TradeFacts>
        </li>
      ))}
    </TradeList>
  );
}

function Sales() {
  const list = useInfiniteQuery(salesQuery);
  const sales = list.data?.pages.flatMap((page) => page.sales) ?? [];
  const earned = list.data?.pages[0]?.credits_earned_total ?? 0;
  return (
    <>
      {sales.length > 0 && (
        <p className="mt-3 text-ink-2">
          Earned in all: <b className="num font-medium text-green">{countCredits(earned)}</b>
        </p>
      )}
      <TradeList
        list={list}
        empty="No prompts sold yet"
        hint="Lock the prompt of a public creation, and what others pay for it is listed here."
        isEmpty={sales.length === 0}
      >
        {sales.map((sale) => (
          <li key={sale.no} className="flex items-baseline gap-4 border-b border-line py-3">
            <div className="min-w-0 flex-1">
              <b className="font-medium">Sale {sale.no}</b>
              <TradeFacts trade={sale}>{incomeWords(sale)}</TradeFacts>
            </div>
            <span className={cx('num font-medium', incomeTone(sale))}>+{incomeLeft(sale).toLocaleString('en-US')}</span>
          </li>
        ))}
      </TradeList>
    </>
  );
}

type Sale = ReplyOf<typeof contract.prompts.sales>['sales'][number];

/** What has become of the credits of a sale; nothing where they can be spent. */
function incomeWords(sale: Sale): string | undefined {
  const { credits_earned: earned, credits_taken_back: back, held_until: until } = sale;
  const holds = until !== null && `hold until ${wholeDay(until)}`;
  if (back === 0) return holds ? `On ${holds}` : undefined;
  if (back >= earned) return 'Taken back: the payment was reversed';
  return `${countCredits(back)} taken back: the payment was reversed${holds ? ` · the rest on ${holds}` : ''}`;
}

/** What is left of it; all of it where all was taken back, which is struck out then. */
function incomeLeft({ credits_earned: earned, credits_taken_back: back }: Sale): number {
  return back < earned ? earned - back : earned;
}

function incomeTone({ credits_earned: earned, credits_taken_back: back, held_until: until }: Sale): string {
  if (back === earned && earned > 0) return 'text-ink-3 line-through';
  return until === null ? 'text-green' : 'text-ink-3';
}

type Trade = Pick<
  ReplyOf<typeof contract.prompts.purchases>['purchases'][number],
  'content_id' | 'content_type' | 'created_at'
>;

function TradeFacts({ trade, children }: { trade: Trade; children?: ReactNode }) {
  const isVideo = trade.content_type === 'video';
  return (
    <p className="num mt-0.5 text-12/[18px] text-ink-3">
      {children}
      {children !== undefined && ' · '}
      <time dateTime={trade.created_at}>{relativeTime(trade.created_at)}</time>
      {' · '}
      <Link
        to={isVideo ? paths.videoResult(trade.content_id) : paths.imageResult(trade.content_id)}
        className="link text-ink-2"
      >
        Show {isVideo ? 'video' : 'image'}
      </Link>
    </p>
  );
}

interface TradeListProps {
  list: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  empty: string;
  hint: string;
  isEmpty: boolean;
  children: ReactNode;
}

function TradeList({ list, empty, hint, isEmpty, children }: TradeListProps) {
  if (list.isPending) return <Skeleton className="mt-4 h-12" />;
  if (list.isError && isEmpty)
    return <ErrorState message={errorText(list.error)} onRetry={() => list.refetch()} retrying={list.isFetching} />;
  if (isEmpty)
    return (
      <div className="py-6">
        <p>{empty}</p>
        <p className="mt-0.5 text-13 text-pretty text-ink-3">{hint}</p>
      </div>
    );
  return (
    <>
      <ul className="mt-2">{children}</ul>
      {list.hasNextPage && (
        <Button tone="line" className="mt-4" loading={list.isFetching} onClick={() => list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
