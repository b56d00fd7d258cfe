import { formatMoney } from '@loomlight/contract';
import { desk, type DeskOrder } from '@loomlight/contract/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { ordersQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';
import { ShowMore } from './show-more.tsx';

/** What was paid, the newest first, and what can be given back of it (DESK-47); of one person what was only begun as well. */
export function Orders({ person }: { person?: string }) {
  const list = useInfiniteQuery(ordersQuery(person));
  const [refunding, setRefunding] = useState<DeskOrder>();
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <Block query={list}>
      {orders.length === 0 && <EmptyState title="Nothing has been bought yet." />}
      <ul aria-label="Orders" className="desk-rows">
        {orders.map((order) => (
          <li key={order.id}>
            <div>
              <b>{formatMoney(order.price_cents, order.currency)}</b> for {order.package_name}
              {person === undefined && <By order={order} />}
              <p className="desk-note">
                {order.status.replaceAll('_', ' ')}
                {order.refunded_cents > 0 && `, ${formatMoney(order.refunded_cents, order.currency)} given back`},{' '}
                <Moment at={order.paid_at ?? order.created_at} />
              </p>
              {order.refund_state === 'asking' && (
                <p className="desk-note desk-soon">The provider has not answered to the refund yet.</p>
              )}
              {order.refund_state === 'refused' && (
                <p className="desk-note desk-late">The refund was refused: {order.refund_error}</p>
              )}
            </div>
            {order.paid_at !== null && order.refunded_cents < order.price_cents && order.status !== 'disputed' && (
              <Button tone="line" size="sm" onClick={() => setRefunding(order)}>
                Refund
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ShowMore of={list} />
      {refunding && <RefundSheet order={refunding} onClose={() => setRefunding(undefined)} />}
    </Block>
  );
}

/** What can be given back, and of what where a part has gone back already. */
function ofWhat({ price_cents: priceCents, refunded_cents: refundedCents, currency }: DeskOrder): string {
  const price = formatMoney(priceCents, currency);
  return refundedCents === 0
    ? `Of ${price}.`
    : `${formatMoney(priceCents - refundedCents, currency)} of ${price} are left.`;
}

function By({ order }: { order: DeskOrder }) {
  return (
    <>
      {' by '}
      {order.username === null ? (
        'somebody who has left'
      ) : (
        <Link to={deskPaths.person(order.user_id)}>{order.username}</Link>
      )}
    </>
  );
}

/** Money as it is typed: up to two places behind a point or a comma. */
const moneyPattern = /^\d{1,6}(?:[.,]\d{1,2})?$/;

function RefundSheet({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const leftCents = order.price_cents - order.refunded_cents;
  const [text, setText] = useState((leftCents / 100).toFixed(2));
  const isMoney = moneyPattern.test(text.trim());
  const cents = isMoney ? Math.round(Number(text.trim().replace(',', '.')) * 100) : 0;
  return (
    <ActSheet
      title="Refund"
      fields={
        <TextField
          label={`Amount in ${order.currency.toUpperCase()}`}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          help={`${ofWhat(order)} The credits follow when the provider tells of it.`}
          error={text.trim() !== '' && cents === 0 ? 'This is no amount of money.' : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      }
      input={cents === 0 ? undefined : String(cents)}
      send={({ words, ...sent }) =>
        call(desk.refundOrder, { ...sent, params: { id: order.id }, body: { ...words, cents } })
      }
      onClose={onClose}
    />
  );
}
