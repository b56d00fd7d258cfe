import { collections } from '@loomlight/contract/collections';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { presentContent } from '../content/index.ts';
import { addItems } from './add-items.ts';
import { changeCollection } from './change-collection.ts';
import type { CollectionsContext } from './collections.context.ts';
import { createCollection } from './create-collection.ts';
import { getCollection } from './get-collection.ts';
import { listChoices, listCollections, listCollectionsOfPerson } from './list-collections.ts';
import { listItems } from './list-items.ts';
import { moveItem } from './move-item.ts';
import { presentCollection, presentCollections, presentWholeCollection } from './present-collection.ts';
import { removeCollection } from './remove-collection.ts';
import { removeItems } from './remove-items.ts';

/** Collections of items, one's own and public ones (KEEP-36 to KEEP-41). */
export function collectionsRoutes({ bind }: Binder, ctx: CollectionsContext): void {
  bind(collections.list, async ({ actor, query }) => {
    const viewer = requireUser(actor);
    const rows = await listCollections(ctx, { actor: viewer, limit: query.limit, lastSeen: lastChanged(query) });
    return presentCollections(ctx, rows, { viewer, limit: query.limit });
  });
  bind(collections.ofPerson, async ({ actor: viewer, params, query }) => {
    const { limit } = query;
    const rows = await listCollectionsOfPerson(ctx, { ...params, viewer, limit, lastSeen: lastChanged(query) });
    return presentCollections(ctx, rows, { viewer, limit });
  });
  bind(collections.choices, async ({ actor, query }) => ({
    collections: await listChoices(ctx, { actor: requireUser(actor), item: query.item }),
  }));
  bind(collections.create, async ({ actor, params, body }) => {
    const wish = { id: params.id, name: body.name, isPublic: body.is_public };
    const row = await createCollection(ctx, { actor: requireUser(actor), ...wish });
    return { collection: presentCollection(ctx, row, actor) };
  });
  bind(collections.change, async ({ actor, params, body }) => {
    const wish = { id: params.id, name: body.name, isPublic: body.is_public, coverId: body.cover_id };
    const row = await changeCollection(ctx, { actor: requireUser(actor), ...wish });
    return { collection: presentCollection(ctx, row, actor) };
  });
  bind(collections.remove, ({ actor, params }) => removeCollection(ctx, { actor: requireUser(actor), ...params }));
  bind(collections.addItems, async ({ actor, params, body }) => {
    const added = await addItems(ctx, { actor: requireUser(actor), id: params.id, ids: body.ids });
    const failed = [...new Set(body.ids)].filter((id) => !added.includes(id.toLowerCase()));
    return { added, failed: failed.map((id) => ({ id, code: 'not_found' as const })) };
  });
  bind(collections.removeItems, ({ actor, params, body }) =>
    removeItems(ctx, { actor: requireUser(actor), id: params.id, ids: body.ids }),
  );
  bind(collections.moveItem, ({ actor, params, body }) =>
    moveItem(ctx, { actor: requireUser(actor), id: params.id, ...body }),
  );
  bind(collections.get, async ({ actor, params }) => ({
    collection: presentWholeCollection(ctx, await getCollection(ctx, { ...params, viewer: actor }), actor),
  }));
  bind(collections.items, async ({ actor, params, query }) => {
    const { limit, last_position: position, after: id } = query;
    const lastSeen = position === undefined ? undefined : { position, id };
    const rows = await listItems(ctx, { ...params, viewer: actor, limit, lastSeen });
    const last = rows.at(-1);
    const isLast = !last || rows.length < limit;
    return {
      generations: rows.map((row) => presentContent(ctx, row, actor)),
      next: isLast ? null : { last_position: last.position, after: last.id },
    };
  });
}

function lastChanged({
  last_updated_at: updatedAt,
  before: id,
}: {
  readonly last_updated_at?: string | undefined;
  readonly before?: string | undefined;
}) {
  return updatedAt === undefined ? undefined : { updatedAt: new Date(updatedAt), id };
}
