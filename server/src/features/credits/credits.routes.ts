import { contract } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import { idempotencyKeyOf } from '../idempotency/index.ts';
import { addCreditsByAdmin } from './add-credits.ts';
import { getHeld, getHistory, getSpendable } from './get-history.ts';
import { getReceipt } from './get-receipt.ts';
import { presentHeld, presentHistory } from './present-credits.ts';

export function creditsRoutes(
  { bind }: Binder,
  ctx: { readonly db: Db; readonly clock: Clock; readonly ids: Ids; readonly siteName: () => string },
): void {
  for (const endpoint of [contract.credits.balance, contract.credits.mine])
    bind(endpoint, async ({ actor }) => {
      const { userId } = requireUser(actor);
      const { credits, held } = await getSpendable(ctx, userId);
      return { credits, ...presentHeld(await getHeld(ctx, { userId, held })) };
    });
  bind(contract.credits.history, async ({ actor, query }) => {
    const history = await getHistory(ctx, { userId: requireUser(actor).userId, ...query });
    return presentHistory(history, query.filter);
  });
  bind(contract.credits.add, async ({ actor, body, idempotencyKey }) => {
    const admin = requireUser(actor);
    const credits = await addCreditsByAdmin(ctx, {
      actor: admin,
      credits: body.amount,
      description: body.description,
      username: body.username,
      idempotencyKey: idempotencyKeyOf(contract.credits.add, { userId: admin.userId, key: idempotencyKey, body }),
    });
    return { credits };
  });
  bind(contract.credits.receipt, async ({ actor, params, reply }) => {
    const receipt = await getReceipt(ctx, { actor: requireUser(actor), entryId: params.id });
    await reply
      .type('text/html; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${receipt.fileName}"`)
      .send(receipt.html);
  });
}
