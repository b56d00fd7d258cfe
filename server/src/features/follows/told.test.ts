import { contract } from '@loomlight/contract';
import { follows } from '@loomlight/contract/follows';
import { privacy } from '@loomlight/contract/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { everyRow } from '../../testing/every-row.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { setActive } from '../accounts/index.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob] = [await test.person({ username: 'Ada' }), await test.person({ username: 'Bob / Öl' })];
});
afterAll(() => test.close());

const act = (call: typeof follows.follow | typeof follows.unfollow, who: TestPerson, { username }: TestPerson) =>
  test.call(call, { token: who.token, params: { username } });
const bell = async (who: TestPerson) => (await test.call(contract.notifications.list, { token: who.token })).body;
const titles = async (who: TestPerson) => (await bell(who)).notifications.map(({ title }) => title);
const wish = (who: TestPerson, body: object) =>
  test.call(contract.notifications.savePreferences, { token: who.token, rawBody: body });

describe('who is followed', () => {
  it('is told by whom, with the way to them, and by no mail [KEEP-8]', async () => {
    await act(follows.follow, bob, ada);
    expect(await bell(ada)).toMatchObject({
      notifications: [
        { kind: 'follow', type: 'followed', title: 'Bob / Öl follows you', link: '/profile/Bob%20%2F%20%C3%96l' },
      ],
      unread: 1,
    });
    const outbox = test.database.db.selectFrom('mail_outbox').select('kind').where('kind', '=', 'notification');
    expect([await titles(bob), await outbox.execute()]).toEqual([[], []]);
  });

  it(
    'is told once for ever, however often it ends and begins, also after the line was deleted [KEEP-8]',
    { tags: 'on-server' },
    async () => {
      await Promise.all(Array.from({ length: 20 }, () => act(follows.follow, bob, ada)));
      const [line] = (await bell(ada)).notifications;
      await test.call(contract.notifications.remove, { token: ada.token, params: { id: line?.id ?? '' } });
      for (let round = 0; round < 3; round += 1) {
        await act(follows.unfollow, bob, ada);
        await act(follows.follow, bob, ada);
      }
      expect(await titles(ada)).toEqual([]);
      await act(follows.follow, ada, bob);
      expect(await titles(bob)).toEqual(['Ada follows you']);
    },
  );

  it('can switch it off, and have it mailed, which names nobody [KEEP-8]', async () => {
    expect((await wish(ada, { in_app: { follow: false }, email: { follow: true } })).body).toMatchObject({
      in_app: { follow: false, favorite: true },
      email: { follow: true, favorite: false },
    });
    await act(follows.follow, bob, ada);
    expect(await titles(ada)).toEqual([]);
    const mail = () => test.mailer.sent.find(({ to, subject }) => to === ada.email && subject.includes('follows'));
    await expect.poll(mail).toMatchObject({ subject: 'Somebody follows you' });
    expect(JSON.stringify(mail())).not.toContain('Bob');
  });
});

describe('a follower who is gone', () => {
  it(
    'is neither shown nor counted while inactive, and is there again afterwards [KEEP-8]',
    { tags: 'on-server' },
    async () => {
      await act(follows.follow, bob, ada);
      const setBob = (isActive: boolean) =>
        inTransaction(test.database, ({ tx }) => setActive(tx, bob.userId, isActive));
      await setBob(false);
      expect(await bell(ada)).toMatchObject({ notifications: [], unread: 0 });
      await setBob(true);
      expect(await bell(ada)).toMatchObject({ notifications: [{ title: 'Bob / Öl follows you' }], unread: 1 });
    },
  );

  it('is in nobody’s bell from the moment of leaving, and in no row a moment later [KEEP-5, KEEP-8]', async () => {
    await act(follows.follow, bob, ada);
    await act(follows.follow, ada, bob);
    const leave = { password: test.password, confirm: 'DELETE' } as const;
    expect((await test.call(privacy.deleteAccount, { token: bob.token, body: leave })).status).toBe(200);
    expect(await bell(ada)).toMatchObject({ notifications: [], unread: 0 });
    const told = () => sql`SELECT 1 FROM follow_told UNION ALL SELECT 1 FROM notification`.execute(test.database.db);
    await expect.poll(async () => (await told()).rows).toEqual([]);
    // That Bob's name stands nowhere any more is held by the test of leaving; here it is his id, beside what the books keep.
    const rows = (await everyRow(test.database.pool)).filter((row) => /^(follow|notification)/.test(row));
    expect(rows.filter((row) => row.includes(bob.userId))).toEqual([]);
  });
});
