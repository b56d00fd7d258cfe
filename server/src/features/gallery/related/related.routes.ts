import { related } from '@loomlight/contract/related';
import type { Db } from '../../../db/transaction.ts';
import type { Binder } from '../../../http/bind-endpoint.ts';
import { presentThumbnail } from '../search/present-search.ts';
import { listMoreByOwner, listRelated } from './list-related.ts';

/** What stands below an open item (KEEP-63, KEEP-64). */
export function relatedRoutes({ bind }: Binder, ctx: { readonly db: Db }): void {
  bind(related.moreBy, async ({ actor, params }) => ({
    generations: (await listMoreByOwner(ctx, { id: params.id, viewer: actor })).map(presentThumbnail),
  }));
  bind(related.like, async ({ actor, params }) => ({
    generations: (await listRelated(ctx, { id: params.id, viewer: actor })).map(presentThumbnail),
  }));
}
