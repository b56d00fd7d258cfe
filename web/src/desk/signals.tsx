import { countCredits } from '@loomlight/contract';
import type { DeskSignal } from '@loomlight/contract/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { signalsQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';
import { Signal } from './signal.tsx';
import { ShowMore } from './show-more.tsx';

const kindWords: Readonly<Record<DeskSignal['kind'], string>> = {
  bonus_farm: 'is fed by accounts that belong together',
  wash_trade: 'trades in a circle',
  reversed_sales: 'sells to people whose payments are taken back',
};
const scoreWords = ({ kind, score }: DeskSignal): string =>
  kind === 'wash_trade' ? `${score} % of the sales` : `${score} people`;
const outcomeWords = {
  released: 'Income was let go.',
  returned: 'Income was given back.',
  closed: 'Nothing was done.',
};

/** What looks like credits that are moved around, and the income that waits because of it (DESK-70). */
export function Signals() {
  const [search, setSearch] = useSearchParams();
  const [isClosed, setClosed] = useState(false);
  const list = useInfiniteQuery(signalsQuery(isClosed ? 'closed' : 'open'));
  const signals = list.data?.pages.flatMap((page) => page.signals) ?? [];
  const opened = search.get('signal');
  if (opened !== null) return <Signal id={opened} kindWords={kindWords} />;
  return (
    <Block query={list}>
      <p className="desk-note mb-3">
        What these sellers have on hold, and sell from then on, waits until somebody has looked. Nobody is restricted.
      </p>
      <Button tone="line" size="sm" aria-pressed={isClosed} onClick={() => setClosed(!isClosed)}>
        Closed
      </Button>
      {signals.length === 0 && <EmptyState title={isClosed ? 'Nothing was closed.' : 'No signals.'} />}
      <ul aria-label="Signals" className="desk-rows mt-4">
        {signals.map((signal) => (
          <li key={signal.id}>
            <div>
              {signal.username === null ? (
                'Somebody who has left'
              ) : (
                <Link className="font-medium" to={deskPaths.person(signal.user_id)}>
                  {signal.username}
                </Link>
              )}{' '}
              {kindWords[signal.kind]}
              <p className="desk-note">
                {scoreWords(signal)}, <Moment at={signal.opened_at} />.{' '}
                {signal.outcome !== null && `${outcomeWords[signal.outcome]} `}
                {signal.credits_waiting > 0 && `${countCredits(signal.credits_waiting)} waiting.`}
              </p>
            </div>
            <Button tone="line" size="sm" onClick={() => setSearch({ show: 'signals', signal: signal.id })}>
              Look<span className="sr-only"> at {signal.username ?? 'this'}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore of={list} className="mt-4" />
    </Block>
  );
}
