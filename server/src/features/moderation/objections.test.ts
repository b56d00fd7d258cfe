import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { privacy } from '@loomlight/contract/privacy';
import { refusals } from '@loomlight/contract/refusals';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeconds } from '../../kernel/clock.ts';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { removeOldRefusals } from '../rules/index.ts';

const words = 'A canaryword beside the grendel';
const day = 86_400;
let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
const log: string[] = [];
beforeAll(async () => {
  test = await openTestApp({}, undefined, pino({ level: 'debug' }, { write: (line: string) => log.push(line) }));
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  ada = await test.person();
  const rule = { pattern: 'grendel', action: 'refuse', explanation: 'No monsters of old poems.' };
  await performed(test, desk.addRule, { by: boss, id: '', body: rule });
});
afterAll(() => test.close());

/** A refused prompt of somebody; answers the id that was told. */
async function refused(by: TestPerson = ada): Promise<string> {
  const { status, error } = await test.call(contract.images.generate, {
    token: by.token,
    body: { text_prompt: words, size: '64x64' },
  });
  expect([status, error.code]).toEqual([422, 'prompt_refused']);
  return error.details?.find(({ path }) => path === 'refusal_id')?.message ?? '';
}
const object = (id: string, by: TestPerson | undefined = ada, prompt = words) =>
  test.call(refusals.object, { ...(by && { token: by.token }), params: { id }, body: { prompt } });
const said = (answer: { status: number; error: { code?: string } }) => [answer.status, answer.error.code];
const kept = () => test.database.db.selectFrom('prompt_refusal').selectAll().orderBy('id').execute();
const listed = async () => (await test.call(desk.objections, { token: boss.token })).body.objections;
const look = (id: string, reason = 'It waits for an answer') =>
  test.call(desk.objectionWords, { token: boss.token, params: { id }, query: { reason } });
const answer = (id: string, body: object = { outcome: 'mistaken' }) =>
  performed(test, desk.answerObjection, { by: boss, id, body });

describe('who was refused a prompt', () => {
  it('can say once that it is a mistake, and only then are the words kept [DESK-108]', async () => {
    const id = await refused();
    expect(JSON.stringify(await kept())).not.toContain('canaryword');
    expect((await object(id)).status).toBe(204);
    expect(await kept()).toMatchObject([{ public_id: id, objection: words, answered_at: null }]);
    expect(said(await object(id, ada, 'Other words'))).toEqual([409, 'appeal_made']);
    expect(await kept()).toMatchObject([{ objection: words }]);
  });

  it('does so once, also twenty times at once [DESK-108]', { tags: 'on-server' }, async () => {
    const id = await refused();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => object(id, ada, `${words} ${index}`)));
    const taken = answers.findIndex(({ status }) => status === 204);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await kept()).toMatchObject([{ objection: `${words} ${taken}` }]);
  });

  it('is nobody else, no guest, and nobody without words [DESK-108]', async () => {
    const id = await refused();
    expect((await object(id, await test.person())).status).toBe(404);
    expect((await object(id, boss)).status).toBe(404);
    expect((await test.call(refusals.object, { params: { id }, body: { prompt: words } })).status).toBe(401);
    for (const prompt of ['', '  ', 'a'.repeat(701), 'a\u0000b'])
      expect((await object(id, ada, prompt)).status).toBe(422);
    for (const other of ['x', '1', systemIds.uuid()]) expect((await object(other)).status).toBe(404);
    expect(await kept()).toMatchObject([{ objection: null, objected_at: null }]);
  });

  it('has the thirty days that a refusal is kept [DESK-108]', async () => {
    const id = await refused();
    test.clock.advanceSeconds(30 * day);
    ada = await test.signInAgain(ada);
    expect((await object(id)).status).toBe(404);
  });

  it(
    'has five at most that nobody has answered, also where more come at once [DESK-108]',
    { tags: 'on-server' },
    async () => {
      const ids: string[] = [];
      for (let count = 0; count < 7; count += 1) ids.push(await refused());
      const answers = await Promise.all(ids.map((id) => object(id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(5).fill(204), 429, 429]);
      const [first] = await listed();
      expect((await answer(first?.id ?? '')).status).toBe(200);
      const waiting = ids.find((_, index) => answers[index]?.status === 429) ?? '';
      expect((await object(waiting)).status).toBe(204);
    },
  );

  it('takes along what was said and answered, and leaves none of it behind [DESK-108]', async () => {
    const id = await refused();
    await object(id);
    const { text } = await test.call(privacy.exportData, { token: ada.token, query: { format: 'json' } });
    const { refusals: copied } = JSON.parse(text) as { readonly refusals: readonly object[] };
    expect(copied).toMatchObject([{ objected_prompt: words, objection_outcome: null }]);
    await test.call(privacy.deleteAccount, {
      token: ada.token,
      rawBody: { password: test.password, confirm: 'DELETE' },
    });
    // At once, before what is kept is removed.
    expect([await listed(), (await look(id)).status, (await answer(id)).status]).toEqual([[], 404, 404]);
    await expect.poll(kept).toEqual([]);
  });
});

