import { contract } from '@loomlight/contract';
import { reports, type ReportCategory, reportClockHours } from '@loomlight/contract/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { solveChallenge } from '../../testing/solve-challenge.ts';
import { openTestApp, type Sent, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { apartMax, sweepMediaTasks } from '../content/index.ts';
import { makeModerationRound, type ModerationContext } from './index.ts';
import { testSecret } from '../../testing/test-secret.ts';

let test: TestApp;
let ada: TestPerson;
let rob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, rob] = [await test.person({ username: 'Ada Byron' }), await test.person({ username: 'Rob Reporter' })];
});
afterAll(() => test.close());

type Body = NonNullable<Sent<typeof reports.send>['body']>;
const explanation = 'It shows me without my consent, canaryreport words.';
const bodyOf = (ids: readonly string[], more: Partial<Body> = {}): Body => ({
  category: 'other',
  addresses: ids.map((id) => (id.startsWith('/') || id.startsWith('http') ? id : `/generate/${id}`)),
  explanation,
  name: 'Rob Reporter',
  email: 'rob@elsewhere.test',
  capacity: 'concerned',
  good_faith: true,
  ...(more.category === 'intimate_image' || more.category === 'copyright' ? { signature: 'Rob Reporter' } : {}),
  ...more,
});
/** By somebody who is signed in, who solves nothing. */
const report = (ids: readonly string[], more: Partial<Body> = {}, by: TestPerson = rob) =>
  test.call(reports.send, { token: by.token, body: bodyOf(ids, more) });
const challenge = async () => (await test.call(reports.challenge)).body.challenge;
const keyOf = (statusUrl: string) => new URL(statusUrl, 'http://loomlight.test').searchParams.get('key') ?? '';
const status = (number: string, key?: string) =>
  test.call(reports.get, { params: { number }, ...(key === undefined ? {} : { headers: { 'x-report-key': key } }) });
const context = (): ModerationContext => ({
  db: test.database.db,
  clock: test.clock,
  ids: { uuid: () => crypto.randomUUID(), requestId: () => crypto.randomUUID(), integer: (min) => min },
  objectStore: test.objectStore,
  signals: test.database.signals,
  publicUrl: 'http://loomlight.test',
  tokenSecret: testSecret,
  reportClock: () => reportClockHours,
  appealDays: () => 183,
  copyBands: () => apartMax,
  onTold: () => undefined,
});
const round = () =>
  makeModerationRound({
    ...context(),
    onError: (error) => {
      throw error;
    },
  });
const mailsTo = async (email: string) => {
  await expect.poll(() => test.mailer.sent.filter(({ to }) => to === email).length).toBeGreaterThan(0);
  return test.mailer.sent.filter(({ to }) => to === email);
};
const evidenceKeys = () => test.objectStore.keys().filter((key) => key.startsWith('evidence/'));
const hour = 3_600;

