import { trash } from '@loomlight/contract/trash';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { ContentContext } from './content.context.ts';
import { emptyTrash } from './empty-trash.ts';
import { listTrash } from './list-trash.ts';
import { presentTrashed } from './present-trash.ts';
import { putBack } from './put-back.ts';

const lowest = '00000000-0000-0000-0000-000000000000';

/** The trash of the caller (KEEP-25 to KEEP-28). */
export function trashRoutes({ bind }: Binder, ctx: ContentContext): void {
  bind(trash.list, async ({ actor, query }) => {
    const { limit, last_trashed_at: trashedAt, before } = query;
    const after = trashedAt === undefined ? undefined : { trashedAt: new Date(trashedAt), id: before ?? lowest };
    const { rows, total } = await listTrash(ctx, { actor: requireUser(actor), limit, after });
    const items = rows.map((row) => presentTrashed(ctx, row));
    const last = items.at(-1);
    const isLast = !last || items.length < limit;
    return { generations: items, total, next: isLast ? null : { last_trashed_at: last.trashed_at, before: last.id } };
  });
  bind(trash.putBack, async ({ actor, body }) => {
    const restored = await putBack(ctx, { actor: requireUser(actor), ids: body.ids });
    const failed = [...new Set(body.ids)].filter((id) => !restored.includes(id));
    return { restored, failed: failed.map((id) => ({ id, code: 'not_found' as const })) };
  });
  bind(trash.empty, ({ actor }) => emptyTrash(ctx, { actor: requireUser(actor) }));
}
