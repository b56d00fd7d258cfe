import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { getPublicContent } from '../content/index.ts';
import { type FavoriteStats, setFavoriteRow } from './favorites.store.ts';

/** Favorites or unfavorites a public item; doing it again changes nothing. Private items are 404, for their owner too. */
export async function setFavorite(
  ctx: { readonly db: Db; readonly clock: Clock },
  input: {
    readonly actor: SignedIn;
    readonly id: string;
    readonly contentType: 'image' | 'video';
    readonly favorite: boolean;
  },
): Promise<FavoriteStats> {
  const item = await getPublicContent(ctx, { id: input.id, contentType: input.contentType, viewer: input.actor });
  return setFavoriteRow(ctx.db, {
    userId: input.actor.userId,
    contentId: item.id,
    favorite: input.favorite,
    now: ctx.clock.now(),
  });
}
