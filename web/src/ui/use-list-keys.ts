import { type KeyboardEvent, useRef, useState } from 'react';

const typeaheadMs = 600;

interface ListKeys {
  readonly activeIndex: number;
  readonly setActiveIndex: (index: number) => void;
  readonly open: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keys of a list whose focus stays elsewhere: arrows, Home, End, Enter, Space, Escape, and typed letters; in a list of several columns
 * the arrows go in two dimensions. In the field that narrows a list (`isField`) letters, Space and the arrows sideways belong to the field.
 */
export function useListKeys(list: {
  readonly labels: readonly string[];
  readonly chosenIndex: number;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly choose: (index: number) => void;
  /** Asked at each key: it depends on the screen. */
  readonly columns?: (() => number) | undefined;
}): ListKeys {
  const { labels, chosenIndex, setOpen, choose, columns = oneColumn } = list;
  const [activeIndex, setActiveIndex] = useState(-1);
  const typed = useRef({ letters: '', at: 0 });

  const open = () => {
    setActiveIndex(Math.max(0, chosenIndex));
    setOpen(true);
  };
  const seek = (letter: string) => {
    const now = Date.now();
    const letters = (now - typed.current.at < typeaheadMs ? typed.current.letters : '') + letter.toLowerCase();
    typed.current = { letters, at: now };
    const found = labels.findIndex((label) => label.toLowerCase().startsWith(letters));
    if (found >= 0) setActiveIndex(found);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    const isLetter =
      !isField && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!list.open) {
      if (!isLetter && !['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      open();
      if (isLetter) seek(event.key);
      return;
    }
    const to = target(event.key, { index: activeIndex, last: labels.length - 1, width: columns(), isField });
    if (to !== undefined) setActiveIndex(to);
    else if (event.key === 'Enter' || (event.key === ' ' && !isField)) choose(activeIndex);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Tab') return list.columns ? undefined : setOpen(false);
    else if (isLetter) seek(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { activeIndex, setActiveIndex, open, onKeyDown };
}

const oneColumn = () => 1;

/** Where an arrow leads; undefined for any other key. */
function target(
  key: string,
  at: { readonly index: number; readonly last: number; readonly width: number; readonly isField: boolean },
): number | undefined {
  const { index, last, width, isField } = at;
  const row = (of: number) => Math.floor(of / width);
  const isSideways = width > 1 && !isField;
  if (key === 'ArrowDown') return index + width <= last ? index + width : row(index) < row(last) ? last : index;
  if (key === 'ArrowUp') return index - width >= 0 ? index - width : width === 1 ? 0 : index;
  if (key === 'ArrowRight' && isSideways) return Math.min(last, index + 1);
  if (key === 'ArrowLeft' && isSideways) return Math.max(0, index - 1);
  if (key === 'Home' && !isField) return 0;
  return key === 'End' && !isField ? last : undefined;
}
