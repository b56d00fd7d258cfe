import { contract } from '@loomlight/contract';
import { desk, type Previewed } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator, everyRow, tablesWrittenSince } from '../../testing/desk-acts.ts';
import { aWaitingJob } from '../../testing/a-waiting-job.ts';
import { aDoubtfulTask } from '../../testing/doubtful-task.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person({ username: 'Ada Byron' });
});
afterAll(() => test.close());

const start = async () =>
  (await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'canaryjob lake' } })).body;
const jobs = () => test.call(desk.jobs, { token: boss.token });
const cancel = (id: string) => performed(test, desk.cancelJob, { by: boss, id, body: {} });
const reason = 'Asked for by mail';

describe('what is being made', () => {
  it('is listed with whose it is and without a word of its prompt [DESK-55]', async () => {
    const release = test.holdEngine();
    const { id } = await start();
    const { body, text } = await jobs();
    expect(body.jobs).toMatchObject([{ id, username: 'Ada Byron', content_type: 'image' }]);
    expect(text).not.toContain('canaryjob');
    release();
  });

  it(
    'is ended once, and gives back just the credits that its preview names [DESK-55]',
    { tags: 'on-server' },
    async () => {
      const full = await test.balance(ada);
      const release = test.holdEngine();
      const { id } = await start();
      const spent = full - (await test.balance(ada));
      const sent = { token: boss.token, params: { id }, body: { reason } };
      const before = await everyRow(test);
      const shown = await test.call(desk.cancelJob, { ...sent, query: { preview: 'true' } });
      expect(await tablesWrittenSince(test, before)).toEqual([]);
      const { plan, audit, effects } = shown.body as Previewed;
      expect(audit.after).toEqual({ status: 'failed', credits_back: spent });
      expect(effects[0]).toMatch(/^\d+ credits? comes? back to Ada Byron/);
      expect(await test.balance(ada)).toBe(full - spent);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => test.call(desk.cancelJob, { ...sent, body: { reason, plan } })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'desk_changed']));
      expect([await test.balance(ada), await ledgerViolations(test.database)]).toEqual([full, []]);
      const item = await test.call(contract.images.get, { token: ada.token, params: { id } });
      expect(item.body).toMatchObject({ status: 'failed', failure_code: 'stopped' });
      expect((await jobs()).body.jobs).toEqual([]);
      release();
      expect(await test.balance(ada)).toBe(full);
    },
  );

  it('stays as it is when it has ended already, and is 404 where there is none [DESK-55]', async () => {
    const id = await test.image(ada);
    const before = await test.balance(ada);
    const late = await cancel(id);
    expect([late.status, late.error.code, await test.balance(ada)]).toEqual([409, 'desk_changed', before]);
    expect((await cancel('nobody')).status).toBe(404);
    expect((await cancel(ada.userId)).status).toBe(404);
  });
});

