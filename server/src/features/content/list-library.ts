import type { SignedIn } from '../../kernel/actor.ts';
import type { ContentContext } from './content.context.ts';
import { type ContentRow, findContents } from './content.store.ts';
import {
  findSales,
  type LibraryFilter,
  type LibraryPlace,
  type LibrarySort,
  listMonths,
  listSought,
} from './own-library.store.ts';

/** Items that are looked at for one page: what is sought may be far back, and is found a page at a time. */
const windowMax = 2_000;
/** So many months are told of. */
const monthsMax = 240;
const lowest = '00000000-0000-0000-0000-000000000000';

/** An item of one's own, with what its sales came to. */
export interface LibraryItem {
  readonly row: ContentRow;
  readonly unlockCount: number;
  readonly creditsEarned: number;
}

export interface LibraryPage {
  readonly items: readonly LibraryItem[];
  /** Where the next page begins; undefined at the end. */
  readonly next: LibraryPlace | undefined;
}

/**
 * A page of what the actor has made and seeks, newest or oldest first (KEEP-32), or what was seen, favorited or earned most (KEEP-60). By time it
 * begins with a month where one is named (KEEP-33). A page that is short or empty
 * may have a next one: it has looked at as many items as one page may.
 */
export async function listLibrary(
  ctx: Pick<ContentContext, 'db'>,
  input: {
    readonly actor: SignedIn;
    readonly filter: LibraryFilter;
    readonly sort: LibrarySort;
    readonly limit: number;
    /** Either of the two; a place goes before a month. */
    readonly after:
      | { readonly createdAt: Date; readonly count: number | undefined; readonly id: string | undefined }
      | undefined;
    /** As 2026-01. */
    readonly month: string | undefined;
  },
): Promise<LibraryPage> {
  const { actor, filter, sort, limit, month } = input;
  const after = input.after
    ? { ...input.after, id: input.after.id ?? lowest }
    : month === undefined || (sort !== 'newest' && sort !== 'oldest')
      ? undefined
      : startOf(month, sort);
  const found = await listSought(ctx.db, { userId: actor.userId, filter, sort, after, window: windowMax, limit });
  const shown = found.filter(({ isFound }) => isFound);
  const last = found.at(-1);
  const ids = shown.map(({ id }) => id);
  const contents = new Map((await findContents(ctx.db, ids, actor.userId)).map((row) => [row.id, row]));
  const sales = new Map((await findSales(ctx.db, { userId: actor.userId, ids })).map((row) => [row.content_id, row]));
  return {
    // One that was removed since is left out.
    items: ids.flatMap((id) => {
      const row = contents.get(id);
      const sold = sales.get(id);
      return row ? [{ row, unlockCount: sold?.unlock_count ?? 0, creditsEarned: sold?.credits_earned ?? 0 }] : [];
    }),
    next: shown.length === limit ? shown.at(-1) : last && !last.isFound ? last : undefined,
  };
}

/** The months in which the actor has made something that is there, the latest first (KEEP-33). */
export async function listLibraryMonths(
  ctx: Pick<ContentContext, 'db'>,
  input: { readonly actor: SignedIn },
): Promise<string[]> {
  return listMonths(ctx.db, { userId: input.actor.userId, limit: monthsMax });
}

/** The place just before the first item of a month, in the order of the list. */
function startOf(month: string, sort: 'newest' | 'oldest'): LibraryPlace {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { createdAt: new Date(Date.UTC(year, sort === 'newest' ? number : number - 1)), id: lowest };
}
