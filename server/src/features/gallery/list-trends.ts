import type { contract, ReplyOf } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { countStyles, listPopular } from './listing.store.ts';

/** Trending styles are those of so many of the newest pictures. */
const newestPictures = 1_000;

/** Open prompts with the most favorites. */
export async function listPopularPrompts(
  ctx: { readonly db: Db },
  input: { readonly limit: number },
): Promise<ReplyOf<typeof contract.community.popularPrompts>> {
  const rows = await listPopular(ctx.db, input.limit);
  return {
    prompts: rows.map((row) => ({ text_prompt: row.prompt, content_id: row.id, favorite_count: row.favorite_count })),
  };
}

/** Styles that most of the newest pictures have, each with their number. */
export async function listTrendingStyles(
  ctx: { readonly db: Db },
  input: { readonly limit: number },
): Promise<ReplyOf<typeof contract.community.trendingStyles>> {
  return { styles: await countStyles(ctx.db, { newest: newestPictures, limit: input.limit }) };
}
