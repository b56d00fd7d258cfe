import { contract } from '@loomlight/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function start(who: TestPerson, prompt: string): Promise<string> {
  const { status, body } = await test.call(contract.images.generate, {
    token: who.token,
    body: { text_prompt: prompt, size: '64x64' },
  });
  expect(status).toBe(202);
  return body.id;
}

async function priorities(ids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: string; priority: number }>`
    SELECT data->>'generationId' AS id, priority FROM pgboss.job WHERE data->>'generationId' = ANY(${ids}::text[])`.execute(
    test.database.db,
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.priority ?? Number.NaN);
}

describe('people take turns', () => {
  it("lets everybody's first image come before anybody's third, however many somebody has asked for", async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const release = test.pauseEngine();
    const ids: string[] = [];
    for (let index = 0; index < 2; index += 1) ids.push(await start(ada, `ada ${index}`));
    // Both workers are busy with hers; whatever comes now waits.
    await waitFor('two in the engine', async () => test.engine.requests.length === 2);
    for (let index = 2; index < 8; index += 1) ids.push(await start(ada, `ada ${index}`));
    const bobs = [await start(bob, 'bob 0'), await start(bob, 'bob 1')];
    release();
    for (const id of ids) await test.finished(ada, id);
    for (const id of bobs) await test.finished(bob, id);
    const order = test.engine.requests.map(({ prompt }) => prompt);
    expect(order.slice(0, 2).toSorted()).toEqual(['ada 0', 'ada 1']);
    expect(order.slice(2, 4).toSorted()).toEqual(['bob 0', 'bob 1']);
    expect(order.slice(4).toSorted()).toEqual(['ada 2', 'ada 3', 'ada 4', 'ada 5', 'ada 6', 'ada 7']);
  });

  it('counts what is unfinished, also within one request of several, and forgets what is done', async () => {
    const ada = await test.person({ credits: 100 });
    const release = test.pauseEngine();
    const first = await start(ada, 'first');
    const { body } = await test.call(contract.images.generateMany, {
      token: ada.token,
      body: { text_prompt: 'four', size: '64x64', count: 4 },
    });
    const several = body.generations.map(({ id }) => id);
    const last = await start(ada, 'last');
    expect(await priorities([first, ...several, last])).toEqual([0, -1, -2, -3, -4, -5]);
    release();
    for (const id of [first, ...several, last]) await test.finished(ada, id);
    expect(await priorities([await start(ada, 'anew')])).toEqual([0]);
  });
});
