import { type ContentType, contract } from '@loomlight/contract';
import { desk, type Previewed } from '@loomlight/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aDoubtfulTask } from '../../testing/doubtful-task.ts';
import { paymentActs } from '../../testing/payment-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { completeGeneration, takeBackRow } from '../generation/generation.store.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person({ credits: 0 });
  await buy();
});
afterAll(() => test.close());

/** 500 credits for 19.99: a credit is worth 39,980 millionths of a dollar. */
const perCredit = 39_980;
const { order, pay, until } = paymentActs(() => test);
async function buy(): Promise<void> {
  const { session } = await order(ada);
  await pay(session);
  await until(ada, 'paid');
}
const image = { engine: 'memory', content_type: 'image', unit: 'item', micros: 30_000, currency: 'usd' } as const;
const setPrice = (price: object = {}) =>
  performed(test, desk.setEnginePrice, { by: boss, id: '', body: { ...image, ...price } });
const engines = async (days: '1' | '30' = '30') =>
  (await test.call(desk.engines, { token: boss.token, query: { days } })).body.engines;
const costs = async (contentType: ContentType = 'image', engine: string = image.engine) =>
  (await engines()).find((one) => one.content_type === contentType && one.engine === engine);
const costRows = () => test.database.db.selectFrom('generation_cost').selectAll().orderBy('ended_at').execute();

