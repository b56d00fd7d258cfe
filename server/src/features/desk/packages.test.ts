import { contract } from '@loomlight/contract';
import { desk, type Previewed } from '@loomlight/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator, everyRow, tablesWrittenSince } from '../../testing/desk-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person();
  await test.database.db.deleteFrom('package_change').execute();
});
afterAll(async () => {
  await change({ price_cents: 499, credits: 100 });
  await test.close();
});

const starter = { package_id: 'starter', name: 'Starter', description: '', currency: 'usd' };
const change = (body: object, by = boss) =>
  performed(test, desk.changePackage, { by, id: '', body: { ...starter, credits: 120, price_cents: 599, ...body } });
const inMinutes = (minutes: number) => new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();
const offered = async () =>
  (await test.call(contract.payments.packages)).body.packages.find(({ id }) => id === 'starter');
const packages = async () => (await test.call(desk.packages, { token: boss.token })).body;
const buy = async () =>
  (
    await test.call(contract.payments.createLink, {
      token: ada.token,
      body: { package_id: 'starter', success_url: '/credits', cancel_url: '/credits' },
    })
  ).body.payment_id;
const agreed = (id: string) =>
  test.database.db
    .selectFrom('payment_order')
    .select(['credits', 'price_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a price', () => {
  it('that is scheduled holds from its minute on, and a link made before keeps what was agreed [DESK-51]', async () => {
    await change({ price_cents: 499, credits: 100 });
    const early = await buy();
    expect((await change({ effective_at: inMinutes(10) })).status).toBe(200);
    expect(await offered()).toMatchObject({ price: 499, credits: 100 });
    expect((await packages()).coming).toMatchObject([{ package_id: 'starter', price_cents: 599, credits: 120 }]);
    const last = await buy();
    test.clock.advanceSeconds(600);
    // Whoever buys is the first to look: nobody has read the offer since.
    const late = await buy();
    expect(await agreed(late)).toEqual({ price_cents: 599, credits: 120 });
    for (const id of [early, last]) expect(await agreed(id)).toEqual({ price_cents: 499, credits: 100 });
    expect(await offered()).toMatchObject({ price: 599, credits: 120 });
    expect((await packages()).coming).toEqual([]);
  });

  it(
    'changes at once without a minute, and the later of two that were due stands [DESK-51]',
    { tags: 'on-server' },
    async () => {
      await change({ price_cents: 450 });
      expect(await offered()).toMatchObject({ price: 450 });
      await change({ effective_at: inMinutes(20), price_cents: 720 });
      await change({ effective_at: inMinutes(10), price_cents: 710 });
      test.clock.advanceSeconds(1_800);
      const seen = await Promise.all(Array.from({ length: 20 }, offered));
      expect(new Set(seen.map((pack) => pack?.price))).toEqual(new Set([720]));
    },
  );

  it('that was scheduled can be cancelled until it begins [DESK-51]', async () => {
    await change({ price_cents: 499, credits: 100 });
    await change({ effective_at: inMinutes(10) });
    const [coming] = (await packages()).coming;
    const cancel = () => performed(test, desk.cancelPackageChange, { by: boss, id: coming?.id ?? '', body: {} });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).error.code).toBe('desk_changed');
    test.clock.advanceSeconds(600);
    expect(await offered()).toMatchObject({ price: 499 });
    expect((await performed(test, desk.cancelPackageChange, { by: boss, id: 'x', body: {} })).status).toBe(404);
  });

  it(
    'is shown beside the others, and refused when its minute is over, far or taken [DESK-51]',
    { tags: 'on-server' },
    async () => {
      const at = inMinutes(10);
      await change({ effective_at: at });
      for (const effective_at of [inMinutes(-1), inMinutes(600_000), at])
        expect((await change({ effective_at })).error.details?.[0]?.path).toBe('effective_at');
      const sent = { token: boss.token, query: { preview: 'true' as const } };
      const body = { ...starter, credits: 200, price_cents: 1_000, reason: 'A new price' };
      const before = await everyRow(test);
      const { effects } = (await test.call(desk.changePackage, { ...sent, body })).body as Previewed;
      expect(await tablesWrittenSince(test, before)).toEqual([]);
      expect(effects).toContain('Starter: 200 credits for $10.00, 20.0 for $1.00.');
      expect(effects.some((line) => line.startsWith('Creator: '))).toBe(true);
      const wrong = await test.call(desk.changePackage, { ...sent, body: { ...body, price_cents: 0, currency: 'US' } });
      expect(wrong.error.details?.map(({ path }) => path)).toEqual(['price_cents', 'currency']);
    },
  );
});
