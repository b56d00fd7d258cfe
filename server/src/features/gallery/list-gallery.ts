import { type Content, isStorableText, limits } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import { type Actor, actorId } from '../../kernel/actor.ts';
import { usernameKey } from '../accounts/index.ts';
import { presentContent, type PresentContext } from '../content/index.ts';
import {
  countListing,
  findInOrder,
  findUserId,
  listIds,
  type ListingFilter,
  type ListingPage,
} from './listing.store.ts';
import { searchWords } from './search-words.ts';

type GalleryContext = PresentContext & { readonly db: Db };

/** What a caller asks of a listing; names and words as they were typed. */
export interface ListingRequest extends Omit<ListingFilter, 'userId' | 'words'> {
  readonly username?: string | undefined;
  /** Undefined: everything; a text without a word finds nothing. */
  readonly search?: string | undefined;
}

/** Items of a listing, as the viewer may see them. */
export async function listItems(
  ctx: GalleryContext,
  input: { readonly request: ListingRequest; readonly page: ListingPage; readonly viewer: Actor },
): Promise<Content[]> {
  const filter = await resolve(ctx, input.request);
  if (!filter) return [];
  const viewerId = actorId(input.viewer);
  const ids = await listIds(ctx.db, filter, input.page, viewerId);
  const rows = await findInOrder(ctx.db, ids, viewerId);
  return rows.map((row) => presentContent(ctx, row, input.viewer));
}

/** How many a listing has, exact up to 1,000. */
export async function countItems(
  ctx: GalleryContext,
  input: { readonly request: ListingRequest; readonly viewer: Actor },
): Promise<number> {
  const filter = await resolve(ctx, input.request);
  return filter ? countListing(ctx.db, filter, actorId(input.viewer)) : 0;
}

/** A page by number with its total. */
export async function listNumberedPage(
  ctx: GalleryContext,
  input: {
    readonly request: ListingRequest;
    readonly page: number;
    readonly limit: number;
    readonly viewer: Actor;
  },
) {
  const { page, limit } = input;
  // As deep as an offset goes; one more than the page says whether there is another.
  const offset = Math.min((page - 1) * limit, limits.offsetMax);
  const found = await listItems(ctx, { ...input, page: { limit: limit + 1, offset } });
  const total = await countItems(ctx, input);
  return { items: found.slice(0, limit), page, limit, total, has_more: found.length > limit };
}

/** The filter that the database understands; undefined when nothing can match. */
async function resolve(ctx: GalleryContext, request: ListingRequest): Promise<ListingFilter | undefined> {
  const { username, search, ...filter } = request;
  const words = search === undefined ? undefined : await searchWords(ctx, search);
  if (search !== undefined && words === undefined) return undefined;
  if (username === undefined) return { ...filter, words };
  const userId = isStorableText(username) ? await findUserId(ctx.db, usernameKey(username)) : undefined;
  return userId === undefined ? undefined : { ...filter, words, userId };
}