describe('the price of an engine', () => {
  it('changes the margin of what is made later and of nothing before it [DESK-56]', async () => {
    await test.image(ada);
    const { model, credits } = (await costRows())[0] ?? { model: '', credits: 0 };
    const unpriced = { model, items: 1, credits, currency: 'usd', cost_micros: null, margin_micros: null };
    expect(await costs()).toMatchObject({ prices: [], models: [unpriced] });
    expect((await setPrice()).status).toBe(200);
    expect(await costs()).toMatchObject({ prices: [{ micros: 30_000, unit: 'item' }], models: [unpriced] });
    test.clock.advanceSeconds(1);
    await test.image(ada);
    const income = credits * perCredit;
    const first = { items: 1, cost_micros: 30_000, income_micros: income, margin_micros: income - 30_000 };
    expect((await costs())?.models).toMatchObject([first, unpriced]);
    test.clock.advanceSeconds(1);
    expect((await setPrice({ micros: 1 })).status).toBe(200);
    expect((await costs())?.models).toMatchObject([first, unpriced]);
    await test.image(ada);
    expect((await costs())?.models).toMatchObject([{ items: 2, cost_micros: 30_001 }, unpriced]);
    expect((await costRows()).map(({ micros }) => micros)).toEqual([null, '30000', '1']);
    // Figures outlive what they are about.
    await test.database.db.updateTable('kept_content').set({ engine: 'another' }).execute();
    expect((await costs())?.models).toMatchObject([{ items: 2, cost_micros: 30_001 }, unpriced]);
  });

  it('is said to be none where none was given, and is not 0 [DESK-56]', async () => {
    expect((await engines()).every(({ prices, models }) => prices.length === 0 && models.length === 0)).toBe(true);
    await setPrice({ micros: 0 });
    await test.image(ada);
    expect((await costs())?.models).toMatchObject([{ cost_micros: 0 }]);
    const [made] = (await costs())?.models ?? [];
    expect(made?.margin_micros).toBe(made?.income_micros);
  });

  it('of a model comes before that of its engine, and an engine that is not chosen is listed with its price [DESK-56]', async () => {
    await test.image(ada);
    const [{ model } = { model: '' }] = await costRows();
    await setPrice({ model, micros: 70_000 });
    test.clock.advanceSeconds(1);
    await setPrice({ micros: 5 });
    await setPrice({ engine: 'elsewhere', micros: 6 });
    await test.image(ada);
    expect((await costs('image'))?.models[0]).toMatchObject({ cost_micros: 70_000 });
    expect(await costs('image', 'elsewhere')).toMatchObject({ prices: [{ micros: 6, model: '' }], models: [] });
  });

  it('by the second is that of all seconds of a video, and images have none [DESK-56]', async () => {
    expect((await setPrice({ unit: 'second' })).error.details?.[0]?.path).toBe('unit');
    await setPrice({ content_type: 'video', unit: 'second', micros: 333_333 });
    const { body } = await test.call(contract.videos.generate, {
      token: ada.token,
      body: { text_prompt: 'A lake', duration: 5 },
    });
    await test.finished(ada, body.id, 'videos');
    expect((await costs('video'))?.models).toMatchObject([{ items: 1, cost_micros: 1_666_665 }]);
  });

  it('in another currency is a sum of its own, without an income where nothing was sold for it [DESK-56]', async () => {
    await setPrice({ currency: 'eur' });
    await test.image(ada);
    expect((await costs())?.models).toMatchObject([
      { currency: 'eur', cost_micros: 30_000, income_micros: null, margin_micros: null },
    ]);
  });

  it('is exact where fractions of a machine are not: 0.1 and 0.2 are 0.3 [DESK-56]', async () => {
    const made = {
      content_type: 'image',
      engine: 'e',
      model: 'm',
      currency: 'usd',
      ended_at: test.clock.now(),
    } as const;
    const rows = ['100000', '200000', '3002399751580331'].map((micros, index) => ({
      ...{ ...made, content_id: `00000000-0000-4000-8000-00000000000${index}`, credits: 1, micros },
    }));
    await test.database.db.insertInto('generation_cost').values(rows).execute();
    expect((await costs('image', 'e'))?.models).toMatchObject([
      { items: 3, cost_micros: 3_002_399_751_880_331, income_micros: 3 * perCredit },
    ]);
  });

  it(
    'is refused where it is no whole amount of money, and set once of twenty at the same time [DESK-56]',
    { tags: 'on-server' },
    async () => {
      for (const wrong of [{ micros: 1.5 }, { micros: -1 }, { micros: 2e9 }, { currency: 'US' }, { engine: ' ' }])
        expect((await setPrice(wrong)).status).toBe(422);
      const sent = { token: boss.token, body: { ...image, reason: 'The new invoice' } };
      const shown = await test.call(desk.setEnginePrice, { ...sent, query: { preview: 'true' } });
      const { plan, audit } = shown.body as Previewed;
      expect(audit).toMatchObject({ before: { price: 'none' }, after: { price_micros: 30_000, per: 'item' } });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => test.call(desk.setEnginePrice, { ...sent, body: { ...sent.body, plan } })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await test.database.db.selectFrom('engine_price').selectAll().execute()).toHaveLength(1);
    },
  );
});

