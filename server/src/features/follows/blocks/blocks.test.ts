import { apiBase, contract, type Endpoint, fillPath, limits } from '@loomlight/contract';
import { blocks } from '@loomlight/contract/blocks';
import { collections } from '@loomlight/contract/collections';
import { endpoints } from '@loomlight/contract/endpoints';
import { follows } from '@loomlight/contract/follows';
import { picks } from '@loomlight/contract/picks';
import { privacy } from '@loomlight/contract/privacy';
import { related } from '@loomlight/contract/related';
import { search } from '@loomlight/contract/search';
import { trash } from '@loomlight/contract/trash';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { setActive } from '../../accounts/index.ts';
import { deleteSomeBlocks } from './blocks.store.ts';

let test: TestApp;
/** Ada blocks Bob; Cleo has nothing to do with it. */
let ada: TestPerson;
let bob: TestPerson;
let cleo: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  ada = await test.person({ username: 'Ada', credits: 500 });
  bob = await test.person({ username: 'Bobolink', credits: 500 });
  cleo = await test.person({ username: 'Cleo', credits: 500 });
});
afterAll(() => test.close());

const act = (call: (typeof blocks)['block' | 'unblock'] | (typeof follows)['follow'], who: TestPerson, whom: string) =>
  test.call(call, { token: who.token, params: { username: whom } });
const block = (who: TestPerson, whom: TestPerson) => act(blocks.block, who, whom.username);
const unblock = (who: TestPerson, whom: TestPerson) => act(blocks.unblock, who, whom.username);
const follow = (who: TestPerson, whom: TestPerson) => act(follows.follow, who, whom.username);
const list = (who: TestPerson, query: object = {}) => test.call(blocks.list, { token: who.token, query });
const tokenOf = (who?: TestPerson) => (who ? { token: who.token } : {});
const profile = async (of: TestPerson, viewer?: TestPerson) =>
  (await test.call(contract.profiles.profile, { params: { username: of.username }, ...tokenOf(viewer) })).body.user;
const rows = () => test.database.db.selectFrom('block').select(['blocker', 'blocked']).execute();
const followRows = () => test.database.db.selectFrom('follow').select(['follower', 'followed']).execute();
async function paint(who: TestPerson, options: Parameters<TestApp['image']>[1] = {}): Promise<string> {
  test.clock.advanceSeconds(1);
  return test.image(who, options);
}

