import { cx } from '../../../lib/cx.ts';
import { phoneQuery, useMediaQuery } from '../../../lib/use-media-query.ts';
import { toast } from '../../../ui/toast.ts';
import { formStore } from '../form/form-store.ts';
import { leaveOut } from './leave-out.ts';
import { useHeardWords } from './use-heard-words.ts';

/** Chips of words that are shown, some two lines of them; the rest is counted. */
const shownMax = { desk: 10, phone: 5 } as const;
/** As wide as its word, and never wider than the line. */
const chip =
  'inline-flex h-6 max-w-full min-w-0 items-center gap-1.5 rounded-[6px] px-[9px] whitespace-nowrap max-sm:h-7';

/**
 * What the engine makes of the words, before anything is charged: what will be painted, what not, and what changes nothing (STUDIO-10). Its
 * place is kept from the first word on, and it is absent where there is nothing to say.
 */
export function HeardWords({ className }: { className?: string }) {
  const heard = useHeardWords();
  if (heard === null) return null;
  const name = heard === undefined || heard.engine === 'studio' ? 'The studio' : 'The engine';
  return (
    <div
      role="group"
      aria-label={name === 'The studio' ? 'What the studio hears' : 'What the engine hears'}
      className={cx('flex min-h-6 flex-wrap items-center gap-1.5 text-12 text-ink-3 max-sm:min-h-7', className)}
    >
      {heard && (
        <>
          <span className="mr-1">{name} hears</span>
          <Words words={heard.hears} />
          <Outlook verdict={heard.hears.verdict} />
        </>
      )}
    </div>
  );
}

type Heard = NonNullable<ReturnType<typeof useHeardWords>>['hears'];

function Words({ words }: { words: Heard }) {
  const { drawn, not_drawn: notDrawn, ignored, left_out: leftOut = [] } = words;
  const most = useMediaQuery(phoneQuery) ? shownMax.phone : shownMax.desk;
  const shownNot = notDrawn.slice(0, most);
  const shown = drawn.slice(0, most - shownNot.length);
  const more = drawn.length + notDrawn.length - shown.length - shownNot.length;
  return (
    <>
      {shown.map((word) => (
        <span key={word} title={word} className={cx(chip, 'bg-raised text-ink-2')} dir="auto">
          <span className="truncate">{word}</span>
        </span>
      ))}
      {shownNot.map((word) => (
        <NotDrawn key={word} word={word} isOnly={notDrawn.length === 1} />
      ))}
      {more > 0 && <span>and {more} more</span>}
      {leftOut.length > 0 && (
        <span dir="auto" className="min-w-0 wrap-anywhere">
          leaves out {leftOut.join(', ')}
        </span>
      )}
      {ignored.length > 0 && (
        <span dir="auto" className="min-w-0 wrap-anywhere">
          passes over {ignored.slice(0, 3).join(', ')}
          {ignored.length > 3 && ` and ${ignored.length - 3} more`}
        </span>
      )}
      <span role="status" className="sr-only">
        {notDrawn.length > 0 && `Not painted by this engine: ${notDrawn.join(', ')}`}
      </span>
    </>
  );
}

/** Words that are not painted; a press takes them out of the prompt. */
function NotDrawn({ word, isOnly }: { word: string; isOnly: boolean }) {
  const press = () => {
    const { prompt } = formStore.read();
    const rest = leaveOut(prompt, word);
    if (rest === undefined) return toast.info(`Please take “${word}” out by hand.`);
    formStore.patch({ prompt: rest });
    toast.info(`“${word}” is left out.`);
  };
  return (
    <button
      type="button"
      title={`Leave “${word}” out`}
      className={cx(chip, 'border border-line-strong hover:bg-hover hover:text-ink')}
      onClick={press}
    >
      <s dir="auto" className="truncate">
        {word}
      </s>
      <span className="flex-none text-red">{isOnly ? 'not painted by this engine' : 'not painted'}</span>
    </button>
  );
}

function Outlook({ verdict }: { verdict: Heard['verdict'] }) {
  const warning = { nothing: 'Only colours and a mood.', little: 'Without its subject.', part: '', all: '' }[verdict];
  return (
    <span className={cx('ml-auto', warning === '' && 'max-sm:hidden')}>
      {warning !== '' && <span className="text-ink-2">{warning} </span>}
      Charged only when you generate
    </span>
  );
}
