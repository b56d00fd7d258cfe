import { cachedUser } from './auth-tokens.ts';
import { createSignal, useStore } from '../lib/create-store.ts';
import { localStore } from '../lib/local-store.ts';

const key = 'last-searches';
const most = 10;

/** What somebody looked for, and the address of the first picture that was found, where one was. */
export interface LastSearch {
  readonly words: string;
  readonly still: string | null;
}

/** What was looked for in this browser, by whom: nobody is shown what another person looked for. */
interface Kept {
  readonly person: string | null;
  readonly searches: readonly LastSearch[];
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'person' in value &&
    'searches' in value &&
    Array.isArray(value.searches)
  );
}

function isSearch(value: unknown): value is LastSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'words' in value &&
    typeof value.words === 'string' &&
    'still' in value &&
    (value.still === null || typeof value.still === 'string')
  );
}

function read(): readonly LastSearch[] {
  const kept = localStore.read(key);
  return isKept(kept) && kept.person === person() ? kept.searches.filter(isSearch) : [];
}

function person(): string | null {
  return cachedUser()?.id ?? null;
}

const changed = createSignal();

function write(searches: readonly LastSearch[]): void {
  if (searches.length === 0) localStore.remove(key);
  else localStore.write(key, { person: person(), searches } satisfies Kept);
  changed.tell();
}

/** Keeps what was looked for, the latest first, with the first picture that was found. What only goes on with the latest takes its place. */
export function rememberSearch(words: string, still?: string | null): void {
  if (words === '') return;
  const searches = read();
  const [latest, ...before] = searches;
  const earlier = latest === undefined || words.startsWith(latest.words) ? before : searches;
  const known = searches.find((one) => one.words === words);
  const search = { words, still: still ?? known?.still ?? null };
  write([search, ...earlier.filter((one) => one.words !== words)].slice(0, most));
}

export function forgetSearch(words: string): void {
  write(read().filter((one) => one.words !== words));
}

/** As one text: the same list is the same value. */
const asText = { read: () => JSON.stringify(read()), listen: changed.listen };

/** One's own last searches, the latest first; kept in this browser alone and gone with the session (KEEP-20). */
export function useLastSearches(): readonly LastSearch[] {
  return JSON.parse(useStore(asText, '[]')) as readonly LastSearch[];
}
