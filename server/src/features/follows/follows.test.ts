import { contract, limits } from '@loomlight/contract';
import { follows } from '@loomlight/contract/follows';
import { privacy } from '@loomlight/contract/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { setActive } from '../accounts/index.ts';
import { deleteSomeFollows, insertFollow } from './follows.store.ts';

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

const follow = (who: TestPerson, username: string) =>
  test.call(follows.follow, { token: who.token, params: { username } });
const unfollow = (who: TestPerson, username: string) =>
  test.call(follows.unfollow, { token: who.token, params: { username } });
const list = (who: TestPerson, query: object = {}) => test.call(follows.list, { token: who.token, query });
const namesOf = async (who: TestPerson) => (await list(who)).body.people.map(({ username }) => username);
const profile = async (username: string, viewer?: TestPerson) => {
  const { body } = await test.call(contract.profiles.profile, {
    params: { username },
    ...(viewer && { token: viewer.token }),
  });
  return { followers: body.user.followers, is_followed: body.user.is_followed };
};
const rows = () => test.database.db.selectFrom('follow').selectAll().orderBy('since').execute();
const deactivate = (who: TestPerson, isActive = false) =>
  inTransaction(test.database, ({ tx }) => setActive(tx, who.userId, isActive));
const leave = (who: TestPerson) =>
  test.call(privacy.deleteAccount, { token: who.token, body: { password: test.password, confirm: 'DELETE' } });
/** Active people who have made nothing, called Crowd 1 and on. */
const crowd = (count: number) =>
  sql`INSERT INTO users (id, email, email_key, username, username_key, email_verified_at, created_at)
    SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'c' || n || '@x.yz', 'c' || n || '@x.yz', 'Crowd ' || n, 'crowd ' || n,
      now(), now() FROM generate_series(1, ${count}::int) n`.execute(test.database.db);
const crowdFollowedBy = (who: TestPerson) =>
  sql`INSERT INTO follow (follower, followed, since) SELECT ${who.userId}::uuid, id, date_trunc('milliseconds', now()) FROM users WHERE username_key LIKE 'crowd %'`.execute(
    test.database.db,
  );

describe('following somebody', () => {
  it(
    'is so at once, and ends at once, however often it is asked for [KEEP-1, KEEP-3]',
    { tags: 'on-server' },
    async () => {
      for (const _ of [1, 2]) {
        const { status, body } = await follow(ada, 'Bob');
        expect([status, body]).toEqual([200, { is_followed: true, followers: 1 }]);
      }
      expect([await profile('Bob', ada), await profile('Bob', bob), await profile('Bob')]).toEqual([
        { followers: 1, is_followed: true },
        { followers: 1, is_followed: false },
        { followers: 1, is_followed: false },
      ]);
      expect(await rows()).toEqual([
        { follower: ada.userId, followed: bob.userId, since: expect.any(Date) as unknown },
      ]);
      for (const _ of [1, 2]) {
        const { status, body } = await unfollow(ada, 'Bob');
        expect([status, body]).toEqual([200, { is_followed: false, followers: 0 }]);
      }
      expect([await rows(), await profile('Bob', ada)]).toEqual([[], { followers: 0, is_followed: false }]);
    },
  );

  it('is one row after a hundred presses at once [KEEP-1]', { tags: 'on-server' }, async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => follow(ada, 'bob')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows()).toHaveLength(1);
  });

  it(
    'comes out as one row or none when both are pressed at once, and nobody waits for ever [KEEP-1]',
    { tags: 'on-server' },
    async () => {
      const presses = Array.from({ length: 40 }, (_, index) => [
        index % 2 === 0 ? follow(ada, 'Bob') : unfollow(ada, 'Bob'),
        index % 2 === 0 ? follow(bob, 'Ada') : unfollow(bob, 'Ada'),
      ]);
      for (const { status } of await Promise.all(presses.flat())) expect(status).toBe(200);
      expect((await rows()).length).toBeLessThanOrEqual(2);
      await follow(ada, 'Bob');
      expect(await profile('Bob', ada)).toEqual({ followers: 1, is_followed: true });
    },
  );

  it('finds a person by a name that they had before [KEEP-1]', async () => {
    const renamed = await test.call(contract.userSettings.profile, { token: bob.token, body: { username: 'Robert' } });
    expect(renamed.status).toBe(200);
    expect((await follow(ada, 'Bob')).body).toEqual({ is_followed: true, followers: 1 });
    expect(await namesOf(ada)).toEqual(['Robert']);
  });
});

