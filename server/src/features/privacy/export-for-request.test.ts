import { apiBase, contract, fillPath } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { privacy } from '@loomlight/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { readZip } from '../../testing/read-zip.ts';
import { aReport } from '../../testing/report-acts.ts';
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
});
afterAll(() => test.close());

const take = (reason = 'Letter of the third of May', id = ada.userId, by = boss) =>
  test.app.http.inject({
    url: `${apiBase}${fillPath(desk.exportPerson.path, { id })}?reason=${encodeURIComponent(reason)}`,
    headers: { authorization: `Bearer ${by.token}` },
  });
const written = async () =>
  (await test.call(desk.audit, { token: boss.token, query: { action: 'people.export' } })).body.entries;
const mails = () => test.mailer.sent.filter(({ to, subject }) => to === ada.email && /copy of your data/.test(subject));

describe('the archive for a written request', () => {
  it('is the one that the person can download, written down and mailed each time [DESK-98]', async () => {
    const made = await test.call(contract.images.generate, {
      token: ada.token,
      body: { text_prompt: 'ada hidden words', size: '64x64', is_public: false },
    });
    await test.finished(ada, made.body.id);
    const answer = await take();
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    const own = await test.app.http.inject({
      url: `${apiBase}/user/export?format=zip`,
      headers: { authorization: `Bearer ${ada.token}` },
    });
    const [files, mine] = [readZip(answer.rawPayload), readZip(own.rawPayload)];
    expect([...files.keys()].toSorted()).toEqual([...mine.keys()].toSorted());
    expect(files.get('manifest.json')?.toString()).toContain('ada hidden words');
    await take('The same letter once more');
    expect(await written()).toMatchObject([
      { actor: boss.userId, subject: ada.userId, reason: 'The same letter once more' },
      { reason: 'Letter of the third of May' },
    ]);
    await expect.poll(() => mails().filter(({ text }) => text.includes('administrator')).length).toBe(2);
  });

  it('has neither a word nor the file of what a sealed report is about, which its person still has [DESK-98, DESK-11]', async () => {
    const body = { text_prompt: 'canarysealed words', negative_prompt: 'canarysealed fog', size: '64x64' } as const;
    const made = await test.call(contract.images.generate, { token: ada.token, body });
    await test.finished(ada, made.body.id);
    await aReport(test, { ids: [made.body.id], by: await test.person(), category: 'minor_safety' });
    const files = readZip((await take()).rawPayload);
    const manifest = files.get('manifest.json')?.toString() ?? '';
    expect(manifest).toContain(made.body.id);
    expect([...files.keys()].filter((name) => name.includes(made.body.id))).toEqual([]);
    for (const bytes of files.values()) expect(bytes.toString('latin1')).not.toContain('canarysealed');
    const own = await test.call(privacy.exportData, { token: ada.token, query: { format: 'json' } });
    expect(own.text).toContain('canarysealed words');
  });

  it('wants a confirmed session and a reason, and is of somebody who is there [DESK-98]', async () => {
    expect((await take('oops')).statusCode).toBe(422);
    expect((await take('Letter of today', 'nobody')).statusCode).toBe(404);
    await test.database.db
      .updateTable('sessions')
      .set({ proved_at: null })
      .where('user_id', '=', boss.userId)
      .execute();
    const refused = await take();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'confirm_needed']);
    await test.call(desk.confirm, { token: boss.token, body: { password: test.password } });
    await test.call(privacy.deleteAccount, {
      token: ada.token,
      rawBody: { password: test.password, confirm: 'DELETE' },
    });
    expect((await take()).statusCode).toBe(404);
    expect([await written(), mails()]).toEqual([[], []]);
  });
});
