import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keys of the form, wherever the focus is inside it: Ctrl or Cmd with Enter starts, with Z takes the last Clear All back (PEOPLE-45). Where
 * there is none to take back the field undoes what was typed. A list that lies over the form keeps its keys.
 */
export function useFormKeys(
  form: RefObject<HTMLElement | null>,
  acts: { readonly start: () => void; readonly undoClear: () => boolean },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.target as Element).closest('[popover]')) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      acts.start();
    }
    if (event.key === 'z' && !event.shiftKey && acts.undoClear()) event.preventDefault();
  });
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listen = (event: KeyboardEvent) => press(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [form]);
}
