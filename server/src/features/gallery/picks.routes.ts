import { type Content } from '@loomlight/contract';
import { picks } from '@loomlight/contract/picks';
import type { Signals } from '../../db/signals.ts';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import { actorId } from '../../kernel/actor.ts';
import { createMicroCache } from '../../kernel/micro-cache.ts';
import { listingChannel, type PresentContext } from '../content/index.ts';
import { findBlockedAmong } from '../follows/index.ts';
import { listPicks, picksMax } from './list-picks.ts';

/** The answer is at most so old; a change of what is public ends it at once, as for the first pages of the gallery. */
const keepMs = 1_000;

/** What the community has loved most this week (MAKE-57): read once for everybody, members too, and shown without whom each has blocked. */
export function picksRoutes(
  { bind }: Binder,
  ctx: PresentContext & { readonly db: Db; readonly signals: Signals },
): void {
  const kept = createMicroCache<{ readonly generations: Content[]; readonly isCurrent: () => boolean }>({
    keepMs,
    entriesMax: 1,
    now: () => ctx.clock.now().getTime(),
  });
  ctx.signals.subscribe(listingChannel, () => kept.clear());
  bind(picks.week, async ({ actor, reply }) => {
    const { generations, isCurrent } = await kept.get('week', async (isCurrent) => ({
      generations: await listPicks(ctx),
      isCurrent,
    }));
    if (actor.kind === 'guest') reply.isCurrent = isCurrent;
    const people = generations.map(({ user_id: userId }) => userId);
    const blocked = await findBlockedAmong(ctx.db, { viewerId: actorId(actor), people });
    return { generations: generations.filter((item) => !blocked.has(item.user_id)).slice(0, picksMax) };
  });
}
