import './slider.css';
import type { ComponentProps, CSSProperties } from 'react';
import { cx } from '../lib/cx.ts';

export interface SliderProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number on a line; the platform's own range input, so keys and readers know it. */
export function Slider({ label, value, min, max, onChange, className, ...rest }: SliderProps) {
  const fill = ((value - min) / (max - min)) * 100;
  return (
    <input
      type="range"
      aria-label={label}
      className={cx('slider', className)}
      // Custom properties are not in CSSProperties.
      style={{ '--fill': `${fill}%` } as CSSProperties}
      value={value}
      min={min}
      max={max}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      {...rest}
    />
  );
}