describe('a report of a guest', () => {
  it('is taken with a solved puzzle, has 48 hours for an intimate image, and is receipted by mail [DESK-3]', async () => {
    const id = await test.image(ada, { is_public: true });
    const body = bodyOf([id], { category: 'intimate_image', solution: solveChallenge(await challenge()) });
    const answer = await test.call(reports.send, { body });
    expect(answer.status).toBe(201);
    expect(answer.body.number).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{8}$/);
    const opened = (await status(answer.body.number, keyOf(answer.body.status_url))).body;
    expect(Date.parse(answer.body.decide_by) - Date.parse(opened.received_at)).toBe(48 * hour * 1000);
    const [receipt] = await mailsTo('rob@elsewhere.test');
    expect(receipt?.subject).toContain(answer.body.number);
    expect(receipt?.text).toContain(`http://loomlight.test${answer.body.status_url}`);
    expect(receipt?.text).not.toContain('canaryreport');
  });

  it('needs a solution of its own: none, a foreign one and a used one store nothing; the same body again finds the first [DESK-4]', async () => {
    const id = await test.image(ada, { is_public: true });
    const solution = solveChallenge(await challenge());
    const body = bodyOf([id], { solution });
    const first = await test.call(reports.send, { body });
    const again = await test.call(reports.send, { body });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await challenge();
    for (const wrong of [
      undefined,
      '',
      'x:1',
      `${other}:0x`,
      solution.replace(/:(\d+)$/, ':1$1'),
      `${other}:${solution.split(':')[1]}`,
      solveChallenge(`${other}x`),
    ]) {
      const answer = await test.call(reports.send, {
        body: { ...bodyOf([id], { category: 'fraud' }), ...(wrong === undefined ? {} : { solution: wrong }) },
      });
      expect([wrong, answer.status, answer.error.code]).toEqual([wrong, 422, 'challenge_failed']);
    }
    const used = await test.call(reports.send, { body: { ...body, explanation: `${explanation} And more.` } });
    expect([used.status, used.error.code]).toEqual([422, 'challenge_failed']);
    // Spent long ago, and still the key of its request.
    test.clock.advanceSeconds(2 * hour);
    expect((await test.call(reports.send, { body })).body).toEqual(first.body);
    expect(await test.database.db.selectFrom('report').select('id').execute()).toHaveLength(1);
  });

  it('is refused with a puzzle that is over [DESK-4]', async () => {
    const solution = solveChallenge(await challenge());
    test.clock.advanceSeconds(hour + 1);
    const late = await test.call(reports.send, { body: bodyOf(['/profile/Nobody'], { solution }) });
    expect([late.status, late.error.code]).toEqual([422, 'challenge_failed']);
  });

  it('is taken once when it is sent eight times at once [DESK-4]', { tags: 'on-server' }, async () => {
    const id = await test.image(ada, { is_public: true });
    const body = bodyOf([id], { solution: solveChallenge(await challenge()) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => test.call(reports.send, { body })));
    expect(new Set(answers.map(({ body: { number } }) => number)).size).toBe(1);
    expect(await test.database.db.selectFrom('report').select('id').execute()).toHaveLength(1);
  });
});

