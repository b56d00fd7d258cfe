import { isStorableText } from '@loomlight/contract';
import { type Actor, actorId, type SignedIn } from '../../kernel/actor.ts';
import { appError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/ids.ts';
import { usernameKey } from '../accounts/index.ts';
import { findBlockedAmong } from '../follows/index.ts';
import type { CollectionsContext } from './collections.context.ts';
import { findPerson, listChoiceRows, listCollectionRows } from './collections.store.ts';
import { type CoveredCollection, withCovers } from './with-covers.ts';

/** Where a page begins, and how long it is. A place without an id begins just below everything of that moment. */
interface Page {
  readonly limit: number;
  readonly lastSeen: { readonly updatedAt: Date; readonly id: string | undefined } | undefined;
}

const lowest = '00000000-0000-0000-0000-000000000000';

/** The actor's collections, the last changed first (KEEP-36). */
export async function listCollections(
  ctx: CollectionsContext,
  input: Page & { readonly actor: SignedIn },
): Promise<CoveredCollection[]> {
  return pageOf(ctx, { ...input, ownerId: input.actor.userId, viewer: input.actor, onlyPublic: false });
}

/** The public collections of a person, for their owner too (KEEP-38); none to who has blocked them (KEEP-67). */
export async function listCollectionsOfPerson(
  ctx: CollectionsContext,
  input: Page & { readonly username: string; readonly viewer: Actor },
): Promise<CoveredCollection[]> {
  const { username } = input;
  const ownerId = isStorableText(username)
    ? await findPerson(ctx.db, { usernameKey: usernameKey(username), now: ctx.clock.now() })
    : undefined;
  if (ownerId === undefined) throw appError('not_found');
  const blocked = await findBlockedAmong(ctx.db, { viewerId: actorId(input.viewer), people: [ownerId] });
  if (blocked.has(ownerId)) return [];
  return pageOf(ctx, { ...input, ownerId, onlyPublic: true });
}

/** All of the actor's collections, and which of them an item is in (KEEP-37). */
export async function listChoices(
  ctx: CollectionsContext,
  input: { readonly actor: SignedIn; readonly item: string | undefined },
): Promise<Awaited<ReturnType<typeof listChoiceRows>>> {
  const itemId = input.item !== undefined && isUuid(input.item) ? input.item : undefined;
  return listChoiceRows(ctx.db, { ownerId: input.actor.userId, itemId });
}

async function pageOf(
  ctx: CollectionsContext,
  page: Page & { readonly ownerId: string; readonly viewer: Actor; readonly onlyPublic: boolean },
): Promise<CoveredCollection[]> {
  const { ownerId, viewer, onlyPublic, limit, lastSeen } = page;
  const after = lastSeen && { updatedAt: lastSeen.updatedAt, id: lastSeen.id ?? lowest };
  const rows = await listCollectionRows(ctx.db, { ownerId, viewerId: actorId(viewer), onlyPublic, limit, after });
  return withCovers(ctx, { rows, viewer });
}
