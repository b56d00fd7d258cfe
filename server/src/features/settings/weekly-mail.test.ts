import { contract } from '@loomlight/contract';
import { follows } from '@loomlight/contract/follows';
import { weeklyMail } from '@loomlight/contract/weekly-mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { setActive } from '../accounts/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueWeeklyMails } from './weekly-mail.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob] = [await test.person({ username: 'Ada' }), await test.person({ username: 'Bob' })];
});
afterAll(() => test.close());

const day = 24 * 3600;
const choose = (who: TestPerson, weekly_mail: boolean) =>
  test.call(contract.notifications.savePreferences, { token: who.token, body: { weekly_mail } });
const wanted = async (who: TestPerson) =>
  (await test.call(contract.notifications.preferences, { token: who.token })).body.weekly_mail;
const follow = (who: TestPerson, { username }: TestPerson) =>
  test.call(follows.follow, { token: who.token, params: { username } });
const round = () => enqueueWeeklyMails({ db: test.database.db, clock: test.clock });
const outbox = () =>
  test.database.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'sent_at'])
    .where('kind', '=', 'weekly')
    .orderBy('recipient')
    .execute();
const queued = async () => (await outbox()).map(({ recipient }) => recipient);
const due = async () =>
  (await test.database.db.selectFrom('user_choice').select('user_id').where('weekly_due_at', 'is not', null).execute())
    .length;
const arrived = () => test.mailer.sent.filter(({ subject }) => subject === 'Your week on Loomlight');
const stop = (token: string) => test.call(weeklyMail.stop, { query: { token } });
/** A week later, in the middle of the day. */
const afterAWeek = () => test.clock.advanceSeconds(7 * day);

describe('the weekly mail', () => {
  it(
    'is off until it is wanted, and comes a week after that and every week from then on [KEEP-78]',
    { tags: 'on-server' },
    async () => {
      expect(await wanted(ada)).toBe(false);
      expect((await choose(ada, true)).body.weekly_mail).toBe(true);
      await round();
      test.clock.advanceSeconds(7 * day - 1);
      await round();
      expect(await queued()).toEqual([]);
      test.clock.advanceSeconds(1);
      // Twenty processes at once mail one week once.
      await Promise.all(Array.from({ length: 20 }, round));
      expect(await queued()).toEqual([ada.email]);
      afterAWeek();
      await round();
      expect(await queued()).toEqual([ada.email, ada.email]);
      // After a long stop there is one, and the next when it is due.
      test.clock.advanceSeconds(30 * day);
      await round();
      await round();
      expect(await queued()).toHaveLength(3);
      test.clock.advanceSeconds(5 * day);
      await round();
      expect(await queued()).toHaveLength(4);
    },
  );

  it('keeps its time when other wishes change, and its wish when it is said twice [KEEP-78]', async () => {
    await choose(ada, true);
    test.clock.advanceSeconds(3 * day);
    ada = await test.signInAgain(ada);
    await choose(ada, true);
    await test.call(contract.notifications.savePreferences, { token: ada.token, body: { email: { favorite: true } } });
    expect(await wanted(ada)).toBe(true);
    test.clock.advanceSeconds(4 * day);
    await round();
    expect(await queued()).toEqual([ada.email]);
    ada = await test.signInAgain(ada);
    expect((await test.call(contract.notifications.preferences, { token: ada.token })).body.email.favorite).toBe(true);
  });

  it('tells the week before: sums of the own pieces, and how much those one follows have published [KEEP-79]', async () => {
    await choose(ada, true);
    await follow(ada, bob);
    await follow(bob, ada);
    const own = await test.image(ada, { text_prompt: 'canarywords of ada' });
    await test.call(contract.favorites.set, {
      token: bob.token,
      params: { id: own },
      body: { content_type: 'image', action: 'favorite' },
    });
    await test.image(bob, { text_prompt: 'canarywords of bob' });
    await test.image(bob, { text_prompt: 'canarywords in secret', is_public: false });
    afterAWeek();
    await round();
    const [mail] = await waitFor('the mail', async () => (arrived().length > 0 ? arrived() : undefined));
    expect(mail?.to).toBe(ada.email);
    expect(mail?.text).toContain('Favorites: 1\nNew followers: 1\nNew from those you follow: 1\n');
    expect(mail?.text + (mail?.html ?? '')).not.toMatch(/canarywords|Bob/);
  });

  it(
    'is not sent when nothing happened, and not to who has left, wants no mails or has no address [KEEP-79]',
    { tags: 'on-server' },
    async () => {
      const [cleo, dora] = [await test.person({ username: 'Cleo' }), await test.person({ username: 'Dora' })];
      const eve = await test.person({ username: 'Eve' });
      for (const person of [ada, cleo, dora, eve]) await choose(person, true);
      await test.image(bob, {});
      await follow(ada, bob);
      await inTransaction(test.database, ({ tx }) => setActive(tx, cleo.userId, false));
      await test.call(contract.userSettings.saveSettings, { token: dora.token, body: { email_notifications: false } });
      afterAWeek();
      await round();
      expect(new Set(await queued())).toEqual(new Set([ada.email, eve.email]));
      await waitFor('both to be done', async () => (await outbox()).every((row) => row.sent_at !== null));
      // Eve has made nothing and follows nobody.
      expect(arrived().map(({ to }) => to)).toEqual([ada.email]);
    },
  );

  it('ends by the token of one of its mails alone, as often as it is sent [KEEP-80]', async () => {
    await choose(ada, true);
    await choose(bob, true);
    await follow(ada, bob);
    await test.image(bob, {});
    afterAWeek();
    await round();
    // Bob, who has published, is mailed about his own week in the same round, before her or after.
    const mail = await waitFor('the mail to Ada', async () => arrived().find(({ to }) => to === ada.email));
    const token = new URL(mail.stopAddress ?? '').searchParams.get('token') ?? '';
    for (const wrong of ['', 'x', `${token}x`, token.replace(/^./, (first) => (first === '0' ? '1' : '0'))]) {
      expect((await stop(wrong)).status).toBe(400);
    }
    expect(await due()).toBe(2);
    expect((await stop(token)).status).toBe(204);
    expect((await stop(token)).status).toBe(204);
    [ada, bob] = [await test.signInAgain(ada), await test.signInAgain(bob)];
    expect([await wanted(ada), await wanted(bob)]).toEqual([false, true]);
    // As programs for mail send it.
    await choose(ada, true);
    const form = await test.app.http.inject({
      method: 'POST',
      url: `/api/v1/weekly-mail/stop?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([form.statusCode, await wanted(ada)]).toEqual([204, false]);
  });
});
