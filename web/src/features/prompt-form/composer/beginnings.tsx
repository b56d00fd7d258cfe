import { isBlank } from '@loomlight/contract';
import { type RefObject, useEffect, useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { stillQuery } from '../../../lib/motion.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { samples } from './samples.ts';
import { starters } from './starters.ts';

/** So long a sentence stands, and so long it fades. */
const turnMs = 4_000;
const fadeMs = 220;
const offered: readonly string[] = [...samples, ...starters].map(({ prompt }) => prompt);

/**
 * What helps a guest to begin (MAKE-73): the empty box shows one sentence after the other, Tab takes the one that stands there, and a few
 * buttons fill in a whole prompt. It keeps its place when words are written, so that nothing below it moves.
 */
export function Beginnings({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const hintId = useId();
  const { prompt } = usePromptForm();
  const isEmpty = isBlank(prompt);
  useTurns(box, isEmpty);
  useTab(box, hintId);
  return (
    <div
      className={cx(
        'flex h-full items-center gap-1.5 text-12 text-ink-3 max-sm:overflow-x-auto max-sm:[scrollbar-width:none]',
        // Words of one's own are nobody's to replace.
        !isEmpty && !offered.includes(prompt) && 'invisible',
      )}
    >
      <span className="mr-1 flex-none">Begin with</span>
      {starters.map(({ name, prompt: words }) => (
        <button
          key={name}
          type="button"
          title={words}
          aria-pressed={prompt === words}
          className="h-6 flex-none rounded-[6px] bg-raised px-[9px] whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-pressed:text-ink max-sm:h-9 max-sm:px-3"
          onClick={() => formStore.fill(words)}
        >
          {name}
        </button>
      ))}
      <span id={hintId} className={cx('ml-auto flex-none max-lg:hidden', !isEmpty && 'invisible')}>
        <kbd className="rounded-[5px] border border-line-strong px-1.5 py-0.5 font-sans text-11">Tab</kbd> takes these
        words
      </span>
    </div>
  );
}

/** Shows one sentence after the other as the placeholder: not where motion is unwanted, and not while the person is in the box. */
function useTurns(box: RefObject<HTMLTextAreaElement | null>, isEmpty: boolean): void {
  const isStill = useMediaQuery(stillQuery);
  useEffect(() => {
    const field = box.current;
    if (!field) return;
    const before = field.placeholder;
    return () => {
      field.placeholder = before;
    };
  }, [box]);
  useEffect(() => {
    const field = box.current;
    if (!field || isStill || !isEmpty) return;
    // The page has put the cursor there by itself: that is nobody's touch yet.
    let isHeld = false;
    let fading: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
      isHeld = true;
    };
    const release = () => {
      isHeld = false;
    };
    const turn = () => {
      if (isHeld || document.hidden || !isInView(field)) return;
      field.dataset['fading'] = '';
      fading = setTimeout(() => {
        // Whoever has come meanwhile keeps what they saw.
        if (!isHeld) field.placeholder = sentenceAfter(field.placeholder);
        delete field.dataset['fading'];
      }, fadeMs);
    };
    const touches = ['focus', 'pointerdown', 'keydown'] as const;
    for (const touch of touches) field.addEventListener(touch, hold);
    field.addEventListener('blur', release);
    const timer = setInterval(turn, turnMs);
    return () => {
      clearInterval(timer);
      clearTimeout(fading);
      delete field.dataset['fading'];
      for (const touch of touches) field.removeEventListener(touch, hold);
      field.removeEventListener('blur', release);
    };
  }, [box, isStill, isEmpty]);
}

/** Tab takes the sentence while the box is empty, else it moves on, and with Shift it always leaves; the description of the box says so. */
function useTab(box: RefObject<HTMLTextAreaElement | null>, hintId: string): void {
  useEffect(() => {
    const field = box.current;
    if (!field) return;
    const take = (event: KeyboardEvent) => {
      const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || event.isComposing);
      if (event.key !== 'Tab' || !isPlain || field.value !== '') return;
      event.preventDefault();
      formStore.fill(field.placeholder);
    };
    field.addEventListener('keydown', take);
    field.setAttribute('aria-describedby', hintId);
    return () => {
      field.removeEventListener('keydown', take);
      field.removeAttribute('aria-describedby');
    };
  }, [box, hintId]);
}

function sentenceAfter(shown: string): string {
  const at = samples.findIndex(({ prompt }) => prompt === shown);
  return samples[(at + 1) % samples.length]?.prompt ?? shown;
}

function isInView(field: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
