import { formatMoney } from '@loomlight/contract';
import { desk, type UnfitPayment } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ActSheet } from './act-sheet.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { unfitQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';
import { Link } from 'react-router';

/** What is wrong, and what helps. */
const outcomes: Readonly<Record<UnfitPayment['outcome'], readonly [string, string]>> = {
  mismatch: ['Another amount than agreed', 'No credits were given. Give the money back at the provider.'],
  unknown_order: ['A payment of no order', 'Look at the provider whose it is, and give the money back there.'],
  wrong_mode: ['A test among real payments, or the other way round', 'Compare the keys of the provider.'],
  deleted_account: ['Paid by somebody who has left', 'Give the money back at the provider.'],
};

/** Payments that came to something else than was agreed, until somebody has looked (DESK-50). */
export function UnfitPayments() {
  const list = useQuery(unfitQuery);
  const [seeing, setSeeing] = useState<UnfitPayment>();
  const events = list.data?.events ?? [];
  return (
    <Block query={list}>
      {events.length === 0 && <EmptyState title="Everything fits." />}
      <ul aria-label="Does not fit" className="desk-rows">
        {events.map((event) => (
          <li key={event.id}>
            <div>
              <b>{outcomes[event.outcome][0]}</b>
              <p className="desk-note">
                {outcomes[event.outcome][1]} <Moment at={event.received_at} />
                {event.price_cents !== null &&
                  event.currency !== null &&
                  `, agreed were ${formatMoney(event.price_cents, event.currency)}`}
                {event.user_id !== null && (
                  <>
                    {', '}
                    <Link to={deskPaths.person(event.user_id)}>whose it is</Link>
                  </>
                )}
              </p>
              <p className="desk-note mono">{event.id}</p>
            </div>
            <Button tone="line" size="sm" onClick={() => setSeeing(event)}>
              Tick off
            </Button>
          </li>
        ))}
      </ul>
      {seeing && (
        <ActSheet
          title="Tick off"
          input={seeing.id}
          send={({ words, ...sent }) => call(desk.seePayment, { ...sent, params: { id: seeing.id }, body: words })}
          onClose={() => setSeeing(undefined)}
        />
      )}
    </Block>
  );
}
