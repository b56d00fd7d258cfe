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
