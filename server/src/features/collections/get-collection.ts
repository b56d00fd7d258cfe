import { type Actor, actorId, type SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import type { CollectionsContext } from './collections.context.ts';
import { findCollectionRow } from './collections.store.ts';
import { type CoveredCollection, withCovers } from './with-covers.ts';

type WholeRow = NonNullable<Awaited<ReturnType<typeof findCollectionRow>>>;

/** A collection that is public or the viewer's own; a private one of somebody else is as if it were not there (KEEP-38). */
export async function getCollection(
  ctx: CollectionsContext,
  input: { readonly id: string; readonly viewer: Actor },
): Promise<CoveredCollection<WholeRow>> {
  const { id, viewer } = input;
  const row = isUuid(id) ? await findCollectionRow(ctx.db, { id, viewerId: actorId(viewer) }) : undefined;
  const [covered] = row ? await withCovers(ctx, { rows: [row], viewer }) : [];
  if (!covered) throw appError('not_found');
  return covered;
}

/** The actor's own collection; anybody else's, public or not, is not there for an act. */
export async function getOwnCollection(
  ctx: CollectionsContext,
  input: { readonly id: string; readonly actor: SignedIn },
): Promise<CoveredCollection> {
  const found = await getCollection(ctx, { id: input.id, viewer: input.actor });
  if (found.owner_id !== input.actor.userId) throw appError('not_found');
  return found;
}
