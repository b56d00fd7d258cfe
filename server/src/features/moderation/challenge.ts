import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { challengeBits } from '@loomlight/contract/reports';
import { appError } from '../../kernel/errors.ts';
import type { ModerationContext } from './moderation.context.ts';

type ChallengeContext = Pick<ModerationContext, 'clock' | 'ids' | 'tokenSecret'>;

const goodForMs = 3_600_000;

/** A puzzle that takes a browser about a quarter of a second. Nothing is stored of it: it is signed, and good for an hour. */
export function makeChallenge(ctx: ChallengeContext): { readonly challenge: string; readonly bits: number } {
  const body = `${ctx.clock.now().getTime() + goodForMs}.${ctx.ids.uuid()}`;
  return { challenge: `${body}.${sign(ctx.tokenSecret, body)}`, bits: challengeBits };
}

/**
 * The digest of the puzzle that this solves, which is spent by it. Throws 422 `challenge_failed` for no solution, one of a puzzle that was never
 * given out, and one that does not fit. `isOver`: it may only find what it was spent for.
 */
export function readSolution(
  ctx: ChallengeContext,
  solution: string | undefined,
): { readonly challengeHash: Buffer; readonly isOver: boolean } {
  const [challenge = '', nonce = '', ...rest] = (solution ?? '').split(':');
  const [until = '', id = '', signature = '', ...more] = challenge.split('.');
  const expected = Buffer.from(sign(ctx.tokenSecret, `${until}.${id}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const fits = rest.length === 0 && more.length === 0 && /^[\w-]{1,40}$/.test(nonce);
  if (!isOurs || !fits || zeroBits(createHash('sha256').update(`${challenge}:${nonce}`).digest()) < challengeBits)
    throw appError('challenge_failed');
  return {
    challengeHash: createHash('sha256').update(challenge).digest(),
    isOver: Number(until) < ctx.clock.now().getTime(),
  };
}

function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`report-challenge\n${body}`).digest('base64url');
}

function zeroBits(digest: Buffer): number {
  let bits = 0;
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}
