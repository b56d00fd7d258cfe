import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { completeGeneration } from '../generation/generation.store.ts';
import { saveEngineHealth } from '../generation/index.ts';
import { saveBeat } from '../installation/index.ts';

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

const lines = async () => (await test.call(desk.engineLines, { token: boss.token })).body.lines;
const lineTo = async (engine: string) => (await lines()).find((line) => line.engine === engine);

describe('the lines to an engine', () => {
  const beat = (process: string) =>
    saveBeat(
      test.database.db,
      { process, role: 'worker', version: '1.2.3', startedAt: test.clock.now() },
      test.clock.now(),
    );
  const note = (process: string, state: 'closed' | 'open' | 'probing') => {
    const health = { state, failures: state === 'closed' ? 0 : 5, reason: state === 'closed' ? null : '503' };
    const line = { process, contentType: 'image', engine: 'far' } as const;
    return saveEngineHealth(test.database.db, line, health, test.clock.now());
  };
  const states = async () =>
    (await lineTo('far'))?.processes.map(({ process, state, is_silent: isSilent }) => [process, state, isSilent]);
  const waiting = async () =>
    (await test.call(desk.now, { token: boss.token })).body.waiting.filter(({ kind }) => kind === 'engine');

  it('are said for every process, as each of them finds its own [DESK-131]', async () => {
    for (const [process, state] of [
      ['a:1:worker', 'closed'],
      ['b:2:worker', 'open'],
      ['c:3:worker', 'probing'],
    ] as const) {
      await beat(process);
      await note(process, state);
    }
    expect((await states())?.toSorted()).toEqual([
      ['a:1:worker', 'well', false],
      ['b:2:worker', 'left_alone', false],
      ['c:3:worker', 'probing', false],
    ]);
    const left = (await lineTo('far'))?.processes.find(({ state }) => state === 'left_alone');
    expect(left).toMatchObject({ failures: 5, reason: '503', role: 'worker', since: expect.any(String) as unknown });
    expect(await waiting()).toMatchObject([{ about: 'far', count: 1 }]);
  });

  it('are nobody’s once their process is not seen, and say nothing about the engine then [DESK-131]', async () => {
    await beat('lives:1:worker');
    await note('lives:1:worker', 'closed');
    await beat('killed:2:worker');
    await note('killed:2:worker', 'open');
    // It ended before processes said that they live, or so long ago that its word was removed.
    await note('older:3:worker', 'open');
    expect(await waiting()).toHaveLength(1);
    test.clock.advanceSeconds(151);
    boss = await test.signInAgain(boss);
    await beat('lives:1:worker');
    expect(await states()).toEqual([
      ['lives:1:worker', 'well', false],
      ['killed:2:worker', 'left_alone', true],
      ['older:3:worker', 'left_alone', true],
    ]);
    expect(await waiting()).toEqual([]);
    // Where no process is left, nothing is said to have a line.
    test.clock.advanceSeconds(151);
    boss = await test.signInAgain(boss);
    expect(await states()).toBeUndefined();
  });

  it('are none to what works in the product itself [DESK-131]', async () => {
    expect(await lines()).toMatchObject([
      { engine: 'studio', content_type: 'image', is_elsewhere: false, processes: [], models: [] },
      { engine: 'studio', content_type: 'video', is_elsewhere: false, processes: [], models: [] },
    ]);
  });

  it('are for administrators alone [DESK-131]', async () => {
    const ada = await test.person();
    expect((await test.call(desk.engineLines)).status).toBe(401);
    expect((await test.call(desk.engineLines, { token: ada.token })).status).toBe(403);
  });
});

