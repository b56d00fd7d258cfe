import { localStore } from '../../lib/local-store.ts';

const key = 'one-key';

/** Whether shortcuts of one key are on; they are until somebody who speaks to the browser, or presses by accident, switches them off. */
export function hasOneKey(): boolean {
  return localStore.read(key) !== false;
}

/** Switches them on or off in this browser, also for who signs in next. */
export function setOneKey(on: boolean): void {
  if (on) localStore.remove(key);
  else localStore.write(key, false);
}

/** Whether a press is one of a shortcut of one key of the page: nothing lies over it. */
export function isOneKey(event: KeyboardEvent): boolean {
  return isKeyAlone(event) && !isModalOpen();
}

/** Whether a press may be one of a shortcut of one key, wherever it is: they are on, nobody writes, and no other shortcut took it. */
export function isKeyAlone(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  return hasOneKey() && !isWriting(event.target);
}

/** Whether keys are letters where they go: in fields, and in lists that are searched by typing. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role=combobox], [role=listbox] *');
}

/** Whether something lies over the page. */
export function isModalOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}

/** The same, where an open item is no more than a page. */
export function isQuestionOpen(): boolean {
  return document.querySelector('[role=dialog]:not(.detail), [role=alertdialog], [role=menu]') !== null;
}
