import { contract } from '@loomlight/contract';
import { pins } from '@loomlight/contract/pins';
import { shownFavorites } from '@loomlight/contract/shown-favorites';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { PresentContext } from '../content/index.ts';
import { getProfile, listPins, listUserContent } from './get-profile.ts';
import { listShownFavorites } from './list-shown-favorites.ts';
import { setPins } from './set-pins.ts';

export function profilesRoutes(binder: Binder, ctx: PresentContext & { readonly db: Db; readonly clock: Clock }): void {
  const { bind } = binder;
  bind(contract.profiles.profile, async ({ actor, params }) => ({
    user: await getProfile(ctx, { username: params.username, viewer: actor }),
  }));
  bind(pins.ofPerson, async ({ actor, params }) => ({
    generations: await listPins(ctx, { username: params.username, viewer: actor }),
  }));
  bind(pins.set, async ({ actor, body }) => ({
    generations: await setPins(ctx, { actor: requireUser(actor), ids: body.ids }),
  }));
  bind(contract.profiles.content, async ({ actor, params, query }) => {
    const { limit, offset, content_type: contentType } = query;
    const input = { username: params.username, viewer: actor, contentType, limit, offset };
    const { items, total } = await listUserContent(ctx, input);
    return {
      images: items.filter((item) => item.content_type === 'image'),
      videos: items.filter((item) => item.content_type === 'video'),
      total,
    };
  });
  bind(shownFavorites.ofPerson, async ({ actor, params, query }) => {
    const { limit, last_favorited_at: favoritedAt, before: id } = query;
    const lastSeen = favoritedAt === undefined ? undefined : { favoritedAt: new Date(favoritedAt), id };
    const { items, next } = await listShownFavorites(ctx, {
      username: params.username,
      viewer: actor,
      limit,
      lastSeen,
    });
    return {
      generations: [...items],
      next: next ? { last_favorited_at: next.favoritedAt.toISOString(), before: next.id } : null,
    };
  });
}
