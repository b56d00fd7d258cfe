import { contract } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { PresentContext } from '../content/index.ts';
import { listPublicImages } from './list-public-images.ts';

export function galleryRoutes({ bind }: Binder, ctx: PresentContext & { readonly db: Db }): void {
  bind(contract.gallery.publicImages, ({ actor, query }) => listPublicImages(ctx, { query, viewer: actor }));
}
