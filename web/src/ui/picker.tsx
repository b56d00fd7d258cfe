import './chip.css';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { SelectLayer } from './select-layer.tsx';
import { useListKeys } from './use-list-keys.ts';

/** How the opened list is drawn. */
export interface Gallery {
  /** Of a list with several columns, and perhaps a field: the Tab key leads into it. Asked at each key, since it depends on the screen. */
  readonly columns?: () => number;
  readonly draw: (list: DrawnList) => ReactNode;
  /** Fetches what draws it: asked when a pointer comes near. */
  readonly load?: () => Promise<unknown>;
}

/** What a drawn list ties itself to its chip with. */
export interface DrawnList {
  readonly id: string;
  readonly optionId: (index: number) => string;
  readonly chosenIndex: number;
  readonly activeIndex: number;
  readonly setActiveIndex: (index: number) => void;
  readonly choose: (index: number) => void;
  /** For a field above the list: arrows, Enter and Escape are the list's. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Closes the list, and gives the focus back to the chip. */
  readonly close: () => void;
}

export interface PickerProps<V extends string> {
  /** Accessible name, and the title of the sheet on a phone. */
  label: string;
  value: V | null;
  options: readonly { readonly value: V; readonly label: string }[];
  onChange: (value: V) => void;
  /** What the closed chip shows. */
  children?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
  gallery: Gallery;
  /** What asks for more when it is chosen. */
  staysOpen?: (value: V) => boolean;
  /** The list was opened, or has closed. */
  onOpen?: (isOpen: boolean) => void;
}

/**
 * A chip that states its value and opens a list: beside it on a desktop, as a sheet on a phone. The focus stays on the
 * chip, and the list is told through `aria-activedescendant`, as the pattern of a select-only combobox asks.
 */
export function Picker<V extends string>(props: PickerProps<V>) {
  // Everything here changes with each drawing: remembering it saved nothing, and weighed 0.4 kB on the first visit.
  'use no memo';
  const { label, value, options, onChange, children, disabled, className, gallery, staysOpen, onOpen } = props;
  const [open, show] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const setOpen = (next: boolean) => {
    // A field of the list may have it.
    if (!next && panel.current?.contains(document.activeElement)) anchor.current?.focus();
    show(next);
    onOpen?.(next);
  };
  const leave = ({ relatedTarget: to }: FocusEvent) => {
    if (open && to && !panel.current?.contains(to) && to !== anchor.current) setOpen(false);
  };
  const chosenIndex = options.findIndex((option) => option.value === value);
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    if (!staysOpen?.(option.value)) setOpen(false);
    if (option.value !== value) onChange(option.value);
  };
  const labels = options.map((option) => option.label);
  const keys = useListKeys({ labels, chosenIndex, open, setOpen, choose, columns: gallery.columns });
  const { activeIndex, setActiveIndex, onKeyDown } = keys;
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
        aria-activedescendant={open && activeIndex >= 0 ? optionId(activeIndex) : undefined}
        disabled={disabled}
        className={cx('chip', className)}
        onKeyDown={onKeyDown}
        onBlur={leave}
        onPointerEnter={() => void gallery.load?.()}
        onClick={() => (open ? setOpen(false) : keys.open())}
      >
        {children}
        <ChevronDown size={14} className="chev" aria-hidden="true" />
      </button>
      {open && (
        <SelectLayer anchor={anchor} title={label} onClose={() => setOpen(false)}>
          {/* The list scrolls, not its frame: readers know that a list moves with its keys. */}
          <div ref={panel} className="flex min-h-0 flex-col" onBlur={leave}>
            <Suspense>
              <Drawn
                draw={gallery.draw}
                list={{
                  ...{ id: `${id}-list`, optionId, chosenIndex, choose, activeIndex, setActiveIndex, onKeyDown },
                  close: () => setOpen(false),
                }}
              />
            </Suspense>
          </div>
        </SelectLayer>
      )}
    </>
  );
}

function Drawn({ draw, list }: { draw: Gallery['draw']; list: DrawnList }) {
  return draw(list);
}
