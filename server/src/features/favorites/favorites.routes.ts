import { contract } from '@loomlight/contract';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { countFavorites, listFavoriteRows } from './favorites.store.ts';
import { type FavoritesContext, setFavorite } from './set-favorite.ts';

export function favoritesRoutes({ bind }: Binder, ctx: FavoritesContext): void {
  bind(contract.favorites.set, async ({ actor, params, body }) => {
    const favorite = body.action === 'favorite';
    const stats = await setFavorite(ctx, {
      actor: requireUser(actor),
      id: params.id,
      contentType: body.content_type,
      favorite,
    });
    return { success: true as const, status: favorite ? ('favorited' as const) : ('unfavorited' as const), stats };
  });
  bind(contract.library.favorites, async ({ actor, query }) => {
    const userId = requireUser(actor).userId;
    const favorites = await listFavoriteRows(ctx.db, { userId, ...query });
    return {
      favorites: favorites.map((row) => ({
        id: row.content_id,
        content_type: row.content_type === 'video' ? ('video' as const) : ('image' as const),
        created_at: row.created_at.toISOString(),
      })),
      total: await countFavorites(ctx.db, userId, query.filter),
    };
  });
}
