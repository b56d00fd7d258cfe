// @module-tag on-server
import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { allArrive } from '../../testing/all-arrive.ts';
import { holdingActs } from '../../testing/holding-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { checkNewEntries, lockAccounts, markInReview, verifyLedger } from '../credits/index.ts';
import { bringAwaitedSales } from './bring-sales.ts';
import { insertPurchases } from './prompts.store.ts';

let test: TestApp;
let seller: TestPerson;
let buyer: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [seller, buyer] = [await test.person(), await test.person()];
});
afterAll(() => test.close());

const { buy, disputed } = holdingActs(() => test);
const onSale = (owner = seller) => test.image(owner, { is_prompt_locked: true, prompt_price: 5 });

/** The first step of an unlock, as a process leaves it that is killed before the second. */
async function leaveOnTheWay(contentId: string, who = buyer, owner = seller): Promise<void> {
  const made = await insertPurchases(test.database.db, [
    {
      ...{ buyerId: who.userId, ownerId: owner.userId, contentId, contentType: 'image', price: 5, earned: 4 },
      ...{ feePercent: 20, bonusBuysPrompts: true, now: test.clock.now(), idempotencyKey: undefined },
    },
  ]);
  expect(made).toEqual([true]);
}

const salesOf = async (who: TestPerson) => (await test.call(contract.prompts.sales, { token: who.token })).body;
const bring = (told: string[] = [], failed: unknown[] = []) =>
  bringAwaitedSales({
    db: test.database.db,
    clock: test.clock,
    onTold: (id) => told.push(id),
    onError: (error) => failed.push(error),
  });
const run = (statement: string) => test.database.db.executeQuery(CompiledQuery.raw(statement));

