import { contract } from '@loomlight/contract';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { idempotencyKeyOf } from '../idempotency/index.ts';
import { listPurchases, listSales } from './list-trades.ts';
import { presentPurchases, presentSales } from './present-trades.ts';
import { type PromptsContext, unlockPrompt } from './unlock-prompt.ts';

export function promptsRoutes(binder: Binder, ctx: PromptsContext): void {
  const { bind } = binder;
  bind(contract.prompts.purchase, async ({ actor, params, body, idempotencyKey }) => {
    const buyer = requireUser(actor);
    const unlock = await unlockPrompt(ctx, {
      actor: buyer,
      id: params.id,
      contentType: body.content_type,
      expectedPrice: body.expected_price,
      idempotencyKey: idempotencyKeyOf(contract.prompts.purchase, {
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
  bind(contract.prompts.purchases, async ({ actor, query }) =>
    presentPurchases(await listPurchases(ctx, { actor: requireUser(actor), ...query })),
  );
  bind(contract.prompts.sales, async ({ actor, query }) =>
    presentSales(await listSales(ctx, { actor: requireUser(actor), ...query }), ctx.feePercent),
  );
}
