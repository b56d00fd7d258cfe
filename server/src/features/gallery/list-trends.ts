import type { Db } from '../../db/transaction.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import { countStyles, listPopular } from './listing.store.ts';

/** Trending styles are those of so many of the newest images. */
const newestImages = 1_000;

/** Open prompts with the most favorites, without those of whom the viewer has blocked. */
export async function listPopularPrompts(
  ctx: { readonly db: Db },
  input: { readonly limit: number; readonly viewer: Actor },
) {
  return listPopular(ctx.db, { limit: input.limit, viewerId: actorId(input.viewer) });
}

/** Styles that most of the newest images have, each with their number. */
export async function listTrendingStyles(ctx: { readonly db: Db }, input: { readonly limit: number }) {
  return countStyles(ctx.db, { newest: newestImages, limit: input.limit });
}