describe('a report', () => {
  it('is the eleventh of an hour from one person, or from one neighbourhood, and is refused [DESK-5]', async () => {
    await test.close();
    test = await openTestApp({ RATE_LIMIT: 'standard', TRUST_PROXY: '1' });
    rob = await test.person();
    const answers = [];
    for (let nth = 1; nth <= 11; nth += 1) answers.push(await report([`/profile/Nobody ${nth}`]));
    expect(answers.map((answer) => answer.status)).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    const guests = [];
    for (let nth = 1; nth <= 11; nth += 1)
      guests.push(await test.call(reports.send, { body: bodyOf(['/profile/X']), from: `198.51.100.${nth}` }));
    expect(guests.map((answer) => answer.status)).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    await test.close();
    test = await openTestApp();
  });

  it('needs name and address, except where minors are in danger [DESK-6]', async () => {
    const id = await test.image(ada);
    const { name: _name, email: _email, ...anonymous } = bodyOf([id]);
    const send = (category: ReportCategory) =>
      test.call(reports.send, { token: rob.token, body: { ...anonymous, category } });
    const refused = await send('other');
    expect([refused.status, refused.error.details?.map(({ path }) => path)]).toEqual([422, ['name', 'email']]);
    const taken = await send('minor_safety');
    expect(taken.status).toBe(201);
    expect((await status(taken.body.number, keyOf(taken.body.status_url))).status).toBe(200);
  });

  it.each<[string, Partial<Record<keyof Body, unknown>>, string]>([
    ['no category', { category: 'spam' }, 'category'],
    ['no address', { addresses: [] }, 'addresses'],
    ['21 addresses', { addresses: Array.from({ length: 21 }, () => '/profile/X') }, 'addresses'],
    ['too few words', { explanation: 'Bad.' }, 'explanation'],
    ['blank words', { explanation: ' '.repeat(40) }, 'explanation'],
    ['too many words', { explanation: 'x'.repeat(5_001) }, 'explanation'],
    ['half an address', { email: 'rob@' }, 'email'],
    ['no good faith', { good_faith: false }, 'good_faith'],
    ['nobody in particular', { capacity: 'king' }, 'capacity'],
    ['no signature where one is needed', { category: 'copyright', signature: undefined }, 'signature'],
  ])('with %s is refused at that field [DESK-6]', async (_what, wrong, path) => {
    const answer = await test.call(reports.send, {
      token: rob.token,
      rawBody: { ...bodyOf(['/profile/X']), ...wrong },
    });
    expect([answer.status, answer.error.details?.map((one) => one.path.split('.')[0])]).toEqual([422, [path]]);
    expect(answer.error.details?.[0]?.message).toMatch(/\w+ \w+/);
  });

  it(
    'refuses addresses of other sites, and never tells whether its own lead to anything [DESK-7]',
    { tags: 'on-server' },
    async () => {
      for (const foreign of [
        'https://elsewhere.test/generate/1',
        '//elsewhere.test/',
        'javascript:alert(1)',
        '/credits',
        'x',
      ]) {
        const answer = await report([foreign]);
        expect([answer.status, answer.error.details]).toEqual([
          422,
          [{ path: 'addresses.0', message: 'This is not an address of this site.' }],
        ]);
      }
      const [open, hidden] = [await test.image(ada, { is_public: true }), await test.image(ada, { is_public: false })];
      const gone = '01a1fdc9-2723-7591-8e12-6769da3e780a';
      const answers = await Promise.all(
        [open, hidden, gone, '/profile/Nobody', `http://loomlight.test/?image=${open}`].map((id) => report([id])),
      );
      expect(answers.map((answer) => [answer.status, Object.keys(answer.body)])).toEqual(
        answers.map(() => [201, ['number', 'status_url', 'decide_by']]),
      );
      const pages = await Promise.all(
        answers.map(async ({ body }) => (await status(body.number, keyOf(body.status_url))).body),
      );
      expect(pages.map(({ addresses, state }) => [state, addresses.map(({ outcome }) => outcome)])).toEqual(
        pages.map(() => ['open', ['open']]),
      );
    },
  );

  it('is opened by its own key alone: none, another one and an unknown number are the same 404 [DESK-8]', async () => {
    const [mine, other] = [
      (await report(['/profile/One'])).body,
      (await report(['/profile/Two'], { category: 'fraud' })).body,
    ];
    const opened = await status(mine.number.toLowerCase(), keyOf(mine.status_url));
    expect(opened.body).toMatchObject({ number: mine.number, category: 'other', state: 'open' });
    expect(opened.headers['cache-control']).toBe('private, no-store');
    const refused = [
      await status(mine.number),
      await status(mine.number, ''),
      await status(mine.number, keyOf(other.status_url)),
      await status('R-00000000', keyOf(mine.status_url)),
      await status('nonsense', 'nonsense'),
    ];
    expect(new Set(refused.map((answer) => `${answer.status} ${answer.error.code} ${answer.error.message}`)).size).toBe(
      1,
    );
    expect(refused[0]?.status).toBe(404);
    for (const act of [reports.withdraw, reports.message])
      expect(
        (
          await test.call(act, {
            params: { number: mine.number },
            ...(act === reports.message && { rawBody: { text: 'x' } }),
          })
        ).status,
      ).toBe(404);
  });

  it('takes words of who has sent it, and can be taken back [DESK-76]', async () => {
    const { number, status_url: url } = (await report(['/profile/One'])).body;
    const holder = { params: { number }, headers: { 'x-report-key': keyOf(url) } };
    expect((await test.call(reports.message, { ...holder, body: { text: 'Please hurry' } })).status).toBe(204);
    expect((await test.call(reports.message, { ...holder, body: { text: ' ' } })).status).toBe(422);
    expect((await test.call(reports.get, holder)).body.messages).toMatchObject([
      { from_reporter: true, text: 'Please hurry' },
    ]);
    for (let twice = 0; twice < 2; twice += 1) expect((await test.call(reports.withdraw, holder)).status).toBe(204);
    expect((await test.call(reports.get, holder)).body.state).toBe('withdrawn');
    expect((await test.call(reports.message, { ...holder, body: { text: 'More' } })).status).toBe(409);
  });

  it('takes fifty messages and no more [DESK-76]', async () => {
    const { number, status_url: url } = (await report(['/profile/One'])).body;
    const send = () =>
      test.call(reports.message, {
        params: { number },
        headers: { 'x-report-key': keyOf(url) },
        body: { text: 'Again' },
      });
    for (let nth = 0; nth < 50; nth += 1) expect((await send()).status).toBe(204);
    expect((await send()).error.code).toBe('report_full');
  });

  it('of the same person about the same item is joined to the first [DESK-76]', async () => {
    const id = await test.image(ada, { is_public: true });
    const [first, second, other] = [await report([id]), await report([id]), await report([id], {}, ada)];
    expect(second.body).toEqual(first.body);
    expect(other.body.number).not.toBe(first.body.number);
    expect((await status(first.body.number, keyOf(first.body.status_url))).body.messages).toHaveLength(1);
  });

  it('mails one address five times a day and no more [DESK-76]', async () => {
    for (let nth = 0; nth < 7; nth += 1) await report([`/profile/Nobody ${nth}`]);
    await expect.poll(() => test.mailer.sent.filter(({ to }) => to === 'rob@elsewhere.test').length).toBe(5);
  });
});

