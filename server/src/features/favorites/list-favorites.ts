import type { contract, QueryOf, ReplyOf } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { countFavorites, listFavoriteRows } from './favorites.store.ts';

/** A page of what the actor has favorited, newest first, with how many there are (R-DASH-28). */
export async function listFavorites(
  ctx: { readonly db: Db },
  input: { readonly actor: SignedIn; readonly query: QueryOf<typeof contract.library.favorites> },
): Promise<ReplyOf<typeof contract.library.favorites>> {
  const { userId } = input.actor;
  const rows = await listFavoriteRows(ctx.db, { userId, ...input.query });
  return {
    favorites: rows.map((row) => ({
      id: row.content_id,
      content_type: row.content_type === 'video' ? 'video' : 'image',
      created_at: row.created_at.toISOString(),
    })),
    total: await countFavorites(ctx.db, userId, input.query.filter),
  };
}
