import { desk, type DeskSignal, type SignalTie } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import { requireUser } from '../../kernel/actor.ts';
import { returnIncomeAct } from '../moderation/index.ts';
import { closeSignalAct, listSignals, releaseSignalAct, type SignalRow, type TieRow } from '../signals/index.ts';
import { actHandler, nextOf, privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';
import { readSignal } from './read-signal.ts';

/** What looks like abuse, and what is done about the income that waits because of it. */
export function deskSignalsRoutes(binder: Binder, ctx: DeskContext): void {
  const bind = privately(binder);
  bind(desk.signals, async ({ query: { state, before, limit } }) => {
    const signals = (await listSignals(ctx.db, { isOpen: state === 'open', before, limit })).map(presentSignal);
    return { signals, next: nextOf(signals, limit) };
  });
  bind(desk.signal, async ({ params, actor }) => {
    const { signal, ties, waiting, credits, names } = await readSignal(ctx, {
      id: params.id,
      actor: requireUser(actor),
    });
    return {
      signal: presentSignal({ ...signal, in_review: credits }),
      ties: ties.map(presentTie),
      waiting: waiting.map(({ buyerId, lastAt, ...income }) => ({
        ...income,
        buyer: { id: buyerId, username: names.get(buyerId) ?? null },
        last_at: lastAt.toISOString(),
      })),
    };
  });
  bind(
    desk.releaseSignal,
    actHandler(ctx, desk.releaseSignal, releaseSignalAct, ({ params, body }) => ({
      signalId: params.id,
      buyerIds: body.buyer_ids ?? null,
    })),
  );
  bind(
    desk.returnIncome,
    actHandler(ctx, desk.returnIncome, returnIncomeAct, ({ params, body }) => ({
      signalId: params.id,
      buyerIds: body.buyer_ids ?? null,
      // The contract asks for one.
      ground: body.ground ?? null,
      groundRef: body.ground_ref,
      facts: body.facts,
      redress: body.redress,
    })),
  );
  bind(
    desk.closeSignal,
    actHandler(ctx, desk.closeSignal, closeSignalAct, ({ params }) => ({ signalId: params.id })),
  );
}

function presentSignal(row: SignalRow): DeskSignal {
  return {
    id: row.id,
    kind: row.kind,
    user_id: row.user_id,
    username: row.deleted_at === null ? row.username : null,
    score: row.score,
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    outcome: row.outcome,
    credits_waiting: row.in_review ?? 0,
  };
}

function presentTie(row: TieRow): SignalTie {
  return {
    seller: { id: row.seller_id, username: row.seller_left === null ? row.seller_name : null },
    buyer: { id: row.buyer_id, username: row.buyer_left === null ? row.buyer_name : null },
    credits: row.credits,
    unlocks: row.unlocks,
    first_at: row.first_at.toISOString(),
    last_at: row.last_at.toISOString(),
    shared: row.shared,
  };
}
