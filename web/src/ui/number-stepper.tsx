import './number-stepper.css';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { cx } from '../lib/cx.ts';

export interface NumberStepperProps {
  /** Accessible name of the number. */
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** Told after the change, when what was typed lay outside the bounds. */
  onOutside?: (typed: number) => void;
  /** Told at each key, whether what stands there is a number that can be had. */
  onTyped?: (isGood: boolean) => void;
  /** Turns the field red. */
  invalid?: boolean;
  /** What an unreadable entry becomes; the last good value when left out. */
  fallback?: number;
  large?: boolean;
  /** Drawn behind the number: a unit. */
  unit?: ReactNode;
  disabled?: boolean;
  describedBy?: string | undefined;
  className?: string;
}

/** A number between bounds: typed freely, brought into its bounds and onto its grid when the field is left. */
export function NumberStepper(props: NumberStepperProps) {
  const {
    label,
    value,
    min,
    max,
    step = 1,
    onChange,
    onOutside,
    onTyped,
    invalid,
    fallback,
    large,
    unit,
    disabled,
    describedBy,
    className,
  } = props;
  // While somebody types, the field shows what was typed, even where it is not yet a number.
  const [typed, setTyped] = useState<string | null>(null);

  const settle = (wanted: number) => {
    const onGrid = min + Math.round((wanted - min) / step) * step;
    onChange(Math.min(max, Math.max(min, onGrid)));
    setTyped(null);
    onTyped?.(true);
  };
  const leave = () => {
    if (typed === null) return;
    const number = typed.trim() === '' ? Number.NaN : Number(typed);
    settle(Number.isFinite(number) ? number : (fallback ?? value));
    if (number < min || number > max) onOutside?.(number);
  };

  return (
    <div className={cx('stepper', large && 'stepper-lg', className)}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Less ${label}`}
        disabled={disabled}
        onClick={() => settle(value - step)}
      >
        <Minus size={14} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          const number = event.currentTarget.valueAsNumber;
          const isGood = number >= min && number <= max && (number - min) % step === 0;
          if (isGood) onChange(number);
          onTyped?.(isGood);
        }}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      {unit}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`More ${label}`}
        disabled={disabled}
        onClick={() => settle(value + step)}
      >
        <Plus size={14} />
      </button>
    </div>
  );
}