describe('what engines have cost', () => {
  it(
    'stays when an item is taken back, whose income goes, and is none for what has failed [DESK-56]',
    { tags: 'on-server' },
    async () => {
      await setPrice();
      const id = await test.image(ada);
      const back = { id, message: 'Taken back', now: test.clock.now() };
      await inTransaction(test.database, ({ tx }) => takeBackRow(tx, back));
      await inTransaction(test.database, ({ tx }) => takeBackRow(tx, back));
      test.engine.script = async () => ({ kind: 'refused', reason: 'Not this one' });
      const failed = await test.call(contract.images.generate, {
        token: ada.token,
        body: { text_prompt: 'A lake', size: '64x64' },
      });
      await test.finished(ada, failed.body.id);
      expect((await costs())?.models).toMatchObject([
        { items: 1, credits: 0, cost_micros: 30_000, income_micros: 0, margin_micros: -30_000 },
      ]);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('has the price of when it was asked for a task that is settled as paid, once [DESK-56]', async () => {
    await setPrice({ engine: 'elsewhere', micros: 40_000 });
    test.clock.advanceSeconds(1);
    const [paid, free] = [await aDoubtfulTask(test), await aDoubtfulTask(test)];
    test.clock.advanceSeconds(1);
    await setPrice({ engine: 'elsewhere', micros: 90_000 });
    const settle = (id: string, settled_as: string) =>
      performed(test, desk.settleTasks, { by: boss, body: { ids: [id], settled_as } });
    expect((await settle(paid, 'paid')).status).toBe(200);
    expect((await settle(paid, 'paid')).status).toBe(409);
    expect((await settle(free, 'not_charged')).status).toBe(200);
    expect((await costs('image', 'elsewhere'))?.models).toMatchObject([
      { items: 1, credits: 0, cost_micros: 40_000, income_micros: 0, margin_micros: -40_000 },
    ]);
  });

  const settled = (id: string, body: object) =>
    performed(test, desk.settleTasks, { by: boss, body: { ids: [id], ...body } });
  const settledRow = (id: string) =>
    test.database.db
      .selectFrom('provider_task')
      .select(['settled_as', 'actual_micros', 'settled_note'])
      .where('content_id', '=', id)
      .executeTakeFirst();

  it('is what an engine has really charged for a task, where that is said, with a note [DESK-138]', async () => {
    await setPrice({ engine: 'elsewhere', micros: 40_000, currency: 'eur' });
    test.clock.advanceSeconds(1);
    const [charged, free] = [await aDoubtfulTask(test), await aDoubtfulTask(test)];
    const body = { settled_as: 'paid', actual_micros: 41_230, note: 'Invoice 7', reason: 'Their invoice of May' };
    const { token } = boss;
    const shown = await test.call(desk.settleTasks, {
      ...{ token, query: { preview: 'true' } },
      body: { ...body, ids: [charged], settled_as: 'paid' },
    });
    const { audit, effects } = shown.body as Previewed;
    expect(audit.after).toEqual({
      ...{ engine: 'elsewhere', settled: 'paid', cost_micros: 41_230, currency: 'eur', note: 'Invoice 7' },
    });
    expect(effects).toContain('Its cost is booked as 0.04123 eur, what the engine has charged.');
    expect(await costRows()).toEqual([]);
    expect((await settled(charged, body)).status).toBe(200);
    expect((await settled(charged, { ...body, actual_micros: 5 })).status).toBe(409);
    expect(await settledRow(charged)).toEqual({
      ...{ settled_as: 'paid', actual_micros: '41230', settled_note: 'Invoice 7' },
    });
    // Nothing is an amount as well, and not the price.
    expect((await settled(free, { settled_as: 'paid', actual_micros: 0 })).status).toBe(200);
    expect((await costs('image', 'elsewhere'))?.models).toMatchObject([
      { items: 2, credits: 0, currency: 'eur', cost_micros: 41_230 },
    ]);
    const { entries } = (await test.call(desk.audit, { token })).body;
    expect(entries.filter(({ action }) => action === 'engines.settle').map(({ after }) => after)).toContainEqual(
      audit.after,
    );
  });

  it('is in the currency that is named where the engine had no price, and unknown without an amount [DESK-138]', async () => {
    const [unknown, charged] = [await aDoubtfulTask(test), await aDoubtfulTask(test)];
    const shown = await test.call(desk.settleTasks, {
      ...{ token: boss.token, query: { preview: 'true' } },
      body: { ids: [unknown], settled_as: 'paid', reason: 'Their invoice' },
    });
    expect((shown.body as Previewed).audit.after).toEqual({ engine: 'elsewhere', settled: 'paid', cost: 'unknown' });
    expect((await settled(unknown, { settled_as: 'paid' })).status).toBe(200);
    const nameless = await settled(charged, { settled_as: 'paid', actual_micros: 7 });
    expect([nameless.status, nameless.error.details?.[0]?.path]).toEqual([422, 'currency']);
    expect((await settled(charged, { settled_as: 'paid', actual_micros: 7, currency: 'gbp' })).status).toBe(200);
    expect((await costRows()).map(({ micros, currency }) => [micros, currency])).toEqual(
      expect.arrayContaining([
        [null, null],
        ['7', 'gbp'],
      ]),
    );
  });

  it('is an amount also for a video of which nobody knows how long it was [DESK-138]', async () => {
    await setPrice({ engine: 'elsewhere', content_type: 'video', unit: 'second', micros: 9 });
    test.clock.advanceSeconds(1);
    const [unknown, charged] = [await aDoubtfulTask(test), await aDoubtfulTask(test)];
    await test.database.db.updateTable('provider_task').set({ content_type: 'video' }).execute();
    expect((await settled(unknown, { settled_as: 'paid' })).status).toBe(200);
    expect((await settled(charged, { settled_as: 'paid', actual_micros: 45 })).status).toBe(200);
    expect((await costs('video', 'elsewhere'))?.models).toMatchObject([
      { items: 1, currency: 'usd', cost_micros: 45 },
      { items: 1, cost_micros: null },
    ]);
  });

  it.each([
    ['an amount of what was not charged', { settled_as: 'not_charged', actual_micros: 5 }, 'actual_micros'],
    ['a fraction of a millionth', { settled_as: 'paid', actual_micros: 0.5 }, 'actual_micros'],
    ['less than nothing', { settled_as: 'paid', actual_micros: -1 }, 'actual_micros'],
    ['more than a thousand units of money', { settled_as: 'paid', actual_micros: 1_000_000_001 }, 'actual_micros'],
    ['another currency than that of the price', { settled_as: 'paid', actual_micros: 5, currency: 'eur' }, 'currency'],
    ['a currency without an amount', { settled_as: 'paid', currency: 'usd' }, 'currency'],
    ['no currency', { settled_as: 'paid', actual_micros: 5, currency: 'US' }, 'currency'],
    ['a note that is too long', { settled_as: 'paid', note: 'x'.repeat(501) }, 'note'],
  ])('is 422 for %s, and nothing is settled [DESK-138]', async (_what, body, path) => {
    await setPrice({ engine: 'elsewhere', micros: 40_000 });
    test.clock.advanceSeconds(1);
    const id = await aDoubtfulTask(test);
    const answer = await settled(id, body);
    expect([answer.status, answer.error.details?.[0]?.path]).toEqual([422, path]);
    expect(await settledRow(id)).toEqual({ settled_as: null, actual_micros: null, settled_note: '' });
    expect((await costRows()).filter(({ content_id: of }) => of === id)).toEqual([]);
  });

  it('is written in the statement that completes a generation, or neither is [DESK-56]', async () => {
    const refuse = `CREATE FUNCTION refuse_cost() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no cost'; END $$;
      CREATE TRIGGER refuse_cost BEFORE INSERT ON generation_cost FOR EACH ROW EXECUTE FUNCTION refuse_cost()`;
    const { db, pool } = test.database;
    const resume = test.pauseEngine();
    const { body } = await test.call(contract.images.generate, {
      token: ada.token,
      body: { text_prompt: 'A lake', size: '64x64' },
    });
    const key = await waitFor('a worker to have it', async () => {
      const row = await db
        .selectFrom('content')
        .select(['attempt', 'lease_until'])
        .where('id', '=', body.id)
        .executeTakeFirst();
      return row?.lease_until ? { id: body.id, attempt: row.attempt } : undefined;
    });
    const media = { mediaKey: 'k', smallKey: 's', mediaType: 'image/png', placeholder: 'x', width: 64, height: 64 };
    const made = { ...media, colours: [], now: test.clock.now() };
    await pool.query(refuse);
    try {
      await expect(completeGeneration(db, key, made)).rejects.toThrow('no cost');
    } finally {
      await pool.query('DROP TRIGGER refuse_cost ON generation_cost; DROP FUNCTION refuse_cost()');
    }
    resume();
    await test.finished(ada, body.id);
    expect(await costRows()).toMatchObject([{ content_id: body.id }]);
    // Of a second attempt that comes too late nothing is written.
    expect(await completeGeneration(db, key, made)).toBe(false);
    expect(await costRows()).toHaveLength(1);
  });
});
