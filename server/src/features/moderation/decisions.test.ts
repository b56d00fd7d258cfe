import { apiBase, contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { reports, statements } from '@loomlight/contract/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aRemoval, aReport, decisionOver, grounds, performed } from '../../testing/report-acts.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { setActive } from '../accounts/index.ts';

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
  [ada, rob] = [await test.person({ username: 'Ada Byron' }), await test.person({ username: 'Rob Reporter' })];
});
afterAll(() => test.close());

const evidenceOf = async (contentId: string) =>
  (await test.database.db.selectFrom('evidence').select('id').where('content_id', '=', contentId).executeTakeFirst())
    ?.id ?? '';
const look = (id: string, query: { reason?: string } = { reason: 'Looking at it' }, by: TestPerson = boss) =>
  test.call(desk.evidence, { token: by.token, params: { id }, query });
const decide = (reportId: string, items: readonly object[], more: object = grounds, by: TestPerson = boss) =>
  performed(test, desk.decideReport, { by, id: reportId, body: { items, ...more } });
const remove = (contentId: string) => ({ content_id: contentId, action: 'remove' });
const own = async (id: string, who: TestPerson = ada) =>
  (await test.call(contract.images.get, { params: { id }, token: who.token })).body;
const mailsTo = (email: string, subject: RegExp) =>
  test.mailer.sent.filter((mail) => mail.to === email && subject.test(mail.subject));
const publish = (id: string) =>
  test.call(contract.images.visibility, { params: { id }, token: ada.token, body: { is_public: true } });
const readings = () =>
  test.database.db.selectFrom('audit_entry').selectAll().where('action', '=', 'evidence.read').execute();

describe('evidence', () => {
  it('is seen in a confirmed session alone, with a reason, and each time is written down [DESK-9, DESK-10]', async () => {
    const id = await test.image(ada, { is_public: true });
    await aReport(test, { ids: [id], by: rob });
    await test.call(contract.images.remove, { token: ada.token, params: { id } });
    const evidence = await evidenceOf(id);
    expect((await look(evidence, {})).status).toBe(422);
    for (let times = 1; times <= 2; times += 1) {
      const answer = await look(evidence);
      expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'image/png',
        'private, no-store',
      ]);
      expect((await readings()).map(({ subject, reason, actor }) => [subject, reason, actor])).toEqual(
        Array.from({ length: times }, () => [evidence, 'Looking at it', boss.userId]),
      );
    }
    await test.database.db
      .updateTable('sessions')
      .set({ proved_at: null })
      .where('user_id', '=', boss.userId)
      .execute();
    const refused = await look(evidence);
    expect([refused.status, refused.error.code]).toEqual([403, 'confirm_needed']);
    expect(await readings()).toHaveLength(2);
    expect((await look(evidence, undefined, ada)).status).toBe(403);
  });

  it('of what endangers minors is sealed: no picture, no prompt and no address of media at the desk [DESK-11]', async () => {
    const id = await test.image(ada, { is_public: true, text_prompt: 'canarysealed words' });
    // Seen before, and sealed from then on.
    await aReport(test, { ids: [id], by: rob });
    const report = await aReport(test, { ids: [id], by: rob, category: 'minor_safety' });
    const evidence = await evidenceOf(id);
    const refused = await look(evidence);
    expect([refused.status, refused.error.code]).toEqual([403, 'evidence_sealed']);
    const answers = [
      await test.call(desk.reports, { token: boss.token }),
      await test.call(desk.report, { token: boss.token, params: { id: report.id } }),
      await test.call(desk.decideReport, {
        ...{ token: boss.token, params: { id: report.id }, query: { preview: 'true' } },
        body: { items: [{ content_id: id, action: 'remove' }], reason: 'Looked at it', ...grounds },
      }),
      await test.call(desk.audit, { token: boss.token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { text } of answers) expect(text).not.toMatch(/canarysealed|generated\/|evidence\/|media\//);
  });
});

describe('a report at the desk', () => {
  it('stands in the list by its clock, with the record of who has sent it, and is written down when it is read [DESK-79]', async () => {
    const [one, two] = [await test.image(ada, { is_public: true }), await test.image(ada, { is_public: true })];
    const late = await aReport(test, { ids: [one], by: rob });
    const soon = await aReport(test, { ids: [two], by: rob, category: 'intimate_image' });
    const list = (query: object = {}) => test.call(desk.reports, { token: boss.token, query });
    expect((await list()).body.reports.map(({ id }) => id)).toEqual([soon.id, late.id]);
    const page = (await list({ limit: '1' })).body;
    expect((await list({ limit: '1', before: page.next ?? '' })).body.reports.map(({ id }) => id)).toEqual([late.id]);
    expect((await list({ category: 'fraud' })).body.reports).toEqual([]);
    await decide(soon.id, [remove(two)]);
    const { body } = await test.call(desk.report, { token: boss.token, params: { id: late.id } });
    expect(body).toMatchObject({
      ...{ number: late.number, reporter_name: 'Rob Reporter', reporter_decided: 1, reporter_upheld: 1 },
      items: [{ content_id: one, owner_name: 'Ada Byron', state: 'public', is_sealed: false }],
    });
    const entries = (await test.call(desk.audit, { token: boss.token, query: { action: 'reports.read' } })).body
      .entries;
    expect(entries.map(({ subject }) => subject)).toEqual([late.id]);
    const waiting = (await test.call(desk.now, { token: boss.token })).body.waiting;
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'report', count: 1 }));
    for (const id of ['nonsense', ada.userId])
      expect((await test.call(desk.report, { token: boss.token, params: { id } })).status).toBe(404);
  });

  it('can be answered, and who has reported reads it [DESK-76]', async () => {
    const report = await aReport(test, { ids: [await test.image(ada)], by: rob });
    const write = (text: string) =>
      test.call(desk.messageReport, { token: boss.token, params: { id: report.id }, body: { text } });
    expect((await write('Which of them?')).status).toBe(204);
    expect((await write(' ')).status).toBe(422);
    const status = await test.call(reports.get, {
      params: { number: report.number },
      headers: { 'x-report-key': report.key },
    });
    expect(status.body.messages).toMatchObject([{ from_reporter: false, text: 'Which of them?' }]);
  });
});

