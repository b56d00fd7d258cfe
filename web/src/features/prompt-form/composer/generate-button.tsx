import { countCredits } from '@loomlight/contract';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { type Readiness, wordlessWords } from '../form/readiness.ts';

export interface GenerateButtonProps {
  ready: Readiness;
  onPress: () => void;
  /** Shows a shorter word where there is little room; the name stays. */
  terse?: boolean;
  className?: string;
}

/**
 * The one amber button of the form: its label of the moment (R-FORM-20) is its name, its cost its description.
 * While it works it keeps the focus and its width. Without words it is off and amber all the same, and says what is missing (PEOPLE-22).
 */
export function GenerateButton({ ready, onPress, terse = false, className }: GenerateButtonProps) {
  // As in the composer: it changes with each key.
  'use no memo';
  const costId = useId();
  const busy = ready.kind === 'busy';
  const wordless = ready.kind === 'wordless';
  const shown = terse && !busy ? shortLabel(ready.label) : ready.label;
  // A label that states the price itself needs no second one beside it.
  const priced = ready.cost !== undefined && !busy && !shown.includes('credit');
  return (
    <button
      type="button"
      aria-describedby={costId}
      aria-disabled={busy || wordless || undefined}
      disabled={ready.kind === 'blocked'}
      className={buttonClass({ tone: 'amber' }, cx('gap-3 font-semibold', priced ? 'pr-3' : 'pr-[18px]', className))}
      onClick={busy ? undefined : onPress}
    >
      {busy && <LoaderCircle size={16} className="spin" aria-hidden="true" />}
      {shown === ready.label ? (
        shown
      ) : (
        <>
          <span className="sr-only">{ready.label}</span>
          <span aria-hidden="true">{shown}</span>
        </>
      )}
      {priced && (
        <span
          aria-hidden="true"
          className="num inline-flex h-6 items-center gap-1.5 border-l border-[color-mix(in_srgb,currentColor_28%,transparent)] pr-1 pl-3 font-medium"
        >
          <i className="size-[7px] rounded-full bg-current" />
          {ready.cost}
        </span>
      )}
      <span id={costId} hidden>
        {wordless && `${wordlessWords}. `}
        {ready.cost !== undefined && `Costs ${countCredits(ready.cost)}`}
      </span>
    </button>
  );
}

function shortLabel(label: string): string {
  return label.startsWith('Generate') ? 'Generate' : label;
}
