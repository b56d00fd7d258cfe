import { formatMoney, type ReplyOf } from '@loomlight/contract';
import type { desk, Waiting } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { DeskState } from '../paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { buttonClass } from '../ui/button-class.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { figuresQuery, healthQuery, nowQuery } from './desk-queries.ts';
import { actionWords } from './desk-words.ts';
import { FirstSteps } from './first-steps.tsx';
import { Clock, Moment } from './moment.tsx';
import { Processes } from './processes.tsx';

/** /desk: what waits, what happened, how the engines are, and which processes there are; each by itself (DESK-58). */
export function Overview() {
  usePageTitle('Desk');
  const now = useQuery(nowQuery);
  const figures = useQuery(figuresQuery);
  const health = useQuery(healthQuery);
  // Written by the page of the first administrator alone.
  const isNew = (useLocation().state as DeskState | null)?.isNew === true;
  return (
    <>
      <div className="desk-head">
        <h1 className="title-36">Overview</h1>
      </div>
      {isNew && <FirstSteps />}
      <section aria-labelledby="desk-now">
        <h2 id="desk-now" className="title-20">
          Needs you now
        </h2>
        <Block query={now}>
          {now.data?.waiting.length === 0 ? (
            <EmptyState title="All is well." />
          ) : (
            <ul className="desk-rows" aria-label="Needs you now">
              {now.data?.waiting.map((thing) => (
                <WaitingRow key={`${thing.kind} ${thing.about} ${thing.since}`} thing={thing} />
              ))}
            </ul>
          )}
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
                  {stateWords[state] ?? state}, {unfinished} unfinished
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
      <section aria-labelledby="desk-processes" className="desk-block">
        <h2 id="desk-processes" className="title-20">
          Processes
        </h2>
        <Processes />
      </section>
    </>
  );
}

function WaitingRow({ thing }: { thing: Waiting }) {
  const { kind, about, count, since, due_at: dueAt } = thing;
  return (
    <li>
      <div>
        <b>
          {kind === 'approval' && `${actionWords(about)} wants your word`}
          {kind === 'engine' && `${about} does not answer as it should`}
          {kind === 'report' && `${count} ${count === 1 ? 'report waits' : 'reports wait'} for a decision`}
          {kind === 'appeal' && `${count} ${count === 1 ? 'appeal waits' : 'appeals wait'} for an answer`}
          {kind === 'payment' && `${count} ${count === 1 ? 'payment does' : 'payments do'} not fit`}
          {kind === 'dispute' &&
            `${count} ${count === 1 ? 'dispute has' : 'disputes have'} evidence that nobody has sent`}
          {kind === 'objection' &&
            `${count} ${count === 1 ? 'refused prompt is' : 'refused prompts are'} called a mistake`}
          {kind === 'review' && `${count} ${count === 1 ? 'piece waits' : 'pieces wait'} to be looked at`}
          {kind === 'signal' &&
            `${count} ${count === 1 ? 'signal of abuse waits' : 'signals of abuse wait'} for a look`}
          {kind === 'bonus' && `${count} welcome ${count === 1 ? 'bonus waits' : 'bonuses wait'} for your word`}
          {kind === 'refusals' && `${count} prompts of one person were refused within a day`}
          {kind === 'storage' && `Media take ${count} % of the room that you have set for them`}
          {kind === 'books' && 'The books do not add up'}
          {kind === 'backup' && 'The newest backup is older than two days'}
          {kind === 'mail' && `${count} ${count === 1 ? 'mail was' : 'mails were'} given up within a day`}
          {kind === 'possibly_paid' &&
            `${count} ${count === 1 ? 'task' : 'tasks'} of engines may have been charged for nothing`}
          {kind === 'orphans' &&
            `${count} stored ${count === 1 ? 'file belongs' : 'files belong'} to nobody: media sweep removes ${count === 1 ? 'it' : 'them'}`}
          {kind === 'overdue' && `${count} ${count === 1 ? 'generation is' : 'generations are'} past the deadline`}
        </b>
        <p className="desk-note">
          {since && (
            <>
              since <Moment at={since} />
            </>
          )}
          {since && dueAt && (
            <>
              , <Clock from={since} until={dueAt} />
            </>
          )}
        </p>
      </div>
      {placeOf(thing) !== undefined && (
        <Link to={placeOf(thing) ?? ''} className={buttonClass({ size: 'sm' })}>
          Look
        </Link>
      )}
    </li>
  );
}

/** Where it is looked after; undefined where there is nothing to do but wait. */
function placeOf({ kind, about }: Waiting): string | undefined {
  if (kind === 'review' || kind === 'objection') return deskPaths.rules('reviews');
  if (kind === 'bonus') return deskPaths.people();
  if (kind === 'refusals') return deskPaths.person(about);
  if (kind === 'approval') return deskPaths.approvals();
  if (kind === 'report') return deskPaths.reports();
  if (kind === 'appeal') return deskPaths.reports('appeals');
  if (kind === 'dispute') return deskPaths.money('disputes');
  if (kind === 'signal') return deskPaths.money('signals');
  if (kind === 'storage') return deskPaths.site('settings');
  if (kind === 'payment') return deskPaths.money('unfit');
  if (kind === 'books') return deskPaths.money('books');
  if (kind === 'mail') return deskPaths.site('installation');
  return kind === 'overdue' || kind === 'possibly_paid' ? deskPaths.engines() : undefined;
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
const stateWords: Readonly<Record<string, string>> = { ok: 'well', closing: 'takes nothing new', unwell: 'failing' };
