import './menu.css';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Picker } from './picker.tsx';

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

/** A `Picker` whose list has one line for each option. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, value, options, onChange, children, icon, placeholder, disabled, className } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Picker
      {...{ label, value, options, onChange, disabled, className }}
      gallery={{
        draw: ({ id, optionId, chosenIndex, activeIndex, setActiveIndex, choose }) => (
          <ul role="listbox" id={id} aria-label={label} className="min-h-0 min-w-[260px] overflow-auto">
            {options.map((option, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the chip, which keeps the focus
              <li
                key={option.value}
                id={optionId(index)}
                ref={index === activeIndex ? intoView : null}
                role="option"
                aria-selected={index === chosenIndex}
                data-active={index === activeIndex || undefined}
                className={cx('menu-item cursor-pointer max-sm:h-13 max-sm:text-16', option.separated && separator)}
                onPointerMove={() => setActiveIndex(index)}
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
        ),
      }}
    >
      {icon ?? chosen?.icon}
      {children ?? chosen?.label ?? placeholder}
    </Picker>
  );
}

/** A long list follows the keys. */
function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

const separator =
  'relative mt-[13px] before:absolute before:inset-x-[-6px] before:top-[-7px] before:h-px before:bg-line';
