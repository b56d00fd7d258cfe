// @module-tag on-server
import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function sell(owner: TestPerson, price = 7, prompt = 'canarywords of a lake'): Promise<string> {
  const { body } = await test.call(contract.images.generate, {
    token: owner.token,
    body: { text_prompt: prompt, size: '64x64', is_prompt_locked: true, prompt_price: price },
  });
  await test.finished(owner, body.id);
  return body.id;
}

const unlock = (buyer: TestPerson, id: string, options: { expected?: number; key?: string } = {}) =>
  test.call(contract.prompts.purchase, {
    params: { id },
    token: buyer.token,
    body: { content_type: 'image', expected_price: options.expected ?? 7 },
    ...(options.key === undefined ? {} : { key: options.key }),
  });
const read = async (who: TestPerson | undefined, id: string) =>
  (await test.call(contract.gallery.publicImage, { params: { id }, ...(who ? { token: who.token } : {}) })).body;

describe('unlocking a prompt', () => {
  it('moves the price from the buyer to the owner less the share, and shows the words to the buyer alone [R-GLOB-06, R-API-41]', async () => {
    const [ada, bob, cleo] = [await test.person(), await test.person(), await test.person()];
    const id = await sell(ada);
    expect(await read(bob, id)).toMatchObject({ text_prompt: null, has_prompt_access: false, seed: null });
    const { status, body } = await unlock(bob, id, { expected: 7 });
    expect([status, body]).toEqual([200, { success: true, status: 200, statusText: 'Prompt unlocked' }]);
    expect(await read(bob, id)).toMatchObject({ text_prompt: 'canarywords of a lake', has_prompt_access: true });
    expect(await read(cleo, id)).toMatchObject({ text_prompt: null, has_prompt_access: false });
    expect(await read(undefined, id)).toMatchObject({ text_prompt: null });
    expect([await test.balance(ada), await test.balance(bob)]).toEqual([50 - 1 + 6, 43]);
    const bought = await test.call(contract.credits.history, { token: bob.token });
    expect(bought.body.transactions[0]).toMatchObject({ type: 'prompt_purchase', amount: -7, balance_after: 43 });
    expect(bought.body.totals.spent).toBe(7);
    const sold = await test.call(contract.credits.history, { token: ada.token });
    expect(sold.body.transactions[0]).toMatchObject({ type: 'prompt_sale', amount: 6, balance_after: 55 });
    expect(bought.text + sold.text).not.toContain('canarywords');
    const analytics = await test.call(contract.images.analytics, { params: { id }, token: ada.token });
    expect(analytics.body).toMatchObject({ unlocks: 1, credits_earned: 6 });
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('sells what the image was not to show with the words, as it was bought, and keeps it when the image is gone [MAKE-68]', async () => {
    const [ada, bob, cleo] = [await test.person(), await test.person(), await test.person()];
    const words = { text_prompt: 'A lake', is_prompt_locked: true, prompt_price: 7, size: '64x64' } as const;
    const ids = [];
    for (const negative of [{ negative_prompt: 'canaryfog over it' }, {}]) {
      const { body } = await test.call(contract.images.generate, { token: ada.token, body: { ...words, ...negative } });
      await test.finished(ada, body.id);
      ids.push(body.id);
    }
    const answers = await Promise.all(ids.map((id) => unlock(bob, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await test.call(contract.images.remove, { params: { id: ids[0] ?? '' }, token: ada.token })).status).toBe(
      204,
    );
    const bought = await test.call(contract.prompts.purchases, { token: bob.token });
    const leftOut = Object.fromEntries(
      bought.body.purchases.map(({ content_id: id, negative_prompt: negative }) => [id, negative]),
    );
    expect(leftOut).toEqual({ [ids[0] ?? '']: 'canaryfog over it', [ids[1] ?? '']: null });
    const sales = await test.call(contract.prompts.sales, { token: ada.token });
    const others = await test.call(contract.prompts.purchases, { token: cleo.token });
    expect(sales.text + others.text).not.toContain('canaryfog');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is charged once, however often and however many at once it is asked for', async () => {
    const [ada, bob] = [await test.person(), await test.person({ credits: 10 })];
    const id = await sell(ada);
    const answers = await Promise.all(Array.from({ length: 30 }, () => unlock(bob, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await unlock(bob, id)).body.statusText).toBe('Prompt already unlocked');
    expect(await test.balance(bob)).toBe(3);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('buys one of many at once when the balance is for one', async () => {
    const [ada, bob] = [await test.person(), await test.person({ credits: 7 })];
    const ids = [];
    for (let index = 0; index < 8; index += 1) ids.push(await sell(ada));
    const answers = await Promise.all(ids.map((id) => unlock(bob, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(402)]);
    const refused = answers.find(({ status }) => status === 402);
    expect([refused?.error.code, refused?.error.message]).toEqual([
      'insufficient_credits',
      'Insufficient credits. This needs 7 credits and your balance is 0 credits.',
    ]);
    expect(await test.balance(bob)).toBe(0);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('never makes two people who unlock from each other wait for each other', async () => {
    const [ada, bob] = [await test.person({ credits: 200 }), await test.person({ credits: 200 })];
    const pairs = [];
    for (let index = 0; index < 6; index += 1) pairs.push([await sell(ada), await sell(bob)] as const);
    const answers = await Promise.all(pairs.flatMap(([ofAda, ofBob]) => [unlock(bob, ofAda), unlock(ada, ofBob)]));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('charges no other price than the one the buyer saw [BOOKS-9]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const id = await sell(ada);
    await test.call(contract.images.lock, {
      params: { id },
      token: ada.token,
      body: { is_prompt_locked: true, prompt_price: 40 },
    });
    const { status, error } = await unlock(bob, id, { expected: 7 });
    expect([status, error.code]).toEqual([409, 'price_changed']);
    expect(await test.balance(bob)).toBe(50);
  });

  it.each([
    ['without it', {}],
    ['with none', { expected_price: null }],
    ['with text', { expected_price: '7' }],
    ['with half a credit', { expected_price: 6.5 }],
    ['with less than nothing', { expected_price: -1 }],
    ['with more than a prompt may cost', { expected_price: 101 }],
  ])('is refused %s, and says what expected_price is [BOOKS-9]', async (_what, body) => {
    const [ada, bob] = [await test.person(), await test.person()];
    const id = await sell(ada);
    const { status, error } = await test.call(contract.prompts.purchase, {
      params: { id },
      token: bob.token,
      rawBody: { content_type: 'image', ...body },
    });
    expect([status, error.code, error.details]).toEqual([
      422,
      'invalid_field',
      [
        {
          path: 'expected_price',
          message:
            'expected_price is the price that the buyer saw, in whole credits from 0 to 100; no other is charged.',
        },
      ],
    ]);
    expect(await test.balance(bob)).toBe(50);
  });

  it('says in the OpenAPI document that expected_price is required [BOOKS-9]', async () => {
    const document = (await test.app.http.inject('/openapi.json')).json<{
      paths: Record<string, { post: { requestBody: { content: Record<string, { schema: { required: string[] } }> } } }>;
    }>();
    const call = document.paths['/api/v1/public/content/{id}/purchase-prompt']?.post;
    expect(call?.requestBody.content['application/json']?.schema.required).toEqual(['content_type', 'expected_price']);
  });

  it.each([
    ['own', 409, 'own_content'],
    ['open', 409, 'not_locked'],
    ['private', 404, 'not_found'],
    ['missing', 404, 'not_found'],
    ['removed', 404, 'not_found'],
  ])('refuses what is %s, and charges nothing', async (what, status, code) => {
    const [ada, bob] = [await test.person(), await test.person()];
    const id = await sell(ada);
    const change = (rawBody: unknown) =>
      test.call(contract.images.change, { params: { id }, token: ada.token, rawBody });
    if (what === 'open') await change({ is_prompt_locked: false });
    if (what === 'private') await change({ is_public: false });
    if (what === 'removed') await test.call(contract.images.remove, { params: { id }, token: ada.token });
    const buyer = what === 'own' ? ada : bob;
    const before = await test.balance(buyer);
    const answer = await unlock(buyer, what === 'missing' ? '01a1fdc9-2723-7591-8e12-6769da3e780a' : id);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(await test.balance(buyer)).toBe(before);
  });

  it('costs nothing at a price of nothing, but asks for it', async () => {
    const [ada, bob] = [await test.person(), await test.person({ credits: 0 })];
    const id = await sell(ada, 0);
    expect((await read(bob, id)).text_prompt).toBeNull();
    expect((await unlock(bob, id, { expected: 0 })).status).toBe(200);
    expect((await read(bob, id)).text_prompt).toContain('canarywords');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('honours a request key: the same again is the same answer, another thing is refused', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const [first, second] = [await sell(ada), await sell(ada)];
    const answers = await Promise.all(Array.from({ length: 5 }, () => unlock(bob, first, { key: 'k' })));
    expect(new Set(answers.map(({ text }) => text)).size).toBeLessThanOrEqual(2);
    const other = await unlock(bob, second, { key: 'k' });
    expect([other.status, other.error.code]).toEqual([409, 'idempotency_key_reused']);
    expect(await test.balance(bob)).toBe(43);
  });

  it('is for people who are signed in', async () => {
    const ada = await test.person();
    const id = await sell(ada);
    expect(
      (
        await test.call(contract.prompts.purchase, {
          params: { id },
          body: { content_type: 'image', expected_price: 7 },
        })
      ).status,
    ).toBe(401);
  });
});

describe('what was bought', () => {
  it('stays with its buyer when the item is made private, opened or removed, with the words of that day [R-ENT-11, R-API-29, PEOPLE-50]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const ids = [await sell(ada, 3, 'first words'), await sell(ada, 4, 'second words')];
    for (const [index, id] of ids.entries()) await unlock(bob, id, { expected: 3 + index });
    await test.call(contract.images.remove, { params: { id: ids[0] ?? '' }, token: ada.token });
    await test.call(contract.images.visibility, {
      params: { id: ids[1] ?? '' },
      token: ada.token,
      body: { is_public: false },
    });
    const { body } = await test.call(contract.prompts.purchases, { token: bob.token });
    expect(body.total).toBe(2);
    for (const [filter, total] of [
      ['image', 2],
      ['video', 0],
    ] as const) {
      const ofKind = await test.call(contract.prompts.purchases, { token: bob.token, query: { filter, limit: 1 } });
      expect([ofKind.body.total, ofKind.body.purchases.length]).toEqual([total, Math.min(total, 1)]);
    }
    expect(
      body.purchases.map(({ no, text_prompt: words, credits_used: paid, owner_id: owner }) => [no, words, paid, owner]),
    ).toEqual([
      [2, 'second words', 4, ada.userId],
      [1, 'first words', 3, ada.userId],
    ]);
    expect((await test.call(contract.images.get, { params: { id: ids[1] ?? '' }, token: bob.token })).status).toBe(404);
    const sales = await test.call(contract.prompts.sales, { token: ada.token, query: { limit: 1 } });
    expect(sales.body).toMatchObject({ total: 2, credits_earned_total: 3 + 4, fee_percent: 20 });
    expect(sales.body.sales).toEqual([
      expect.objectContaining({ no: 2, buyer_id: bob.userId, credits_earned: 4, content_id: ids[1] }),
    ]);
    expect((await test.call(contract.prompts.purchases, { token: ada.token })).body.purchases).toEqual([]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});