describe('blocking somebody', () => {
  it(
    'is so at once, and ends at once, however often it is asked for; only who did it is told [KEEP-66]',
    { tags: 'on-server' },
    async () => {
      for (const _ of [1, 2]) expect((await block(ada, bob)).body).toEqual({ is_blocked: true });
      expect(await rows()).toEqual([{ blocker: ada.userId, blocked: bob.userId }]);
      const told = [await profile(bob, ada), await profile(bob, cleo), await profile(bob), await profile(ada, bob)];
      expect(told.map(({ is_blocked: isBlocked }) => isBlocked)).toEqual([true, false, false, false]);
      const { body } = await test.call(contract.notifications.list, { token: bob.token });
      expect(body.notifications).toEqual([]);
      for (const _ of [1, 2]) expect((await unblock(ada, bob)).body).toEqual({ is_blocked: false });
      expect([await rows(), (await profile(bob, ada)).is_blocked]).toEqual([[], false]);
    },
  );

  it(
    'is refused of oneself, of nobody, of who is inactive, by a guest, and beyond the most [KEEP-66]',
    { tags: 'on-server' },
    async () => {
      expect((await block(ada, ada)).error.code).toBe('own_block');
      for (const call of [blocks.block, blocks.unblock]) {
        expect((await act(call, ada, 'Nobody')).status).toBe(404);
        expect((await act(call, ada, 'a\u0000b')).status).toBe(404);
        expect((await test.call(call, { params: { username: 'Ada' } })).status).toBe(401);
      }
      await inTransaction(test.database, ({ tx }) => setActive(tx, cleo.userId, false));
      for (const act of [block, unblock]) expect((await act(ada, cleo)).status).toBe(404);
      await sql`INSERT INTO users (id, email, email_key, username, username_key, email_verified_at, created_at)
      SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'c' || n || '@x.yz', 'c' || n || '@x.yz', 'Crowd ' || n, 'crowd ' || n,
        now(), now() FROM generate_series(1, ${limits.blockedMax}::int) n`.execute(test.database.db);
      await sql`INSERT INTO block (blocker, blocked, since) SELECT ${ada.userId}::uuid, id, now() FROM users WHERE username_key LIKE 'crowd %'`.execute(
        test.database.db,
      );
      expect((await block(ada, bob)).error.code).toBe('blocks_full');
      expect((await act(blocks.block, ada, 'Crowd 7')).status).toBe(200);
      await act(blocks.unblock, ada, 'Crowd 7');
      expect((await block(ada, bob)).status).toBe(200);
    },
  );

  it('ends what the two followed of each other, and neither follows the other until it is taken back [KEEP-66]', async () => {
    for (const [who, whom] of [
      [ada, bob],
      [bob, ada],
      [cleo, ada],
    ] as const)
      await follow(who, whom);
    await block(ada, bob);
    expect(await followRows()).toEqual([{ follower: cleo.userId, followed: ada.userId }]);
    expect((await profile(ada, cleo)).followers).toBe(1);
    expect((await follow(bob, ada)).error).toMatchObject({
      code: 'cannot_follow',
      message: 'You cannot follow this person.',
    });
    expect((await follow(ada, bob)).error.code).toBe('follows_blocked');
    await unblock(ada, bob);
    expect([(await followRows()).length, (await follow(bob, ada)).status]).toEqual([1, 200]);
  });

  it(
    'leaves no follow behind when both come at the same moment, and nobody waits for ever [KEEP-66]',
    { tags: 'on-server' },
    async () => {
      for (let round = 0; round < 20; round += 1) {
        await Promise.all([
          ...Array.from({ length: 3 }, () => follow(bob, ada)),
          ...Array.from({ length: 3 }, () => follow(ada, bob)),
          block(ada, bob),
          block(bob, ada),
          ...Array.from({ length: 2 }, () => follow(bob, ada)),
        ]);
        expect([await followRows(), (await rows()).length]).toEqual([[], 2]);
        await Promise.all([unblock(ada, bob), unblock(bob, ada)]);
      }
      expect(await rows()).toEqual([]);
    },
  );

  it('goes with either of them, is in the copy of who did it, and in nobody else’s [KEEP-69]', async () => {
    await block(ada, bob);
    await block(bob, cleo);
    const copyOf = async (who: TestPerson) => (await test.call(privacy.exportData, { token: who.token })).text;
    expect([(await copyOf(ada)).includes('Bobolink'), (await copyOf(cleo)).includes('Bobolink')]).toEqual([
      true,
      false,
    ]);
    await test.call(privacy.deleteAccount, { token: ada.token, body: { password: test.password, confirm: 'DELETE' } });
    expect(await rows()).toEqual([{ blocker: bob.userId, blocked: cleo.userId }]);
    await test.call(privacy.deleteAccount, { token: cleo.token, body: { password: test.password, confirm: 'DELETE' } });
    expect((await list(bob)).body.people).toEqual([]);
    await waitFor('the background to remove the blocks', async () => (await rows()).length === 0);
    expect(await deleteSomeBlocks(test.database.db, { userId: cleo.userId, limit: 10 })).toBe(0);
  });

  it(
    'is listed to oneself alone, the latest first, by key, inactive ones too [KEEP-68]',
    { tags: 'on-server' },
    async () => {
      for (const whom of [bob, cleo]) {
        test.clock.advanceSeconds(1);
        await block(ada, whom);
      }
      await inTransaction(test.database, ({ tx }) => setActive(tx, bob.userId, false));
      const first = await list(ada, { limit: 1 });
      expect(first.body.people.map(({ username }) => username)).toEqual(['Cleo']);
      const next = await list(ada, { limit: 1, ...first.body.next });
      expect(next.body.people.map(({ username }) => username)).toEqual(['Bobolink']);
      expect((await list(ada, { limit: 1, ...next.body.next })).body).toEqual({ people: [], next: null });
      expect([(await list(bob)).status, (await list(cleo)).body.people]).toEqual([401, []]);
      expect((await test.call(blocks.list)).status).toBe(401);
      // Who is inactive for now can be taken back all the same.
      expect((await unblock(ada, bob)).status).toBe(200);
    },
  );
});

