import './menu.css';
import './chip.css';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { SelectLayer } from './select-layer.tsx';
import { useListKeys } from './use-list-keys.ts';

export interface SelectOption<V extends string> {
  readonly value: V;
  readonly label: string;
  /** Before the label: a sign or a thumbnail. */
  readonly icon?: ReactNode;
  /** Behind the label, quiet: dimensions. */
  readonly sub?: string;
  /** At the right end: a price. */
  readonly end?: ReactNode;
  /** Draws a line above. */
  readonly separated?: boolean;
}

export interface SelectProps<V extends string> {
  /** Accessible name, and the title of the sheet on a phone. */
  label: string;
  value: V | null;
  options: readonly SelectOption<V>[];
  onChange: (value: V) => void;
  /** What the closed chip shows; the chosen option's label when left out. */
  children?: ReactNode;
  icon?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

/**
 * A chip that states its value and opens a list: beside it on a desktop, as a sheet on a phone. The focus stays on the
 * chip, and the list is told through `aria-activedescendant`, as the pattern of a select-only combobox asks.
 */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, value, options, onChange, children, icon, placeholder, disabled, className } = props;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const chosenIndex = options.findIndex((option) => option.value === value);
  const choose = (index: number) => {
    const option = options[index];
    setOpen(false);
    if (option && option.value !== value) onChange(option.value);
  };
  const keys = useListKeys({ labels: options.map((option) => option.label), chosenIndex, open, setOpen, choose });
  const optionId = (index: number) => `${id}-${index}`;

  return (
    <>
      <button
        ref={anchor}
        type="button"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && keys.activeIndex >= 0 ? optionId(keys.activeIndex) : undefined}
        disabled={disabled}
        className={cx('chip', className)}
        onKeyDown={keys.onKeyDown}
        onClick={() => (open ? setOpen(false) : keys.open())}
      >
        {icon ?? options[chosenIndex]?.icon}
        {children ?? options[chosenIndex]?.label ?? placeholder}
        <ChevronDown size={14} className="chev" aria-hidden="true" />
      </button>
      {open && (
        <SelectLayer anchor={anchor} title={label} onClose={() => setOpen(false)}>
          <ul role="listbox" id={`${id}-list`} aria-label={label} className="min-w-[260px]">
            {options.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the chip, which keeps the focus
              <li
                key={option.value}
                id={optionId(index)}
                ref={index === keys.activeIndex ? intoView : null}
                role="option"
                aria-selected={index === chosenIndex}
                data-active={index === keys.activeIndex || undefined}
                className={cx('menu-item cursor-pointer max-sm:h-13 max-sm:text-16', option.separated && separator)}
                onPointerMove={() => keys.setActiveIndex(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
              >
                {option.icon}
                <span className={option.sub === undefined ? undefined : 'min-w-24'}>{option.label}</span>
                {option.sub && <span className="mono text-ink-3">{option.sub}</span>}
                <span className="num ml-auto inline-flex items-center gap-1.5 pl-3 text-13 text-ink-2">
                  {option.end}
                  <Check
                    size={16}
                    className={cx('text-ink', index !== chosenIndex && 'invisible')}
                    aria-hidden="true"
                  />
                </span>
              </li>
            ))}
          </ul>
        </SelectLayer>
      )}
    </>
  );
}

/** A long list follows the keys. */
function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

const separator =
  'relative mt-[13px] before:absolute before:inset-x-[-6px] before:top-[-7px] before:h-px before:bg-line';