describe('what nobody can follow', () => {
  it('is oneself, with a sentence that says so [KEEP-1]', async () => {
    const { status, error } = await follow(ada, 'ada');
    expect([status, error.message]).toEqual([409, 'This is your own profile: you cannot follow yourself.']);
    expect(await rows()).toEqual([]);
    const straight = sql`INSERT INTO follow VALUES (${ada.userId}::uuid, ${ada.userId}::uuid, now())`;
    await expect(straight.execute(test.database.db)).rejects.toThrow('follow_somebody_else');
  });

  it.each(['Nobody Here', ' ', '\u0000', '%'])('is the name "%s" that nobody has [KEEP-1]', async (name) => {
    for (const act of [follow, unfollow]) expect((await act(ada, name)).status).toBe(404);
  });

  it(
    'is who is inactive; who follows them already can end it [KEEP-1, KEEP-2, KEEP-3]',
    { tags: 'on-server' },
    async () => {
      const cleo = await test.person();
      await follow(ada, 'Bob');
      await deactivate(bob);
      expect([(await follow(cleo, 'Bob')).status, (await unfollow(cleo, 'Bob')).status]).toEqual([404, 404]);
      expect((await follow(ada, 'Bob')).status).toBe(404);
      expect(await namesOf(ada)).toEqual([]);
      expect((await unfollow(ada, 'Bob')).status).toBe(200);
      expect([await rows(), (await unfollow(ada, 'Bob')).status]).toEqual([[], 404]);
    },
  );

  it(
    'is who has left, also when it was asked for in the same moment [KEEP-1, KEEP-5]',
    { tags: 'on-server' },
    async () => {
      const answers = await Promise.all([
        ...Array.from({ length: 10 }, () => follow(ada, 'Bob')),
        leave(bob),
        ...Array.from({ length: 10 }, () => follow(ada, 'Bob')),
      ]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
      expect((await follow(ada, 'Bob')).status).toBe(404);
      const late = inTransaction(test.database, ({ tx }) =>
        insertFollow(tx, { followerId: ada.userId, followedId: bob.userId, now: test.clock.now() }),
      );
      expect(await late).toBe('gone');
      // What came before the leave goes with it.
      await expect.poll(rows).toEqual([]);
    },
  );

  it('is anybody for a guest, and for a guest there is no list [KEEP-1, KEEP-2]', async () => {
    const guest = { params: { username: 'Bob' } };
    for (const { status } of [
      await test.call(follows.follow, guest),
      await test.call(follows.unfollow, guest),
      await test.call(follows.list),
      await test.call(follows.feed),
    ])
      expect(status).toBe(401);
  });

  it(
    `is the ${limits.followedMax + 1}st, of many at once too, and one that is followed already is no problem [KEEP-1]`,
    { tags: 'on-server' },
    async () => {
      await crowd(limits.followedMax + 4);
      await crowdFollowedBy(ada);
      for (const n of [1, 2, 3, 4, 5]) await unfollow(ada, `Crowd ${n}`);
      const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => follow(ada, `Crowd ${n}`)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.error.message).toBe(
        'You follow 2,000 people, which is the most. Please unfollow somebody first.',
      );
      expect(await rows()).toHaveLength(limits.followedMax);
      expect((await follow(ada, 'Crowd 9')).status).toBe(200);
      await unfollow(ada, 'Crowd 9');
      expect((await follow(ada, 'Bob')).body).toEqual({ is_followed: true, followers: 1 });
    },
  );
});

