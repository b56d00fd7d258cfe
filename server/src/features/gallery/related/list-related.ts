import type { Db } from '../../../db/transaction.ts';
import { type Actor, actorId } from '../../../kernel/actor.ts';
import { appError } from '../../../kernel/errors.ts';
import { isUuid } from '../../../kernel/ids.ts';
import type { ShownItem } from '../search/present-search.ts';
import { findLikeness, type Likeness, listLike, listMoreBy } from './related.store.ts';

interface RelatedContext {
  readonly db: Db;
}

interface Of {
  readonly id: string;
  readonly viewer: Actor;
}

/** The newest other public items of whoever made this one (KEEP-63). Throws 404 where the viewer may not see it. */
export async function listMoreByOwner(ctx: RelatedContext, of: Of): Promise<readonly ShownItem[]> {
  const { userId } = await getLikeness(ctx, of);
  return listMoreBy(ctx.db, { id: of.id, userId, viewerId: actorId(of.viewer) });
}

/** Public items of others like this one (KEEP-64). Throws 404 where the viewer may not see it. */
export async function listRelated(ctx: RelatedContext, of: Of): Promise<readonly ShownItem[]> {
  return listLike(ctx.db, await getLikeness(ctx, of), actorId(of.viewer));
}

async function getLikeness(ctx: RelatedContext, { id, viewer }: Of): Promise<Likeness> {
  const likeness = isUuid(id) ? await findLikeness(ctx.db, { id, viewerId: actorId(viewer) }) : undefined;
  if (!likeness) throw appError('not_found');
  return likeness;
}
