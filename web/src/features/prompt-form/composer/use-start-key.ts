import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Ctrl or Cmd with Enter starts, wherever the focus is inside the form. */
export function useStartKey(form: RefObject<HTMLElement | null>, start: () => void): void {
  const newest = useEffectEvent(start);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      newest();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [form]);
}
