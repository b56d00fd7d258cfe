import type { Db } from '../../db/transaction.ts';
import { countStyles, listPopular } from './listing.store.ts';

/** Trending styles are those of so many of the newest pictures. */
const newestPictures = 1_000;

/** Open prompts with the most favorites. */
export async function listPopularPrompts(ctx: { readonly db: Db }, input: { readonly limit: number }) {
  return listPopular(ctx.db, input.limit);
}

/** Styles that most of the newest pictures have, each with their number. */
export async function listTrendingStyles(ctx: { readonly db: Db }, input: { readonly limit: number }) {
  return countStyles(ctx.db, { newest: newestPictures, limit: input.limit });
}
