import './switch.css';
import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange' | 'children'> {
  /** Shown beside the track, and its accessible name. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Only for what sets a price. */
  amber?: boolean;
}

/** On or off, at once. */
export function Switch({ label, checked, onChange, amber = false, className, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className={cx('switch', amber && 'switch-amber', className)}
      onClick={() => onChange(!checked)}
      {...rest}
    >
      <span>{label}</span>
      <span className="track" aria-hidden="true" />
    </button>
  );
}
