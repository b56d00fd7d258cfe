import { type Content, countCredits } from '@loomlight/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tabStore } from '../../lib/local-store.ts';
import { Button } from '../../ui/button.tsx';
import { type Back, useTakeBack } from './use-take-back.ts';

/** Items that were kept although something is missing, in this tab: they are not asked about again. */
const storageKey = 'kept-pieces';
const keptMax = 50;

/**
 * Below an item, or below a batch, whose items have the same words: which of them were not drawn, that this was said before, and the way to
 * the credits of all that can come back (PEOPLE-23, MAKE-34).
 */
export function HonestNote({ contents, onBack }: { contents: readonly Content[]; onBack: (back: Back) => void }) {
  const told = contents.filter(({ not_drawn }) => not_drawn);
  const [keptIds, setKept] = useState(readKept);
  const backable = told.filter(
    ({ id, not_drawn, credits_used }) => not_drawn?.take_back_until && credits_used !== null && !keptIds.includes(id),
  );
  const { takeBack, running, failure } = useTakeBack(backable, onBack);
  const note = useRef<HTMLDivElement>(null);
  const [first] = told;
  if (!first?.not_drawn) return null;
  const isKept = told.every(({ id }) => keptIds.includes(id));
  const several = backable.length > 1;
  const thing = `${first.content_type === 'image' ? 'picture' : 'film'}${several ? 's' : ''}`;
  const credits = backable.reduce((sum, content) => sum + (content.credits_used ?? 0), 0);
  const keep = () => {
    const kept = [...told.map(({ id }) => id), ...readKept()].slice(0, keptMax);
    tabStore.write(storageKey, kept);
    setKept(kept);
    note.current?.focus();
  };
  return (
    <div ref={note} role="note" aria-label="What was not painted" tabIndex={-1} className={look}>
      <Info size={17} className="mt-px flex-none text-ink-3" aria-hidden="true" />
      <p className="min-w-0 flex-[1_1_260px] text-pretty break-words text-ink-2">
        <b className="font-medium text-ink">{missingWords(first.not_drawn.words)}</b>
        {!isKept && ` ${makerOf(first)} cannot paint it yet.`}
        {backable.length > 0 && ` ${wayBack(thing, { shown: contents.length, back: backable.length })}`}
      </p>
      {backable.length > 0 && (
        <span className="flex flex-none items-center gap-1 max-sm:w-full max-sm:*:flex-1">
          <Button tone="amber-line" size="sm" loading={running} onClick={takeBack}>
            Take back {countCredits(credits)}
          </Button>
          <Button tone="quiet" size="sm" onClick={keep}>
            {several ? 'Keep them' : 'Keep it'}
          </Button>
        </span>
      )}
      {failure && (
        <p role="alert" className="w-full text-red">
          {failure}
        </p>
      )}
    </div>
  );
}

/** Says which of them leave, since that may not be all that are seen. */
function wayBack(thing: string, { shown, back }: { readonly shown: number; readonly back: number }): string {
  if (shown === 1)
    return `If the ${thing} is no use to you, take the credits back: it then leaves your library and the gallery.`;
  const which =
    back === 1
      ? 'the one that can still be taken back then leaves'
      : `${back === shown ? 'all' : 'the'} ${back} ${thing} then leave`;
  return `If ${back === 1 ? 'it is' : 'they are'} no use to you, take the credits back: ${which} your library and the gallery.`;
}

/** What has come of it: the credits are back. */
export function BackNote({ credits, children }: { credits: number; children?: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} role="status" tabIndex={-1} className={look}>
      <CircleCheck size={17} className="mt-px flex-none text-green" aria-hidden="true" />
      <p className="min-w-0 flex-1 text-pretty text-ink-2">
        <b className="font-medium text-green">
          {countCredits(credits)} {credits === 1 ? 'is' : 'are'} back
        </b>
        {children}
      </p>
    </div>
  );
}

const look =
  'mt-3.5 flex flex-wrap items-start gap-x-3 gap-y-2.5 rounded-[14px] border border-line-strong bg-surface px-4 py-3 text-13 outline-none max-sm:mx-4';

function missingWords(words: readonly string[]): string {
  if (words.length === 0) return 'None of its words were painted.';
  const list = new Intl.ListFormat('en-US').format(words.map((word) => `“${word}”`));
  return `${list} ${words.length === 1 ? 'was' : 'were'} not painted.`;
}

function makerOf({ engine }: Content): string {
  return engine.startsWith('studio') ? 'The Studio engine' : 'The engine';
}

function readKept(): string[] {
  const kept = tabStore.read(storageKey);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}
