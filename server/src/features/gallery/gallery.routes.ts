import { contract } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { PresentContext } from '../content/index.ts';
import { listPublicContent } from './list-public-content.ts';

export function galleryRoutes({ bind }: Binder, ctx: PresentContext & { readonly db: Db }): void {
  bind(contract.gallery.publicImages, async ({ actor, query }) => {
    const { items, next } = await listPublicContent(ctx, { query, viewer: actor, contentType: 'image' });
    return { images: items, next };
  });
  bind(contract.gallery.publicVideos, async ({ actor, query }) => {
    const { items, next } = await listPublicContent(ctx, { query, viewer: actor, contentType: 'video' });
    return { videos: items, next };
  });
}