describe('how long an engine takes', () => {
  /** `ms` of what a model has made so long ago. */
  const made = (of: { readonly model: string; readonly ago: number; readonly ms: number | null }) =>
    test.database.db
      .insertInto('generation_cost')
      .values({
        ...{ content_id: systemIds.uuid(), content_type: 'image', engine: 'far', model: of.model, credits: 1 },
        ...{ ms: of.ms, ended_at: addSeconds(test.clock.now(), -of.ago) },
      })
      .execute();

  it('is said by model for half and for 95 of a hundred, of the last hour and of the last day [DESK-131]', async () => {
    for (let nth = 1; nth <= 100; nth += 1) await made({ model: 'fast', ago: 60, ms: nth * 10 });
    for (let nth = 1; nth <= 100; nth += 1) await made({ model: 'fast', ago: 7_200, ms: 5_000 + nth });
    await made({ model: 'slow', ago: 7_200, ms: 9_000 });
    await made({ model: 'old', ago: 86_401, ms: 1 });
    expect((await lineTo('far'))?.is_elsewhere).toBeNull();
    expect((await lineTo('far'))?.models).toEqual([
      {
        model: 'fast',
        hour: { items: 100, p50_ms: 500, p95_ms: 950 },
        day: { items: 200, p50_ms: 1_000, p95_ms: 5_090 },
      },
      { model: 'slow', hour: null, day: { items: 1, p50_ms: 9_000, p95_ms: 9_000 } },
    ]);
  });

  it('is no figure where nothing is known, and never 0 [DESK-131]', async () => {
    await made({ model: 'unknown', ago: 60, ms: null });
    expect(await lineTo('far')).toBeUndefined();
    await made({ model: 'fast', ago: 60, ms: 7 });
    expect((await lineTo('far'))?.models.map(({ model }) => model)).toEqual(['fast']);
  });

  it('is measured from the beginning of the attempt, and of a task elsewhere from when it was asked [DESK-131]', async () => {
    const { db } = test.database;
    const ada = await test.person({ credits: 30 });
    await test.image(ada);
    expect(await db.selectFrom('generation_cost').select('ms').execute()).toEqual([
      { ms: expect.any(Number) as unknown },
    ]);
    await db.deleteFrom('generation_cost').execute();
    /** What is held by a worker is ended by somebody else, as if the engine had answered then. */
    const ended = async (of: { readonly begunAgoS?: number; readonly askedAgoS?: number }) => {
      const release = test.holdEngine();
      const { body } = await test.call(contract.images.generate, {
        token: ada.token,
        body: { text_prompt: 'A lake', size: '64x64' },
      });
      const attempt = await waitFor('a worker to have it', async () => {
        const row = await db
          .selectFrom('content')
          .select(['attempt', 'lease_until'])
          .where('id', '=', body.id)
          .executeTakeFirst();
        return row?.lease_until ? row.attempt : undefined;
      });
      const now = test.clock.now();
      const before = (seconds: number) => addSeconds(now, -seconds);
      if (of.askedAgoS !== undefined)
        await sql`INSERT INTO provider_task (content_id, content_type, engine, model, attempt, seed, request_hash, credits, state, submitted_at)
          VALUES (${body.id}::uuid, 'image', 'far', 'm', 1, 1, '', 1, 'accepted', ${before(of.askedAgoS)}::timestamptz)`.execute(
          db,
        );
      const media = {
        mediaKey: `k ${body.id}`,
        smallKey: 's',
        mediaType: 'image/png',
        placeholder: 'x',
        width: 64,
        height: 64,
      };
      const begun = of.begunAgoS === undefined ? {} : { begunAt: before(of.begunAgoS) };
      expect(await completeGeneration(db, { id: body.id, attempt }, { ...media, ...begun, now })).toBe(true);
      release();
      const row = await db
        .selectFrom('generation_cost')
        .select('ms')
        .where('content_id', '=', body.id)
        .executeTakeFirst();
      return row?.ms;
    };
    expect(await ended({ begunAgoS: 3 })).toBe(3_000);
    expect(await ended({ begunAgoS: 3, askedAgoS: 7 })).toBe(7_000);
    expect(await ended({})).toBeNull();
  });
});
