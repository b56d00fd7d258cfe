import { setup } from '@loomlight/contract/setup';
import type { Binder } from '../../../http/bind-endpoint.ts';
import { networkOf } from '../../../kernel/network.ts';
import type { AccountsContext } from '../accounts.context.ts';
import { calledFrom } from '../called-from.ts';
import { deviceOf } from '../device-cookie.ts';
import { answerSignIn } from '../present-sign-in.ts';
import { isSetupOpen } from './offer-setup.ts';
import { setUp } from './set-up.ts';

export function setupRoutes(binder: Binder, ctx: AccountsContext): void {
  const { bind } = binder;
  bind(setup.state, async () => ({ open: await isSetupOpen(ctx) }));
  bind(setup.begin, async ({ body, request, reply }) => {
    const place = { network: networkOf(request.ip), device: deviceOf(ctx, request) };
    return answerSignIn(ctx, { reply, entry: await setUp(calledFrom(ctx, request), { ...body, ...place }) });
  });
}
