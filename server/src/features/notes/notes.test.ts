import { desk, noteLimits } from '@loomlight/contract/desk';
import { privacy } from '@loomlight/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let boss: TestPerson;
let other: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [boss, other] = [await anAdministrator(test), await anAdministrator(test)];
  ada = await test.person();
});
afterAll(() => test.close());

const add = (text: string, { by = boss, on = ada.userId } = {}) =>
  test.call(desk.addNote, { token: by.token, params: { id: on }, body: { text } });
const list = async (query: object = {}) =>
  (await test.call(desk.notes, { token: boss.token, params: { id: ada.userId }, query })).body;
const remove = (id: string, by = boss) => test.call(desk.removeNote, { token: by.token, params: { id } });
const kept = () => test.database.db.selectFrom('operator_note').selectAll().orderBy('id').execute();
/** As many notes as there can be, by one statement. */
async function fill({ removed = 0 } = {}): Promise<void> {
  const at = test.clock.now();
  const rows = Array.from({ length: noteLimits.notesMax }, (_, index) => ({
    ...{ id: systemIds.uuid(), user_id: ada.userId, author_id: boss.userId, text: `Note ${index}`, at },
    ...(index < removed && { removed_at: at, removed_by: boss.userId }),
  }));
  await test.database.db.insertInto('operator_note').values(rows).execute();
}

describe('a note on a person', () => {
  it('stands at the desk with who has written it, and in the audit without its words [DESK-95]', async () => {
    const { status, body } = await add('  Canarynote: wrote to us about a lost order.  ');
    expect(status).toBe(201);
    await add('Called back.', { by: other });
    const { notes } = await list();
    expect(notes).toMatchObject([
      { text: 'Called back.', author_id: other.userId, author_name: other.username },
      { id: body.id, text: 'Canarynote: wrote to us about a lost order.', author_name: boss.username },
    ]);
    const { text, body: audit } = await test.call(desk.audit, {
      token: boss.token,
      query: { subject: ada.userId, action: 'people.note' },
    });
    expect(audit.entries.at(-1)).toMatchObject({ actor: boss.userId, after: { note: body.id } });
    expect(text).not.toContain('Canarynote');
  });

  it('is listed by key, the latest first [DESK-95]', async () => {
    for (const text of ['One', 'Two', 'Three']) await add(text);
    const first = await list({ limit: '2' });
    expect(first.notes.map(({ text }) => text)).toEqual(['Three', 'Two']);
    expect((await list({ limit: '2', before: first.next ?? '' })).notes.map(({ text }) => text)).toEqual(['One']);
  });

  it.each([
    ['nothing', '', 'Please write something.'],
    ['blanks', ' \n ', 'Please write something.'],
    ['2,001 letters', 'x'.repeat(2_001), 'A note has at most 2,000 characters.'],
    ['half of a letter', 'a\ud800', 'The note holds characters that cannot be stored.'],
  ])('of %s is refused, and nothing is written [DESK-95]', async (_what, text, message) => {
    const refused = await add(text);
    expect([refused.status, refused.error.details]).toEqual([422, [{ path: 'text', message }]]);
    expect(await kept()).toEqual([]);
  });

  it('of 2,000 letters is kept, whatever the letters [DESK-95]', async () => {
    expect((await add('x'.repeat(2_000))).status).toBe(201);
    expect((await add('🦊'.repeat(1_000))).status).toBe(201);
  });

  it('is about somebody who is there: nobody, and who has left, is a 404 [DESK-95]', async () => {
    expect((await add('Who?', { on: 'nobody' })).status).toBe(404);
    expect((await add('Who?', { on: systemIds.uuid() })).status).toBe(404);
    await test.call(privacy.deleteAccount, {
      token: ada.token,
      rawBody: { password: test.password, confirm: 'DELETE' },
    });
    expect((await add('Gone')).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it(
    'is removed by whoever administers, once, and stays out of sight until it makes room [DESK-95]',
    { tags: 'on-server' },
    async () => {
      const { body } = await add('A mistake');
      const answers = await Promise.all(Array.from({ length: 5 }, () => remove(body.id, other)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404, 404]);
      expect(await list()).toEqual({ notes: [], next: null });
      expect(await kept()).toMatchObject([{ text: 'A mistake', removed_by: other.userId }]);
      expect((await remove('x')).status).toBe(404);
      const { entries } = (
        await test.call(desk.audit, { token: boss.token, query: { subject: ada.userId, action: 'people.remove-note' } })
      ).body;
      expect(entries).toMatchObject([{ actor: other.userId, before: { note: body.id } }]);
    },
  );

  it(
    'is the last one when there are 200, however many come at once; one that was removed makes room [DESK-95]',
    { tags: 'on-server' },
    async () => {
      await fill({ removed: 2 });
      const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => add(`At once ${index}`)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(answers.find(({ status }) => status !== 201)?.error.code).toBe('notes_full');
      expect(await kept()).toHaveLength(noteLimits.notesMax);
    },
  );

  it('is in the copy that the person makes of their data, also when it was removed, and not who has written it [DESK-95]', async () => {
    await add('Reads as if they read it');
    await remove((await add('A mistake')).body.id);
    const { text } = await test.call(privacy.exportData, { token: ada.token, query: { format: 'json' } });
    const { notes } = JSON.parse(text) as { readonly notes: readonly object[] };
    expect(notes).toMatchObject([
      { text: 'Reads as if they read it', removed_at: null },
      { text: 'A mistake', removed_at: expect.any(String) as unknown },
    ]);
    expect(JSON.stringify(notes)).not.toContain(boss.userId);
  });
});