describe('an objection at the desk', () => {
  it('is listed without a word, waits, and is read with a reason in a confirmed session, each time written down [DESK-109]', async () => {
    const id = await refused();
    await object(id);
    const { text } = await test.call(desk.objections, { token: boss.token });
    expect(text).not.toContain('canaryword');
    expect(await listed()).toMatchObject([{ id, user_id: ada.userId, pattern: 'grendel' }]);
    const { waiting } = (await test.call(desk.now, { token: boss.token })).body;
    expect(waiting).toMatchObject([{ kind: 'objection', about: 'objections', count: 1 }]);
    expect((await look(id, 'no')).status).toBe(422);
    expect((await look(id)).body).toEqual({ text_prompt: words });
    const { entries } = (await test.call(desk.audit, { token: boss.token, query: { subject: id } })).body;
    expect(entries).toMatchObject([{ action: 'objections.words', reason: 'It waits for an answer' }]);
    await test.database.db.updateTable('sessions').set({ proved_at: null }).execute();
    expect(said(await look(id))).toEqual([403, 'confirm_needed']);
  });

  it('is for administrators alone [DESK-109]', { tags: 'on-server' }, async () => {
    const id = await refused();
    await object(id);
    const asks = (token?: string) => [
      test.call(desk.objections, { ...(token && { token }) }),
      test.call(desk.objectionWords, { ...(token && { token }), params: { id }, query: { reason: 'I am curious' } }),
      test.call(desk.answerObjection, {
        ...(token && { token }),
        params: { id },
        body: { outcome: 'mistaken', reason: 'I say so' },
      }),
    ];
    expect((await Promise.all(asks())).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await Promise.all(asks(ada.token))).map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('is answered by mail, and its words go with the answer, which holds none of them [DESK-109]', async () => {
    const id = await refused();
    await object(id);
    expect((await answer(id, { outcome: 'mistaken', answer: 'The rule is gone now.' })).status).toBe(200);
    expect(await kept()).toMatchObject([
      { objection: null, outcome: 'mistaken', answer: 'The rule is gone now.', answered_by: boss.userId },
    ]);
    await expect.poll(() => test.mailer.sent.at(-1)?.subject).toBe('You were answered about a refused prompt');
    const mail = test.mailer.sent.at(-1);
    expect([mail?.to, mail?.text]).toEqual([ada.email, expect.stringMatching(/you were right.*The rule is gone now/s)]);
    expect([(await look(id)).status, await listed()]).toEqual([404, []]);
    const { db } = test.database;
    const rows = [
      await db.selectFrom('audit_entry').selectAll().execute(),
      await db.selectFrom('mail_outbox').selectAll().execute(),
    ];
    const metrics = (await test.app.http.inject({ method: 'GET', url: '/metrics' })).body;
    expect(JSON.stringify([rows, await kept(), metrics, log, mail])).not.toContain('canaryword');
    expect(said(await answer(id))).toEqual([409, 'already_decided']);
    expect(said(await object(id))).toEqual([409, 'appeal_made']);
    expect((await answer(systemIds.uuid())).status).toBe(404);
  });

  it('is answered once by two who do so at once [DESK-109]', { tags: 'on-server' }, async () => {
    const id = await refused();
    await object(id);
    const other = await anAdministrator(test);
    const answers = await Promise.all(
      (await planned(id, [boss, other])).map(({ token, body }) =>
        test.call(desk.answerObjection, { token, params: { id }, body }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const mails = await test.database.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('kind', '=', 'objection_answered')
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('that was right counts no more among the refusals of its person [DESK-36, DESK-109]', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await refused());
    const proposed = async () =>
      (await test.call(desk.now, { token: boss.token })).body.waiting.filter(({ kind }) => kind === 'refusals');
    expect(await proposed()).toHaveLength(1);
    await object(ids[0] ?? '');
    await answer(ids[0] ?? '', { outcome: 'upheld' });
    expect(await proposed()).toHaveLength(1);
    await object(ids[1] ?? '');
    await answer(ids[1] ?? '', { outcome: 'mistaken' });
    expect(await proposed()).toEqual([]);
  });

  it('stays until it is answered, and thirty days more [DESK-109]', async () => {
    await object(await refused());
    const before = (days: number) => addSeconds(test.clock.now(), days * day);
    const remove = (days: number) => removeOldRefusals(test.database.db, before(days), 10);
    expect(await remove(40)).toBe(0);
    test.clock.advanceSeconds(40 * day);
    boss = await test.signInAgain(boss);
    await test.call(desk.confirm, { token: boss.token, body: { password: test.password } });
    const [waiting] = await listed();
    expect((await answer(waiting?.id ?? '')).status).toBe(200);
    expect(await remove(-1)).toBe(0);
    expect(await remove(1)).toBe(1);
  });
});

/** What each of them is to send, after a look at what it does. */
async function planned(id: string, people: readonly TestPerson[]) {
  const sent: { token: string; body: { outcome: 'mistaken'; reason: string; plan: string } }[] = [];
  for (const { token } of people) {
    const body = { outcome: 'mistaken', reason: 'Looked at it' } as const;
    const shown = await test.call(desk.answerObjection, { token, params: { id }, body, query: { preview: 'true' } });
    // Every act answers its preview with its plan.
    sent.push({ token, body: { ...body, plan: (shown.body as { readonly plan: string }).plan } });
  }
  return sent;
}
