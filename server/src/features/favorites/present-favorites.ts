import type { contract, ReplyOf } from '@loomlight/contract';
import type { FavoritesPage } from './list-favorites.ts';

/** A page of favorites as the wire spells it. */
export function presentFavorites(page: FavoritesPage): ReplyOf<typeof contract.library.favorites> {
  return {
    favorites: page.rows.map((row) => ({
      id: row.content_id,
      content_type: row.content_type === 'video' ? 'video' : 'image',
      created_at: row.created_at.toISOString(),
    })),
    total: page.total,
  };
}
