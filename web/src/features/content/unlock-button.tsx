import { type Content, countCredits } from '@loomlight/contract';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { useUnlockPrompt } from './use-unlock-prompt.ts';

/** Buys the words; its price stands on it and in its description. */
export function UnlockButton({ item, className }: { item: Content; className?: string }) {
  const { unlock, isPending } = useUnlockPrompt(item);
  const costId = useId();
  const free = item.prompt_price === 0;
  return (
    <>
      <Button
        tone="amber"
        size="lg"
        loading={isPending}
        aria-describedby={costId}
        className={className}
        onClick={unlock}
      >
        Unlock prompt
        <span
          aria-hidden="true"
          className="num ml-1 inline-flex h-6 items-center gap-1.5 border-l border-[color-mix(in_srgb,currentColor_28%,transparent)] pl-3"
        >
          {!free && <i className="size-[7px] rounded-full bg-current" />}
          {free ? 'Free' : item.prompt_price}
        </span>
      </Button>
      <span id={costId} hidden>
        {free ? 'Free' : `Costs ${countCredits(item.prompt_price)}`}
      </span>
    </>
  );
}
