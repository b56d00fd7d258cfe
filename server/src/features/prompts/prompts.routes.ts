import { contract } from '@loomlight/contract';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { requestKeyOf } from '../request-keys/index.ts';
import { listPurchases, listSales } from './list-trades.ts';
import { type PromptsContext, unlockPrompt } from './unlock-prompt.ts';

export function promptsRoutes({ bind }: Binder, ctx: PromptsContext): void {
  bind(contract.prompts.purchase, async ({ actor, params, body, idempotencyKey }) => {
    const buyer = requireUser(actor);
    const unlock = await unlockPrompt(ctx, {
      actor: buyer,
      id: params.id,
      contentType: body.content_type,
      expectedPrice: body.expected_price,
      requestKey: requestKeyOf(contract.prompts.purchase, {
        userId: buyer.userId,
        key: idempotencyKey,
        body: { id: params.id, ...body },
      }),
    });
    return {
      success: true as const,
      status: 200,
      statusText: unlock === 'unlocked' ? 'Prompt unlocked' : 'Prompt already unlocked',
    };
  });
  bind(contract.prompts.purchases, ({ actor, query }) => listPurchases(ctx, { actor: requireUser(actor), query }));
  bind(contract.prompts.sales, ({ actor, query }) => listSales(ctx, { actor: requireUser(actor), query }));
}
