// @module-tag on-server
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { waitForWaiting } from '../../testing/led-transaction.ts';
import { giveWhileWaiting } from '../../testing/give-while-waiting.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { countVisits } from '../content/figures.store.ts';
import { allArrive } from '../../testing/all-arrive.ts';
import { gatherSales, type Sell } from './gather-sales.ts';
import type { UnlockRequest } from './prompts.store.ts';

let test: TestApp;
let seller: TestPerson;
let sell: Sell;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  seller = await test.person();
  sell = gatherSales(test.database);
});
afterAll(() => test.close());

const onSale = (prompt_price = 5) => test.image(seller, { is_prompt_locked: true, prompt_price });
const wish = (buyer: TestPerson, contentId: string, other: Partial<UnlockRequest> = {}): UnlockRequest => ({
  buyerId: buyer.userId,
  ownerId: seller.userId,
  contentId,
  contentType: 'image',
  price: 5,
  earned: 4,
  feePercent: 20,
  bonusBuysPrompts: true,
  now: test.clock.now(),
  idempotencyKey: undefined,
  ...other,
});
const buyers = (count: number, credits = 50): Promise<TestPerson[]> =>
  Promise.all(Array.from({ length: count }, () => test.person({ credits })));
/** How a sale ended: whether something was bought, or the constraint that it broke. What was bought has arrived then. */
const ends = async (sales: readonly Promise<boolean>[]) => {
  const ended = await Promise.all(
    sales.map((sale) =>
      sale.catch(
        (error: { constraint?: string; code?: string; message: string }) =>
          error.constraint ?? error.code ?? error.message,
      ),
    ),
  );
  await allArrive({ db: test.database.db, clock: test.clock });
  return ended;
};
/** How many statements a work makes with which it sells. */
async function statements(work: (sell: Sell) => Promise<unknown>): Promise<number> {
  let count = 0;
  const counting = test.database.db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(gatherSales({ db: counting }));
  return count;
}

/** Sellers, each with an item on sale for 5, whose making has cost them 1. */
const shops = async (count: number): Promise<{ owner: TestPerson; id: string }[]> => {
  const opened = [];
  for (let made = 0; made < count; made += 1) {
    const owner = await test.person();
    opened.push({ owner, id: await test.image(owner, { is_prompt_locked: true, prompt_price: 5 }) });
  }
  return opened;
};

