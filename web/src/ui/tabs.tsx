import { type KeyboardEvent, useRef } from 'react';
import { cx } from '../lib/cx.ts';

export interface TabsProps<V extends string> {
  /** Accessible name of the list. */
  label: string;
  value: V;
  tabs: readonly { readonly value: V; readonly label: string }[];
  onChange: (value: V) => void;
  /** Id of the panel that the tabs fill. */
  panelId: string;
  disabled?: boolean;
}

/** A list of tabs: arrows move the focus, Enter or Space chooses, since a choice may load a page of images. */
export function Tabs<V extends string>({ label, value, tabs, onChange, panelId, disabled = false }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[(to + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="flex overflow-x-auto [scrollbar-width:none] max-sm:pr-5"
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          ref={tab.value === value ? moveIntoSight : undefined}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          // aria-disabled, not disabled: a disabled button would lose the focus in the middle of a switch.
          aria-disabled={disabled || undefined}
          className={cx(
            'relative h-11 flex-none px-3 font-medium transition-colors -outline-offset-2 max-sm:h-12',
            tab.value === value
              ? 'text-ink after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full after:bg-ink'
              : 'text-ink-3 hover:text-ink',
          )}
          onClick={() => !disabled && tab.value !== value && onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** More tabs than a phone is wide: the chosen one stands in the middle, or as near to it as the strip can be moved. */
function moveIntoSight(tab: HTMLElement | null): void {
  const strip = tab?.parentElement;
  if (tab && strip) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}
