import type { ContentType } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import { appError } from '../../kernel/errors.ts';
import { getPublicContent } from '../content/index.ts';
import { type FavoriteStats, setFavoriteRow } from './favorites.store.ts';

export interface FavoritesContext {
  readonly db: Db;
  readonly clock: Clock;
  /** Called with the owner of what was favorited or no more is: the bell may have one more or one less. */
  readonly onTold: (userId: string) => void;
}

/** Favorites or unfavorites a public item; doing it again changes nothing. Private items are 404, for their owner too, and so is one that is
 * removed in between. */
export async function setFavorite(
  ctx: FavoritesContext,
  input: {
    readonly actor: SignedIn;
    readonly id: string;
    readonly contentType: ContentType;
    readonly favorite: boolean;
  },
): Promise<FavoriteStats> {
  const item = await getPublicContent(ctx, { id: input.id, contentType: input.contentType, viewer: input.actor });
  const stats = await setFavoriteRow(ctx.db, {
    userId: input.actor.userId,
    contentId: item.id,
    favorite: input.favorite,
    now: ctx.clock.now(),
  });
  if (stats === undefined) throw appError('not_found');
  if (item.user_id !== input.actor.userId) ctx.onTold(item.user_id);
  return stats;
}
