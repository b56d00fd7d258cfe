import { type ContentType, contract } from '@loomlight/contract';
import type { Binder, Call } from '../../http/bind-endpoint.ts';
import { askedWait, goneSignal, sayFollowed } from '../../http/preferred-wait.ts';
import { requireUser, type SignedIn } from '../../kernel/actor.ts';
import { networkOf } from '../../kernel/network.ts';
import { changeContent } from './change-content.ts';
import type { ContentContext } from './content.context.ts';
import { downloadContent } from './download-content.ts';
import { downloadMany } from './download-many.ts';
import { getAnalytics } from './get-analytics.ts';
import { getDetail, getPublicDetail, type HearContent } from './get-detail.ts';
import { presentAnalytics } from './present-analytics.ts';
import { listOwnContent } from './list-own-content.ts';
import { removeContent } from './remove-content.ts';
import { removeMany } from './remove-many.ts';
import { shareContent } from './share-content.ts';
import { ownLibraryRoutes } from './own-library.routes.ts';
import { trashRoutes } from './trash.routes.ts';
import { viewContent } from './view-content.ts';

type RoutesContext = ContentContext & {
  readonly hearContent: HearContent;
  /** Returns when own generations have all ended, or cannot be waited for any longer. */
  readonly waitForEnd: (input: {
    readonly ids: readonly string[];
    readonly actor: SignedIn;
    readonly waitS: number;
    readonly gone: AbortSignal;
  }) => Promise<void>;
};

export function contentRoutes(binder: Binder, ctx: RoutesContext): void {
  itemRoutes(binder, ctx, contract.images, 'image');
  itemRoutes(binder, ctx, contract.videos, 'video');
  manyRoutes(binder, ctx);
  trashRoutes(binder, ctx);
  ownLibraryRoutes(binder, ctx);
  const { bind } = binder;
  bind(contract.gallery.publicImage, ({ actor, params }) =>
    getPublicDetail(ctx, { id: params.id, contentType: 'image', viewer: actor }),
  );
  bind(contract.gallery.publicVideo, ({ actor, params }) =>
    getPublicDetail(ctx, { id: params.id, contentType: 'video', viewer: actor }),
  );
  bind(contract.images.history, async ({ actor, query }) => {
    const { items, ...page } = await listOwnContent(ctx, { actor: requireUser(actor), contentType: 'image', ...query });
    return { images: items, ...page };
  });
  bind(contract.videos.summaries, async ({ actor, query }) => {
    const { items, ...page } = await listOwnContent(ctx, { actor: requireUser(actor), contentType: 'video', ...query });
    return { videos: items, ...page };
  });
}

function manyRoutes({ bind }: Binder, ctx: ContentContext): void {
  bind(contract.library.removeMany, ({ actor, body }) =>
    removeMany(ctx, { actor: requireUser(actor), ids: body.imageIds }),
  );
  bind(contract.library.downloadMany, async ({ actor, body, reply }) => {
    const zip = await downloadMany(ctx, { viewer: requireUser(actor), ids: body.imageIds, format: body.format });
    await reply
      .type('application/zip')
      .header('Content-Disposition', 'attachment; filename="loomlight.zip"')
      .header('Cache-Control', 'private, no-store')
      .send(zip);
  });
}

/** The calls that images and videos have in common: one handler each, for both. */
function itemRoutes(
  { bind }: Binder,
  ctx: RoutesContext,
  calls: typeof contract.images | typeof contract.videos,
  contentType: ContentType,
): void {
  bind(calls.get, async (call) => {
    const { actor, params } = call;
    await holdBack(ctx, call);
    return getDetail(ctx, { id: params.id, contentType, viewer: actor });
  });
  bind(calls.change, ({ actor, params, body }) =>
    changeContent(ctx, {
      id: params.id,
      contentType,
      actor: requireUser(actor),
      change: { isPublic: body.is_public, isPromptLocked: body.is_prompt_locked, promptPrice: body.prompt_price },
    }),
  );
  bind(calls.lock, ({ actor, params, body }) =>
    changeContent(ctx, {
      id: params.id,
      contentType,
      actor: requireUser(actor),
      // Opening a prompt for everyone sets its price to 0, whatever price came along.
      change: { isPromptLocked: body.is_prompt_locked, promptPrice: body.is_prompt_locked ? body.prompt_price : 0 },
    }),
  );
  bind(calls.visibility, ({ actor, params, body }) =>
    changeContent(ctx, { id: params.id, contentType, actor: requireUser(actor), change: { isPublic: body.is_public } }),
  );
  bind(calls.remove, ({ actor, params }) =>
    removeContent(ctx, { id: params.id, contentType, actor: requireUser(actor) }),
  );
  bind(calls.analytics, async ({ actor, params }) =>
    presentAnalytics(await getAnalytics(ctx, { id: params.id, contentType, actor: requireUser(actor) })),
  );
  bind(calls.share, ({ actor, params }) => shareContent(ctx, { id: params.id, contentType, viewer: actor }));
  bind(calls.view, ({ actor, params, request }) =>
    viewContent(ctx, { id: params.id, contentType, viewer: actor, network: networkOf(request.ip) }),
  );
  bind(calls.download, (call) => sendDownload(ctx, contentType, call));
}

async function sendDownload(
  ctx: ContentContext,
  contentType: ContentType,
  call: Call<typeof contract.images.download | typeof contract.videos.download>,
): Promise<void> {
  const { actor, params, query, request, reply } = call;
  const download = await downloadContent(ctx, {
    id: params.id,
    contentType,
    viewer: actor,
    network: networkOf(request.ip),
    format: query.format,
  });
  await reply
    .type(download.mediaType)
    .header('Content-Disposition', `attachment; filename="${download.fileName}"`)
    .header('Content-Length', download.sizeBytes)
    .header('Cache-Control', 'private, no-store')
    .send(download.body);
}

/** Waits as long as is asked for; a preference that is followed is said to be. */
async function holdBack(ctx: Pick<RoutesContext, 'waitForEnd'>, call: Call<typeof contract.images.get>): Promise<void> {
  const { actor, params, reply } = call;
  const asked = askedWait(call);
  if (actor.kind === 'guest' || asked.waitS === 0) return;
  sayFollowed(reply, asked);
  await ctx.waitForEnd({ ids: [params.id], actor, waitS: asked.waitS, gone: goneSignal(reply) });
}
