import { localStore } from '../../lib/local-store.ts';

const storageKey = 'picks-none';

/** False where there was too little to show at the last visit. */
export function expectsPicks(): boolean {
  return localStore.read(storageKey) !== true;
}

/** Keeps for the next visit whether there is enough to show: a place that is kept and then taken away lets the whole page jump. */
export function rememberPicks(enough: boolean): void {
  if (enough) localStore.remove(storageKey);
  else localStore.write(storageKey, true);
}
