import { desk } from '@loomlight/contract/desk';
import { privacy } from '@loomlight/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aReport } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
let rob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person();
  rob = await test.person();
});
afterAll(() => test.close());

const list = (id: string, query: object = {}, by: TestPerson | undefined = boss) =>
  test.call(desk.personReports, { ...(by && { token: by.token }), params: { id }, query });
const ids = async (id: string, query: object = {}) => (await list(id, query)).body.reports.map((report) => report.id);
/** Three reports of Rob about pieces of Ada, the first of which names two, and one about a piece of his own by Ada. */
async function fourReports() {
  const [one, two] = [await test.image(ada, { is_public: true }), await test.image(ada, { is_public: true })];
  const first = await aReport(test, { ids: [one, two], by: rob });
  const second = await aReport(test, { ids: [two], by: rob, category: 'fraud' });
  const third = await aReport(test, { ids: [one], by: rob, category: 'copyright' });
  const back = await aReport(test, { ids: [await test.image(rob, { is_public: true })], by: ada });
  return [first.id, second.id, third.id, back.id] as const;
}

describe('the reports on a person’s page', () => {
  it('are those about them and those that they have sent, each once, the latest first and by key [DESK-114]', async () => {
    const [first, second, third, back] = await fourReports();
    expect(await ids(ada.userId)).toEqual([third, second, first]);
    expect(await ids(ada.userId, { which: 'by' })).toEqual([back]);
    expect(await ids(rob.userId, { which: 'by' })).toEqual([third, second, first]);
    expect(await ids(rob.userId)).toEqual([back]);
    const { body: page } = await list(ada.userId, { limit: '2' });
    expect([page.reports.map(({ id }) => id), page.next]).toEqual([[third, second], second]);
    expect(await ids(ada.userId, { limit: '2', before: second })).toEqual([first]);
    expect((await list(ada.userId)).text).not.toContain('canary');
  });

  it('are seen by administrators alone, of whom there is, and asked for in words that mean something [DESK-114]', async () => {
    expect((await test.call(desk.personReports, { params: { id: ada.userId } })).status).toBe(401);
    expect((await list(ada.userId, {}, ada)).status).toBe(403);
    for (const nobody of ['x', systemIds.uuid()]) expect((await list(nobody)).status).toBe(404);
    for (const wrong of [{ which: 'all' }, { before: 'x' }]) expect((await list(ada.userId, wrong)).status).toBe(422);
    expect(await ids(ada.userId, { before: systemIds.uuid() })).toEqual([]);
  });

  it('are still there about who has left, and say no more who has sent them [DESK-114]', async () => {
    const [first, second, third] = await fourReports();
    await test.call(privacy.deleteAccount, {
      token: ada.token,
      rawBody: { password: test.password, confirm: 'DELETE' },
    });
    await expect.poll(() => ids(ada.userId, { which: 'by' })).toEqual([]);
    expect(await ids(ada.userId)).toEqual([third, second, first]);
  });
});