describe('sales of several sellers at once [BOOKS-24]', () => {
  it('are written together, and each seller earns and is numbered as alone', async () => {
    const open = await shops(4);
    const people = await buyers(6);
    const count = await statements(async (gathered) => {
      const sales = people.flatMap((buyer) =>
        open.map(({ owner, id }) => gathered(wish(buyer, id, { ownerId: owner.userId }))),
      );
      expect(await ends(sales)).toEqual(sales.map(() => true));
    });
    // Of each of six people one at a time, of four.
    expect(count).toBeLessThanOrEqual(8);
    expect(await Promise.all(open.map(({ owner }) => test.balance(owner)))).toEqual(open.map(() => 50 - 1 + 6 * 4));
    expect(await Promise.all(people.map((buyer) => test.balance(buyer)))).toEqual(people.map(() => 50 - 4 * 5));
    for (const { owner, id } of open) {
      const { rows } = await test.database.pool.query<{ sale_no: number; content_id: string }>(
        'SELECT sale_no, content_id FROM prompt_purchase WHERE owner_id = $1 ORDER BY sale_no',
        [owner.userId],
      );
      expect(rows).toEqual(people.map((_, index) => ({ sale_no: index + 1, content_id: id })));
    }
    for (const buyer of people) {
      const { rows } = await test.database.pool.query<{ purchase_no: number }>(
        'SELECT purchase_no FROM prompt_purchase WHERE buyer_id = $1 ORDER BY purchase_no',
        [buyer.userId],
      );
      expect(rows.map(({ purchase_no }) => purchase_no)).toEqual([1, 2, 3, 4]);
    }
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('never change the account of one who buys and sells twice in a statement', async () => {
    const open = await shops(5);
    const ring = open.flatMap(({ owner: buyer }) =>
      open
        .filter(({ owner }) => owner !== buyer)
        .map(({ owner, id }) => sell(wish(buyer, id, { ownerId: owner.userId }))),
    );
    expect(await ends(ring)).toEqual(ring.map(() => true));
    expect(await Promise.all(open.map(({ owner }) => test.balance(owner)))).toEqual(
      open.map(() => 50 - 1 + 4 * 4 - 4 * 5),
    );
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('sell nobody what belongs to another than the seller who is named', async () => {
    const [first, second] = await shops(2);
    const [buyer, honest] = await buyers(2);
    if (!first || !second || !buyer || !honest) throw new Error('Two sell and two buy.');
    const sales = [
      sell(wish(honest, first.id, { ownerId: first.owner.userId })),
      sell(wish(buyer, first.id, { ownerId: second.owner.userId })),
      sell(wish(honest, second.id, { ownerId: second.owner.userId })),
    ];
    expect(await ends(sales)).toEqual([true, false, true]);
    expect([await test.balance(buyer), await test.balance(first.owner)]).toEqual([50, 50 - 1 + 4]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('are refused beyond those that may wait in all', async () => {
    const [shop] = await shops(1);
    if (!shop) throw new Error('One person sells.');
    const people = await buyers(9);
    const sales = people.flatMap((buyer) =>
      Array.from({ length: 256 }, () => sell(wish(buyer, shop.id, { ownerId: shop.owner.userId }))),
    );
    const all = await ends(sales);
    // Eight buyers fill it.
    expect(all.filter((end) => end === true)).toHaveLength(8);
    expect(all.filter((end) => end === 'busy').length).toBeGreaterThan(200);
    expect(await Promise.all(people.map((buyer) => test.balance(buyer)))).toEqual([...Array<number>(8).fill(45), 50]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});

describe('sales of one seller at once [BOOKS-22]', () => {
  it('are written together, each charged and numbered as alone', async () => {
    const [first, second] = [await onSale(), await onSale()];
    const people = await buyers(20);
    const before = await test.balance(seller);
    const count = await statements(async (gathered) => {
      const sales = people.flatMap((buyer) => [gathered(wish(buyer, first)), gathered(wish(buyer, second))]);
      expect(await ends(sales)).toEqual(sales.map(() => true));
    });
    // Of each person one at a time: twenty, and twenty.
    expect(count).toBe(2);
    expect(await test.balance(seller)).toBe(before + 40 * 4);
    expect(await Promise.all(people.map((buyer) => test.balance(buyer)))).toEqual(people.map(() => 40));
    const { rows } = await test.database.pool.query<{ sale_no: number }>(
      'SELECT sale_no FROM prompt_purchase ORDER BY sale_no',
    );
    expect(rows.map(({ sale_no }) => sale_no)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('fail each for itself: too poor, a price that changed, bought twice, a key that stands', async () => {
    const [id, other] = [await onSale(), await onSale()];
    const [rich, poor, late, twice, keyed] = await buyers(5);
    if (!rich || !poor || !late || !twice || !keyed) throw new Error('Five people buy.');
    await test.database.pool.query(`UPDATE account SET balance = 0, of_bonus = of_bonus - balance WHERE user_id = $1`, [
      poor.userId,
    ]);
    const before = await test.balance(seller);
    const idempotencyKey = {
      userId: keyed.userId,
      call: 'prompts.purchase',
      key: 'once',
      requestHash: Buffer.from('a'),
    };
    const sales = [
      sell(wish(rich, id)),
      sell(wish(poor, id)),
      sell(wish(late, id, { price: 4, earned: 4 })),
      sell(wish(twice, id)),
      sell(wish(twice, id)),
      sell(wish(keyed, id, { idempotencyKey })),
      sell(wish(keyed, other, { idempotencyKey })),
      sell(wish(rich, other)),
    ];
    expect(await ends(sales)).toEqual([true, false, false, true, false, true, 'idempotency_once', true]);
    expect(await test.balance(seller)).toBe(before + 4 * 4);
    expect([await test.balance(rich), await test.balance(twice), await test.balance(keyed)]).toEqual([40, 45, 45]);
    const { rows } = await test.database.pool.query('SELECT FROM prompt_purchase');
    expect(rows).toHaveLength(4);
  });

  it('are refused beyond those that may wait, and the others are answered', async () => {
    const id = await onSale();
    const [buyer] = await buyers(1);
    if (!buyer) throw new Error('One person buys.');
    const sales = Array.from({ length: 257 }, () => sell(wish(buyer, id)));
    await expect(sales.at(-1)).rejects.toMatchObject({ code: 'busy', status: 503 });
    const all = await ends(sales.slice(0, -1));
    expect(all[0]).toBe(true);
    expect(new Set(all.slice(1))).toEqual(new Set([false]));
    expect(await test.balance(buyer)).toBe(45);
    // The buyer is free again.
    expect(await sell(wish(buyer, await onSale()))).toBe(true);
  });

  it.skipIf(serverUrl === undefined)('wait neither for their seller nor for another buyer', async () => {
    const [first, second] = await buyers(2);
    if (!first || !second) throw new Error('Two people buy.');
    const id = await onSale();
    const before = await test.balance(seller);
    const holder = await test.database.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM account WHERE user_id = ANY($1) ORDER BY user_id FOR UPDATE', [
        [seller.userId, first.userId],
      ]);
      const waits = sell(wish(first, id));
      // Those who come in one moment are written together.
      await waitForWaiting(test, 1);
      expect(await sell(wish(second, id))).toBe(true);
      await holder.query('COMMIT');
      expect(await ends([waits])).toEqual([true]);
    } finally {
      holder.release();
    }
    expect(await test.balance(seller)).toBe(before + 2 * 4);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it.skipIf(serverUrl === undefined)('pass visits and sellers who buy from each other without a deadlock', async () => {
    const other = await test.person({ credits: 500 });
    const ids = await Promise.all(Array.from({ length: 6 }, () => onSale(1)));
    const others = await Promise.all(
      Array.from({ length: 6 }, () => test.image(other, { is_prompt_locked: true, prompt_price: 1 })),
    );
    const people = [other, ...(await buyers(8))];
    const price = { price: 1, earned: 1, feePercent: 0 };
    const second = gatherSales(test.database);
    const visit = (contentIds: readonly string[]) =>
      inTransaction(test.database, ({ tx }) =>
        countVisits(
          tx,
          'view_count',
          contentIds.map((contentId) => ({ contentId, viewerHash: Buffer.from(contentId), day: test.clock.now() })),
        ),
      );
    const outcomes = await Promise.allSettled([
      ...people.flatMap((buyer, turn) =>
        (turn % 2 ? ids : ids.toReversed()).map((id) => (turn % 3 ? sell : second)(wish(buyer, id, price))),
      ),
      ...others.flatMap((id, turn) =>
        [seller, ...people.slice(1)].map((buyer) =>
          (turn % 2 ? sell : second)(wish(buyer, id, { ownerId: other.userId, ...price })),
        ),
      ),
      ...Array.from({ length: 20 }, (_, turn) =>
        visit(turn % 2 ? [...ids, ...others] : [...others, ...ids].toReversed()),
      ),
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    await allArrive({ db: test.database.db, clock: test.clock });
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it.skipIf(serverUrl === undefined).each([
    ['an item', 'UPDATE content SET lock_updated_at = now() WHERE id = ANY($1)'],
    ['a balance', 'UPDATE account SET debt = debt WHERE user_id = ANY($1)'],
    ['the figures', 'UPDATE content_stats SET view_count = view_count + 1 WHERE content_id = ANY($1)'],
  ])('are made when %s changed while they waited for it', async (what, change) => {
    const ids = [await onSale(), await onSale()];
    const people = await buyers(3);
    const holder = await test.database.pool.connect();
    try {
      await holder.query('BEGIN');
      const accounts = [seller, ...people].map(({ userId }) => userId);
      await holder.query(change, [what === 'a balance' ? accounts : ids]);
      const sales = people.flatMap((buyer) => ids.map((id) => sell(wish(buyer, id))));
      const ended = ends(sales);
      await waitFor('the sale that waits', async () => {
        const { rows } = await test.database.pool.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });
      await holder.query('COMMIT');
      expect(await ended).toEqual(sales.map(() => true));
    } finally {
      holder.release();
    }
    const { rows } = await test.database.pool.query<{ sales: number }>(
      'SELECT unlock_count AS sales FROM content_stats WHERE content_id = ANY($1)',
      [ids],
    );
    expect(rows.map(({ sales }) => sales)).toEqual([3, 3]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it.skipIf(serverUrl === undefined).each([5, 0])(
    'of one prompt to one buyer through two processes, for %i, break the key of purchases',
    async (price) => {
      const id = await onSale(price);
      const [buyer] = await buyers(1);
      if (!buyer) throw new Error('One person buys.');
      const free = { price, earned: price, feePercent: 0 };
      const both = await giveWhileWaiting(test, { to: buyer, credits: 5, waiting: 2 }, () =>
        ends([sell, gatherSales(test.database)].map((one) => one(wish(buyer, id, free)))),
      );
      expect(new Set(both)).toEqual(new Set([true, 'prompt_purchase_once']));
    },
  );

  it.skipIf(serverUrl === undefined).each(['alone', 'together'])(
    'are made with credits that arrive while they wait for them, %s',
    async (how) => {
      const id = await onSale();
      const poor = await test.person({ credits: 0 });
      const others = how === 'alone' ? [] : await buyers(2);
      const sold = await giveWhileWaiting(test, { to: poor, credits: 5 }, () =>
        ends([poor, ...others].map((buyer) => sell(wish(buyer, id)))),
      );
      expect(sold).toEqual(sold.map(() => true));
      expect(await test.balance(poor)).toBe(0);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it.skipIf(serverUrl === undefined)(
    'are each answered when the connection dies under them, and nothing is half done',
    async () => {
      const id = await onSale();
      const people = await buyers(6);
      const before = await test.balance(seller);
      const holder = await test.database.pool.connect();
      await holder.query('BEGIN');
      const [first, ...others] = people.map((buyer) => wish(buyer, id));
      if (!first) throw new Error('Six people buy.');
      await holder.query('SELECT FROM account WHERE user_id = $1 FOR UPDATE', [first.buyerId]);
      const alone = sell(first);
      const victim = await waitFor('the sale that waits', async () => {
        const { rows } = await test.database.pool.query<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows[0]?.pid;
      });
      const settled = ends([alone, ...others.map((one) => sell(one))]);
      await test.database.pool.query('SELECT pg_terminate_backend($1)', [victim]);
      await holder.query('ROLLBACK');
      holder.release();
      const ended = await settled;
      expect(ended.slice(1)).toEqual([true, true, true, true, true]);
      expect(ended[0]).not.toBe(true);
      expect(await test.balance(seller)).toBe(before + 5 * 4);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );
});
