/** Does what has this key, within a part of the page; false where nothing has. */
export function pressAct(key: string, within: ParentNode | null): boolean {
  if (!/^[a-z]$/.test(key)) return false;
  const own = within?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]`);
  if (!own) return false;
  perform(own);
  return true;
}

/** Buttons are pressed; what is only looked at is brought into view. */
export function perform(own: HTMLElement): void {
  if (own instanceof HTMLButtonElement) return own.click();
  own.scrollIntoView({ block: 'nearest' });
  own.focus({ preventScroll: true });
}