describe('an unlock of which one step is done', () => {
  it('is paid and open to its buyer, the books balance, and its seller has it once when it is brought, however often [SCALE-73]', async () => {
    const id = await onSale();
    const before = await test.balance(seller);
    await leaveOnTheWay(id);
    expect([await test.balance(buyer), await test.balance(seller)]).toEqual([45, before]);
    const seen = await test.call(contract.gallery.publicImage, { params: { id }, token: buyer.token });
    expect(seen.body).toMatchObject({ text_prompt: 'A lake', has_prompt_access: true });
    expect(await salesOf(seller)).toMatchObject({ total: 0, sales: [], credits_earned_total: 0 });
    const between = await verifyLedger(test.database, testSecret);
    expect(between.lines.at(-1)).toContain('(4 of them on their way to sellers)');
    expect(between.balanced).toBe(true);

    const told: string[] = [];
    const brought = await Promise.all([bring(told), bring(told), bring(told)]);
    expect(brought.toSorted()).toEqual([0, 0, 1]);
    expect(told).toEqual([seller.userId]);
    expect(await test.balance(seller)).toBe(before + 4);
    expect(await salesOf(seller)).toMatchObject({ total: 1, sales: [{ no: 1, credits_earned: 4 }] });
    const { body } = await test.call(contract.notifications.list, { token: seller.token, query: { kind: 'sale' } });
    expect(body.notifications).toHaveLength(1);
    const after = await verifyLedger(test.database, testSecret);
    expect([after.balanced, after.lines.at(-1)?.includes('on their way')]).toEqual([true, false]);
  });

  it('comes to its seller though the item is gone or the seller has left meanwhile [SCALE-73]', async () => {
    const [first, second] = [await onSale(), await onSale()];
    const before = await test.balance(seller);
    await leaveOnTheWay(first);
    await test.call(contract.images.remove, { params: { id: first }, token: seller.token });
    await bring();
    expect(await test.balance(seller)).toBe(before + 4);
    await leaveOnTheWay(second);
    const left = await test.call(privacy.deleteAccount, {
      token: seller.token,
      body: { password: test.password, confirm: 'DELETE' },
    });
    expect(left.status).toBe(200);
    expect(await bring()).toBe(1);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is numbered and counted as it was bought, of many sellers at once [SCALE-73]', async () => {
    const sellers = [seller, await test.person(), await test.person()];
    const items = await Promise.all(sellers.map((owner) => onSale(owner)));
    const people = [buyer, await test.person(), await test.person()];
    for (const who of people)
      for (const [n, owner] of sellers.entries()) await leaveOnTheWay(items[n] ?? '', who, owner);
    expect(await bring()).toBe(9);
    for (const owner of sellers) {
      const { sales } = await salesOf(owner);
      expect(sales.map(({ no, buyer_id: by }) => [no, by])).toEqual(
        people.map(({ userId }, n) => [n + 1, userId]).toReversed(),
      );
    }
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('arrives before a payment of its buyer is reversed, which then takes it back [SCALE-73, BOOKS-8]', async () => {
    const id = await onSale();
    const before = await test.balance(seller);
    const poor = await test.person({ credits: 0 });
    const paid = await buy(poor, 'starter', 14);
    const made = await insertPurchases(test.database.db, [
      {
        ...{ buyerId: poor.userId, ownerId: seller.userId, contentId: id, contentType: 'image', price: 5, earned: 4 },
        ...{ feePercent: 20, bonusBuysPrompts: true, now: test.clock.now(), idempotencyKey: undefined },
      },
    ]);
    expect(made).toEqual([true]);
    await disputed(paid);
    expect(await bring()).toBe(0);
    expect(await test.balance(seller)).toBe(before);
    const { body } = await test.call(contract.credits.history, { token: seller.token });
    expect(body.transactions.slice(0, 2).map(({ type, amount }) => [type, amount])).toEqual([
      ['sale_reversal', -4],
      ['prompt_sale', 4],
    ]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('waits for a look where its seller’s sales do when it arrives [SCALE-73, DESK-70]', async () => {
    await leaveOnTheWay(await onSale());
    await inTransaction(test.database, async ({ tx }) => {
      await lockAccounts(tx, [seller.userId]);
      await markInReview(tx, [seller.userId]);
    });
    await bring();
    const { body } = await test.call(contract.credits.balance, { token: seller.token });
    expect(body).toMatchObject({ held: 4 });
    // Whoever has sales wait opens a signal besides, which the books ask for: nothing else is wrong.
    expect(await ledgerViolations(test.database)).toEqual([expect.stringContaining('has an open signal')]);
  });

  it('waits for no seller whose account takes nothing, which is said each time [SCALE-73]', async () => {
    const other = await test.person();
    const [hers, his] = [await onSale(), await onSale(other)];
    await run(`UPDATE account SET balance = 2147483647, of_bonus = of_bonus + 2147483647 - balance
      WHERE user_id = '${seller.userId}'`);
    await leaveOnTheWay(hers);
    await leaveOnTheWay(his, buyer, other);
    const failed: unknown[] = [];
    expect(await bring([], failed)).toBe(1);
    expect(failed.map(String)).toEqual([expect.stringContaining('out of range')]);
    expect((await salesOf(other)).total).toBe(1);
    expect((await salesOf(seller)).total).toBe(0);
  });

  it('is found by the round of the ledger when it has not arrived by the round after the next [SCALE-73]', async () => {
    const round = async () => {
      test.clock.advanceSeconds(3_600);
      return checkNewEntries(test.database, { secret: testSecret, now: test.clock.now() });
    };
    await leaveOnTheWay(await onSale());
    // The first looks from the beginning on, and the second from the first on.
    for (const _ of [1, 2]) expect((await round()).balanced).toBe(true);
    const late = await round();
    expect(late.lines).toEqual([expect.stringContaining('what is on its way to a seller arrives')]);
    await allArrive({ db: test.database.db, clock: test.clock });
    expect((await round()).balanced).toBe(true);
  });

  it.each([
    ['taken away', 'DELETE FROM sale_on_its_way', 'leaves its way by arriving'],
    [
      'numbered and taken away',
      'WITH n AS (UPDATE prompt_purchase SET sale_no = 1) DELETE FROM sale_on_its_way',
      'leaves its way by arriving',
    ],
    ['raised', 'UPDATE sale_on_its_way SET earned = earned + 1', 'never changed'],
    [
      'bought without a way',
      `INSERT INTO prompt_purchase (buyer_id, content_id, owner_id, content_type, price, earned, fee_percent, prompt, created_at, purchase_no)
        SELECT owner_id, gen_random_uuid(), buyer_id, content_type, price, earned, fee_percent, prompt, created_at, 1 FROM prompt_purchase`,
      'is on its way to its seller, or has arrived',
    ],
  ])('cannot be %s by hand [SCALE-73]', async (_how, statement, words) => {
    await leaveOnTheWay(await onSale());
    await expect(run(statement)).rejects.toThrow(words);
    expect(await bring()).toBe(1);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});
