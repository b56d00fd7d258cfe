import { contract } from '@loomlight/contract';
import type { Db } from '../../db/transaction.ts';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import { requestKeyOf } from '../request-keys/index.ts';
import { addCreditsByAdmin } from './add-credits.ts';
import { getBalanceWithHeld, getHistory } from './get-history.ts';
import { getReceipt } from './get-receipt.ts';

export function creditsRoutes(
  { bind }: Binder,
  ctx: { readonly db: Db; readonly clock: Clock; readonly ids: Ids },
): void {
  for (const endpoint of [contract.credits.balance, contract.credits.mine])
    bind(endpoint, ({ actor }) => getBalanceWithHeld(ctx.db, requireUser(actor).userId));
  bind(contract.credits.history, ({ actor, query }) =>
    getHistory(ctx.db, { userId: requireUser(actor).userId, query }),
  );
  bind(contract.credits.add, async ({ actor, body, idempotencyKey }) => {
    const admin = requireUser(actor);
    const credits = await addCreditsByAdmin(ctx, {
      actor: admin,
      credits: body.amount,
      description: body.description,
      username: body.username,
      requestKey: requestKeyOf(contract.credits.add, { userId: admin.userId, key: idempotencyKey, body }),
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
