import { appError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';

const windowMs = 15 * 60_000;

/** Refuses the attempt that is one too many within a quarter of an hour; counts nothing where limits are off. */
export async function limitHits(ctx: AccountsContext, key: string, max: number): Promise<void> {
  if (!ctx.hitCounter) return;
  const { hits, resetInMs } = await ctx.hitCounter.hit(key, windowMs);
  if (hits <= max) return;
  ctx.onSecurity({ kind: 'too_many_attempts' });
  throw appError('rate_limited', { retryAfterS: Math.ceil(resetInMs / 1000) });
}
