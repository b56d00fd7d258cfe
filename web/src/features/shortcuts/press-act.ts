/**
 * Does what has this key, within a part of the page; false where nothing has. What takes credits is led to and not done: one key that was
 * struck by mistake costs nothing, and the price is read before Enter pays it.
 */
export function pressAct(key: string, within: ParentNode | null): boolean {
  if (!/^[a-z]$/.test(key)) return false;
  const own = within?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]`);
  if (!own) return false;
  if (own.dataset['spends'] === undefined) perform(own);
  else leadTo(own);
  return true;
}

/** Buttons are pressed; what is only looked at is brought into view. */
export function perform(own: HTMLElement): void {
  if (own instanceof HTMLButtonElement) own.click();
  else leadTo(own);
}

function leadTo(own: HTMLElement): void {
  own.scrollIntoView({ block: 'nearest' });
  own.focus({ preventScroll: true });
}
