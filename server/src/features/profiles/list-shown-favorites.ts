import type { Content } from '@loomlight/contract';
import { type Actor, actorId } from '../../kernel/actor.ts';
import { findContents, presentContent, type PresentContext } from '../content/index.ts';
import { type FavoritePlace, listShownRows } from '../favorites/index.ts';
import { showsFavorites } from '../settings/index.ts';
import { getProfileRow, hasBlocked, type ProfileContext } from './get-profile.ts';

/** Favorites that are looked at for one page: what everybody may see of them may be far back, and is found a page at a time. */
const windowMax = 200;
const lowest = '00000000-0000-0000-0000-000000000000';

/** A page of somebody's favorites, as everybody may see them. */
export interface ShownFavorites {
  readonly items: readonly Content[];
  /** Where the next page begins; undefined at the end. */
  readonly next: FavoritePlace | undefined;
}

/**
 * What a person has favorited, the latest first, if that person shows it: what is public at this moment, and of nobody whom the viewer has blocked.
 * Of who shows nothing, or is blocked, it is an empty page, as of who has no favorites; 404 of who is not there (KEEP-100).
 */
export async function listShownFavorites(
  ctx: PresentContext & ProfileContext,
  input: {
    readonly username: string;
    readonly viewer: Actor;
    readonly limit: number;
    readonly lastSeen: { readonly favoritedAt: Date; readonly id: string | undefined } | undefined;
  },
): Promise<ShownFavorites> {
  const { username, viewer, limit, lastSeen } = input;
  const owner = await getProfileRow(ctx, username);
  if (!(await showsFavorites(ctx.db, owner.id)) || (await hasBlocked(ctx, { owner, viewer })))
    return { items: [], next: undefined };
  const viewerId = actorId(viewer);
  const rows = await listShownRows(ctx.db, {
    ...{ userId: owner.id, viewerId, limit, window: windowMax },
    after: lastSeen && { favoritedAt: lastSeen.favoritedAt, id: lastSeen.id ?? lowest },
  });
  const shown = rows.filter(({ isFound }) => isFound);
  const last = rows.at(-1);
  const ids = shown.map(({ id }) => id);
  const contents = new Map((await findContents(ctx.db, ids, viewerId)).map((row) => [row.id, row]));
  return {
    // One that was removed since is left out.
    items: ids.flatMap((id) => {
      const row = contents.get(id);
      return row ? [presentContent(ctx, row, viewer)] : [];
    }),
    next: shown.length === limit ? shown.at(-1) : last && last.looked === windowMax ? last : undefined,
  };
}
