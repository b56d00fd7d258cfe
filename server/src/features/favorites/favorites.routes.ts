import { contract } from '@loomlight/contract';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { listFavorites } from './list-favorites.ts';
import { presentFavorites } from './present-favorites.ts';
import { type FavoritesContext, setFavorite } from './set-favorite.ts';

export function favoritesRoutes(binder: Binder, ctx: FavoritesContext): void {
  const { bind } = binder;
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
  bind(contract.library.favorites, async ({ actor, query }) =>
    presentFavorites(await listFavorites(ctx, { actor: requireUser(actor), ...query })),
  );
}
