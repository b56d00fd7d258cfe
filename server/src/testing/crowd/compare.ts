import type { Db } from '../../db/transaction.ts';
import { checkNewEntries } from '../../features/credits/index.ts';
import {
  type OrderBeside,
  readAccounts,
  readItems,
  readOffers,
  readOrders,
  readReversals,
  readTakenBack,
  readTasks,
} from './books.store.ts';
import { type Model, offerText, type Order, type Touched } from './model.ts';

const batch = 2_000;

/**
 * Compares the product at rest with the arithmetic and with the provider: every balance, every order that something became of, every item
 * that was changed, every task of an engine, and the product's own proof of what is new. Throws with all that differs.
 */
export async function compareAtRest(
  db: Db,
  known: { readonly model: Model; readonly touched: Touched; readonly secret: string; readonly now: Date },
): Promise<void> {
  const { model, touched, secret, now } = known;
  const wrong = [
    ...(await compareOrders(db, [...touched.orders], touched.offers)),
    ...(await compareAccounts(db, model)),
    ...(await compareReversals(db, model)),
    ...(await compareItems(db, touched)),
    ...(await compareOffers(db, model, touched)),
    ...(await compareTasks(db, touched)),
    ...(await proveNewEntries(db, secret, now)),
  ];
  if (wrong.length > 0) throw new Error(`At rest:\n${wrong.slice(0, 20).join('\n')}`);
}

/** What differs between orders as we have them and as the provider has them; what they have brought goes into the arithmetic. */
export async function compareOrders(db: Db, orders: readonly Order[], offers: ReadonlySet<string>): Promise<string[]> {
  const wrong: string[] = [];
  for (let from = 0; from < orders.length; from += batch) {
    const some = orders.slice(from, from + batch);
    const rows = new Map(
      (
        await readOrders(
          db,
          some.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    for (const order of some) {
      const row = rows.get(order.id);
      if (!row) wrong.push(`order ${order.id} is not there`);
      else wrong.push(...compareOrder(order, row, offers).map((what) => `order ${order.id}: ${what}`));
    }
  }
  return wrong;
}

function compareOrder(order: Order, row: OrderBeside, offers: ReadonlySet<string>): string[] {
  const { words } = order;
  const taken = words.isWithdrawn ? row.credits : shareOf(row, words.refundedCents);
  const brought = words.isPaid ? row.credits - taken : 0;
  order.buyer.worth += brought - order.brought;
  order.brought = brought;
  order.taken = words.isPaid ? taken : 0;
  const offer = offerText(row.package_id, { credits: row.credits, cents: row.price_cents });
  const isAgreed = order.agreed === undefined ? offers.has(offer) : order.agreed === offer;
  order.agreed = offer;
  return [
    ...(isAgreed ? [] : [`${offer} was not on offer, or is not what was agreed on`]),
    ...differ('agreed cents', row.price_cents, row.provider_cents),
    ...differ('paid, by the provider', row.is_paid, row.provider_paid),
    ...differ('refunded, by the provider', row.refunded_cents, Math.min(row.provider_refunded, row.price_cents)),
    ...differ('withdrawn, by the provider', isWithdrawn(row), row.provider_withdrawn > 0),
    ...differ('paid', row.is_paid, words.isPaid),
    ...differ('refunded', row.refunded_cents, Math.min(words.refundedCents, row.price_cents)),
    ...differ('withdrawn', isWithdrawn(row), words.isWithdrawn),
    ...differ('credits that it has brought', row.is_paid ? row.credits - row.reclaimed_credits : 0, brought),
  ];
}

const isWithdrawn = ({ dispute }: OrderBeside): boolean => dispute === 'open' || dispute === 'lost';

function shareOf({ credits, price_cents: cents }: OrderBeside, refundedCents: number): number {
  return Math.floor((credits * Math.min(refundedCents, cents)) / cents);
}

async function compareAccounts(db: Db, model: Model): Promise<string[]> {
  const stored = new Map((await readAccounts(db)).map((row) => [row.user_id, row]));
  const reversals = await readReversals(db);
  const people = [...model.people.values()];
  return [
    ...differ('accounts', stored.size, people.length),
    ...people.flatMap((person) => {
      const { userId, worth } = person;
      const row = stored.get(userId);
      if (!row) return [`nobody is ${userId}`];
      person.held = row.held;
      person.reversed = reversals.get(userId) ?? 0;
      return [
        ...differ(`worth of ${userId}`, row.balance - row.debt, worth + person.reversed),
        ...(row.debt > 0 && row.balance > row.held ? [`${userId} owes beside a balance`] : []),
        ...differ(`under way of ${userId}`, row.active_generations, 0),
      ];
    }),
  ];
}

/** What is taken back of sales to somebody is at most what that person's payments have lost. */
async function compareReversals(db: Db, model: Model): Promise<string[]> {
  const takenBack = await readTakenBack(db);
  const lost = new Map<string, number>();
  for (const { buyer, taken } of model.orders.values()) lost.set(buyer.userId, (lost.get(buyer.userId) ?? 0) + taken);
  return [...takenBack].flatMap(([userId, credits]) =>
    credits <= (lost.get(userId) ?? 0)
      ? []
      : [`${credits} credits are taken back of sales to ${userId}, whose payments lost ${lost.get(userId) ?? 0}`],
  );
}

async function compareItems(db: Db, touched: Touched): Promise<string[]> {
  const { listings, removed } = touched;
  const names = [...listings.keys(), ...removed].map(({ id }) => id);
  const rows = new Map((await readItems(db, names)).map((row) => [row.id, row]));
  const wrong = [...removed].filter(({ id }) => rows.has(id)).map(({ id }) => `item ${id} is still there`);
  for (const [item, states] of listings) {
    if (removed.has(item)) continue;
    const row = rows.get(item.id);
    const now = row && { isPublic: row.is_public, isLocked: row.is_prompt_locked, price: row.prompt_price };
    const text = JSON.stringify(now);
    if (now && states.some((state) => JSON.stringify(state) === text)) item.listing = now;
    else wrong.push(`item ${item.id} is ${text ?? 'gone'}, which nobody made it`);
  }
  return wrong;
}

async function compareOffers(db: Db, model: Model, touched: Touched): Promise<string[]> {
  const offers = await listOffers(db);
  model.setOffers(offers);
  return [...offers.values()]
    .filter((offer) => !touched.offers.has(offer))
    .map((offer) => `nobody has offered ${offer}`);
}

/** What is on offer, by package. */
export async function listOffers(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await readOffers(db);
  return new Map(rows.map(({ id, credits, price_cents: cents }) => [id, offerText(id, { credits, cents })]));
}

async function compareTasks(db: Db, { tasks }: Touched): Promise<string[]> {
  const rows = new Map((await readTasks(db, [...tasks.keys()])).map((row) => [row.content_id, row.state]));
  return [...tasks].flatMap(([id, state]) => differ(`task of ${id}`, rows.get(id), state));
}

async function proveNewEntries(db: Db, secret: string, now: Date): Promise<readonly string[]> {
  const report = await checkNewEntries({ db }, { secret, now });
  return report.balanced ? [] : report.lines;
}

function differ(what: string, actual: unknown, expected: unknown): string[] {
  return actual === expected ? [] : [`${what}: ${String(actual)} instead of ${String(expected)}`];
}
