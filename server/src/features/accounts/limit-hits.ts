import { appError } from '../../kernel/errors.ts';
import type { AccountsContext } from './accounts.context.ts';

const windowMs = 15 * 60_000;

/** Refuses the attempt that is one too many within a quarter of an hour; counts nothing where limits are off. `about` as in `HitCounter`. */
export async function limitHits(
  ctx: Pick<AccountsContext, 'hitCounter' | 'onSecurity'>,
  counted: { readonly key: string; readonly max: number; readonly about?: string; readonly network?: string },
): Promise<void> {
  if (!ctx.hitCounter) return;
  const { hits, resetInMs } = await ctx.hitCounter.hit(counted.key, windowMs, counted.about);
  if (hits > counted.max) refuseHits(ctx, { resetInMs, network: counted.network });
}

/** Tells the log of security of an attempt that was one too many, and throws 429 `rate_limited`. */
export function refuseHits(
  ctx: Pick<AccountsContext, 'onSecurity'>,
  refused: { readonly resetInMs: number; readonly network?: string | undefined },
): never {
  const { resetInMs, network } = refused;
  ctx.onSecurity({ kind: 'too_many_attempts', ...(network && { network }) });
  throw appError('rate_limited', { retryAfterS: Math.ceil(resetInMs / 1000) });
}
