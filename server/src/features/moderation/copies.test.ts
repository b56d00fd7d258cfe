import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharp } from '../../kernel/sharp.ts';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aReport, decisionOver, grounds, performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

// The studio paints here: what another person makes of the same words and the same seed looks the same, and bears another mark.

let test: TestApp;
let boss: TestPerson;
let ada: TestPerson;
let eve: TestPerson;
let rob: TestPerson;
beforeAll(async () => {
  test = await openTestApp({}, undefined, undefined, 'configured');
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
  [ada, eve, rob] = [await test.person({ username: 'Ada Byron' }), await test.person(), await test.person()];
});
afterAll(() => test.close());

const lake = { text_prompt: 'A serene mountain lake at sunset', style: 'cinematic', seed: 7, size: '256x256' } as const;
const city = { ...lake, text_prompt: 'Neon city street at night' } as const;
const made = (who: TestPerson, scene: object = lake) => test.image(who, { is_public: true, ...scene });
async function animated(who: TestPerson, id: string): Promise<string> {
  const video = { model: 'seedance-lite', resolution: '480p', duration: 1, ratio: '1:1' } as const;
  const { body } = await test.call(contract.videos.generateFromImages, {
    token: who.token,
    body: { imageIds: [id], ...video },
  });
  await test.finished(who, body.id, 'videos');
  return body.id;
}
const copiesOf = (reportId: string, by: TestPerson = boss) =>
  test.call(desk.reportCopies, { token: by.token, params: { id: reportId } });
const idsOf = (copies: readonly { readonly content_id: string }[]) => copies.map((copy) => copy.content_id).toSorted();
const decide = (reportId: string, items: readonly object[]) =>
  performed(test, desk.decideReport, { by: boss, id: reportId, body: { items, ...grounds } });
const remove = (id: string) => ({ content_id: id, action: 'remove' });
const look = (reportId: string, contentId: string, by: TestPerson = boss) =>
  test.call(desk.copyMedia, {
    token: by.token,
    params: { id: reportId, content_id: contentId },
    query: { reason: 'Looking at it' },
  });
const statementsTo = (who: TestPerson) =>
  test.mailer.sent.filter((mail) => mail.to === who.email && /restricted/.test(mail.subject));

