import { contract } from '@loomlight/contract';
import { privacy } from '@loomlight/contract/privacy';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayS, holdingActs } from '../../testing/holding-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { runDeletions } from '../privacy/run-deletions.ts';
import { findExportedAccount, pageOfSales } from '../privacy/export.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ SALE_HOLD_DAYS: '14' });
});
beforeEach(() => test.reset());
afterEach(() => balanced());
afterAll(() => test.close());

const { buy, disputed, won, refunded, sell, unlock, release, account, holds, entries, balanced } = holdingActs(
  () => test,
);

const wire = async (who: TestPerson) => (await test.call(contract.credits.balance, { token: who.token })).body;

/** A seller with an image of 10 credits, who has 9 more, and a buyer who has just paid for 100. */
async function soldOne() {
  const [seller, buyer] = [await test.person({ credits: 10 }), await test.person({ credits: 0 })];
  const image = await sell(seller, 10);
  const paid = await buy(buyer, 'starter');
  expect((await unlock(buyer, image, 10)).status).toBe(200);
  return { seller, buyer, image, paid };
}

describe('income that a card paid for', () => {
  it('does not stay with the accomplice of a thief who buys 1,500, unlocks with them, and disputes [BOOKS-8]', async () => {
    const [thief, accomplice] = [await test.person({ credits: 0 }), await test.person({ credits: 50 })];
    const images = [];
    for (let made = 0; made < 15; made += 1) images.push(await sell(accomplice, 100));
    const paid = await buy(thief, 'studio');
    for (const image of images) expect((await unlock(thief, image, 100)).status).toBe(200);
    expect(await account(accomplice)).toMatchObject({ balance: 35 + 1_200, held: 1_200 });
    expect(await test.balance(accomplice)).toBe(35);
    await disputed(paid);
    expect(await account(accomplice)).toMatchObject({ balance: 35, held: 0, debt: 0 });
    // What is missing is the house's share: it is owed by who spent it.
    expect(await account(thief)).toMatchObject({ balance: 0, held: 0, debt: 300 });
    expect(new Set((await holds()).map(({ state }) => state))).toEqual(new Set(['returned']));
    test.clock.advanceSeconds(15 * dayS);
    await release();
    expect(await account(accomplice)).toMatchObject({ balance: 35, held: 0 });
  });

  it('is taken back with one entry, and given back with one when the dispute is won [BOOKS-8, DESK-68]', async () => {
    const { seller, buyer, paid } = await soldOne();
    await disputed(paid);
    await disputed(paid);
    expect(await entries(seller, 2)).toEqual([
      ['sale_reversal', -8],
      ['prompt_sale', 8],
    ]);
    // 90 could be spent; of the 10 that could not the seller gives 8.
    expect(await entries(buyer, 3)).toEqual([
      ['credit_deduction', -8],
      ['sale_reversal', 8],
      ['credit_deduction', -90],
    ]);
    expect(await account(buyer)).toMatchObject({ balance: 0, debt: 2 });
    await won(paid);
    await won(paid);
    expect(await entries(seller, 1)).toEqual([['sale_reversal', 8]]);
    expect(await account(seller)).toMatchObject({ balance: 17, held: 8 });
    expect(await account(buyer)).toMatchObject({ balance: 90, debt: 0 });
    test.clock.advanceSeconds(14 * dayS);
    await release();
    expect(await account(seller)).toMatchObject({ balance: 17, held: 0 });
  });

  it('is free at once when it is given back after its time [BOOKS-8]', { tags: 'on-server' }, async () => {
    const { seller, paid } = await soldOne();
    await disputed(paid);
    test.clock.advanceSeconds(20 * dayS);
    await won(paid);
    expect(await account(seller)).toMatchObject({ balance: 17, held: 0 });
    expect(await holds()).toMatchObject([{ state: 'restored', returned: 0 }]);
  });

  it('cannot be spent, on a generation or on a prompt, until its time is over [BOOKS-8, DESK-66, DESK-67]', async () => {
    const [seller, other, buyer] = [
      await test.person({ credits: 1 }),
      await test.person(),
      await test.person({ credits: 0 }),
    ];
    const [image, wanted] = [await sell(seller, 10), await sell(other, 5)];
    await buy(buyer, 'starter');
    await unlock(buyer, image, 10);
    const start = () =>
      test.call(contract.images.generate, { token: seller.token, body: { text_prompt: 'x', size: '64x64' } });
    const refusals = [await start(), await unlock(seller, wanted, 5)];
    expect(refusals.map(({ status, error }) => [status, error.code])).toEqual([
      [400, 'insufficient_credits'],
      [402, 'insufficient_credits'],
    ]);
    expect(refusals[0]?.error.message).toContain('your balance is 0 credits');
    expect(await account(seller)).toMatchObject({ balance: 8, held: 8 });
    const before = await entries(seller, 20);
    test.clock.advanceSeconds(14 * dayS);
    await release();
    const again = await test.signInAgain(seller);
    expect(await wire(again)).toEqual({ credits: 8, held: 0, held_next: null });
    expect(await entries(again, 20)).toEqual(before);
    expect((await unlock(again, wanted, 5)).status).toBe(200);
  });

  it('is shown beside what can be spent, with what comes free next [BOOKS-8]', { tags: 'on-server' }, async () => {
    const { seller, buyer } = await soldOne();
    const second = await sell(seller, 20);
    const { unsettled_until: first } = await account(buyer);
    test.clock.advanceSeconds(3 * dayS);
    const again = await test.signInAgain(buyer);
    await buy(again, 'starter');
    await unlock(again, second, 20);
    const owner = await test.signInAgain(seller);
    const held = { held: 24, held_next: { credits: 8, at: first?.toISOString() } };
    expect(await wire(owner)).toEqual({ credits: 8, ...held });
    expect((await test.call(contract.credits.mine, { token: owner.token })).body).toEqual({ credits: 8, ...held });
    expect((await test.call(contract.accounts.profile, { token: owner.token })).body).toMatchObject({
      credits: 8,
      ...held,
    });
    const history = await test.call(contract.credits.history, { token: owner.token });
    expect(history.body.totals.net).toBe(32);
    const { sales } = (await test.call(contract.prompts.sales, { token: owner.token })).body;
    expect(sales.map((sale) => [sale.credits_earned, sale.held_until, sale.credits_taken_back])).toEqual([
      [
        16,
        new Date((first?.getTime() ?? 0) + 3 * dayS * 1_000 + msBetween(sales[0]?.held_until, first)).toISOString(),
        0,
      ],
      [8, first?.toISOString(), 0],
    ]);
  });

  it('is not held where the buyer has paid with no card, or long ago [BOOKS-8]', async () => {
    const [seller, gifted, settled] = [
      await test.person(),
      await test.person({ credits: 20 }),
      await test.person({ credits: 0 }),
    ];
    const image = await sell(seller, 10);
    await buy(settled, 'starter');
    await unlock(gifted, image, 10);
    test.clock.advanceSeconds(14 * dayS);
    await unlock(await test.signInAgain(settled), image, 10);
    expect(await account(seller)).toMatchObject({ balance: 49 + 16, held: 0 });
    expect(await holds()).toEqual([]);
  });

  it('is not held at all where nothing is to be held for any day [BOOKS-8]', async () => {
    const [seller, buyer] = [await test.person({ credits: 10 }), await test.person({ credits: 0 })];
    const image = await sell(seller, 10);
    const paid = await buy(buyer, 'starter', 0);
    await unlock(buyer, image, 10);
    expect(await account(seller)).toMatchObject({ balance: 17, held: 0 });
    await disputed(paid);
    expect(await account(seller)).toMatchObject({ balance: 17, held: 0 });
    expect(await account(buyer)).toMatchObject({ balance: 0, debt: 10 });
  });

  it('is taken back by a refund as by a dispute [BOOKS-8]', async () => {
    const { seller, buyer, paid } = await soldOne();
    await refunded(paid, paid.cents);
    expect(await account(seller)).toMatchObject({ balance: 9, held: 0 });
    expect(await account(buyer)).toMatchObject({ balance: 0, debt: 2 });
  });

  it('is told to its seller in the bell: held, taken back, given back, each once [BOOKS-8]', async () => {
    const { seller, paid } = await soldOne();
    await disputed(paid);
    await disputed(paid);
    await won(paid);
    const { body } = await test.call(contract.notifications.list, { token: seller.token });
    const told = body.notifications.filter(({ type }) => type.includes('sale') || type.includes('sold'));
    expect(told.map(({ title, body: words }) => [title, words])).toEqual([
      ['Income was given back', 'We have given back 8 credits: the buyer’s payment stands.'],
      [
        'Income was taken back',
        'We have taken back 8 credits from what you have on hold: the buyer’s payment was reversed.',
      ],
      ['Your prompt was sold', 'You earned 8 credits, on hold until the sale is settled. “A lake”'],
    ]);
    const [sale] = (await test.call(contract.prompts.sales, { token: seller.token })).body.sales;
    expect(sale).toMatchObject({ credits_taken_back: 0, held_until: expect.any(String) as unknown });
  });

  it('goes back as far as it fits, the newest sale first, and comes back in the other order [BOOKS-8]', async () => {
    const [first, second, buyer] = [await test.person(), await test.person(), await test.person({ credits: 0 })];
    const [early, late] = [await sell(first, 50), await sell(second, 50)];
    const paid = await buy(buyer, 'starter');
    await unlock(buyer, early, 50);
    await unlock(buyer, late, 50);
    // 60 of 100 credits: 40 of the newest sale, and 20 of 40 of the one before.
    await refunded(paid, 300);
    expect(await account(buyer)).toMatchObject({ balance: 0, debt: 0 });
    expect((await holds()).map(({ returned, state }) => [returned, state])).toEqual([
      [20, 'held'],
      [40, 'returned'],
    ]);
    expect(await account(first)).toMatchObject({ balance: 69, held: 20 });
    expect(await account(second)).toMatchObject({ balance: 49, held: 0 });
    // That refund fails: all of it comes back.
    await refunded(paid, 300, true);
    expect((await holds()).map(({ returned, state }) => [returned, state])).toEqual([
      [0, 'held'],
      [0, 'held'],
    ]);
    expect(await account(buyer)).toMatchObject({ balance: 0, debt: 0 });
  });

  it.each(['the first first', 'the second first'])(
    'of two payments of one buyer comes back with them, %s [BOOKS-8]',
    async (order) => {
      const [seller, buyer] = [await test.person({ credits: 2 }), await test.person({ credits: 0 })];
      const images = [await sell(seller, 100), await sell(seller, 100)];
      const orders = { one: await buy(buyer, 'starter'), two: await buy(buyer, 'starter') };
      for (const image of images) await unlock(buyer, image, 100);
      const [one, two] = order === 'the first first' ? [orders.one, orders.two] : [orders.two, orders.one];
      await disputed(one);
      expect(await account(seller)).toMatchObject({ balance: 60, held: 60 });
      await disputed(two);
      expect(await account(buyer)).toMatchObject({ balance: 0, debt: 40 });
      expect(await account(seller)).toMatchObject({ balance: 0, held: 0 });
      await won(one);
      expect(await account(seller)).toMatchObject({ balance: 60, held: 60 });
      expect(await account(buyer)).toMatchObject({ balance: 0, debt: 0 });
      await won(two);
      expect(await account(seller)).toMatchObject({ balance: 160, held: 160 });
      expect(await account(buyer)).toMatchObject({ balance: 0, debt: 0 });
    },
  );

  it('stays taken back for a payment that is lost when another one is won [BOOKS-8]', async () => {
    const { seller, buyer, paid } = await soldOne();
    await disputed(paid);
    const later = await buy(buyer, 'starter');
    expect(await account(buyer)).toMatchObject({ balance: 98, debt: 0 });
    await disputed(later);
    await won(later);
    expect(await account(buyer)).toMatchObject({ balance: 98, debt: 0 });
    expect(await account(seller)).toMatchObject({ balance: 9, held: 0 });
  });

  it('pays first what its seller owes, when it comes free [BOOKS-8]', async () => {
    const { seller, buyer } = await soldOne();
    const own = await buy(seller, 'starter');
    const others = [await test.person(), await test.person()];
    // The seller spends the own payment and the gift, and disputes the payment.
    for (const [index, other] of others.entries()) {
      const image = await sell(other, index === 0 ? 100 : 9);
      await unlock(seller, image, index === 0 ? 100 : 9);
    }
    expect(await account(seller)).toMatchObject({ balance: 8, held: 8 });
    await disputed(own);
    const { debt } = await account(seller);
    expect(debt).toBe(12);
    test.clock.advanceSeconds(15 * dayS);
    await release();
    expect(await account(seller)).toMatchObject({ balance: 0, held: 0, debt: debt - 8 });
    expect(await account(buyer)).toMatchObject({ balance: 90 });
  });

  it('is let go once, however many rounds there are at once [BOOKS-8]', { tags: 'on-server' }, async () => {
    const [seller, buyer] = [await test.person({ credits: 10 }), await test.person({ credits: 0 })];
    await buy(buyer, 'starter');
    for (let made = 0; made < 6; made += 1) await unlock(buyer, await sell(seller, 10), 10);
    await release();
    expect(await account(seller)).toMatchObject({ balance: 52, held: 48 });
    test.clock.advanceSeconds(14 * dayS);
    await Promise.all(Array.from({ length: 8 }, release));
    expect(await account(seller)).toMatchObject({ balance: 52, held: 0 });
    expect((await holds()).every(({ state }) => state === 'released')).toBe(true);
  });

  it('that is free already stays with its seller when the payment is reversed later [BOOKS-8]', async () => {
    const { seller, buyer, paid } = await soldOne();
    test.clock.advanceSeconds(14 * dayS);
    await release();
    await disputed(paid);
    expect(await account(seller)).toMatchObject({ balance: 17, held: 0 });
    expect(await account(buyer)).toMatchObject({ balance: 0, debt: 10 });
  });

  it.each(['seller', 'buyer', 'both'] as const)(
    'is let go, taken back and given back when the %s has left [BOOKS-8]',
    async (who) => {
      const { seller, buyer, paid } = await soldOne();
      if (who !== 'buyer') await leave(seller);
      if (who !== 'seller') await leave(buyer);
      await removeAll();
      await disputed(paid);
      expect(await account(seller)).toMatchObject({ balance: 9, held: 0 });
      await won(paid);
      expect(await account(seller)).toMatchObject({ balance: 17, held: 8 });
      test.clock.advanceSeconds(14 * dayS);
      await release();
      expect(await account(seller)).toMatchObject({ balance: 17, held: 0 });
    },
  );

  it('is said in the export of its seller [BOOKS-8]', async () => {
    const { seller } = await soldOne();
    const [sale] = await test.database.db.transaction().execute((tx) => pageOfSales(tx, seller.userId, undefined));
    expect(sale).toMatchObject({ credits_earned: 8, credits_taken_back: 0, income: 'held' });
    const exported = await test.database.db.transaction().execute((tx) => findExportedAccount(tx, seller.userId));
    expect(exported).toMatchObject({ credits: 17, credits_held: 8 });
  });
});

const leave = async (person: TestPerson) => {
  const { status } = await test.call(privacy.deleteAccount, {
    token: person.token,
    body: { password: test.password, confirm: 'DELETE' },
  });
  expect(status).toBe(200);
};

/** Both passes of every deletion. */
async function removeAll(): Promise<void> {
  const context = {
    db: test.database.db,
    clock: test.clock,
    objectStore: test.objectStore,
    signals: test.database.signals,
    provider: test.payments().provider,
    endGeneration: async () => undefined,
  };
  await runDeletions(context);
  test.clock.advanceSeconds(400);
  await runDeletions(context);
  const open = () =>
    test.database.db.selectFrom('account_deletion').selectAll().where('finished_at', 'is', null).execute();
  await expect.poll(open).toEqual([]);
}

/** How much later the second sale is held than three days after the first, in milliseconds: the time that the test itself took. */
function msBetween(until: string | null | undefined, first: Date | null | undefined): number {
  return new Date(until ?? 0).getTime() - (first?.getTime() ?? 0) - 3 * dayS * 1_000;
}