/** What somebody has in the bell of what was decided about them. */
const decided = async (who: TestPerson) => {
  const { body } = await test.call(contract.notifications.list, { token: who.token, query: {} });
  return body.notifications.filter(({ kind }) => kind === 'decision').map(({ title, link }) => [title, link]);
};

describe('whom a decision concerns', () => {
  it('finds it in the bell as well, with the way to the reasons and to an appeal, and how it ended [KEEP-103]', async () => {
    const eve = await test.person({ username: 'Eve Owner' });
    const ids = [
      await test.image(ada, { is_public: true }),
      await test.image(ada, { is_public: true }),
      await test.image(eve, { is_public: true }),
    ];
    const [one = '', , third = ''] = ids;
    const report = await aReport(test, { ids, by: rob });
    expect((await decide(report.id, ids.map(remove))).status).toBe(200);
    const link = `/statement/${await decisionOver(test, one)}`;
    expect(await decided(ada)).toEqual([['2 of your pieces were restricted', link]]);
    expect(await decided(eve)).toEqual([
      ['One of your pieces was restricted', `/statement/${await decisionOver(test, third)}`],
    ]);
    expect(await decided(rob)).toEqual([]);
    const id = await decisionOver(test, one);
    const lift = { by: boss, id, body: {} };
    expect((await performed(test, desk.liftDecision, lift)).status).toBe(200);
    expect((await decided(ada)).at(0)).toEqual(['A decision was taken back', link]);
    expect(await decided(eve)).toHaveLength(1);
  });

  it('is not told there who has switched the bell off, and is mailed all the same [KEEP-103]', async () => {
    const id = await test.image(ada, { is_public: true });
    await test.call(contract.userSettings.saveSettings, { token: ada.token, body: { in_app_notifications: false } });
    const report = await aReport(test, { ids: [id], by: rob });
    expect((await decide(report.id, [remove(id)])).status).toBe(200);
    await expect.poll(() => mailsTo(ada.email, /restricted/).length).toBe(1);
    expect(await decided(ada)).toEqual([]);
  });
});

