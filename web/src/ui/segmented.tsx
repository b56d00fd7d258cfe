import './segmented.css';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from '../lib/cx.ts';

export interface SegmentedOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface SegmentedProps<V extends string> {
  /** Accessible name of the group. */
  label: string;
  value: V;
  options: readonly SegmentedOption<V>[];
  onChange: (value: V) => void;
  /** Shares the width equally. */
  fill?: boolean;
  small?: boolean;
  /** Lies on a raised surface: its well is the wall. */
  inset?: boolean;
  disabled?: boolean;
  className?: string;
}

/** One of a few, as radios: arrows move and choose at once, Tab enters at the chosen one. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, value, options, onChange, fill, small, inset, disabled, className } = props;
  const group = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = options.findIndex((option) => option.value === value);
    const next = options[(index + step + options.length) % options.length];
    if (!next) return;
    onChange(next.value);
    group.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={cx('seg', fill && 'seg-fill', small && 'seg-sm', inset && 'seg-inset', className)}
      onKeyDown={onKeyDown}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          data-value={option.value}
          tabIndex={option.value === value ? 0 : -1}
          disabled={disabled}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  );
}
