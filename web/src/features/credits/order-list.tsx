import { contract, countCredits, formatMoney, type PaymentStatus } from '@loomlight/contract';
import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import { call } from '../../api/client.ts';
import { errorText } from '../../api/error-words.ts';
import { keys } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { nextOffset } from './credits-queries.ts';
import type { Order } from './order-query.ts';
import { statusWords } from './payment-words.ts';
import { entryTime } from './transaction-words.ts';

const ordersQuery = infiniteQueryOptions({
  queryKey: keys.orders,
  queryFn: ({ pageParam, signal }) => call(contract.payments.billing, { query: { offset: pageParam }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => nextOffset(pages, (page) => page.payments.length, last.total),
});

/** Own orders with what has become of them, newest first. */
export function OrderList() {
  const { data, isPending, isError, error, refetch, isFetching, hasNextPage, fetchNextPage } =
    useInfiniteQuery(ordersQuery);
  const orders = data?.pages.flatMap(({ payments }) => payments) ?? [];
  if (isPending) return <Skeleton className="my-3 h-9" />;
  if (isError && orders.length === 0)
    return <ErrorState message={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (orders.length === 0) return <p className="py-3 text-ink-3">No orders yet</p>;
  return (
    <>
      <ul aria-label="Orders">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {hasNextPage && (
        <Button tone="line" className="mt-4" loading={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

const signs: Readonly<Record<PaymentStatus, { Sign: typeof Clock; colour: string }>> = {
  pending: { Sign: Clock, colour: 'text-ink-3' },
  paid: { Sign: CircleCheck, colour: 'text-green' },
  failed: { Sign: CircleX, colour: 'text-red' },
  expired: { Sign: CircleX, colour: 'text-ink-3' },
  partially_refunded: { Sign: Undo2, colour: 'text-orange' },
  refunded: { Sign: Undo2, colour: 'text-orange' },
  disputed: { Sign: CircleAlert, colour: 'text-red' },
};

function OrderRow({ order }: { order: Order }) {
  const { Sign, colour } = signs[order.status];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3">
      <b className="min-w-0 font-medium break-words">{order.package_name}</b>
      <span className="num text-right font-medium">{formatMoney(order.amount, order.currency)}</span>
      <span className="num text-12/[18px] text-ink-3">
        {countCredits(order.credits)} · <time dateTime={order.created_at}>{entryTime(order.created_at)}</time>
        {order.receipt_url !== null && (
          <>
            {' · '}
            <a href={order.receipt_url} target="_blank" rel="noreferrer" className="link">
              Receipt
            </a>
          </>
        )}
      </span>
      <span className={`ml-auto inline-flex items-center gap-1.5 text-12/[18px] font-medium ${colour}`}>
        <Sign size={13} aria-hidden="true" />
        {statusWords[order.status]}
      </span>
    </li>
  );
}