describe('what is reported', () => {
  it(
    'is frozen once, with its media, whatever its owner does a moment later [DESK-9]',
    { tags: 'on-server' },
    async () => {
      const id = await test.image(ada, { is_public: true });
      const [, removed] = await Promise.all([
        report([id]),
        test.call(contract.images.remove, { token: ada.token, params: { id } }),
        report([id], {}, ada),
      ]);
      expect(removed.status).toBe(204);
      await sweepMediaTasks({
        ...{ db: test.database.db, clock: test.clock, objectStore: test.objectStore, signals: test.database.signals },
        onError: (error) => {
          throw error;
        },
      });
      await round();
      const rows = await test.database.db.selectFrom('evidence').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ content_id: id, owner_id: ada.userId, media_state: 'kept', sealed: false });
      expect(rows[0]?.row).toMatchObject({ id, prompt: 'A lake', user_id: ada.userId });
      expect(rows[0]?.sha256).toHaveLength(32);
      expect(evidenceKeys()).toEqual([rows[0]?.media_key, rows[0]?.small_key].toSorted());
    },
  );

  it('is kept complete when twenty owners delete it in the same moment [DESK-9]', { tags: 'on-server' }, async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 20; nth += 1) ids.push(await test.image(ada, { is_public: true }));
    await Promise.all([
      ...ids.map((id, nth) => report([id], {}, nth % 2 === 0 ? rob : ada)),
      ...ids.map((id) => test.call(contract.images.remove, { token: ada.token, params: { id } })),
    ]);
    test.clock.advanceSeconds(120);
    await round();
    const rows = await test.database.db.selectFrom('evidence').select(['content_id', 'media_state']).execute();
    expect(rows.map((row) => row.content_id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(rows.map((row) => row.media_state))).toEqual(new Set(['kept']));
    expect(evidenceKeys()).toHaveLength(40);
  });

  it('is copied later by whoever comes next, when the process died in between [DESK-9]', async () => {
    const id = await test.image(ada, { is_public: true });
    const { copy } = test.objectStore;
    test.objectStore.copy = () => Promise.reject(new Error('The process died.'));
    await report([id]);
    test.objectStore.copy = copy;
    expect(evidenceKeys()).toEqual([]);
    test.clock.advanceSeconds(120);
    await round();
    expect(evidenceKeys()).toHaveLength(2);
  });
});

describe('copies', () => {
  it('are looked for by the round once a report has come, and once [DESK-14]', async () => {
    const [named, same, other] = [await test.image(ada), await test.image(rob), await test.image(rob, { seed: 9 })];
    const print = { phash: '-81985529216486896', dhash: '1311768467463790320' };
    const printed = [named, same].map((content_id) => ({ content_id, ...print }));
    const { db } = test.database;
    await db
      .insertInto('content_print')
      .values([...printed, { content_id: other, phash: '0', dhash: '0' }])
      .execute();
    await report([named]);
    await report([same], { category: 'fraud' });
    await round();
    const found = await db.selectFrom('report_copy').select(['content_id', 'apart']).orderBy('content_id').execute();
    expect(found).toEqual([named, same].toSorted().map((content_id) => ({ content_id, apart: 0 })));
    const searched = await db.selectFrom('report').select(['copies_searched_at', 'copies_whole']).execute();
    expect(searched.map((row) => [row.copies_searched_at !== null, row.copies_whole])).toEqual(
      [1, 2].map(() => [true, true]),
    );
    test.clock.advanceSeconds(60);
    await round();
    const later = await db.selectFrom('report').select('copies_searched_at').execute();
    expect(later.map((row) => row.copies_searched_at)).toEqual(searched.map((row) => row.copies_searched_at));
  });
});

