import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import Eye from 'lucide-react/icons/eye';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import type { KnownFile } from './judge-answer.ts';

const signs = {
  valid: CircleCheck,
  changed: CircleAlert,
  foreign: UserRound,
  marked: Eye,
  unknown: CircleHelp,
} as const;
const tones = {
  valid: 'text-green',
  changed: 'text-red',
  foreign: 'text-ink-2',
  marked: 'text-green',
  unknown: 'text-ink-2',
} as const;
const titles = {
  valid: 'Made here, and not changed since',
  changed: 'Changed since it was signed',
  foreign: 'Signed by somebody else',
  marked: 'Made here, by its invisible mark',
  unknown: 'Nothing found',
} as const;

/** What was found out about a file: first in one sentence with a sign, then in its parts (ORIGIN-20). */
export function Verdict({ name, checked }: { name: string; checked: KnownFile }) {
  const { verdict, prompt, link } = checked;
  const Sign = signs[verdict];
  const details = detailsOf(checked);
  const look = lookSentence(checked);
  return (
    <section aria-labelledby="verdict" className="mt-8 border-t border-line pt-6">
      <div className="flex items-start gap-3.5">
        <Sign size={28} strokeWidth={1.5} className={`mt-0.5 flex-none ${tones[verdict]}`} aria-hidden="true" />
        <div className="min-w-0">
          <h2 id="verdict" className="title-26">
            {titles[verdict]}
          </h2>
          <p className="mt-1.5 text-15 text-pretty text-ink-2">{sentenceOf(checked)}</p>
          {look && <p className="mt-1.5 text-15 text-pretty text-ink-2">{look}</p>}
          {prompt !== 'not_asked' && <p className="mt-1.5 text-15 text-pretty text-ink-2">{promptSentence(checked)}</p>}
          <p className="mt-1.5 text-13 wrap-anywhere text-ink-3" dir="auto">
            {name}
          </p>
        </div>
      </div>
      {link !== null && (
        <Link to={link} className={buttonClass({ tone: 'line' }, 'mt-4')}>
          Open its page
        </Link>
      )}
      {details.length > 0 && (
        <details className="mt-5">
          <summary className="cursor-pointer py-1 font-medium">Details</summary>
          <dl className="mt-1 grid text-13">
            {details.map(([term, value]) => (
              <div key={term} className="flex items-start justify-between gap-4 py-1.5">
                <dt className="flex-none text-ink-3">{term}</dt>
                <dd dir="auto" className="min-w-0 text-right wrap-anywhere">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** The one sentence of a verdict, which is also what a reader of the screen hears. */
export function sentenceOf(checked: KnownFile): string {
  const { verdict, engine, signer, faults } = checked;
  switch (verdict) {
    case 'valid':
      return `This file was made here${engine ? ` with ${engine}` : ''}${onDay(checked)}, and nothing in it has been changed since.`;
    case 'changed':
      return 'It carries a signature of this site that does not fit: the file was changed, or the signature was taken from another one.';
    case 'foreign':
      return signer?.state === 'withdrawn'
        ? 'It was signed with a key of this site that was withdrawn. We do not vouch for it.'
        : 'It carries a signature, but not ours. We show what it says of itself, and do not vouch for it.';
    case 'marked':
      return `There is no signature in this file, but it carries the invisible mark of an item that was made here${engine ? ` with ${engine}` : ''}${onDay(checked)}. It may have been changed since.`;
    case 'unknown':
      if (checked.mark?.found)
        return 'There is no signature in this file. Something like our invisible mark is in it, but it leads to no item that we know.';
      return faults.includes('unreadable')
        ? 'What it says of its origin is damaged and could not be read. That proves nothing, either way.'
        : 'There is no signature in this file. That does not mean that no machine made it: a signature is easily lost.';
    default:
      return verdict satisfies never;
  }
}

/** Said beside a verdict where nobody got to the look for the mark (ORIGIN-41), or it was ended before its end (ORIGIN-45). */
export function lookSentence({ mark_look: look }: KnownFile): string | undefined {
  switch (look) {
    case 'not_now':
      return 'The invisible mark could not be looked for now. Try again in a moment.';
    case 'cut_short':
      return 'The invisible mark was not looked for to the end, because this file takes too much work. It may carry one.';
    default:
      return undefined;
  }
}

/** Whether the words that were entered belong to it. */
export function promptSentence({ prompt, verdict }: KnownFile): string {
  if (prompt === 'opens') return 'The prompt is right: these words were sealed in this file when it was made.';
  return verdict === 'valid'
    ? 'The prompt does not fit: these words, this style or this opening are not those of the file.'
    : 'The prompt cannot be checked: only a file that is unchanged proves its words.';
}

function onDay({ made_at: madeAt }: KnownFile): string {
  return madeAt ? ` on ${new Date(madeAt).toLocaleDateString([], { dateStyle: 'long' })}` : '';
}

const sources: Readonly<Record<string, string>> = {
  algorithmicMedia: 'Computed by rules, without a trained model',
  trainedAlgorithmicMedia: 'Generated by a trained model',
  composite: 'Computed from a picture that somebody brought along',
  compositeWithTrainedAlgorithmicMedia: 'Generated by a trained model from a picture that somebody brought along',
};
const states = { active: 'in use', retired: 'replaced since, still good', withdrawn: 'withdrawn' } as const;

function detailsOf(checked: KnownFile): readonly (readonly [string, string])[] {
  const { engine, model, digital_source: source, made_at: madeAt, signer, faults } = checked;
  const lines: readonly (readonly [string, string | null])[] = [
    ['Engine', engine],
    ['Model', model],
    ['Kind', source && (sources[source] ?? source)],
    ['Made', madeAt && new Date(madeAt).toLocaleString([], { dateStyle: 'long', timeStyle: 'medium' })],
    ['Key of this site', signer && `${signer.fingerprint.slice(0, 16)} (${states[signer.state]})`],
    ['What does not fit', faults.length > 0 ? faults.join(', ') : null],
  ];
  return lines.filter((line): line is readonly [string, string] => line[1] !== null);
}
