import { appError } from './errors.ts';
import { momentWords } from './moment-words.ts';

/** Who acts: a guest, or a signed-in person in one session. */
export type Actor = Guest | SignedIn;

export interface Guest {
  readonly kind: 'guest';
}

export interface SignedIn {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
  readonly role: 'user' | 'admin';
  /** Until when the person may make and not show. */
  readonly mutedUntil?: Date | undefined;
}

export const guest: Guest = { kind: 'guest' };

/** The signed-in person, or 401 'Please sign in to continue.' */
export function requireUser(actor: Actor): SignedIn {
  if (actor.kind !== 'user') throw appError('unauthenticated');
  return actor;
}

/** Whether the person may make and not show. */
export function isMuted({ mutedUntil }: SignedIn, now: Date): boolean {
  return mutedUntil !== undefined && mutedUntil > now;
}

/** Refuses to show something to others for who is muted: 403 `account_muted` with the date, which ends it by itself (DESK-34). */
export function refuseMuted(actor: SignedIn, now: Date): void {
  if (actor.mutedUntil === undefined || !isMuted(actor, now)) return;
  const message = `You cannot publish until ${momentWords(actor.mutedUntil)}. The reason was mailed to you.`;
  throw appError('account_muted', { message });
}

/** Who works at the machine, with the command line, acts under this name and has no account. */
export const atTheMachine = 'operator';

/** The account of who acts; null for who works at the machine. */
export function accountOf(actorId: string): string | null {
  return actorId === atTheMachine ? null : actorId;
}

/** Id of the signed-in person, undefined for a guest. */
export function actorId(actor: Actor): string | undefined {
  return actor.kind === 'user' ? actor.userId : undefined;
}
