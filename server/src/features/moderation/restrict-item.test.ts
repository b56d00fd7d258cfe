import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { statements } from '@loomlight/contract/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aReport, decisionOver, grounds, performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test, { credits: 30 });
  ada = await test.person({ credits: 30 });
});
afterAll(() => test.close());

const restrict = (id: string, action: 'hide' | 'remove', body: object = grounds, by = boss) =>
  performed(test, desk.restrictItem, { by, id, body: { action, ...body } });
const get = (id: string, token?: string) =>
  test.call(contract.images.get, { params: { id }, ...(token !== undefined && { token }) });
const said = (answer: { status: number; error: { code?: string } }) => [answer.status, answer.error.code];
const evidenceOf = (id: string) =>
  test.database.db.selectFrom('evidence').selectAll().where('content_id', '=', id).execute();

describe('an item that nobody has reported', () => {
  it.each([
    ['hide', 'hidden'],
    ['remove', 'removed'],
  ] as const)(
    'is restricted by %s: gone for everybody, its owner told why, and written down word for word [DESK-110]',
    async (action, state) => {
      const id = await test.image(ada, { is_public: true, is_prompt_locked: true, prompt_price: 5 });
      const { media_url: address } = (await get(id)).body;
      expect((await restrict(id, action)).status).toBe(200);
      expect((await get(id)).status).toBe(404);
      expect((await test.app.http.inject({ url: address ?? '' })).statusCode).toBe(404);
      expect((await get(id, ada.token)).body.moderation).toMatchObject({ state });
      const decision = await decisionOver(test, id);
      const { body: statement } = await test.call(statements.get, { token: ada.token, params: { id: decision } });
      expect(statement).toMatchObject({ action, detected_by: 'own', is_automated: false, ...grounds });
      await expect.poll(() => test.mailer.sent.at(-1)?.text).toMatch(/We have found it ourselves\..*by a person/s);
      const { entries } = (await test.call(desk.audit, { token: boss.token, query: { subject: id } })).body;
      expect(entries).toMatchObject([
        { action: 'content.restrict', before: { item: 'public, locked at 5' }, after: { item: state } },
      ]);
    },
  );

  it(
    'is as it was, at its old address, when the decision is taken back or an appeal is right [DESK-110]',
    { tags: 'on-server' },
    async () => {
      const ids = [await test.image(ada, { is_public: true }), await test.image(ada, { is_public: true })];
      const addresses = await Promise.all(ids.map(async (id) => (await get(id)).body.media_url ?? ''));
      for (const id of ids) await restrict(id, 'remove');
      const [first = '', second = ''] = await Promise.all(ids.map((id) => decisionOver(test, id)));
      expect((await performed(test, desk.liftDecision, { by: boss, id: first, body: {} })).status).toBe(200);
      const text = 'It shows nobody but myself, and I agree.';
      await test.call(statements.appeal, { token: ada.token, params: { id: second }, body: { text } });
      const other = await anAdministrator(test);
      const [appeal] = (await test.call(desk.appeals, { token: other.token })).body.appeals;
      const decide = (by: TestPerson) =>
        performed(test, desk.decideAppeal, { by, id: appeal?.id ?? '', body: { outcome: 'reversed' } });
      expect(said(await decide(boss))).toEqual([403, 'own_decision']);
      expect((await decide(other)).status).toBe(200);
      for (const [at, id] of ids.entries()) {
        expect((await get(id)).body).toMatchObject({ is_public: true, media_url: addresses[at] });
        expect((await test.app.http.inject({ url: addresses[at] ?? '' })).statusCode).toBe(200);
      }
    },
  );

  it('is kept as it was for whoever decides about an appeal, also when its owner deletes it [DESK-110]', async () => {
    const id = await test.image(ada, { is_public: true });
    await restrict(id, 'remove');
    await test.call(contract.images.remove, { token: ada.token, params: { id } });
    const [kept] = await evidenceOf(id);
    expect(kept).toMatchObject({ owner_id: ada.userId, sealed: false });
    const decision = await test.database.db.selectFrom('decision').select('appeal_until').executeTakeFirstOrThrow();
    const longerMs = Number(kept?.keep_until) - Number(decision.appeal_until);
    expect(Math.round(longerMs / 86_400_000)).toBe(30);
    const look = await test.call(desk.evidence, {
      token: boss.token,
      params: { id: kept?.id ?? '' },
      query: { reason: 'An appeal wants it' },
    });
    expect(look.status).toBe(200);
  });

  it('is hidden first and removed later, and then nothing more; taken back it is as before both [DESK-110]', async () => {
    const id = await test.image(ada, { is_public: true });
    expect((await restrict(id, 'hide')).status).toBe(200);
    expect(said(await restrict(id, 'hide'))).toEqual([409, 'already_decided']);
    expect((await restrict(id, 'remove')).status).toBe(200);
    expect(said(await restrict(id, 'hide'))).toEqual([409, 'already_decided']);
    expect(said(await restrict(id, 'remove'))).toEqual([409, 'already_decided']);
    await performed(test, desk.liftDecision, { by: boss, id: await decisionOver(test, id), body: {} });
    expect((await get(id)).body).toMatchObject({ is_public: true });
    expect(await evidenceOf(id)).toHaveLength(1);
  });

  it('is restricted wherever it is: private, in the trash, waiting to be looked at, and by its owner who administers [DESK-110]', async () => {
    const [hidden, binned, waiting, own] = [
      await test.image(ada, { is_public: false }),
      await test.image(ada, { is_public: true }),
      await test.image(ada, { is_public: false }),
      await test.image(boss, { is_public: true }),
    ];
    await test.call(contract.images.remove, { token: ada.token, params: { id: binned } });
    const { db } = test.database;
    await db.updateTable('kept_content').set({ review_is_public: true }).where('id', '=', waiting).execute();
    for (const id of [hidden, binned, waiting, own]) expect((await restrict(id, 'remove')).status).toBe(200);
    const rows = await db.selectFrom('kept_content').select(['restricted_as', 'review_is_public']).execute();
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(rows.map(() => ({ restricted_as: 'removed', review_is_public: null })));
  });

  it('is there, finished, and restricted with all of its reasons by an administrator [DESK-110]', async () => {
    const id = await test.image(ada, { is_public: true });
    for (const lack of ['ground', 'ground_ref', 'facts'])
      expect((await restrict(id, 'hide', { ...grounds, [lack]: undefined })).status).toBe(422);
    for (const other of ['x', systemIds.uuid()]) expect((await restrict(other, 'hide')).status).toBe(404);
    const body = { action: 'hide' as const, ...grounds, reason: 'I say so' };
    expect((await test.call(desk.restrictItem, { params: { id }, body })).status).toBe(401);
    expect((await test.call(desk.restrictItem, { params: { id }, body, token: ada.token })).status).toBe(403);
    test.holdEngine();
    const { body: making } = await test.call(contract.images.generate, {
      token: ada.token,
      body: { text_prompt: 'A lake', size: '64x64' },
    });
    expect((await restrict(making.id, 'hide')).status).toBe(404);
    expect((await get(id)).status).toBe(200);
    expect(await evidenceOf(id)).toEqual([]);
  });

  it(
    'is restricted once by two at once, and while its owner deletes it leaves one world [DESK-110]',
    { tags: 'on-server' },
    async () => {
      const other = await anAdministrator(test);
      const ids = [await test.image(ada, { is_public: true }), await test.image(ada, { is_public: true })];
      const [one = '', two = ''] = ids;
      const body = { action: 'remove' as const, ...grounds, reason: 'Looked at it' };
      const plan = async (id: string, { token }: TestPerson) => {
        const shown = await test.call(desk.restrictItem, { token, params: { id }, body, query: { preview: 'true' } });
        // Every act answers its preview with its plan.
        return { token, params: { id }, body: { ...body, plan: (shown.body as { readonly plan: string }).plan } };
      };
      const both = [await plan(one, boss), await plan(one, other)];
      const answers = await Promise.all(both.map((sent) => test.call(desk.restrictItem, sent)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const late = await plan(two, boss);
      const [restricted] = await Promise.all([
        test.call(desk.restrictItem, late),
        test.call(contract.images.remove, { token: ada.token, params: { id: two } }),
      ]);
      expect([200, 409]).toContain(restricted.status);
      const decisions = await test.database.db.selectFrom('decision').select('id').execute();
      expect(decisions).toHaveLength(restricted.status === 200 ? 2 : 1);
      expect(await evidenceOf(two)).toHaveLength(restricted.status === 200 ? 1 : 0);
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('leaves a report that names it open, which can still be decided [DESK-110]', async () => {
    const id = await test.image(ada, { is_public: true });
    const report = await aReport(test, { ids: [id], by: await test.person() });
    await restrict(id, 'hide');
    const items = [{ content_id: id, action: 'none' }];
    expect((await performed(test, desk.decideReport, { by: boss, id: report.id, body: { items } })).status).toBe(200);
    expect((await get(id)).body).toMatchObject({ is_public: true });
  });
});