describe('deciding', () => {
  it('removes items of two owners with one act, and mails each one statement about the own items only [DESK-15, DESK-17]', async () => {
    const eve = await test.person({ username: 'Eve Owner' });
    const [one, two, third] = [
      await test.image(ada, { is_public: true, is_prompt_locked: true, prompt_price: 5, text_prompt: 'canarylocked' }),
      await test.image(ada, { is_public: true }),
      await test.image(eve, { is_public: true }),
    ];
    const report = await aReport(test, { ids: [one, two, third], by: rob });
    expect((await decide(report.id, [one, two, third].map(remove))).status).toBe(200);
    for (const id of [one, two, third])
      expect((await test.call(contract.images.get, { params: { id } })).status).toBe(404);
    const statementsTo = (who: TestPerson) => mailsTo(who.email, /restricted/);
    await expect.poll(() => statementsTo(ada).length + statementsTo(eve).length).toBe(2);
    const [adas] = statementsTo(ada);
    const [eves] = statementsTo(eve);
    expect([adas?.text.includes(one), adas?.text.includes(two), adas?.text.includes(third)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([eves?.text.includes(one), eves?.text.includes(third)]).toEqual([false, true]);
    // What, where, for how long, why, how it was found, by whom it was decided, on what ground, and what can be done.
    expect(adas?.text).toMatch(/removed for good/);
    expect(adas?.text).toMatch(/Where: everywhere/);
    expect(adas?.text).toMatch(/Facts: It shows a person without consent\./);
    expect(adas?.text).toMatch(/Somebody has reported it to us\./);
    expect(adas?.text).toMatch(/Decided: by a person, not automatically/);
    expect(adas?.text).toMatch(/The law: § 201a StGB/);
    expect(adas?.text).toMatch(/Appeal until: .*\n/);
    expect(adas?.text).toMatch(/courts stay open/);
    expect(adas?.text).toMatch(/\/report$|\/report\n/m);
    for (const mail of [adas, eves]) expect(mail?.text).not.toMatch(/Rob|rob@|canaryreport|canarylocked/);
    const statement = await test.call(statements.get, {
      token: ada.token,
      params: { id: await decisionOver(test, one) },
    });
    expect(statement.text).not.toMatch(/Rob|rob@|canaryreport|canarylocked/);
    expect(
      (await test.call(statements.get, { token: eve.token, params: { id: await decisionOver(test, one) } })).status,
    ).toBe(404);
  });

  it.each([
    ['facts', { facts: ' ' }],
    ['ground_ref', { ground_ref: '' }],
    ['ground', { ground: undefined }],
  ])('refuses to restrict with empty %s [DESK-16]', async (field, empty) => {
    const id = await test.image(ada, { is_public: true });
    const report = await aReport(test, { ids: [id], by: rob });
    const answer = await decide(report.id, [remove(id)], { ...grounds, ...empty });
    expect([answer.status, answer.error.details?.map(({ path }) => path)]).toEqual([422, [field]]);
    expect((await test.call(contract.images.get, { params: { id } })).status).toBe(200);
  });

  it('refuses what the report does not name, what is gone, and a second decision [DESK-15]', async () => {
    const [id, other] = [await test.image(ada, { is_public: true }), await test.image(ada, { is_public: true })];
    const report = await aReport(test, { ids: [id], by: rob });
    expect((await decide(report.id, [remove(other)])).error.details?.[0]?.path).toBe('items');
    expect((await decide(report.id, [remove(id), remove(id)])).error.details?.[0]?.path).toBe('items');
    expect((await decide(report.id, [])).status).toBe(200);
    const again = await decide(report.id, [remove(id)]);
    expect([again.status, again.error.code]).toEqual([409, 'already_decided']);
    expect((await test.call(contract.images.get, { params: { id } })).status).toBe(200);
    // Let stand by a person: it is not hidden by itself any more.
    await aReport(test, { ids: [id], by: rob, category: 'minor_safety' });
    expect((await test.call(contract.images.get, { params: { id } })).status).toBe(200);
  });

  it('shows again what was hidden by itself, when it is let stand [DESK-12]', async () => {
    const id = await test.image(ada, { is_public: true, is_prompt_locked: true, prompt_price: 7 });
    const report = await aReport(test, { ids: [id], by: rob, category: 'minor_safety' });
    expect((await own(id)).moderation?.state).toBe('hidden');
    expect((await decide(report.id, [])).status).toBe(200);
    expect(await own(id)).toMatchObject({ is_public: true, is_prompt_locked: true, prompt_price: 7, moderation: null });
    expect((await test.app.http.inject({ url: `/media/generated/${ada.userId}/images/public/${id}` })).statusCode).toBe(
      200,
    );
  });

  it('leaves its owner a piece without media that cannot be published, also from the trash [DESK-18]', async () => {
    const id = await test.image(ada, { is_public: true });
    const report = await aReport(test, { ids: [id], by: rob });
    await decide(report.id, [remove(id)]);
    expect(await own(id)).toMatchObject({
      ...{ media_url: null, small_url: null, wide_url: null },
      moderation: { state: 'removed', statement_url: `/statement/${await decisionOver(test, id)}` },
    });
    const refused = await publish(id);
    expect([refused.status, refused.error.code]).toEqual([409, 'restricted']);
    expect((await test.call(contract.images.download, { params: { id }, token: ada.token })).status).toBe(409);
    await test.call(contract.images.remove, { params: { id }, token: ada.token });
    await test.app.http.inject({
      ...{ method: 'POST', url: `${apiBase}/trash/restore`, payload: { ids: [id] } },
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect((await test.call(contract.images.get, { params: { id } })).status).toBe(404);
  });

  it('leaves buyers their words, and with withdraw_words empties them and gives the price back once [DESK-19]', async () => {
    const sold = async () => {
      const buyer = await test.person({ credits: 20 });
      const id = await test.image(ada, { is_public: true, is_prompt_locked: true, prompt_price: 5 });
      const body = { content_type: 'image', expected_price: 5 } as const;
      expect(
        (await test.call(contract.prompts.purchase, { token: buyer.token, params: { id }, body })).status,
      ).toBeLessThan(300);
      const words = async () =>
        (await test.call(contract.prompts.purchases, { token: buyer.token })).body.purchases[0]?.text_prompt;
      return { buyer, id, words, report: await aReport(test, { ids: [id], by: rob }) };
    };
    const kept = await sold();
    await decide(kept.report.id, [remove(kept.id)]);
    expect([await kept.words(), await test.balance(kept.buyer)]).toEqual(['A lake', 15]);
    const gone = await sold();
    expect((await decide(gone.report.id, [{ content_id: gone.id, action: 'withdraw_words' }])).status).toBe(200);
    expect([await gone.words(), await test.balance(gone.buyer)]).toEqual(['', 20]);
    const again = await aReport(test, { ids: [gone.id], by: ada });
    await decide(again.id, [{ content_id: gone.id, action: 'withdraw_words' }]);
    expect(await test.balance(gone.buyer)).toBe(20);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('tells who has reported the outcome of each address [DESK-20]', async () => {
    const [one, two] = [await test.image(ada, { is_public: true }), await test.image(ada, { is_public: true })];
    const report = await aReport(test, { ids: [one, two], by: rob });
    await decide(report.id, [remove(one)], { ...grounds, answer: 'The second one is no infringement.' });
    const { body } = await test.call(reports.get, {
      params: { number: report.number },
      headers: { 'x-report-key': report.key },
    });
    expect(body).toMatchObject({ state: 'decided', answer: 'The second one is no infringement.' });
    expect(body.addresses.map(({ outcome }) => outcome)).toEqual(['removed', 'nothing_done']);
    await expect.poll(() => mailsTo('rob@elsewhere.test', /was decided/).length).toBe(1);
  });
});

describe('an appeal', () => {
  const text = 'It shows nobody but myself, and I agree.';
  const appeal = (id: string, sent: { token?: string; headers?: Record<string, string> }) =>
    test.call(statements.appeal, { params: { id }, body: { text }, ...sent });

  it('is made once, and in time [DESK-21]', async () => {
    const { owner, decisionId } = await aRemoval(test);
    expect((await appeal(decisionId, { token: rob.token })).status).toBe(404);
    const made = await appeal(decisionId, { token: owner.token });
    expect([made.status, made.body.appeal?.state]).toEqual([201, 'open']);
    expect((await appeal(decisionId, { token: owner.token })).error.code).toBe('appeal_made');
    const late = await aRemoval(test);
    test.clock.advanceSeconds(183 * 86_400 + 1);
    const signedIn = await test.signInAgain(late.owner);
    expect((await appeal(late.decisionId, { token: signedIn.token })).error.code).toBe('appeal_too_late');
  });

  it('is decided by another administrator, and brings everything back as it was [DESK-22]', async () => {
    const id = await test.image(ada, { is_public: true, is_prompt_locked: true, prompt_price: 9 });
    const report = await aReport(test, { ids: [id], by: rob });
    await decide(report.id, [remove(id)]);
    const decisionId = await decisionOver(test, id);
    await appeal(decisionId, { token: ada.token });
    const other = await anAdministrator(test);
    const { body } = await test.call(desk.appeals, { token: boss.token });
    expect(body.appeals).toMatchObject([{ decision_id: decisionId, state: 'open', is_own: true, text }]);
    // Judged by what it is about, also where nobody has reported it.
    expect(body.appeals).toMatchObject([
      { user_id: ada.userId, action: 'remove', facts: 'It shows a person without consent.' },
    ]);
    const end = (by: TestPerson) =>
      performed(test, desk.decideAppeal, { by, id: body.appeals[0]?.id ?? '', body: { outcome: 'reversed' } });
    const refused = await end(boss);
    expect([refused.status, refused.error.code]).toEqual([403, 'own_decision']);
    expect((await end(other)).status).toBe(200);
    expect((await end(other)).error.code).toBe('already_decided');
    expect(await own(id)).toMatchObject({ is_public: true, is_prompt_locked: true, prompt_price: 9, moderation: null });
    expect((await test.app.http.inject({ url: `/media/generated/${ada.userId}/images/public/${id}` })).statusCode).toBe(
      200,
    );
    await expect.poll(() => mailsTo(ada.email, /taken back/).length).toBe(1);
    const { body: statement } = await test.call(statements.get, { token: ada.token, params: { id: decisionId } });
    expect([statement.appeal?.state, statement.reversed_at === null]).toEqual(['reversed', false]);
  });

  it('is made by the mailed link, without signing in, also by who cannot [DESK-23]', async () => {
    const { owner, decisionId } = await aRemoval(test);
    await inTransaction(test.database, ({ tx }) => setActive(tx, owner.userId, false));
    await expect.poll(() => mailsTo(owner.email, /restricted/).length).toBe(1);
    const [mail] = mailsTo(owner.email, /restricted/);
    const key = /\/statement\/\S+\?key=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await appeal(decisionId, {})).status).toBe(404);
    expect((await appeal(decisionId, { headers: { 'x-statement-key': `${key}x` } })).status).toBe(404);
    expect((await appeal(decisionId, { headers: { 'x-statement-key': key } })).status).toBe(201);
  });

  it('is not needed where the desk takes a decision back by itself [DESK-80]', async () => {
    const { boss: by, contentId, decisionId } = await aRemoval(test);
    expect((await performed(test, desk.liftDecision, { by, id: decisionId, body: {} })).status).toBe(200);
    expect((await test.call(contract.images.get, { params: { id: contentId } })).status).toBe(200);
    const again = await performed(test, desk.liftDecision, { by, id: decisionId, body: {} });
    expect([again.status, again.error.code]).toEqual([409, 'already_decided']);
  });
});

describe('the transparency table', () => {
  it('counts the reports, decisions and appeals of its days exactly [DESK-25]', async () => {
    const removal = await aRemoval(test, { appealed: true });
    await aReport(test, { ids: [removal.contentId], by: rob, category: 'fraud' });
    const day = test.clock.now().toISOString().slice(0, 10);
    const read = async (from: string, to: string) =>
      test.call(desk.transparency, { token: boss.token, query: { from, to } });
    const { text } = await read(day, day);
    for (const line of [
      'notices by category,fraud,1',
      'notices by category,other,1',
      'notices by outcome,open,1',
      'notices by outcome,upheld,1',
      'decisions by action,remove,1',
      'decisions by who took them,person,1',
      'restrictions by ground,law,1',
      'appeals,received,1',
    ])
      expect(text.split(/\r?\n/)).toContain(line);
    expect((await read('2020-01-01', '2020-01-31')).text).not.toMatch(/,[1-9]/);
    for (const [from, to] of [
      [day, '2020-01-01'],
      ['2020-02-31', 'x'],
    ])
      expect((await read(from ?? '', to ?? '')).status).toBe(422);
  });
});
