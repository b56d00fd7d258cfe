import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { privacy } from '@loomlight/contract/privacy';
import { reports, statements } from '@loomlight/contract/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { systemIds } from '../../kernel/ids.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aReport, decisionOver, grounds, performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { setRole } from '../accounts/index.ts';

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
  ada = await test.person({ credits: 30 });
  rob = await test.person();
});
afterAll(() => test.close());

const hide = (id: string, by = boss) => performed(test, desk.hideReport, { by, id, body: {} });
const decide = (id: string, items: readonly object[], reasons: object = {}) =>
  performed(test, desk.decideReport, { by: boss, id, body: { items, ...reasons } });
const get = (id: string, token?: string) =>
  test.call(contract.images.get, { params: { id }, ...(token !== undefined && { token }) });
const said = (answer: { status: number; error: { code?: string } }) => [answer.status, answer.error.code];
const read = async (id: string) => (await test.call(desk.report, { token: boss.token, params: { id } })).body;
const shown = (isPublic = true) => test.image(ada, { is_public: isPublic });

describe('what a report names', () => {
  it('is hidden until the report is decided, with a statement that says so, and is then as it was [DESK-111]', async () => {
    const id = await test.image(ada, { is_public: true, is_prompt_locked: true, prompt_price: 5 });
    const { media_url: address } = (await get(id)).body;
    const report = await aReport(test, { ids: [id], by: rob });
    expect((await hide(report.id)).status).toBe(200);
    expect([(await get(id)).status, (await test.app.http.inject({ url: address ?? '' })).statusCode]).toEqual([
      404, 404,
    ]);
    const decision = await decisionOver(test, id);
    const { body: statement } = await test.call(statements.get, { token: ada.token, params: { id: decision } });
    expect(statement).toMatchObject({ action: 'hide', detected_by: 'notice', is_automated: false, ground: 'terms' });
    expect(statement.facts).toMatch(/until somebody has decided/);
    expect(await read(report.id)).toMatchObject({ state: 'open', items: [{ state: 'hidden' }] });
    expect(said(await hide(report.id))).toEqual([409, 'desk_changed']);
    await decide(report.id, [{ content_id: id, action: 'none' }]);
    expect((await get(id)).body).toMatchObject({ is_public: true, is_prompt_locked: true, prompt_price: 5 });
    expect((await test.app.http.inject({ url: address ?? '' })).statusCode).toBe(200);
    expect(said(await hide(report.id))).toEqual([409, 'already_decided']);
  });

  it('is removed in its place, and what is taken back is as before both [DESK-111]', async () => {
    const id = await shown();
    const report = await aReport(test, { ids: [id], by: rob });
    await hide(report.id);
    await decide(report.id, [{ content_id: id, action: 'remove' }], grounds);
    expect((await get(id, ada.token)).body.moderation).toMatchObject({ state: 'removed' });
    await performed(test, desk.liftDecision, { by: boss, id: await decisionOver(test, id), body: {} });
    expect((await get(id)).body).toMatchObject({ is_public: true });
  });

  it('is hidden as far as others see it: neither what is private, nor what is restricted, nor what is gone [DESK-111]', async () => {
    const [open, binned, hidden, gone] = [await shown(), await shown(), await shown(false), await shown()];
    const report = await aReport(test, { ids: [open, binned, hidden, gone], by: rob });
    await test.call(contract.images.remove, { token: ada.token, params: { id: binned } });
    await test.database.db.deleteFrom('kept_content').where('id', '=', gone).execute();
    expect((await hide(report.id)).status).toBe(200);
    const rows = await test.database.db.selectFrom('kept_content').select(['id', 'restricted_as']).execute();
    expect(
      rows
        .filter(({ restricted_as: as }) => as === 'hidden')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([open, binned].toSorted());
    const none = await aReport(test, { ids: [hidden], by: rob });
    expect(said(await hide(none.id))).toEqual([409, 'desk_changed']);
    for (const other of ['x', systemIds.uuid()]) expect((await hide(other)).status).toBe(404);
  });

  it('that was hidden and then let stand says nothing for who has reported it, in no count [DESK-111]', async () => {
    const [first, second] = [await shown(), await shown()];
    const report = await aReport(test, { ids: [first], by: rob });
    await hide(report.id);
    await decide(report.id, [{ content_id: first, action: 'none' }]);
    const later = await aReport(test, { ids: [second], by: rob });
    expect(await read(later.id)).toMatchObject({ reporter_decided: 1, reporter_upheld: 0 });
    const day = test.clock.now().toISOString().slice(0, 10);
    const query = { from: day, to: day };
    const { text } = await test.call(desk.transparency, { token: boss.token, query });
    expect(text).toContain('notices by outcome,rejected,1');
    expect(text).not.toContain('upheld');
    await decide(later.id, [{ content_id: second, action: 'hide' }], grounds);
    const { text: after } = await test.call(desk.transparency, { token: boss.token, query });
    expect(after).toContain('notices by outcome,upheld,1');
  });

  it(
    'is hidden once by two at once, and leaves one world where it is decided at the same time [DESK-111]',
    { tags: 'on-server' },
    async () => {
      const other = await anAdministrator(test);
      const id = await shown();
      const report = await aReport(test, { ids: [id], by: rob });
      const body = { reason: 'Looked at it' };
      const planned = async ({ token }: TestPerson) => {
        const sent = { token, params: { id: report.id } };
        const looked = await test.call(desk.hideReport, { ...sent, body, query: { preview: 'true' } });
        // Every act answers its preview with its plan.
        return { ...sent, body: { ...body, plan: (looked.body as { readonly plan: string }).plan } };
      };
      const [one, two, late] = [await planned(boss), await planned(other), await planned(other)];
      const answers = await Promise.all([one, two].map((sent) => test.call(desk.hideReport, sent)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      await decide(report.id, [{ content_id: id, action: 'none' }]);
      expect(said(await test.call(desk.hideReport, late))).toEqual([409, 'already_decided']);
      expect((await get(id)).body).toMatchObject({ is_public: true });
    },
  );
});

describe('the owner of what was hidden until a report was decided', () => {
  const mails = async () =>
    (
      await test.database.db
        .selectFrom('mail_outbox')
        .select(['kind', 'recipient', 'payload'])
        .where('kind', 'in', ['statement', 'appeal_decided'])
        .orderBy('id')
        .execute()
    ).map(({ kind, recipient, payload }) => ({ kind, recipient, payload }));
  const outcomesTo = async (person: TestPerson) =>
    (await mails()).filter(({ kind, recipient }) => kind === 'appeal_decided' && recipient === person.email);

  it('is mailed once that it is as it was before, and of nothing that had not been hidden [DESK-129]', async () => {
    const eve = await test.person();
    const [one, two, open] = [await shown(), await shown(), await shown(false)];
    const other = await test.image(eve, { is_public: true });
    const report = await aReport(test, { ids: [one, two, open, other], by: rob });
    await hide(report.id);
    const [interim, others] = [await decisionOver(test, one), await decisionOver(test, other)];
    expect(await outcomesTo(ada)).toEqual([]);
    await decide(report.id, []);
    const [mail, more] = await outcomesTo(ada);
    expect([mail?.payload, more]).toEqual([
      expect.objectContaining({ decision_id: interim, shown_again: [one, two].toSorted() }),
      undefined,
    ]);
    expect(await outcomesTo(eve)).toMatchObject([{ payload: { decision_id: others, shown_again: [other] } }]);
    await expect
      .poll(
        () => test.mailer.sent.find(({ to, subject }) => to === ada.email && /as they were before/.test(subject))?.text,
      )
      .toMatch(new RegExp(`${one}[\\s\\S]*as it was before[\\s\\S]*/statement/${interim}`));
  });

  it('is mailed of what is let stand apart from what is removed, which has a statement of its own [DESK-129]', async () => {
    const [kept, gone] = [await shown(), await shown()];
    const report = await aReport(test, { ids: [kept, gone], by: rob });
    await hide(report.id);
    await decide(report.id, [{ content_id: gone, action: 'remove' }], grounds);
    expect(await outcomesTo(ada)).toMatchObject([{ payload: { shown_again: [kept] } }]);
    expect((await mails()).filter(({ kind }) => kind === 'statement')).toHaveLength(2);
    expect((await get(kept)).status).toBe(200);
  });

  it('is mailed nothing where a report is decided that had hidden nothing [DESK-129]', async () => {
    const report = await aReport(test, { ids: [await shown()], by: rob });
    await decide(report.id, []);
    expect(await outcomesTo(ada)).toEqual([]);
  });
});

describe('a report that is taken back', () => {
  const takeBack = ({ number, key }: Awaited<ReturnType<typeof aReport>>) =>
    test.call(reports.withdraw, { params: { number }, headers: { 'x-report-key': key } });
  const status = async ({ number, key }: Awaited<ReturnType<typeof aReport>>) =>
    (await test.call(reports.get, { params: { number }, headers: { 'x-report-key': key } })).body;
  const open = async () =>
    (await test.call(desk.reports, { token: boss.token, query: {} })).body.reports.map(({ id }) => id);

  it('waits at the desk until somebody has decided about what is hidden because of it [DESK-130]', async () => {
    const id = await shown();
    const report = await aReport(test, { ids: [id], by: rob });
    await hide(report.id);
    for (let twice = 0; twice < 2; twice += 1) expect((await takeBack(report)).status).toBe(204);
    expect((await status(report)).state).toBe('withdrawn');
    const takenBack = expect.any(String) as unknown;
    expect(await read(report.id)).toMatchObject({
      state: 'open',
      taken_back_at: takenBack,
      items: [{ state: 'hidden' }],
    });
    const { waiting } = (await test.call(desk.now, { token: boss.token })).body;
    expect([await open(), waiting.map(({ kind }) => kind)]).toEqual([[report.id], ['report']]);
    const message = { params: { number: report.number }, headers: { 'x-report-key': report.key } };
    expect(said(await test.call(reports.message, { ...message, body: { text: 'More' } }))).toEqual([
      409,
      'already_decided',
    ]);
    await decide(report.id, []);
    expect((await get(id)).body).toMatchObject({ is_public: true });
    expect(await open()).toEqual([]);
    expect([(await status(report)).state, (await takeBack(report)).status]).toEqual(['withdrawn', 204]);
    const told = await test.database.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('kind', '=', 'report_decided')
      .execute();
    expect(told).toEqual([]);
    // Nothing is held against who took it back, and the same can be reported anew.
    const later = await aReport(test, { ids: [id], by: rob });
    expect(await read(later.id)).toMatchObject({ reporter_decided: 0, taken_back_at: null });
  });

  it('waits likewise where it was hidden by itself, and the same can be reported anew [DESK-130]', async () => {
    const id = await shown();
    const report = await aReport(test, { ids: [id], by: rob, category: 'minor_safety' });
    expect((await get(id)).status).toBe(404);
    await takeBack(report);
    expect([await open(), (await get(id)).status]).toEqual([[report.id], 404]);
    const again = await aReport(test, { ids: [id], by: rob, category: 'minor_safety' });
    expect(again.number).not.toBe(report.number);
    await decide(report.id, []);
    expect((await get(id)).body).toMatchObject({ is_public: true });
  });

  it(
    'ends at once where nothing is hidden because of it, or nothing of that is there any more [DESK-130]',
    { tags: 'on-server' },
    async () => {
      const [first, second] = [await shown(), await shown()];
      const one = await aReport(test, { ids: [first], by: rob });
      const two = await aReport(test, { ids: [second], by: rob });
      await hide(two.id);
      await test.database.db.deleteFrom('kept_content').where('id', '=', second).execute();
      for (const report of [one, two]) {
        await takeBack(report);
        expect(await read(report.id)).toMatchObject({ state: 'withdrawn', taken_back_at: null });
      }
      expect(await open()).toEqual([]);
    },
  );
});

describe('who is at a report', () => {
  const assign = (id: string, to: string | null, by: TestPerson | undefined = boss) =>
    test.call(desk.assignReport, { ...(by && { token: by.token }), params: { id }, body: { assigned_to: to } });
  const mine = async (by = boss) =>
    (await test.call(desk.reports, { token: by.token, query: { assigned: 'me' } })).body.reports.map(({ id }) => id);

  it('stands in the list and on the report, can be listed alone, and is written down where it changes [DESK-112]', async () => {
    const other = await anAdministrator(test);
    const [one, two] = [
      await aReport(test, { ids: [await shown()], by: rob }),
      await aReport(test, { ids: [await shown()], by: rob, category: 'fraud' }),
    ];
    expect((await assign(one.id, boss.userId)).status).toBe(204);
    expect((await assign(one.id, boss.userId, other)).status).toBe(204);
    expect((await assign(two.id, other.userId)).status).toBe(204);
    expect(await read(one.id)).toMatchObject({ assigned_to: boss.userId, assigned_name: boss.username });
    expect([await mine(), await mine(other)]).toEqual([[one.id], [two.id]]);
    expect((await assign(one.id, null)).status).toBe(204);
    expect([await mine(), (await read(one.id)).assigned_to]).toEqual([[], null]);
    const { entries } = (
      await test.call(desk.audit, { token: boss.token, query: { subject: one.id, action: 'reports.assign' } })
    ).body;
    expect(entries.map(({ after }) => after)).toEqual([{ assigned_to: null }, { assigned_to: boss.userId }]);
  });

  it('administers, and the report is open [DESK-112]', async () => {
    const id = await shown();
    const report = await aReport(test, { ids: [id], by: rob });
    for (const nobody of [ada.userId, systemIds.uuid()]) expect((await assign(report.id, nobody)).status).toBe(422);
    expect((await assign(report.id, 'x')).status).toBe(422);
    for (const other of ['x', systemIds.uuid()]) expect((await assign(other, boss.userId)).status).toBe(404);
    const sent = { params: { id: report.id }, body: { assigned_to: boss.userId } };
    expect((await test.call(desk.assignReport, sent)).status).toBe(401);
    expect((await test.call(desk.assignReport, { ...sent, token: ada.token })).status).toBe(403);
    await decide(report.id, [{ content_id: id, action: 'none' }]);
    expect(said(await assign(report.id, boss.userId))).toEqual([409, 'already_decided']);
  });

  it('may leave: the report stays, without a name of theirs [DESK-112]', { tags: 'on-server' }, async () => {
    const other = await anAdministrator(test);
    const report = await aReport(test, { ids: [await shown()], by: rob });
    await assign(report.id, other.userId);
    await inTransaction(test.database, ({ tx }) => setRole(tx, other.userId, 'user'));
    await test.call(privacy.deleteAccount, {
      token: other.token,
      rawBody: { password: test.password, confirm: 'DELETE' },
    });
    expect(await read(report.id)).toMatchObject({ assigned_to: other.userId, assigned_name: null, state: 'open' });
    expect((await assign(report.id, boss.userId)).status).toBe(204);
  });
});