describe('what waits', () => {
  const retry = (id: string, sent: { readonly plan?: string; readonly key?: string } = {}) =>
    test.call(desk.retryJob, {
      ...{ token: boss.token, params: { id }, query: sent.plan === undefined ? { preview: 'true' } : {} },
      body: { reason, ...(sent.plan !== undefined && { plan: sent.plan }) },
      ...(sent.key !== undefined && { key: sent.key }),
    });
  const planOf = async (id: string) => (await retry(id)).body as Previewed;

  it(
    'is sent to the queue once more, by one of twenty at once, and no credit moves [DESK-124]',
    { tags: 'on-server' },
    async () => {
      const { id } = await aWaitingJob(test, ada);
      const [balance, sentBefore] = [await test.balance(ada), await sentJobs(id)];
      const { plan, audit, effects, needs } = await planOf(id);
      expect([audit.action, audit.subject, needs]).toEqual(['jobs.retry', id, 'confirm']);
      expect(effects[0]).toMatch(
        /^The next free worker of \S+ takes it up\. No credit moves: the 1 credit that Ada Byron was charged stays/,
      );
      expect(await sentJobs(id)).toBe(sentBefore);
      const answers = await Promise.all(Array.from({ length: 20 }, () => retry(id, { plan })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'desk_changed']));
      expect(await sentJobs(id)).toBe(sentBefore + 1);
      expect([await test.balance(ada), await ledgerViolations(test.database)]).toEqual([balance, []]);
      const { entries } = (await test.call(desk.audit, { token: boss.token, query: { action: 'jobs.retry' } })).body;
      expect(entries).toHaveLength(1);
    },
  );

  it('is sent once with one request key, and made once however often it was sent [DESK-124]', async () => {
    const { id, release } = await aWaitingJob(test, ada);
    const spent = await test.balance(ada);
    const { plan } = await planOf(id);
    for (let again = 0; again < 3; again += 1) expect((await retry(id, { plan, key: 'once' })).status).toBe(200);
    release();
    // The held engine refuses: each of them ends once and gives its credit back.
    await test.finished(ada, id);
    await waitFor('all to have ended', async () => (await jobs()).body.jobs.length === 0);
    expect([await test.balance(ada), await ledgerViolations(test.database)]).toEqual([spent + 3, []]);
  });

  it('stays as it is where a worker has it, it is over, or has ended, each with a sentence; 404 for none [DESK-124]', async () => {
    const done = await test.image(ada);
    const { id } = await aWaitingJob(test, ada);
    const set = (column: 'lease_until' | 'deadline_at', seconds: number) =>
      sql`UPDATE content SET ${sql.ref(column)} = ${addSeconds(test.clock.now(), seconds)}::timestamptz WHERE id = ${id}::uuid`.execute(
        test.database.db,
      );
    const { plan } = await planOf(id);
    await set('lease_until', 60);
    const held = await retry(id);
    expect([held.status, held.error.message]).toEqual([409, expect.stringContaining('A worker has it')]);
    expect((await retry(id, { plan })).status).toBe(409);
    await set('deadline_at', -1);
    expect((await retry(id)).error.message).toContain('Its time is over');
    const ended = await retry(done);
    expect([ended.status, ended.error.message]).toEqual([409, expect.stringContaining('ended already')]);
    expect((await retry('nobody')).status).toBe(404);
    expect((await retry(ada.userId)).status).toBe(404);
    expect((await test.call(desk.audit, { token: boss.token, query: { action: 'jobs.retry' } })).body.entries).toEqual(
      [],
    );
  });

  it('is counted by kind, with how long the oldest has waited [DESK-124]', async () => {
    await aWaitingJob(test, ada);
    const byKind = async () => {
      const { queues } = (await jobs()).body;
      return (['image', 'video'] as const).map((kind) => queues.find(({ content_type: of }) => of === kind));
    };
    expect(await byKind()).toMatchObject([
      { waiting: 1, running: 2 },
      { waiting: 0, running: 0, oldest_seconds: 0 },
    ]);
    // What has waited for so long is sent once more by a round, which can come in between, and then waits from then on.
    await expect
      .poll(async () => {
        await sql`UPDATE kept_content SET enqueued_at = now() - interval '1 hour'`.execute(test.database.db);
        return (await byKind())[0]?.oldest_seconds;
      })
      .toBeGreaterThanOrEqual(3_600);
  });

  /** Jobs of the queue for it, whatever became of them. */
  async function sentJobs(id: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM pgboss.job WHERE data->>'generationId' = ${id}`.execute(test.database.db);
    return rows[0]?.count ?? 0;
  }
});

describe('a task that may have to be paid', () => {
  const tasks = async () => (await test.call(desk.possiblyPaid, { token: boss.token })).body.tasks;
  const settle = (id: string) =>
    performed(test, desk.settleTasks, { by: boss, body: { ids: [id], settled_as: 'not_charged' } });

  it('leaves the list when it is settled, once, and moves no credit [DESK-57]', async () => {
    const [id, other] = [await aDoubtfulTask(test), await aDoubtfulTask(test)];
    expect(await tasks()).toHaveLength(2);
    expect((await settle(id)).status).toBe(200);
    expect(await tasks()).toMatchObject([{ id: other, engine: 'elsewhere' }]);
    const again = await settle(id);
    expect([again.status, again.error.code]).toEqual([409, 'desk_changed']);
    expect((await settle('nothing')).status).toBe(404);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });
});
