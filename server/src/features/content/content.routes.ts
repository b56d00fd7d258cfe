import { contract } from '@loomlight/contract';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { ContentContext } from './content.context.ts';
import { downloadImage } from './download-image.ts';
import { getPublicContent, getVisibleContent } from './get-content.ts';
import { presentContent } from './present-content.ts';
import { viewContent } from './view-content.ts';

export function contentRoutes({ bind }: Binder, ctx: ContentContext): void {
  bind(contract.images.get, async ({ actor, params }) =>
    presentContent(ctx, await getVisibleContent(ctx, { id: params.id, contentType: 'image', viewer: actor }), actor),
  );
  bind(contract.gallery.publicImage, ({ actor, params, request }) =>
    viewContent(ctx, { id: params.id, contentType: 'image', viewer: actor, address: request.ip }),
  );
  bind(contract.images.download, async ({ actor, params, query, request, reply }) => {
    const download = await downloadImage(ctx, {
      id: params.id,
      viewer: actor,
      address: request.ip,
      format: query.format,
    });
    await reply
      .type(download.mediaType)
      .header('Content-Disposition', `attachment; filename="${download.fileName}"`)
      .header('Cache-Control', 'private, no-store')
      .send(download.body);
  });
  bind(contract.images.share, async ({ actor, params }) => {
    const row = await getPublicContent(ctx, { id: params.id, contentType: 'image', viewer: actor });
    return { url: `${ctx.publicUrl}/generate/${row.id}` };
  });
}
