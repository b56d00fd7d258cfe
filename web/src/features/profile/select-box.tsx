import type { Content } from '@loomlight/contract';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import type { Selection } from './use-selection.ts';

/** Over a card, while several are chosen: the whole picture is the box. */
export function SelectBox({ item, selection }: { item: Content; selection: Selection }) {
  const problemId = useId();
  const problem = selection.problemOf(item.id);
  return (
    <label className="tile-link cursor-pointer">
      <input
        type="checkbox"
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] shadow-[inset_0_0_0_1px_var(--color-line)] checked:shadow-[inset_0_0_0_3px_var(--color-ink),inset_0_0_0_4px_var(--color-base)] focus-visible:outline-offset-[-6px]"
        aria-label={`Select ${item.text_prompt ?? (item.content_type === 'video' ? 'video' : 'image')}`}
        aria-describedby={problem === undefined ? undefined : problemId}
        checked={selection.isChosen(item.id)}
        onChange={() => selection.toggle(item.id)}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute right-2 bottom-2 grid size-6 place-items-center rounded-full bg-plate text-transparent shadow-[inset_0_0_0_1.5px_rgb(255_255_255/0.7)] peer-checked:bg-ink peer-checked:text-base peer-checked:shadow-none"
      >
        <Check size={15} strokeWidth={2.5} />
      </span>
      {problem !== undefined && (
        <span id={problemId} className="plate bottom-2 left-2 h-auto! max-w-[calc(100%-48px)] py-1 text-12">
          <CircleAlert size={13} className="flex-none text-[oklch(0.7_0.175_25)]" aria-hidden="true" />
          {problem}
        </span>
      )}
    </label>
  );
}
