import { contract } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { PresentContext } from '../content/index.ts';
import { getProfile, listUserContent } from './get-profile.ts';

export function profilesRoutes({ bind }: Binder, ctx: PresentContext & { readonly db: Db }): void {
  bind(contract.profiles.profile, async ({ actor, params }) => ({
    user: await getProfile(ctx, { username: params.username, viewer: actor }),
  }));
  bind(contract.profiles.content, ({ actor, params, query }) =>
    listUserContent(ctx, { username: params.username, viewer: actor, query }),
  );
}
