import '../../ui/tile.css';
import type { Content } from '@loomlight/contract';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import type { Selection } from './use-selection.ts';

/** Over a card, while several are chosen: the whole image is the box. */
export function SelectBox({ item, selection }: { item: Content; selection: Selection }) {
  const problemId = useId();
  const problem = selection.problemOf(item.id);
  return (
    <label className="tile-link select-box">
      <input
        type="checkbox"
        aria-label={`Select ${item.text_prompt ?? (item.content_type === 'video' ? 'video' : 'image')}`}
        aria-describedby={problem === undefined ? undefined : problemId}
        checked={selection.isChosen(item.id)}
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          (isRange ? selection.toggleRange : selection.toggle)(item.id);
        }}
      />
      <span aria-hidden="true" className="plate">
        <Check size={15} strokeWidth={2.5} />
      </span>
      {problem !== undefined && (
        <span id={problemId} className="select-problem">
          <CircleAlert size={14} aria-hidden="true" />
          {problem}
        </span>
      )}
    </label>
  );
}
