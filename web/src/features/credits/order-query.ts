import { contract, type PaymentStatus, type ReplyOf } from '@loomlight/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';

/** An order as the server has it. */
export type Order = ReplyOf<typeof contract.payments.billing>['payments'][number];

/** As far back as an order is looked for: one that was just paid is among the newest. */
const lookedAt = 100;
/** The notification of the provider usually comes within a second; after five looks it takes as long as it takes. */
const soonMs = 1_000;
const soonLooks = 5;
const laterMs = 5_000;
const looksMax = soonLooks + 12;

/** Orders that are older have nothing to do with a payment that one comes from. */
const recentMs = 2 * 3_600_000;

/** In place of an id, where nobody has named one. */
export const newestOrder = 'newest';

/** What has become of an order, or of the newest one if it is of this hour. Null when it is none of one's own. */
function orderQuery(id: string) {
  return queryOptions({
    queryKey: keys.order(id),
    queryFn: async ({ signal }): Promise<Order | null> => {
      const { payments } = await call(contract.payments.billing, { query: { limit: lookedAt }, signal });
      const since = Date.now() - recentMs;
      const isMeant = (order: Order) => (id === newestOrder ? Date.parse(order.created_at) > since : order.id === id);
      return payments.find(isMeant) ?? null;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const looks = state.dataUpdateCount + state.errorUpdateCount;
      const settled = state.data === null || (state.data !== undefined && state.data.status !== 'pending');
      if (settled || looks >= looksMax) return false;
      return looks < soonLooks ? soonMs : laterMs;
    },
  });
}

/** What is known about a payment: nothing yet, nothing at all, or what the server says. */
export type Confirmation =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'order'; readonly status: PaymentStatus; readonly order: Order };

/**
 * Follows an order until it is settled. Once it is paid the window hears `paymentSuccess`, and whoever shows credits
 * reads them again (R-PAY-06).
 */
export function useConfirmation(paymentId: string | undefined): Confirmation {
  const { data } = useQuery({ ...orderQuery(paymentId ?? ''), enabled: paymentId !== undefined });
  const paid = data?.status === 'paid';
  useEffect(() => {
    if (paid) window.dispatchEvent(new CustomEvent('paymentSuccess', { detail: undefined }));
  }, [paid]);
  if (data === undefined) return { kind: 'waiting' };
  return data === null ? { kind: 'unknown' } : { kind: 'order', status: data.status, order: data };
}
