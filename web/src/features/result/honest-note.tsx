import { type Content, countCredits } from '@loomlight/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tabStore } from '../../lib/local-store.ts';
import { Button } from '../../ui/button.tsx';
import { useTakeBack } from './use-take-back.ts';

/** Pieces that were kept although something is missing, in this tab: they are not asked about again. */
const storageKey = 'kept-pieces';
const keptMax = 50;

/** Below a piece: which of its words were not drawn, that this was said before, and the way to its credits (PEOPLE-23). */
export function HonestNote({ item, onBack }: { item: Content; onBack: (credits: number) => void }) {
  const [isKept, setKept] = useState(() => readKept().includes(item.id));
  const { takeBack, running, failure } = useTakeBack(item, onBack);
  const note = useRef<HTMLDivElement>(null);
  const missing = item.not_drawn;
  if (!missing) return null;
  const thing = item.content_type === 'image' ? 'picture' : 'film';
  const canTakeBack = !isKept && missing.take_back_until !== null && item.credits_used !== null;
  const keep = () => {
    tabStore.write(storageKey, [item.id, ...readKept()].slice(0, keptMax));
    setKept(true);
    note.current?.focus();
  };
  return (
    <div ref={note} role="note" aria-label="What was not painted" tabIndex={-1} className={look}>
      <Info size={17} className="mt-px flex-none text-ink-3" aria-hidden="true" />
      <p className="min-w-0 flex-[1_1_260px] text-pretty break-words text-ink-2" dir="auto">
        <b className="font-medium text-ink">{missingWords(missing.words)}</b>
        {!isKept && ` ${makerOf(item)} cannot paint it yet, and said so before anything was charged.`}
        {canTakeBack &&
          ` If the ${thing} is no use to you, take the credits back: it then leaves your library and the gallery.`}
      </p>
      {canTakeBack && (
        <span className="flex flex-none items-center gap-1 max-sm:w-full max-sm:*:flex-1">
          <Button tone="amber-line" size="sm" className="max-sm:h-11" loading={running} onClick={takeBack}>
            Take back {countCredits(item.credits_used ?? 0)}
          </Button>
          <Button tone="quiet" size="sm" className="max-sm:h-11" onClick={keep}>
            Keep it
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
