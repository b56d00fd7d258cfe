// @module-tag on-server
import { desk, type Previewed } from '@loomlight/contract/desk';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aDoubtfulTask } from '../../testing/doubtful-task.ts';
import { performed, performedAtOnce } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
});
afterAll(() => test.close());

const settle = (ids: readonly string[], body: object = { settled_as: 'paid' }) =>
  performed(test, desk.settleTasks, { by: boss, body: { ids, ...body } });
const inDoubt = async () =>
  (await test.call(desk.possiblyPaid, { token: boss.token })).body.tasks.map(({ id }) => id).toSorted();
const aPrice = (engine: string, currency: string, micros: number) =>
  performed(test, desk.setEnginePrice, {
    by: boss,
    body: { engine, content_type: 'image', model: '', unit: 'item', micros, currency },
  });
const costRows = async () =>
  (await test.database.db.selectFrom('generation_cost').selectAll().execute()).map(
    ({ content_id: id, micros, currency }) => [id, micros, currency],
  );
/** A task of this engine. */
async function aTaskOf(engine: string): Promise<string> {
  const id = await aDoubtfulTask(test);
  await test.database.db.updateTable('provider_task').set({ engine }).where('content_id', '=', id).execute();
  return id;
}
const some = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await aDoubtfulTask(test));
  return ids.toSorted();
};

describe('several tasks that may have to be paid', () => {
  it('are settled with one act, each at its price, and what is unknown stays so [DESK-140]', async () => {
    await aPrice('east', 'eur', 40_000);
    await aPrice('west', 'usd', 31_000);
    test.clock.advanceSeconds(1);
    const east = [await aTaskOf('east'), await aTaskOf('east')];
    const [west, unpriced, left] = [await aTaskOf('west'), await aTaskOf('north'), await aTaskOf('west')];
    const ids = [...east, west, unpriced];
    const body = { ids, settled_as: 'paid' as const, note: 'Invoice 7', reason: 'Their invoice of May' };
    const shown = await test.call(desk.settleTasks, { token: boss.token, query: { preview: 'true' }, body });
    const { audit, effects } = shown.body as Previewed;
    expect(effects).toEqual([
      'All 4 leave the list. No credit moves: their people have them back.',
      'Together 0.08 eur are booked, each at the price of when it was asked.',
      'Together 0.031 usd are booked, each at the price of when it was asked.',
      'The cost of one of them stays unknown: there was no price, or the length of the video is not known any more.',
    ]);
    expect(audit).toMatchObject({
      subject: 'tasks',
      before: { engine: 'east, north, west', tasks: 4, settled: null },
      after: {
        ...{ tasks: 4, ids: ids.toSorted().join(', '), settled: 'paid', note: 'Invoice 7' },
        ...{ 'cost_micros.eur': 80_000, 'cost_micros.usd': 31_000, cost_unknown: 1 },
      },
    });
    expect(await inDoubt()).toHaveLength(5);
    expect((await settle(ids, { settled_as: 'paid', note: 'Invoice 7' })).status).toBe(200);
    expect(await inDoubt()).toEqual([left]);
    const rows = await costRows();
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      expect.arrayContaining([
        ...east.map((id) => [id, '40000', 'eur']),
        [west, '31000', 'usd'],
        [unpriced, null, null],
      ]),
    );
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('cost nothing where nothing was charged [DESK-140]', async () => {
    const ids = await some(2);
    expect((await settle(ids, { settled_as: 'not_charged' })).status).toBe(200);
    expect([await inDoubt(), await costRows()]).toEqual([[], []]);
  });

  it('are all left as they are where one of them was settled before, or is none [DESK-140]', async () => {
    const ids = await some(3);
    const [first = '', ...rest] = ids;
    expect((await settle([first])).status).toBe(200);
    const again = await settle(ids);
    expect([again.status, again.error.message]).toEqual([409, 'One of these was settled already.']);
    for (const unknown of [randomUUID(), 'nothing']) expect((await settle([...rest, unknown])).status).toBe(404);
    expect(await inDoubt()).toEqual(rest);
    expect(await costRows()).toHaveLength(1);
  });

  it('are settled once by two administrators who have ticked some of the same [DESK-140]', async () => {
    const other = await anAdministrator(test);
    const [one = '', both = '', two = ''] = await some(3);
    const answers = await performedAtOnce(
      test,
      desk.settleTasks,
      [
        { by: boss, ids: [one, both] },
        { by: other, ids: [two, both] },
      ].map(({ by, ids }) => ({ by, body: { ids, settled_as: 'paid' } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await inDoubt()).toHaveLength(1);
    expect(await costRows()).toHaveLength(2);
  });

  it.each([
    ['an amount', { actual_micros: 5, currency: 'usd' }, 'actual_micros'],
    ['none at all', { ids: [] }, 'ids'],
    ['one that is named twice', { ids: ['x', 'x'] }, 'ids'],
    ['more than a hundred', { ids: Array.from({ length: 101 }, () => randomUUID()) }, 'ids'],
  ])('are refused with 422 for %s, and nothing is settled [DESK-140]', async (_what, body, path) => {
    const ids = await some(2);
    const answer = await settle(ids, { settled_as: 'paid', ...body });
    expect([answer.status, answer.error.details?.[0]?.path]).toEqual([422, path]);
    expect(await inDoubt()).toEqual(ids);
  });
});
