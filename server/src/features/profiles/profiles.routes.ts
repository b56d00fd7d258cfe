import { contract } from '@loomlight/contract';
import { pins } from '@loomlight/contract/pins';
import { shownFavorites } from '@loomlight/contract/shown-favorites';
import { type ReadContext, readFor } from '../../db/reads.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { PresentContext } from '../content/index.ts';
import { getProfile, listPins, listUserContent } from './get-profile.ts';
import { listShownFavorites } from './list-shown-favorites.ts';
import { setPins } from './set-pins.ts';

/** Profiles and what stands on them; guests may read all of it at a standby. */
export function profilesRoutes(binder: Binder, ctx: PresentContext & ReadContext & { readonly clock: Clock }): void {
  const { bind } = binder;
  bind(contract.profiles.profile, async ({ actor, params }) => ({
    user: await readFor(ctx, actor, (ctx) => getProfile(ctx, { username: params.username, viewer: actor })),
  }));
  bind(pins.ofPerson, async ({ actor, params }) => ({
    generations: await readFor(ctx, actor, (ctx) => listPins(ctx, { username: params.username, viewer: actor })),
  }));
  bind(pins.set, async ({ actor, body }) => ({
    generations: await setPins(ctx, { actor: requireUser(actor), ids: body.ids }),
  }));
  bind(contract.profiles.content, async ({ actor, params, query }) => {
    const { limit, offset, content_type: contentType } = query;
    const input = { username: params.username, viewer: actor, contentType, limit, offset };
    const { items, total } = await readFor(ctx, actor, (ctx) => listUserContent(ctx, input));
    return {
      images: items.filter((item) => item.content_type === 'image'),
      videos: items.filter((item) => item.content_type === 'video'),
      total,
    };
  });
  bind(shownFavorites.ofPerson, async ({ actor, params, query }) => {
    const { limit, last_favorited_at: favoritedAt, before: id } = query;
    const lastSeen = favoritedAt === undefined ? undefined : { favoritedAt: new Date(favoritedAt), id };
    const input = { username: params.username, viewer: actor, limit, lastSeen };
    const { items, next } = await readFor(ctx, actor, (ctx) => listShownFavorites(ctx, input));
    return {
      generations: [...items],
      next: next ? { last_favorited_at: next.favoritedAt.toISOString(), before: next.id } : null,
    };
  });
}
