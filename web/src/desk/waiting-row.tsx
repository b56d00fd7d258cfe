import type { Waiting } from '@loomlight/contract/desk';
import { Link } from 'react-router';
import { buttonClass } from '../ui/button-class.ts';
import { deskPaths } from './desk-paths.ts';
import { actionWords } from './desk-words.ts';
import { Clock, Moment } from './moment.tsx';

/** Something that waits for an administrator: what, since when, until when, and where it is looked after. */
export function WaitingRow({ thing }: { thing: Waiting }) {
  const { kind, about, count, since, due_at: dueAt } = thing;
  const many = count.toLocaleString('en-US');
  return (
    <li>
      <div>
        <b>
          {kind === 'approval' && `${actionWords(about)} wants your word`}
          {kind === 'engine' && `${about} does not answer as it should`}
          {kind === 'classifier' && 'The classifier does not answer as it should'}
          {kind === 'report' && `${many} ${count === 1 ? 'report waits' : 'reports wait'} for a decision`}
          {kind === 'appeal' && `${many} ${count === 1 ? 'appeal waits' : 'appeals wait'} for an answer`}
          {kind === 'payment' && `${many} ${count === 1 ? 'payment does' : 'payments do'} not fit`}
          {kind === 'dispute' &&
            `${many} ${count === 1 ? 'dispute has' : 'disputes have'} evidence that nobody has sent`}
          {kind === 'open_dispute' &&
            `${many} ${count === 1 ? 'dispute is' : 'disputes are'} open, and ${count === 1 ? 'has' : 'have'} time`}
          {kind === 'objection' &&
            `${many} ${count === 1 ? 'refused prompt is' : 'refused prompts are'} called a mistake`}
          {kind === 'review' && `${many} ${count === 1 ? 'piece waits' : 'pieces wait'} to be looked at`}
          {kind === 'signal' && `${many} ${count === 1 ? 'signal of abuse waits' : 'signals of abuse wait'} for a look`}
          {kind === 'bonus' && `${many} welcome ${count === 1 ? 'bonus waits' : 'bonuses wait'} for your word`}
          {kind === 'refusals' && `${many} prompts of one person were refused within a day`}
          {kind === 'storage' && `Media take ${many} % of the room that you have set for them`}
          {kind === 'books' && 'The books do not add up'}
          {kind === 'backup' && 'The newest backup is older than two days'}
          {kind === 'mail' && `${many} ${count === 1 ? 'mail was' : 'mails were'} given up within a day`}
          {kind === 'possibly_paid' &&
            `${many} ${count === 1 ? 'task' : 'tasks'} of engines may have been charged for nothing`}
          {kind === 'orphans' &&
            `${many} stored ${count === 1 ? 'file belongs' : 'files belong'} to nobody: media sweep removes ${count === 1 ? 'it' : 'them'}`}
          {kind === 'missing' &&
            `${many} ${count === 1 ? 'file of an item is' : 'files of items are'} not in the store: media verify names ${count === 1 ? 'it' : 'them'}`}
          {kind === 'overdue' && `${many} ${count === 1 ? 'generation is' : 'generations are'} past the deadline`}
        </b>
        <p className="desk-note">
          {since && (
            <>
              since <Moment at={since} />
            </>
          )}
          {since && dueAt && kind !== 'open_dispute' && (
            <>
              , <Clock from={since} until={dueAt} />
            </>
          )}
          {dueAt && kind === 'open_dispute' && (
            <>
              , the bank listens until <time dateTime={dueAt}>{dueAt.slice(0, 16).replace('T', ' ')} UTC</time>
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
  if (kind === 'classifier') return deskPaths.rules('classifier');
  if (kind === 'bonus') return deskPaths.people();
  if (kind === 'refusals') return deskPaths.person(about);
  if (kind === 'approval') return deskPaths.approvals();
  if (kind === 'report') return deskPaths.reports();
  if (kind === 'appeal') return deskPaths.reports('appeals');
  if (kind === 'dispute' || kind === 'open_dispute') return deskPaths.money('disputes');
  if (kind === 'signal') return deskPaths.money('signals');
  if (kind === 'storage') return deskPaths.site('settings');
  if (kind === 'payment') return deskPaths.money('unfit');
  if (kind === 'books') return deskPaths.money('books');
  if (kind === 'mail') return deskPaths.site('installation');
  return kind === 'overdue' || kind === 'possibly_paid' ? deskPaths.engines() : undefined;
}