describe('what endangers minors', () => {
  const seenBy = async (id: string, token?: string) => ({
    media: (await test.app.http.inject({ url: `/media/generated/${ada.userId}/images/public/${id}` })).statusCode,
    detail: (await test.call(contract.images.get, { params: { id }, ...(token && { token }) })).status,
    gallery: (await test.call(contract.gallery.publicImages)).text.includes(id),
  });

  it('is hidden on arrival as if it were private [DESK-12]', async () => {
    const id = await test.image(ada, { is_public: true, is_prompt_locked: true, prompt_price: 5 });
    expect(await seenBy(id)).toEqual({ media: 200, detail: 200, gallery: true });
    await report([id], { category: 'minor_safety' });
    test.clock.advanceSeconds(10);
    expect(await seenBy(id)).toEqual({ media: 404, detail: 404, gallery: false });
    expect((await test.call(contract.images.get, { params: { id }, token: rob.token })).status).toBe(404);
    const own = (await test.call(contract.images.get, { params: { id }, token: ada.token })).body;
    expect(own).toMatchObject({ is_public: false, is_prompt_locked: false, moderation: { state: 'hidden' } });
    const [statement] = await mailsTo(ada.email);
    expect(statement?.text).toMatch(/automatically/);
    expect(statement?.text).not.toMatch(/Rob|rob@|canaryreport|A lake/);
  });

  it('is hidden twenty times an hour from one network and no more, and the rest is told to administrators [DESK-12]', async () => {
    const boss = await anAdministrator(test);
    const ids: string[] = [];
    for (let nth = 0; nth < 21; nth += 1) ids.push(await test.image(ada, { is_public: true }));
    await report(ids.slice(0, 20), { category: 'minor_safety' });
    await report(ids.slice(20), { category: 'minor_safety' });
    const { rows } = await test.database.pool.query<{ id: string }>('SELECT id FROM content WHERE is_public');
    expect(rows).toEqual([{ id: ids[20] }]);
    const bell = (await test.call(contract.notifications.list, { token: boss.token })).body;
    expect(bell.notifications.map(({ kind, type }) => [kind, type])).toContainEqual(['desk', 'report_flood']);
    // An hour later there is room again, and a person decides what was left over.
    test.clock.advanceSeconds(hour + 60);
    await round();
    expect((await test.call(contract.images.get, { params: { id: ids[20] ?? '' } })).status).toBe(200);
  });
});

describe('the clock of a report', () => {
  it('hides an intimate image by itself at eleven twelfths of its time, and says so [DESK-13]', async () => {
    const id = await test.image(ada, { is_public: true });
    await report([id], { category: 'intimate_image' });
    test.clock.advanceSeconds(44 * hour - 60);
    await round();
    expect((await test.call(contract.images.get, { params: { id } })).status).toBe(200);
    test.clock.advanceSeconds(120);
    await round();
    expect((await test.call(contract.images.get, { params: { id } })).status).toBe(404);
    const [statement] = await mailsTo(ada.email);
    expect(statement?.text).toMatch(/Decided: automatically/);
  });

  it('tells administrators on arrival, at half, at three quarters and when it is over, once each [DESK-77]', async () => {
    const boss = await anAdministrator(test);
    await report(['/profile/Ada Byron'], { category: 'intimate_image' });
    for (const hours of [0, 24, 12, 12, 12]) {
      test.clock.advanceSeconds(hours * hour + 30);
      await round();
      test.clock.advanceSeconds(30);
      await round();
    }
    const { db } = test.database;
    const told = await db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', boss.userId)
      .orderBy('id')
      .execute();
    expect(told.map(({ type }) => type)).toEqual([
      'report_arrived',
      'report_half_over',
      'report_last_quarter',
      'report_overdue',
    ]);
    const mailed = () =>
      test.mailer.sent.filter(({ to, text }) => to === boss.email && text.includes('/desk/reports/'));
    await expect.poll(() => mailed().length).toBe(4);
    const alarms = mailed();
    expect(alarms.map(({ text }) => text).join('')).not.toMatch(/canaryreport|Rob|Ada Byron/);
  });

  it('forgets words and contact in the end [DESK-78]', async () => {
    const { number, status_url: url } = (await report(['/profile/Ada Byron'])).body;
    await test.call(reports.withdraw, { params: { number }, headers: { 'x-report-key': keyOf(url) } });
    test.clock.advanceSeconds(31 * 24 * hour);
    await round();
    const [row] = await test.database.db.selectFrom('report').selectAll().execute();
    expect(row).toMatchObject({ explanation: '', reporter_name: null, reporter_email: null, signature: null });
  });
});
