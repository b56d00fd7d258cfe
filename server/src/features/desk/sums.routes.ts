import type { ReplyOf } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import type { Binder } from '../../http/bind-endpoint.ts';
import type { MoneyOfDay } from '../payments/index.ts';
import { privately } from './act-handler.routes.ts';
import type { DeskContext } from './desk.context.ts';
import { createLiabilities, type Liabilities, sumTrade, type TradeSums } from './sum-trade.ts';

/** What trade comes to, and what is owed to people. */
export function deskSumsRoutes(binder: Binder, ctx: DeskContext): void {
  const bind = privately(binder);
  const liabilities = createLiabilities(ctx);
  bind(desk.summary, async ({ query }) => presentSums(await sumTrade(ctx, query)));
  bind(desk.liabilities, async () => presentLiabilities(await liabilities()));
}

function presentSums({ money, credits, sellers }: TradeSums): ReplyOf<typeof desk.summary> {
  return {
    money: money.map((of) => ({ day: of.day, ...presentMoney(of) })),
    money_total: [...new Set(money.map(({ currency }) => currency))]
      .toSorted()
      .map((currency) => presentMoney(totalOf(money.filter((of) => of.currency === currency)))),
    credits: credits.map((of) => ({ ...of })),
    sellers: sellers.map(({ userId, username, sold, earned, returned, income }) => ({
      ...{ user_id: userId, username: username ?? null },
      ...{ sold, earned, returned, income },
    })),
  };
}

function totalOf(days: readonly MoneyOfDay[]): MoneyOfDay {
  const sum = (of: (day: MoneyOfDay) => number): number => days.reduce((total, day) => total + of(day), 0);
  return {
    ...{ day: '', currency: days[0]?.currency ?? '', orders: sum(({ orders }) => orders) },
    ...{ paidCents: sum(({ paidCents }) => paidCents), refundedCents: sum(({ refundedCents }) => refundedCents) },
    ...{ disputedCents: sum(({ disputedCents }) => disputedCents), lostCents: sum(({ lostCents }) => lostCents) },
  };
}

function presentMoney({ currency, orders, paidCents, refundedCents, disputedCents, lostCents }: MoneyOfDay) {
  return {
    ...{ currency, orders },
    ...{ paid_cents: paidCents, refunded_cents: refundedCents, disputed_cents: disputedCents, lost_cents: lostCents },
    net_cents: paidCents - refundedCents - lostCents,
  };
}

function presentLiabilities({ at, accounts, sales }: Liabilities): ReplyOf<typeof desk.liabilities> {
  const { outstanding, held, owed, dormant, left } = accounts;
  return {
    ...{ at: at.toISOString(), outstanding, held, owed, dormant, left },
    free: outstanding - held,
    worth: sales
      .filter(({ credits }) => credits > 0n)
      .map(({ currency, cents, credits }) => ({
        ...{ currency, sold_credits: Number(credits), sold_cents: Number(cents) },
        // Exact: a product of both may be beyond what a number holds.
        value_cents: Number((BigInt(outstanding) * cents) / credits),
      })),
  };
}
