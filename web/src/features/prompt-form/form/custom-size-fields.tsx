import { limits, type PixelSize } from '@loomlight/contract';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useId, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumberStepper } from '../../../ui/number-stepper.tsx';

type Side = 'width' | 'height';

const bounds = {
  min: limits.imageSideMin,
  max: limits.imageSideMax,
  step: limits.imageSideStep,
  fallback: limits.imageSideDefault,
  className: 'max-sm:h-11',
};
const rule = `${bounds.min} to ${bounds.max}, in steps of ${bounds.step}`;

/** A size of the person's own (R-FORM-08): two sides and their swap; what is off the grid turns red, and says what is possible. */
export function CustomSizeFields({ size, onChange }: { size: PixelSize; onChange: (size: PixelSize) => void }) {
  const { width, height } = size;
  const ruleId = useId();
  const [wrong, setWrong] = useState<Side>();
  const field = (side: Side) => ({
    ...bounds,
    describedBy: ruleId,
    onTyped: (isGood: boolean) => setWrong(isGood ? undefined : side),
    invalid: wrong === side,
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <NumberStepper
          {...field('width')}
          label="Width"
          value={width}
          onChange={(value) => value !== width && onChange({ width: value, height })}
        />
        <span className="text-ink-3" aria-hidden="true">
          ×
        </span>
        <NumberStepper
          {...field('height')}
          label="Height"
          value={height}
          onChange={(value) => value !== height && onChange({ width, height: value })}
        />
        <IconButton
          label="Swap width and height"
          className="max-sm:size-11"
          onClick={() => onChange({ width: height, height: width })}
        >
          <ArrowLeftRight size={15} aria-hidden="true" />
        </IconButton>
      </div>
      <p id={ruleId} className={cx('text-13', wrong ? 'text-red' : 'text-ink-3')}>
        {rule}
      </p>
    </div>
  );
}
