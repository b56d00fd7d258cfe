import { cachedUser } from './auth-tokens.ts';
import { createSignal, useStore } from '../lib/create-store.ts';
import { localStore } from '../lib/local-store.ts';

const key = 'last-searches';
const most = 10;

/** What was looked for in this browser, by whom: nobody is shown what another person looked for. */
interface Kept {
  readonly person: string | null;
  readonly words: readonly string[];
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' && value !== null && 'person' in value && 'words' in value && Array.isArray(value.words)
  );
}

function read(): readonly string[] {
  const kept = localStore.read(key);
  if (!isKept(kept) || kept.person !== person()) return [];
  return kept.words.filter((words) => typeof words === 'string');
}

function person(): string | null {
  return cachedUser()?.id ?? null;
}

const changed = createSignal();

function write(words: readonly string[]): void {
  if (words.length === 0) localStore.remove(key);
  else localStore.write(key, { person: person(), words } satisfies Kept);
  changed.tell();
}

/** Keeps what was looked for, the latest first. What only goes on with the latest takes its place. */
export function rememberSearch(words: string): void {
  if (words === '') return;
  const [latest, ...before] = read();
  const earlier = latest === undefined || words.startsWith(latest) ? before : [latest, ...before];
  write([words, ...earlier.filter((one) => one !== words)].slice(0, most));
}

export function forgetSearch(words: string): void {
  write(read().filter((one) => one !== words));
}

/** As one text: the same list is the same value. */
const asText = { read: () => JSON.stringify(read()), listen: changed.listen };

/** One's own last searches, the latest first; kept in this browser alone and gone with the session (KEEP-20). */
export function useLastSearches(): readonly string[] {
  return JSON.parse(useStore(asText, '[]')) as readonly string[];
}
