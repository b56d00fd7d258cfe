import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Longest pause between two letters of a word that is sought. */
const wordPauseMs = 700;

/**
 * The keys of a menu (arrows, Home, End, first letters; Escape and Tab leave) and its way out by a press elsewhere. The
 * menu takes the focus when it opens, so that the first arrow goes to the first entry. The library's menu did the same
 * for 28 kB, most of it placing, which one line of style does here.
 */
export function useMenu({
  open,
  opener,
  onClose,
}: {
  open: boolean;
  /** Keeps out of 'elsewhere', and has the focus again after Escape. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const menu = useRef<HTMLDivElement>(null);
  const sought = useRef({ letters: '', at: 0 });
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    menu.current?.focus();
    const leave = ({ target }: PointerEvent) => {
      const inside = target instanceof Node && (menu.current?.contains(target) || opener.current?.contains(target));
      if (!inside) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open, opener]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Escape') {
      onClose();
      return opener.current?.focus();
    }
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const steps: Partial<Record<string, number>> = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: (Math.max(at, 0) - 1 + entries.length) % entries.length,
      Home: 0,
      End: entries.length - 1,
    };
    const next = steps[event.key] ?? (event.key.length === 1 ? find(event.key, entries) : undefined);
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };

  const find = (letter: string, entries: readonly HTMLElement[]): number | undefined => {
    // The space presses the entry.
    if (letter === ' ') return undefined;
    const now = Date.now();
    const begun = now - sought.current.at < wordPauseMs ? sought.current.letters : '';
    sought.current = { letters: (begun + letter).toLowerCase(), at: now };
    const found = entries.findIndex(({ textContent }) =>
      textContent?.trim().toLowerCase().startsWith(sought.current.letters),
    );
    return found < 0 ? undefined : found;
  };

  return { menu, onKeyDown };
}
