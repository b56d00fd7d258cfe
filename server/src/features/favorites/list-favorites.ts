import type { ContentType } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { SignedIn } from '../../kernel/actor.ts';
import { countFavorites, listFavoriteRows } from './favorites.store.ts';

/** Some of what a person has favorited, and how many there are. */
export interface FavoritesPage {
  readonly rows: Awaited<ReturnType<typeof listFavoriteRows>>;
  readonly total: number;
}

/** A page of what the actor has favorited, newest first, with how many there are (R-DASH-28). */
export async function listFavorites(
  ctx: { readonly db: Db },
  input: {
    readonly actor: SignedIn;
    readonly filter: 'all' | ContentType;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<FavoritesPage> {
  const {
    actor: { userId },
    filter,
    limit,
    offset,
  } = input;
  const rows = await listFavoriteRows(ctx.db, { userId, filter, limit, offset });
  return { rows, total: await countFavorites(ctx.db, userId, filter) };
}
