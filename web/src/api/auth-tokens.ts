import type { Self, TokenPair } from '@loomlight/contract';
import { createSignal, type Readable } from '../lib/create-store.ts';
import { forgetStores, forgetTab, localStore, storePrefix, tabStore } from '../lib/local-store.ts';

/** What a signed-in browser keeps (R-AUTH-24): two tokens and the person as last seen. */
const keys = {
  token: 'auth-token',
  refreshToken: 'refresh-token',
  user: 'user',
  clockOffset: 'clock-offset-ms',
} as const;

/** What belongs to the device and survives a sign-out. */
const deviceKeys = ['theme', 'one-key'];

/** Whose tab it is: what is kept in it is this person's. Absent for a guest. */
const personKey = 'person';
/** Stands before the person whose session ended by itself, who finds everything again. */
const away = 'away:';

interface SessionNews {
  readonly signedIn: boolean;
  /** The person of before has left this tab, and what it has of theirs goes: they signed out, or it is somebody else now (MAKE-56). */
  readonly left: boolean;
}

const changed = createSignal<SessionNews>();

/** The stored pair; undefined for a guest. */
export function storedTokens(): TokenPair | undefined {
  const token = localStore.read(keys.token);
  const refreshToken = localStore.read(keys.refreshToken);
  return typeof token === 'string' && typeof refreshToken === 'string' ? { token, refreshToken } : undefined;
}

export function isSignedIn(): boolean {
  return storedTokens() !== undefined;
}

/** Keeps a fresh pair. */
export function storeTokens(pair: TokenPair): void {
  const issuedAtS = claims(pair.token)['iat'];
  localStore.write(keys.clockOffset, typeof issuedAtS === 'number' ? Date.now() - issuedAtS * 1_000 : 0);
  localStore.write(keys.refreshToken, pair.refreshToken);
  localStore.write(keys.token, pair.token);
  tell();
}

/** Forgets the session and everything else that was kept about the person (R-AUTH-19, R-AUTH-20). */
export function clearSession(): void {
  forgetStores(deviceKeys);
  tell();
}

/** The same for a session that ended by itself: its person alone may find again what is put back into this tab. */
export function clearLostSession(): void {
  const person = personOfSession();
  clearSession();
  tabStore.write(personKey, away + person);
}

/** The person as last seen, so that a reload does not begin as a guest. Only shown, never trusted. */
export function cachedUser(): Self | undefined {
  const user = localStore.read(keys.user);
  // Written by `cacheUser` alone; a foreign value would at worst draw a wrong name until the profile arrives.
  // One that an older release has kept has no full name yet.
  return user !== null && typeof user === 'object' && 'username' in user
    ? ({ full_name: user.username, ...user } as Self)
    : undefined;
}

export function cacheUser(user: Self): void {
  localStore.write(keys.user, user);
}

/**
 * Seconds until the access token ends, measured by this device's clock: the difference to the server's clock is taken
 * when a token arrives, so a wrong clock does not refresh before every call.
 */
export function secondsUntilExpiry(token: string): number {
  const expiresAtS = claims(token)['exp'];
  if (typeof expiresAtS !== 'number') return Number.POSITIVE_INFINITY;
  const offset = localStore.read(keys.clockOffset);
  return (expiresAtS * 1_000 + (typeof offset === 'number' ? offset : 0) - Date.now()) / 1_000;
}

/** Hears every sign-in and sign-out, those of other tabs too. Gives the way to stop. */
export const onSessionChange = changed.listen;

/** Whether somebody is signed in, for `useStore`; to the server everybody is a guest. */
export const sessionStore: Readable<boolean> = { read: isSignedIn, listen: onSessionChange };

function tell(): void {
  const left = settleTab();
  changed.tell({ signedIn: isSignedIn(), left: left || !isSignedIn() });
}

/** Notes whose tab it is from now on; true when it was somebody else's. Who is only away is nobody else until another signs in. */
function settleTab(): boolean {
  const person = personOfSession();
  const before = tabStore.read(personKey);
  const wasAnothers =
    typeof before === 'string' && (person ? before !== person && before !== away + person : !before.startsWith(away));
  if (person) tabStore.write(personKey, person);
  else if (wasAnothers) tabStore.remove(personKey);
  return wasAnothers;
}

function personOfSession(): string {
  const { sub } = claims(storedTokens()?.token ?? '');
  return typeof sub === 'string' ? sub : '';
}

if (typeof window !== 'undefined') {
  // A tab may have slept, or been opened again, while its person signed out in another one.
  if (settleTab()) forgetTab();
  settleTab();
  window.addEventListener('storage', (event) => {
    // key is null when another tab has emptied the storage.
    if (event.key === null || event.key === storePrefix + keys.token) tell();
  });
}

/** The readable part of a token. Not verified: the server alone judges it. */
function claims(token: string): Record<string, unknown> {
  try {
    const payload = token.split('.')[1] ?? '';
    const parsed: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return parsed !== null && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
