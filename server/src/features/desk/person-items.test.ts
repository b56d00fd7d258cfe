import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aRemoval, aReport } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const { images } = contract;
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
});
afterAll(() => test.close());

const page = async (query: object = {}, id = ada.userId) =>
  (await test.call(desk.personItems, { token: boss.token, params: { id }, query })).body;
const states = async (query: object = {}, id = ada.userId) =>
  (await page(query, id)).items.map((item) => [item.id, item.state, item.is_public]);
async function paint(text_prompt: string, body: object = {}): Promise<string> {
  const made = await test.call(images.generate, { token: ada.token, body: { text_prompt, size: '64x64', ...body } });
  await test.finished(ada, made.body.id);
  return made.body.id;
}
const words = (id: string, { by = boss, reason = 'Reported by phone' } = {}) =>
  test.call(desk.itemWords, { token: by.token, params: { id }, query: { reason } });
const audit = async (action: string) =>
  (await test.call(desk.audit, { token: boss.token, query: { action } })).body.entries;

describe('the items of a person', () => {
  it('say how each stands, the newest first, and never a word of one [DESK-100]', async () => {
    const hidden = await paint('canaryone lake', { is_public: false });
    const locked = await paint('canarytwo lake', { is_prompt_locked: true, prompt_price: 5 });
    const gone = await paint('canarythree lake', { is_public: true });
    await test.call(images.remove, { token: ada.token, params: { id: gone } });
    test.holdEngine();
    const { body: begun } = await test.call(images.generate, { token: ada.token, body: { text_prompt: 'canaryfour' } });
    expect(await states()).toEqual([
      [begun.id, 'being made', false],
      [locked, 'public, locked at 5', true],
      [hidden, 'private', false],
    ]);
    expect(await states({ show: 'trash' })).toEqual([[gone, 'in the trash', false]]);
    const all = await test.call(desk.personItems, { token: boss.token, params: { id: ada.userId } });
    expect(all.text).not.toMatch(/canary|media/);
  });

  it('say what was restricted, and are nobody’s for nobody [DESK-100]', async () => {
    const { owner, contentId } = await aRemoval(test);
    expect(await states({}, owner.userId)).toEqual([[contentId, 'removed', false]]);
    for (const id of ['nobody', systemIds.uuid()]) {
      const answer = await test.call(desk.personItems, { token: boss.token, params: { id } });
      expect(answer.status).toBe(404);
    }
  });

  it('are paged by key, also when the last one seen goes meanwhile [DESK-100]', async () => {
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three', 'four', 'five']) ids.unshift(await paint(name));
    const seen: string[] = [];
    let query: object = { limit: '2' };
    for (let pages = 0; pages < 4; pages += 1) {
      const { items, next } = await page(query);
      seen.push(...items.map(({ id }) => id));
      if (!next) break;
      await test.call(images.remove, { token: ada.token, params: { id: next.before } });
      query = { limit: '2', ...next };
    }
    expect(seen).toEqual(ids);
  });

  it.each([
    ['show', { show: 'all' }],
    ['before_at', { before_at: 'yesterday' }],
    ['before', { before: 'one' }],
  ])('are refused with another %s than there is [DESK-100]', async (path, query) => {
    const refused = await test.call(desk.personItems, { token: boss.token, params: { id: ada.userId }, query });
    expect([refused.status, refused.error.details?.[0]?.path]).toEqual([422, path]);
  });
});

describe('the words of an item', () => {
  it('are read in a confirmed session with a reason, which is written down each time, and kept by no cache [DESK-101]', async () => {
    const id = await paint('canaryhidden lake', { is_public: false, negative_prompt: 'fog' });
    expect((await words(id, { reason: 'oops' })).status).toBe(422);
    await test.database.db
      .updateTable('sessions')
      .set({ proved_at: null })
      .where('user_id', '=', boss.userId)
      .execute();
    expect((await words(id)).error.code).toBe('confirm_needed');
    expect(await audit('content.words')).toEqual([]);
    await test.call(desk.confirm, { token: boss.token, body: { password: test.password } });
    const read = await words(id);
    expect(read.body).toEqual({ text_prompt: 'canaryhidden lake', negative_prompt: 'fog' });
    expect(read.headers['cache-control']).toBe('private, no-store');
    await words(id, { reason: 'And once more' });
    expect(await audit('content.words')).toMatchObject([
      { actor: boss.userId, subject: id, reason: 'And once more' },
      { subject: id, reason: 'Reported by phone' },
    ]);
    expect(JSON.stringify(await audit(''))).not.toContain('canaryhidden');
  });

  it('are nobody’s where there is none, and are not shown of what is sealed [DESK-101, DESK-11]', async () => {
    expect((await words('nobody')).status).toBe(404);
    expect((await words(systemIds.uuid())).status).toBe(404);
    const id = await paint('A lake');
    await aReport(test, { ids: [id], by: await test.person(), category: 'minor_safety' });
    expect((await words(id)).error.code).toBe('evidence_sealed');
    expect(await audit('content.words')).toEqual([]);
  });
});
