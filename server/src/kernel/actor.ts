import { appError } from './errors.ts';

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
}

export const guest: Guest = { kind: 'guest' };

/** The signed-in person, or 401 'Please sign in to continue.' */
export function requireUser(actor: Actor): SignedIn {
  if (actor.kind !== 'user') throw appError('unauthenticated');
  return actor;
}

/** Id of the signed-in person, undefined for a guest. */
export function actorId(actor: Actor): string | undefined {
  return actor.kind === 'user' ? actor.userId : undefined;
}
