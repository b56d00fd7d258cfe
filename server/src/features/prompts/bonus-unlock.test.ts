import { contract } from '@loomlight/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdingActs } from '../../testing/holding-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { gatherSales } from './gather-sales.ts';
import { unlockPrompt } from './unlock-prompt.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ BONUS_BUYS_PROMPTS: 'off' });
});
beforeEach(() => test.reset());
afterEach(() => balanced());
afterAll(() => test.close());

const { buy, sell, unlock, balanced } = holdingActs(() => test);

describe('bonus credits, where they do not buy prompts', () => {
  it('are refused with the figures, and change nothing [BOOKS-8]', async () => {
    const [seller, buyer] = [await test.person(), await test.person({ credits: 50 })];
    const image = await sell(seller, 10);
    const refused = await unlock(buyer, image, 10);
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      409,
      'bonus_credits',
      'Bonus credits pay for creations only. This prompt costs 10 credits, and none of yours can be used for it.',
    ]);
    expect(await test.balance(buyer)).toBe(50);
    expect((await test.call(contract.prompts.purchases, { token: buyer.token })).body.total).toBe(0);
    expect(await test.balance(seller)).toBe(49);
  });

  it('stand beside credits that do, which are taken first [BOOKS-8]', { tags: 'on-server' }, async () => {
    const [seller, buyer] = [await test.person(), await test.person({ credits: 50 })];
    const images = [await sell(seller, 60), await sell(seller, 50), await sell(seller, 40)];
    await buy(buyer, 'starter');
    expect((await unlock(buyer, images[0] ?? '', 60)).status).toBe(200);
    const refused = await unlock(buyer, images[1] ?? '', 50);
    expect(refused.error.message).toContain('This prompt costs 50 credits, and 40 of yours');
    expect((await unlock(buyer, images[2] ?? '', 40)).status).toBe(200);
    expect(await test.balance(buyer)).toBe(50);
    // What is left pays for creations.
    await test.image(buyer);
    expect(await test.balance(buyer)).toBe(49);
  });

  it('are spent first by creations, and come back with one that fails [BOOKS-8]', async () => {
    const [seller, buyer] = [await test.person(), await test.person({ credits: 8 })];
    const [first, second] = [await sell(seller, 100), await sell(seller, 99)];
    await buy(buyer, 'starter');
    test.engine.script = async () => ({ kind: 'refused', reason: 'No' });
    const { body } = await test.call(contract.images.generate, {
      token: buyer.token,
      body: { text_prompt: 'x', size: '2048x2048' },
    });
    await test.finished(buyer, body.id);
    expect(await test.balance(buyer)).toBe(108);
    expect((await unlock(buyer, first, 100)).status).toBe(200);
    expect((await unlock(buyer, second, 99)).error.code).toBe('insufficient_credits');
    expect(await test.balance(buyer)).toBe(8);
  });

  it('are no income: what was earned buys prompts [BOOKS-8]', async () => {
    const [ada, bob] = [await test.person({ credits: 1 }), await test.person({ credits: 1 })];
    const [hers, his] = [await sell(ada, 10), await sell(bob, 5)];
    await buy(bob, 'starter');
    await unlock(bob, hers, 10);
    expect((await unlock(ada, his, 5)).status).toBe(200);
    expect(await test.balance(ada)).toBe(3);
  });

  it('that bought prompts while they might are spent [BOOKS-8]', async () => {
    const [seller, buyer] = [await test.person(), await test.person({ credits: 50 })];
    const [before, after] = [await sell(seller, 40), await sell(seller, 90)];
    await unlockPrompt(
      {
        db: test.database.db,
        clock: test.clock,
        feePercent: 20,
        bonusBuysPrompts: true,
        sell: gatherSales(test.database),
        onSold: () => undefined,
      },
      {
        actor: { kind: 'user', userId: buyer.userId, role: 'user', sessionId: 'x' },
        id: before,
        contentType: 'image',
        expectedPrice: 40,
        idempotencyKey: undefined,
      },
    );
    await buy(buyer, 'starter');
    expect(await test.balance(buyer)).toBe(110);
    expect((await unlock(buyer, after, 90)).status).toBe(200);
  });

  it('buy none in many requests at once either [BOOKS-8]', { tags: 'on-server' }, async () => {
    const [seller, buyer] = [await test.person(), await test.person({ credits: 50 })];
    const images: string[] = [];
    for (let made = 0; made < 6; made += 1) images.push(await sell(seller, 40));
    await buy(buyer, 'starter');
    const answers = await Promise.all(images.map((image) => unlock(buyer, image, 40)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    const again = await Promise.all(images.map((image) => unlock(buyer, image, 40)));
    expect(again.filter(({ body }) => body.statusText === 'Prompt already unlocked')).toHaveLength(2);
    expect(await test.balance(buyer)).toBe(70);
  });
});

describe('bonus credits, where they may', () => {
  it('buy prompts after all others are spent [BOOKS-8]', async () => {
    const seller: TestPerson = await test.person();
    const buyer = await test.person({ credits: 50 });
    const image = await sell(seller, 100);
    await buy(buyer, 'starter');
    const actor = { kind: 'user', userId: buyer.userId, role: 'user', sessionId: 'x' } as const;
    const context = {
      db: test.database.db,
      clock: test.clock,
      feePercent: 20,
      sell: gatherSales(test.database),
      onSold: () => undefined,
    };
    const input = { actor, id: image, contentType: 'image' as const, expectedPrice: 100, idempotencyKey: undefined };
    expect(await unlockPrompt({ ...context, bonusBuysPrompts: true }, input)).toBe('unlocked');
    const { unlocked_own: own } = await test.database.db
      .selectFrom('account')
      .select('unlocked_own')
      .where('user_id', '=', buyer.userId)
      .executeTakeFirstOrThrow();
    expect(Number(own)).toBe(100);
  });
});
