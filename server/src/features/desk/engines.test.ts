import { contract } from '@loomlight/contract';
import { desk, type Previewed } from '@loomlight/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator, everyRow, tablesWrittenSince } from '../../testing/desk-acts.ts';
import { aDoubtfulTask } from '../../testing/doubtful-task.ts';
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

  it('is ended once, and gives back just the credits that its preview names [DESK-55]', async () => {
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
  });

  it('stays as it is when it has ended already, and is 404 where there is none [DESK-55]', async () => {
    const id = await test.image(ada);
    const before = await test.balance(ada);
    const late = await cancel(id);
    expect([late.status, late.error.code, await test.balance(ada)]).toEqual([409, 'desk_changed', before]);
    expect((await cancel('nobody')).status).toBe(404);
    expect((await cancel(ada.userId)).status).toBe(404);
  });
});

describe('a task that may have to be paid', () => {
  const tasks = async () => (await test.call(desk.possiblyPaid, { token: boss.token })).body.tasks;
  const settle = (id: string) =>
    performed(test, desk.settleTask, { by: boss, id, body: { settled_as: 'not_charged' } });

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
