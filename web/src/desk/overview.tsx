import { formatMoney, type ReplyOf } from '@loomlight/contract';
import type { desk } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { DeskState } from '../paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Block } from './block.tsx';
import { figuresQuery, healthQuery, nowQuery, partsQuery } from './desk-queries.ts';
import { FirstSteps } from './first-steps.tsx';
import { Moment } from './moment.tsx';
import { NeedsYou } from './needs-you.tsx';
import { Processes } from './processes.tsx';

/** /desk: what waits, what happened, how the engines and the parts of the product are, and which processes there are; each by itself (DESK-58, DESK-127). */
export function Overview() {
  usePageTitle('Desk');
  const now = useQuery(nowQuery);
  const figures = useQuery(figuresQuery);
  const health = useQuery(healthQuery);
  const parts = useQuery(partsQuery);
  // Written by the page of the first administrator alone.
  const isNew = (useLocation().state as DeskState | null)?.isNew === true;
  return (
    <>
      <div className="desk-head">
        <h1 className="title-36">Overview</h1>
      </div>
      {isNew && <FirstSteps />}
      <section aria-labelledby="desk-now" className={isNew ? 'desk-block' : undefined}>
        <h2 id="desk-now" className="title-20">
          Needs you now
        </h2>
        <Block query={now}>
          {now.data && <NeedsYou now={now.data} isAsking={now.isFetching} onRetry={() => void now.refetch()} />}
        </Block>
      </section>
      <section aria-labelledby="desk-figures" className="desk-block">
        <h2 id="desk-figures" className="title-20">
          Last 24 hours
        </h2>
        <Block query={figures}>
          <dl className="desk-figures">
            {figures.data?.figures.map((figure) => (
              <div key={`${figure.name} ${figure.currency}`}>
                <dt>{figureWords[figure.name] ?? figure.name}</dt>
                <dd>
                  {amountOf(figure, figure.last)}
                  <small>{amountOf(figure, figure.before)} the day before</small>
                </dd>
              </div>
            ))}
          </dl>
        </Block>
      </section>
      <section aria-labelledby="desk-health" className="desk-block">
        <h2 id="desk-health" className="title-20">
          Engines, books and backup
        </h2>
        <Block query={health}>
          <ul className="desk-rows">
            {health.data?.engines.map(({ engine, content_type: kind, state, unfinished }) => (
              <li key={`${kind} ${engine}`}>
                <span>
                  <b>{engine}</b> for {kind === 'image' ? 'images' : 'videos'}
                </span>
                <span className={state === 'unwell' ? 'desk-late' : undefined}>
                  {stateWords[state] ?? state}, {unfinished.toLocaleString('en-US')} unfinished
                </span>
              </li>
            ))}
            <li>
              <b>Books</b>
              <span>
                {health.data?.books_checked_at ? (
                  <>
                    found right <Moment at={health.data.books_checked_at} />
                  </>
                ) : (
                  'not looked at yet, or not found right'
                )}
              </span>
            </li>
            <li>
              <b>Backup</b>
              <span>
                {health.data?.backed_up_at ? (
                  <>
                    of <Moment at={health.data.backed_up_at} />
                  </>
                ) : (
                  'none by the product’s own command'
                )}
              </span>
            </li>
          </ul>
        </Block>
      </section>
      <section aria-labelledby="desk-parts" className="desk-block">
        <h2 id="desk-parts" className="title-20">
          Database, storage and queue
        </h2>
        <Block query={parts}>
          <ul className="desk-rows" aria-label="Database, storage and queue">
            {parts.data?.parts.map(({ name, state }) => (
              <li key={name}>
                <b>{partWords[name] ?? name}</b>
                <span className={state === 'ok' ? undefined : 'desk-late'}>
                  {state === 'ok' ? 'answers' : 'does not answer'}
                </span>
              </li>
            ))}
          </ul>
        </Block>
      </section>
      <section aria-labelledby="desk-processes" className="desk-block">
        <h2 id="desk-processes" className="title-20">
          Processes
        </h2>
        <Processes />
      </section>
    </>
  );
}

const figureWords: Readonly<Record<string, string>> = {
  people: 'New people',
  generations: 'Generations',
  failed_percent: 'Failed',
  paid_orders: 'Paid orders',
  paid: 'Paid',
  refunded: 'Given back',
};

/** A figure as people read it: money in its currency, a share in per cent. */
function amountOf({ name, currency }: Figure, amount: number): string {
  if (currency !== undefined) return formatMoney(amount, currency);
  return name === 'failed_percent' ? `${amount} %` : amount.toLocaleString('en-US');
}
type Figure = ReplyOf<typeof desk.figures>['figures'][number];
const partWords: Readonly<Record<string, string>> = { database: 'Database', storage: 'Storage', queue: 'Queue' };
const stateWords: Readonly<Record<string, string>> = { ok: 'well', closing: 'takes nothing new', unwell: 'failing' };
