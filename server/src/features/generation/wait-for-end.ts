import type { Db } from '../../db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { Endings } from './endings.ts';
import { listOwnUnfinished } from './generation.store.ts';

/** Where those who wait have their place: ended with its session and with the process. */
interface Waits {
  enter(actor: SignedIn): { readonly signal: AbortSignal; leave(): void };
}

/** Who waits for which generations, and how long at most. */
export interface WaitInput {
  readonly ids: readonly string[];
  readonly actor: SignedIn;
  readonly waitS: number;
  /** Aborted when the caller has left. */
  readonly gone: AbortSignal;
}

/**
 * Waits until own generations have all ended, for so many seconds at most, until the caller leaves, or until the process stops (MAKE-71). What is
 * not the caller's own is not waited for, so that the time tells nothing of whether it is there. Throws 429 beyond the bound of those
 * who wait, and 401 once the session has ended meanwhile.
 */
export async function waitForEnd(
  ctx: { readonly db: Db; readonly endings: Endings; readonly waits: Waits },
  input: WaitInput,
): Promise<void> {
  const asked = input.ids.filter((id) => isUuid(id));
  // Listens before it looks: what ends in between is not missed.
  const ending = ctx.endings.await(asked);
  try {
    const unfinished = await listOwnUnfinished(ctx.db, { ids: asked, userId: input.actor.userId });
    if (unfinished.length === 0) return;
    const place = ctx.waits.enter(input.actor);
    try {
      await ending.come(AbortSignal.any([input.gone, place.signal, AbortSignal.timeout(input.waitS * 1_000)]));
    } finally {
      place.leave();
    }
    if (place.signal.reason instanceof AppError) throw place.signal.reason;
  } finally {
    ending.leave();
  }
}