describe('copies of what a report names', () => {
  it(
    'are the same picture of another person, a film that starts from it, and never another scene [DESK-14]',
    { tags: 'slow' },
    async () => {
      const named = await made(ada, { ...lake, text_prompt: 'A serene mountain lake at sunset' });
      const [same, other, hidden] = [
        await made(eve),
        await made(eve, city),
        await made(rob, { ...lake, is_public: false }),
      ];
      const video = await animated(ada, named);
      const report = await aReport(test, { ids: [named], by: rob });
      const { body, text } = await copiesOf(report.id);
      expect(body.named).toEqual([named]);
      expect(idsOf(body.same)).toEqual(expect.arrayContaining([same, hidden]));
      expect([...idsOf(body.same), ...idsOf(body.near)]).toContain(video);
      expect([...idsOf(body.same), ...idsOf(body.near)]).not.toContain(other);
      expect(body.done).toBe(true);
      expect(body.same.find((copy) => copy.content_id === hidden)).toMatchObject({
        ...{ content_type: 'image', owner_id: rob.userId, state: 'private', evidence_id: null },
      });
      expect(text).not.toMatch(/lake|generated\/|media\//);
    },
  );

  it('are found after the named one has gone, by what was frozen of it, and in the trash [DESK-14]', async () => {
    const [named, same] = [await made(ada), await made(eve)];
    const report = await aReport(test, { ids: [named], by: rob });
    await test.call(contract.images.remove, { token: eve.token, params: { id: same } });
    await test.database.db.deleteFrom('kept_content').where('id', '=', named).execute();
    await test.database.db.updateTable('report').set({ copies_searched_at: null }).execute();
    const { body } = await copiesOf(report.id);
    expect(body.same).toMatchObject([{ content_id: same, state: 'in the trash' }]);
  });

  it(
    'are looked for in the background, and again an hour later when somebody looks [DESK-14]',
    { tags: 'slow' },
    async () => {
      const named = await made(ada);
      const report = await aReport(test, { ids: [named], by: rob });
      expect((await copiesOf(report.id)).body).toMatchObject({ same: [], near: [], done: true });
      const late = await made(eve);
      expect((await copiesOf(report.id)).body.same).toEqual([]);
      test.clock.advanceSeconds(3_601);
      boss = await test.signInAgain(boss);
      expect(idsOf((await copiesOf(report.id)).body.same)).toEqual([late]);
      // Eight at once find the same.
      await test.database.db.updateTable('report').set({ copies_searched_at: null }).execute();
      const answers = await Promise.all(Array.from({ length: 8 }, () => copiesOf(report.id)));
      for (const { body } of answers) expect(idsOf(body.same)).toEqual([late]);
    },
  );

  it(
    'of a picture without contrast are none, and the answer says that there may be more [DESK-14]',
    { tags: 'slow' },
    async () => {
      const [named] = [await made(ada), await made(eve)];
      const report = await aReport(test, { ids: [named], by: rob });
      const { db } = test.database;
      await db.deleteFrom('content_print').where('content_id', '=', named).execute();
      const evidence = await db.selectFrom('evidence').select('small_key').executeTakeFirstOrThrow();
      const flat = sharp({ create: { width: 99, height: 99, channels: 3, background: '#777' } });
      await test.objectStore.put(evidence.small_key ?? '', await flat.webp().toBuffer(), 'image/webp');
      expect((await copiesOf(report.id)).body).toMatchObject({ same: [], near: [], done: false });
    },
  );

  it('are told to administrators alone, and reading them is a reading of the report [DESK-14, DESK-79]', async () => {
    const report = await aReport(test, { ids: [await made(ada)], by: rob });
    expect((await copiesOf(report.id, ada)).status).toBe(403);
    expect((await test.call(desk.reportCopies, { params: { id: report.id } })).status).toBe(401);
    for (const id of ['nonsense', ada.userId]) expect((await copiesOf(id)).status).toBe(404);
    await copiesOf(report.id);
    await copiesOf(report.id);
    const entries = (await test.call(desk.audit, { token: boss.token, query: { action: 'reports.read' } })).body
      .entries;
    expect(entries.map(({ subject }) => subject)).toEqual([report.id]);
  });
});

describe('deciding about copies', () => {
  it(
    'removes three ticked copies of two owners with one act, and mails each owner one statement about the own items only [DESK-14, DESK-15]',
    { tags: 'slow' },
    async () => {
      const named = await made(ada);
      const [first, second] = [await made(eve), await made(eve)];
      const third = await made(ada);
      const [video, other] = [await animated(eve, first), await made(eve, city)];
      const report = await aReport(test, { ids: [named], by: rob });
      const { same, near } = (await copiesOf(report.id)).body;
      expect(idsOf(same)).toEqual(expect.arrayContaining([first, second, third]));
      expect([...idsOf(same), ...idsOf(near)]).toContain(video);
      const ticked = [first, third, video].map(remove);
      test.mailer.sent.length = 0;
      expect((await decide(report.id, [remove(named), ...ticked])).status).toBe(200);
      await waitFor('two statements', async () => statementsTo(ada).length + statementsTo(eve).length === 2);
      expect([statementsTo(ada).length, statementsTo(eve).length]).toEqual([1, 1]);
      const [adas, eves] = [statementsTo(ada)[0]?.text ?? '', statementsTo(eve)[0]?.text ?? ''];
      expect([named, third, first, video].map((id) => [adas.includes(id), eves.includes(id)])).toEqual([
        ...[
          [true, false],
          [true, false],
          [false, true],
          [false, true],
        ],
      ]);
      expect(adas).toMatch(/Somebody has reported it to us\./);
      // Nobody has reported anything of hers, and a film is named as one.
      expect(eves).toMatch(/A program has found it\./);
      expect(eves).toContain(`/generate/video/${video}`);
      expect(await decisionOver(test, first)).toBe(await decisionOver(test, video));
      // What was not ticked stays, also where it is the same.
      for (const id of [second, other])
        expect((await test.call(contract.images.get, { params: { id } })).status).toBe(200);
      expect((await test.call(contract.images.get, { params: { id: first } })).status).toBe(404);
      const kept = await test.database.db.selectFrom('evidence').select(['content_id', 'keep_until']).execute();
      expect(kept.map((one) => one.content_id).toSorted()).toEqual([named, first, third, video].toSorted());
      expect(kept.every((one) => one.keep_until !== null)).toBe(true);
    },
  );

  it('refuses what is no copy, and lets a copy that is let stand as it is [DESK-14, DESK-15]', async () => {
    const [named, same, other] = [await made(ada), await made(eve), await made(eve, city)];
    const report = await aReport(test, { ids: [named], by: rob });
    // Nobody has looked for copies yet: there are none to act on.
    await test.database.db.deleteFrom('report_copy').execute();
    expect((await decide(report.id, [remove(same)])).error.details?.[0]?.path).toBe('items');
    await copiesOf(report.id);
    expect((await decide(report.id, [remove(other)])).error.details?.[0]?.path).toBe('items');
    expect((await decide(report.id, [{ content_id: same, action: 'none' }])).status).toBe(200);
    expect((await test.call(contract.images.get, { params: { id: same } })).status).toBe(200);
    const about = await test.database.db.selectFrom('decision_item').select('content_id').execute();
    expect(about).toEqual([{ content_id: named }]);
  });

  it('is taken back owner by owner, and the copy is as it was [DESK-14, DESK-80]', { tags: 'slow' }, async () => {
    const [named, same] = [await made(ada), await made(eve)];
    const report = await aReport(test, { ids: [named], by: rob });
    await copiesOf(report.id);
    await decide(report.id, [remove(named), remove(same)]);
    const decision = await decisionOver(test, same);
    expect((await performed(test, desk.liftDecision, { by: boss, id: decision, body: {} })).status).toBe(200);
    expect((await test.call(contract.images.get, { params: { id: same } })).status).toBe(200);
    expect((await test.call(contract.images.get, { params: { id: named } })).status).toBe(404);
  });
});

describe('a copy', () => {
  it('is looked at with a reason in a confirmed session, and each time is written down [DESK-14, DESK-10]', async () => {
    const [named, same, other] = [
      await made(ada),
      await made(eve, { ...lake, is_public: false }),
      await made(eve, city),
    ];
    const report = await aReport(test, { ids: [named], by: rob });
    await copiesOf(report.id);
    const answer = await look(report.id, same);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await look(report.id, other)).status).toBe(404);
    expect((await look(report.id, 'nonsense')).status).toBe(404);
    expect((await look(report.id, same, eve)).status).toBe(403);
    const entries = (await test.call(desk.audit, { token: boss.token, query: { action: 'copies.read' } })).body.entries;
    expect(entries.map(({ subject, reason }) => [subject, reason])).toEqual([[same, 'Looking at it']]);
    await test.database.db
      .updateTable('sessions')
      .set({ proved_at: null })
      .where('user_id', '=', boss.userId)
      .execute();
    expect((await look(report.id, same)).error.code).toBe('confirm_needed');
  });

  it('of what endangers minors is shown to nobody [DESK-14, DESK-11]', async () => {
    const [named, same] = [await made(ada), await made(eve)];
    const report = await aReport(test, { ids: [named], by: rob, category: 'minor_safety' });
    expect(idsOf((await copiesOf(report.id)).body.same)).toEqual([same]);
    expect((await look(report.id, same)).error.code).toBe('evidence_sealed');
    await decide(report.id, [remove(named), remove(same)]);
    const kept = await test.database.db.selectFrom('evidence').select('sealed').execute();
    expect(kept).toEqual([{ sealed: true }, { sealed: true }]);
  });
});
