import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function start(who: TestPerson, count = 1): Promise<string[]> {
  const { body } = await test.call(contract.images.generateMany, {
    token: who.token,
    body: { text_prompt: 'A quiet lake', size: '64x64', count },
  });
  return body.generations.map(({ id }) => id);
}

const list = async (who: TestPerson) => (await test.call(generations.list, { token: who.token })).body;
const places = async (who: TestPerson): Promise<Record<string, number | null>> =>
  Object.fromEntries((await list(who)).generations.map((job) => [job.id, job.waiting_before]));

/** Both workers are in the engine, so that whatever comes now waits. */
async function busy(who: TestPerson): Promise<string[]> {
  const ids = await start(who, 2);
  await waitFor('two in the engine', async () => (await list(who)).running === 2);
  return ids;
}

describe('the list of jobs', () => {
  it('has own ones that run, wait or ended today, newest first, and nobody else’s [MAKE-5]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    expect(await list(ada)).toEqual({ generations: [], running: 0, waiting: 0 });
    const done = await test.image(ada);
    test.clock.advanceSeconds(60);
    const release = test.pauseEngine();
    const running = await busy(ada);
    test.clock.advanceSeconds(1);
    const [waits = '', gone = ''] = await start(ada, 2);
    await test.call(generations.cancel, { token: ada.token, params: { id: gone } });
    const { generations: jobs, ...counts } = await list(ada);
    expect(counts).toEqual({ running: 2, waiting: 1 });
    expect(jobs.map(({ id }) => id)).toEqual([gone, waits, ...running.toReversed(), done]);
    expect(jobs.map(({ status, cancelled }) => [status, cancelled])).toEqual([
      ['failed', true],
      ['queued', false],
      ['processing', false],
      ['processing', false],
      ['completed', false],
    ]);
    expect(jobs[4]).toMatchObject({ text_prompt: 'A lake', waiting_before: null, cancel: null });
    expect((await list(bob)).generations).toEqual([]);
    expect((await test.call(generations.list)).status).toBe(401);
    release();
    for (const id of [waits, ...running]) await test.finished(ada, id);
    test.clock.advanceSeconds(24 * 3600 + 61);
    expect((await list(await test.signInAgain(ada))).generations).toEqual([]);
  });

  it('has 20 at most, those under way before those that ended, and tells how many there are [MAKE-5]', async () => {
    const ada = await test.person({ credits: 100 });
    const done = await test.image(ada);
    const release = test.pauseEngine();
    const running = await busy(ada);
    for (let index = 0; index < 6; index += 1) await start(ada, 4);
    const { generations: jobs, ...counts } = await list(ada);
    expect(counts).toEqual({ running: 2, waiting: 24 });
    expect(jobs).toHaveLength(20);
    const ids = jobs.map(({ id }) => id);
    for (const id of running) expect(ids).toContain(id);
    expect(ids).not.toContain(done);
    expect(jobs.filter(({ waiting_before: before }) => before === 0)).toHaveLength(1);
    release();
    await waitFor('all to be done', async () => (await list(ada)).waiting + (await list(ada)).running === 0);
  });

  it('counts who begins before, in turns, and videos apart from images [MAKE-6]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const release = test.pauseEngine();
    await busy(ada);
    const [third = '', fourth = ''] = await start(ada, 2);
    expect(await places(ada)).toMatchObject({ [third]: 0, [fourth]: 1 });
    const [first = '', second = ''] = await start(bob, 2);
    // Whose first it is comes before everybody's third.
    expect(await places(bob)).toMatchObject({ [first]: 0, [second]: 1 });
    expect(await places(ada)).toMatchObject({ [third]: 2, [fourth]: 3 });
    await test.call(generations.cancel, { token: bob.token, params: { id: first } });
    expect(await places(ada)).toMatchObject({ [third]: 1, [fourth]: 2 });
    // The two that begin next are kept in the engine until both have reached it, in whichever order.
    const releaseRest = test.pauseEngine();
    release();
    const begun = await waitFor('the next two to begin', async () => {
      const ids = test.engine.requests.slice(2).map(({ id }) => id);
      return ids.length >= 2 && ids;
    });
    expect(new Set(begun)).toEqual(new Set([second, third]));
    releaseRest();
    for (const [who, id] of [
      [ada, third],
      [ada, fourth],
      [bob, second],
    ] as const)
      await test.finished(who, id);
  });

  it('is asked for by many at once for the price of one line [MAKE-6]', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const release = test.pauseEngine();
    await busy(ada);
    const [waits = ''] = await start(ada);
    const answers = await Promise.all(Array.from({ length: 100 }, () => places(ada)));
    expect(new Set(answers.map((answer) => answer[waits]))).toEqual(new Set([0]));
    release();
    await test.finished(ada, waits);
  });

  it('tells the median of what was measured of the same kind, engine and model, and nothing before [PEOPLE-28]', async () => {
    const ada = await test.person();
    const release = test.pauseEngine();
    const [first = ''] = await start(ada);
    expect((await list(ada)).generations[0]?.estimate_s).toBeNull();
    release();
    await test.finished(ada, first);
    const took = async (seconds: number): Promise<void> => {
      const [id = ''] = await start(ada);
      await test.finished(ada, id);
      const { created_at: begun } = await test.database.db
        .selectFrom('content')
        .select('created_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const completedAt = new Date(begun.getTime() + seconds * 1000);
      await test.database.db.updateTable('content').set({ completed_at: completedAt }).where('id', '=', id).execute();
    };
    await test.database.db.deleteFrom('content').where('id', '=', first).execute();
    for (const seconds of [5, 6, 90]) await took(seconds);
    test.pauseEngine()();
    const again = test.pauseEngine();
    const [next = ''] = await start(ada);
    expect((await list(ada)).generations.find(({ id }) => id === next)?.estimate_s).toBe(6);
    await test.database.db.updateTable('content').set({ model: 'another' }).where('id', '=', next).execute();
    expect((await list(ada)).generations.find(({ id }) => id === next)?.estimate_s).toBeNull();
    again();
    await test.finished(ada, next);
  });
});
