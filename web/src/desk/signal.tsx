import { countCredits } from '@loomlight/contract';
import { type DeskSignal, type SignalTie, type WaitingIncome } from '@loomlight/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Block } from './block.tsx';
import { deskPaths } from './desk-paths.ts';
import { signalQuery } from './desk-queries.ts';
import { Moment } from './moment.tsx';
import { type SignalAct, SignalActSheet } from './signal-act-sheet.tsx';

const left = 'somebody who has left';
const sharedWords: Readonly<Record<NonNullable<SignalTie['shared']>, string>> = {
  mailbox: 'one mailbox with others',
  network: 'one neighbourhood with others',
  payment: 'payment taken back',
  views: 'more unlocks than looks',
};

/** One signal: who bought from whom, whose money waits, and what is done about it. */
export function Signal({ id, kindWords }: { id: string; kindWords: Readonly<Record<DeskSignal['kind'], string>> }) {
  const read = useQuery(signalQuery(id));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [act, setAct] = useState<SignalAct>();
  const { signal, ties = [], waiting = [] } = read.data ?? {};
  const still = chosen.filter((buyer) => waiting.some((income) => income.buyer.id === buyer));
  const choose = (buyer: string) =>
    setChosen(still.includes(buyer) ? still.filter((one) => one !== buyer) : [...still, buyer]);
  return (
    <Block query={read}>
      <Link to={deskPaths.money('signals')} className={buttonClass({ tone: 'line', size: 'sm' })}>
        All signals
      </Link>
      {signal && (
        <h2 className="title-20 mt-4">
          {signal.username === null ? (
            'Somebody who has left'
          ) : (
            <Link to={deskPaths.person(signal.user_id)}>{signal.username}</Link>
          )}{' '}
          {kindWords[signal.kind]}
        </h2>
      )}
      <Ties ties={ties} />
      {signal?.closed_at === null && (
        <>
          <Waiting {...{ waiting, still, choose }} />
          <div className="desk-acts mt-4">
            <Button tone="line" size="sm" disabled={waiting.length === 0} onClick={() => setAct('release')}>
              Release
            </Button>
            <Button tone="line" size="sm" disabled={waiting.length === 0} onClick={() => setAct('return')}>
              Return income
            </Button>
            <Button tone="line" size="sm" onClick={() => setAct('close')}>
              Close
            </Button>
          </div>
        </>
      )}
      {act !== undefined && <SignalActSheet {...{ act, id, buyerIds: still }} onClose={() => setAct(undefined)} />}
    </Block>
  );
}

function Ties({ ties }: { ties: readonly SignalTie[] }) {
  return (
    <table aria-label="Who bought from whom" className="desk-table mt-4">
      <thead>
        <tr>
          <th>Who</th>
          <th>From whom</th>
          <th className="end">Credits</th>
        </tr>
      </thead>
      <tbody>
        {ties.map(({ buyer, seller, credits, unlocks, last_at: at, shared }) => (
          <tr key={`${buyer.id} ${seller.id}`}>
            <td>
              {buyer.username ?? left}
              <p className="desk-note">
                {unlocks === 1 ? '1 unlock' : `${unlocks.toLocaleString('en-US')} unlocks`}, <Moment at={at} />
                {shared !== null && `, ${sharedWords[shared]}`}
              </p>
            </td>
            <td>{seller.username ?? left}</td>
            <td className="end">{credits.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Waiting({
  waiting,
  still,
  choose,
}: {
  waiting: readonly WaitingIncome[];
  still: readonly string[];
  choose: (buyer: string) => void;
}) {
  return (
    <section aria-label="What waits" className="desk-block">
      <h2 className="title-20">What waits</h2>
      <p className="desk-note mb-2">
        {waiting.length === 0
          ? 'Nothing waits; what is sold from now on will.'
          : 'Choose whose money it is about, or nobody: then it is about all of it.'}
      </p>
      <ul aria-label="Income that waits" className="desk-rows">
        {waiting.map(({ buyer, credits, unlocks, last_at: at }) => (
          <li key={buyer.id}>
            <label className="flex items-baseline gap-2.5">
              <input type="checkbox" checked={still.includes(buyer.id)} onChange={() => choose(buyer.id)} />
              <span>
                {buyer.username ?? left}
                <span className="desk-note block">
                  {unlocks === 1 ? '1 unlock' : `${unlocks.toLocaleString('en-US')} unlocks`}, <Moment at={at} />
                </span>
              </span>
            </label>
            <b>{countCredits(credits)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
