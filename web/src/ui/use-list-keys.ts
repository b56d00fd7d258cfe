import { type KeyboardEvent, useRef, useState } from 'react';

const typeaheadMs = 600;

interface ListKeys {
  readonly activeIndex: number;
  readonly setActiveIndex: (index: number) => void;
  readonly open: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The keys of a list whose focus stays elsewhere: arrows, Home, End, Enter, Space, Escape, and typed letters. */
export function useListKeys(list: {
  readonly labels: readonly string[];
  readonly chosenIndex: number;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly choose: (index: number) => void;
}): ListKeys {
  const { labels, chosenIndex, setOpen, choose } = list;
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
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!list.open) {
      if (!isLetter && !['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      open();
      if (isLetter) seek(event.key);
      return;
    }
    const moves: Record<string, number> = {
      ArrowDown: Math.min(labels.length - 1, activeIndex + 1),
      ArrowUp: Math.max(0, activeIndex - 1),
      Home: 0,
      End: labels.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) setActiveIndex(to);
    else if (event.key === 'Enter' || event.key === ' ') choose(activeIndex);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Tab') return setOpen(false);
    else if (isLetter) seek(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { activeIndex, setActiveIndex, open, onKeyDown };
}
