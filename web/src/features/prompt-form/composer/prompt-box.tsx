import { limits, textLength } from '@loomlight/contract';
import { type RefObject, useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import { cutPrompt } from '../form/form-state.ts';
import { formStore, usePromptForm } from '../form/form-store.ts';
import { useTypedBefore } from '../../../lib/use-typed-before.ts';
import { toast } from '../../../ui/toast.ts';
import { starters } from './starters.ts';

/** The words. Cut at 700, however they come (R-FORM-03), and what is cut of more than a letter is said (PEOPLE-53). */
export function PromptBox({ box, className }: { box?: RefObject<HTMLTextAreaElement | null>; className?: string }) {
  const { prompt } = usePromptForm();
  const write = (text: string) => {
    const cut = cutPrompt(text);
    formStore.patch({ prompt: cut });
    // Who types one letter more sees that it does not come; who pastes would not see what is gone.
    const leftOut = textLength(text) - textLength(cut);
    if (leftOut > 1)
      toast.warning(`A prompt has at most ${limits.promptMax} characters: the last ${leftOut} were left out.`);
  };
  const own = useRef<HTMLTextAreaElement>(null);
  const field = box ?? own;
  useTypedBefore(field, write);
  return (
    <textarea
      ref={field}
      aria-label="Prompt"
      dir="auto"
      placeholder={starters[1].prompt}
      value={prompt}
      onChange={(event) => write(event.currentTarget.value)}
      className={cx(
        'block w-full min-w-0 resize-none bg-transparent tracking-[-0.006em] caret-amber outline-none [field-sizing:content] placeholder:transition-colors placeholder:duration-200 data-fading:placeholder:text-transparent',
        className,
      )}
    />
  );
}

/** How much of the room is used; amber from 630 on. */
export function PromptCount({ className }: { className?: string }) {
  const { prompt } = usePromptForm();
  const length = textLength(prompt);
  return (
    <span
      className={cx('mono num', length >= limits.promptNearLimit ? 'text-amber-text' : 'text-ink-3', className)}
      title="Characters"
    >
      {length}/{limits.promptMax}
    </span>
  );
}