describe('what is made by whom one has blocked', () => {
  const get = (endpoint: Endpoint, who: TestPerson | undefined, sent: { params: object; query: object }) =>
    test.app.http.inject({
      method: 'GET',
      url: apiBase + fillPath(endpoint.path, sent.params as Record<string, string>),
      query: sent.query as Record<string, string>,
      headers: who ? { authorization: `Bearer ${who.token}` } : {},
    });
  /** The page of the person themselves says that they are blocked, and the list and the copy of one's data say who is. */
  const ofPeople = ['profiles.profile', 'blocks.list', 'privacy.exportData'];

  it(
    'is in no list for who has blocked them, whatever is asked, and in all of them for everybody else [KEEP-67]',
    { tags: 'slow' },
    async () => {
      const theirs = [
        await paint(bob, { text_prompt: 'A walrus on ice', style: 'neon' }),
        await paint(bob, { text_prompt: 'A walrus at dusk', style: 'neon' }),
        await paint(bob, { text_prompt: 'A walrus in rain', style: 'neon' }),
      ];
      const asked = await paint(cleo, { text_prompt: 'A walrus asleep', style: 'neon' });
      for (const who of [cleo, bob])
        await test.call(contract.favorites.set, {
          params: { id: theirs[0] ?? '' },
          token: who.token,
          body: { content_type: 'image', action: 'favorite' },
        });
      const id = crypto.randomUUID();
      await test.call(collections.create, {
        params: { id },
        token: cleo.token,
        body: { name: 'Walruses', is_public: true },
      });
      await test.call(collections.addItems, { params: { id }, token: cleo.token, body: { ids: [...theirs, asked] } });
      await follow(bob, ada);
      await block(ada, bob);
      const seen = new Map<string, Set<string>>();
      const questions = [
        {},
        { include: 'details' },
        { q: 'walrus' },
        { q: 'wal' },
        { q: 'bobo' },
        { username: 'Bobolink' },
        { sort: 'trending' },
        { sort: 'favorites' },
        { style: 'neon' },
      ];
      const lists = endpoints.filter(
        ({ method, id, access }) =>
          method === 'GET' && !id.endsWith('.events') && access !== 'admin' && !ofPeople.includes(id),
      );
      for (const who of [ada, cleo, undefined])
        for (const endpoint of lists)
          for (const query of endpoint.query ? questions : [{}]) {
            const params = {
              id: endpoint.id.startsWith('collections.') ? id : asked,
              username: endpoint.id.startsWith('collections.') ? 'Cleo' : 'Bobolink',
              number: 'R-00000000',
            };
            const { body } = await get(endpoint, who, { params, query });
            const shows = theirs.some((id) => body.includes(id)) || body.includes('Bobolink');
            const name = who?.username ?? 'guest';
            if (shows) seen.set(name, (seen.get(name) ?? new Set()).add(endpoint.id));
          }
      expect([...(seen.get('Ada') ?? [])]).toEqual([]);
      const everybody = [
        'gallery.publicImages',
        'picks.week',
        'search.find',
        'search.suggest',
        'search.start',
        'related.like',
        'profiles.content',
        'collections.items',
        'collections.get',
        'community.popularPrompts',
        'community.imageGallery',
        'community.searchImages',
        'community.trendingImages',
      ];
      for (const name of ['guest', 'Cleo'])
        expect([...(seen.get(name) ?? [])]).toEqual(expect.arrayContaining(everybody));
    },
  );

  it('is counted out where there is a number, and is back in its place when it is taken back [KEEP-67]', async () => {
    const open = await paint(bob, { text_prompt: 'A walrus on ice' });
    const mine = await paint(ada, { text_prompt: 'A walrus at dusk' });
    const found = async (who?: TestPerson) => {
      const { body } = await test.call(search.find, { query: { q: 'walrus' }, ...tokenOf(who) });
      const numbered = await test.call(contract.community.imageGallery, tokenOf(who));
      const suggested = await test.call(search.suggest, { query: { q: 'walr' }, ...tokenOf(who) });
      return [body.generations.map(({ id }) => id), body.total, numbered.body.total, suggested.body.words[0]?.count];
    };
    const before = [[mine, open], 2, 2, 2];
    expect(await found(ada)).toEqual(before);
    await block(ada, bob);
    expect([await found(ada), await found(), await found(bob)]).toEqual([[[mine], 1, 1, 1], before, before]);
    await unblock(ada, bob);
    expect(await found(ada)).toEqual(before);
  });

  it('is shown to guests from the page that they share, never to who has blocked them, nor the other way [KEEP-67]', async () => {
    const open = await paint(bob);
    const mine = await paint(ada);
    await block(ada, bob);
    const first = async (who?: TestPerson) => {
      const { body } = await test.call(contract.gallery.publicImages, tokenOf(who));
      return body.images?.map(({ id }) => id);
    };
    const week = async (who?: TestPerson) =>
      (await test.call(picks.week, tokenOf(who))).body.generations.map(({ id }) => id);
    // The clock stands still: whatever is kept is kept for all of these.
    for (const who of [undefined, ada, undefined, ada, bob, ada]) {
      const all = who === ada ? [mine] : [mine, open];
      expect([who?.username, await first(who), (await week(who)).toSorted()]).toEqual([
        who?.username,
        all,
        all.toSorted(),
      ]);
    }
  });

  it('stays theirs in the trash, private or locked as for anybody else, and open at its own address [KEEP-67]', async () => {
    const [open, hidden, locked, binned] = [
      await paint(bob),
      await paint(bob, { is_public: false }),
      await paint(bob, { is_prompt_locked: true, prompt_price: 5 }),
      await paint(bob),
    ];
    await test.call(contract.images.remove, { params: { id: binned }, token: bob.token });
    const opened = async (id: string, who?: TestPerson) =>
      (await test.call(contract.gallery.publicImage, { params: { id }, ...tokenOf(who) })).status;
    const before = [
      await opened(open, ada),
      await opened(hidden, ada),
      await opened(locked, ada),
      await opened(binned, ada),
    ];
    await block(ada, bob);
    const after = [
      await opened(open, ada),
      await opened(hidden, ada),
      await opened(locked, ada),
      await opened(binned, ada),
    ];
    expect([before, after]).toEqual([
      [200, 404, 200, 404],
      [200, 404, 200, 404],
    ]);
    const more = await test.call(related.moreBy, { params: { id: open }, token: ada.token });
    expect([more.status, more.body.generations]).toEqual([200, []]);
    await test.call(trash.putBack, { token: bob.token, body: { ids: [binned] } });
    const page = await test.call(contract.profiles.content, { params: { username: bob.username }, token: ada.token });
    expect([page.body.images, page.body.total]).toEqual([[], 0]);
    // Whoever is blocked is shown what is public, as before.
    const mine = await paint(ada, { text_prompt: 'A lamp' });
    const theirs = await test.call(contract.profiles.content, { params: { username: ada.username }, token: bob.token });
    expect([theirs.body.images.map(({ id }) => id), await opened(mine, bob)]).toEqual([[mine], 200]);
  });

  it('tells in the bell of no follower who was blocked since [KEEP-67]', async () => {
    await follow(bob, ada);
    const bell = async () => {
      const { body } = await test.call(contract.notifications.list, { token: ada.token });
      return [body.notifications.length, body.unread];
    };
    expect(await bell()).toEqual([1, 1]);
    await block(ada, bob);
    expect(await bell()).toEqual([0, 0]);
  });
});
