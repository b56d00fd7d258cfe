import { addSeconds } from '../../../kernel/clock.ts';
import { readToken, signToken } from '../../../kernel/signed-token.ts';

/** How long a browser may take to ask for a passkey: longer than it asks, so that the slow are not turned away at the end. */
const lifetimeS = 300;

/** A challenge of ours that may still be answered. */
export interface Challenge {
  readonly id: string;
  readonly expiresAt: Date;
}

/** What a challenge is bound to: of one purpose, and of one session or sign-in, it answers nothing else. */
export type ChallengePurpose =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'second-step'; readonly of: string }
  | { readonly kind: 'proof' | 'add-passkey'; readonly of: string };

/** A challenge for a passkey. Handing it out writes nothing: its signature says that it is ours, for what, and until when. */
export function issueChallenge(
  purpose: ChallengePurpose,
  own: { readonly secret: string; readonly now: Date; readonly id: string },
): string {
  const endS = Math.floor(addSeconds(own.now, lifetimeS).getTime() / 1000);
  return `${endS}.${signToken(own.secret, purposeText(purpose, endS), own.id)}`;
}

/** The challenge inside what a browser has signed (base64url); undefined when it is not ours, for something else, or too old. */
export function readChallenge(
  signed: string,
  purpose: ChallengePurpose,
  own: { readonly secret: string; readonly now: Date },
): Challenge | undefined {
  const text = Buffer.from(signed, 'base64url').toString();
  const dot = text.indexOf('.');
  const end = text.slice(0, Math.max(0, dot));
  if (!/^\d{1,12}$/.test(end)) return undefined;
  const id = readToken(own.secret, purposeText(purpose, Number(end)), text.slice(dot + 1));
  const expiresAt = new Date(Number(end) * 1000);
  return id !== undefined && expiresAt > own.now ? { id, expiresAt } : undefined;
}

function purposeText(purpose: ChallengePurpose, endS: number): string {
  return `passkey ${purpose.kind} ${'of' in purpose ? purpose.of : ''} ${endS}`;
}