describe('the list of whom one follows', () => {
  it('is the latest first, each once over its pages, also those of one moment [KEEP-2]', async () => {
    await crowd(25);
    await crowdFollowedBy(ada);
    test.clock.advanceSeconds(100_000_000);
    ada = await test.signInAgain(ada);
    await follow(ada, 'Bob');
    const seen: string[] = [];
    let query = {};
    for (let page = 0; page < 9; page += 1) {
      const { body } = await list(ada, { limit: '7', ...query });
      seen.push(...body.people.map(({ username }) => username));
      if (!body.next) break;
      query = body.next;
    }
    expect([seen[0], seen.length, new Set(seen).size]).toEqual(['Bob', 26, 26]);
    expect((await list(ada)).body.people[0]).toMatchObject({ id: bob.userId, fullName: 'Bob', profile_pic: null });
  });

  it('is shown to nobody else, nor is who follows them [KEEP-2, KEEP-3]', async () => {
    await follow(ada, 'Bob');
    expect(await namesOf(bob)).toEqual([]);
    const answer = await test.call(contract.profiles.profile, { params: { username: 'Bob' }, token: bob.token });
    expect(answer.text).not.toContain(ada.userId);
  });

  it('refuses what is no time and no id [KEEP-2]', async () => {
    expect((await list(ada, { last_since: 'yesterday' })).status).toBe(422);
    expect((await list(ada, { last_since: '2026-01-31T12:00:00.000Z', before: 'x' })).status).toBe(422);
  });
});

describe('the number of followers', () => {
  it('counts active people, and stops at 1,000 [KEEP-3]', async () => {
    await crowd(limits.totalMax + 5);
    await sql`INSERT INTO follow (follower, followed, since) SELECT id, ${bob.userId}::uuid, now() FROM users WHERE username_key LIKE 'crowd %'`.execute(
      test.database.db,
    );
    expect((await profile('Bob')).followers).toBe(limits.totalMax);
    await sql`UPDATE users SET is_active = false WHERE username_key LIKE 'crowd 1%'`.execute(test.database.db);
    const { rows: left } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM users WHERE username_key LIKE 'crowd %' AND is_active`.execute(test.database.db);
    expect((await profile('Bob')).followers).toBe(left[0]?.n);
  });
});

describe('an account that leaves', () => {
  it('follows nobody at once, and nobody follows it a moment later [KEEP-5]', { tags: 'on-server' }, async () => {
    const cleo = await test.person();
    await follow(ada, 'Bob');
    await follow(bob, 'Ada');
    await follow(cleo, 'Ada');
    await follow(cleo, 'Bob');
    await leave(ada);
    expect(await profile('Bob')).toEqual({ followers: 1, is_followed: false });
    expect(await namesOf(cleo)).toEqual(['Bob']);
    await expect.poll(rows).toMatchObject([{ follower: cleo.userId, followed: bob.userId }]);
  });

  it('loses its rows some at a time, and a second time there are none [KEEP-5]', { tags: 'on-server' }, async () => {
    await crowd(25);
    await crowdFollowedBy(ada);
    await sql`INSERT INTO follow (follower, followed, since) SELECT followed, follower, now() FROM follow`.execute(
      test.database.db,
    );
    await follow(bob, 'Crowd 1');
    const some = () => deleteSomeFollows(test.database.db, { userId: ada.userId, limit: 20 });
    expect([await some(), await some(), await some()]).toEqual([40, 10, 0]);
    expect(await rows()).toHaveLength(1);
  });

  it('has whom it follows in its export, and not who follows it [KEEP-5]', async () => {
    const cleo = await test.person({ username: 'Canary Cleo' });
    await follow(ada, 'Bob');
    await follow(cleo, 'Ada');
    const { text } = await test.call(privacy.exportData, { token: ada.token });
    const data = JSON.parse(text) as { follows: unknown };
    expect(data.follows).toEqual([{ id: bob.userId, username: 'Bob', since: expect.any(String) as unknown }]);
    expect([text.includes(cleo.userId), text.includes('Canary')]).toEqual([false, false]);
  });
});
