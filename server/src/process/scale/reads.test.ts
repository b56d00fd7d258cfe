// @module-tag on-server
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loomlight/contract';
import { pins } from '@loomlight/contract/pins';
import { privacy } from '@loomlight/contract/privacy';
import { search } from '@loomlight/contract/search';
import { shownFavorites } from '@loomlight/contract/shown-favorites';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { takeDown } from '../../features/content/take-down.ts';
import { systemIds } from '../../kernel/ids.ts';
import { askPostgres } from '../../testing/parts/postgres-server.ts';
import { openStandbyStage } from '../../testing/parts/standby-stage.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { waitFor } from '../../testing/wait-for.ts';

const applications = "SELECT 1 FROM pg_stat_activity WHERE application_name IN ('loomlight-look', 'loomlight-reads')";

const stage = openStandbyStage();
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const pause = () => askPostgres(stage.standbyUrl, 'SELECT pg_wal_replay_pause()');
const resume = () => askPostgres(stage.standbyUrl, 'SELECT pg_wal_replay_resume()');
const openApp = async (settings: Readonly<Record<string, string>>): Promise<TestApp> =>
  openTestApp(settings, stage.database);

it('opens no further connection without the setting [SCALE-59]', async () => {
  const test = await openApp({});
  closing.push(() => test.close());
  const { status } = await test.call(contract.gallery.publicImages, { query: { offset: 1 } });
  expect(status).toBe(200);
  for (const url of [stage.pair.primaryUrl, stage.standbyUrl])
    expect((await askPostgres(url, applications)).rowCount).toBe(0);
  const { body } = await test.app.http.inject({ url: '/metrics' });
  expect(body).toContain('# TYPE loomlight_replica_lag_seconds gauge');
  expect(body).not.toMatch(/^loomlight_replica_lag_seconds /m);
});

describe('with a standby', () => {
  let test: TestApp;
  let ada: TestPerson;
  let bob: TestPerson;
  /** The oldest of all, by Ada. */
  let old: string;
  beforeAll(async () => {
    if (!stage.isThere) return;
    test = await openApp({ DATABASE_READ_URL: stage.door.url, DATABASE_POOL: '6' });
    [ada, bob] = [await test.person(), await test.person()];
    old = await test.image(ada, { text_prompt: 'A quokka at noon' });
    for (let index = 0; index < 3; index += 1) {
      test.clock.advanceSeconds(1);
      await favorite(await test.image(bob, { text_prompt: 'A quokka at dusk' }), ada);
    }
    await favorite(old, bob);
    await test.call(pins.set, { token: ada.token, body: { ids: [old] } });
    await test.call(contract.userSettings.saveSettings, { token: bob.token, body: { show_favorites_publicly: true } });
  }, 120_000);
  afterAll(() => test?.close());

  const favorite = (id: string, who: TestPerson) =>
    test.call(contract.favorites.set, {
      params: { id },
      token: who.token,
      body: { content_type: 'image', action: 'favorite' },
    });
  /** Whatever a listing answers, the ids of the items in it. */
  const idsIn = (text: string): string[] => [...text.matchAll(/"id":"([\da-f-]{36})"/g)].map(([, id]) => id ?? '');
  const lists = (who?: TestPerson) => {
    const token = who ? { token: who.token } : {};
    const params = { username: ada.username };
    const { gallery, community, profiles } = contract;
    return {
      'page by offset': () => test.call(gallery.publicImages, { ...token, query: { offset: 1, limit: 50 } }),
      'page by key': () =>
        test.call(gallery.publicImages, {
          ...token,
          query: { last_created_at: new Date(test.clock.now().getTime() + 1_000).toISOString(), limit: 50 },
        }),
      'page with details': () =>
        test.call(gallery.publicImages, { ...token, query: { offset: 1, limit: 50, include: 'details' } }),
      'page by number': async () => {
        const pages = [2, 3, 4, 5].map((page) =>
          test.call(community.imageGallery, { ...token, query: { page, limit: 1 } }),
        );
        return { text: (await Promise.all(pages)).map(({ text }) => text).join(), status: 200 };
      },
      'page of what people like': () =>
        test.call(community.trendingImages, { ...token, query: { offset: 1, limit: 50 } }),
      search: () => test.call(search.find, { ...token, query: { q: 'quokka', limit: 50 } }),
      'search by words': () => test.call(community.searchImages, { ...token, query: { q: 'quokka', limit: 50 } }),
      'search by filters': () =>
        test.call(community.search, { ...token, body: { query: 'quokka', filters: {}, page: 1, limit: 50 } }),
      suggestions: () => test.call(search.suggest, { ...token, query: { q: 'quokka' } }),
      'items of a person': () => test.call(profiles.content, { ...token, params, query: { limit: 50 } }),
      pins: () => test.call(pins.ofPerson, { ...token, params }),
      'shown favorites': () => test.call(shownFavorites.ofPerson, { ...token, params: { username: bob.username } }),
    } as const;
  };
  const firstPages = (who?: TestPerson) => {
    const token = who ? { token: who.token } : {};
    const { gallery, community } = contract;
    return [
      () => test.call(gallery.publicImages, { ...token, query: { limit: 50 } }),
      () => test.call(community.imageGallery, { ...token, query: { limit: 50 } }),
      () => test.call(community.trendingImages, { ...token, query: { limit: 50 } }),
      () => test.call(search.start, token),
    ];
  };
  const show = (id: string, is_public: boolean) =>
    test.call(contract.images.visibility, { params: { id }, token: ada.token, body: { is_public } });
  const rename = (who: TestPerson, fullName: string) =>
    sql`UPDATE users SET full_name = ${fullName} WHERE id = ${who.userId}::uuid`.execute(stage.database.db);
  const nameOf = async (who?: TestPerson) => {
    const { status, body } = await test.call(contract.profiles.profile, {
      params: { username: ada.username },
      ...(who && { token: who.token }),
    });
    expect(status).toBe(200);
    return body.user.fullName;
  };
  let names = 0;
  /** Guests are answered by the standby: what it has not replayed is not told to them. Leaves it paused, up to date before the last change. */
  async function pausedInUse(): Promise<string> {
    return waitFor('guests to be answered by the standby', async () => {
      await resume();
      const caughtUp = `Ada ${(names += 1)}`;
      await rename(ada, caughtUp);
      await waitFor('the change there', async () => {
        const { rows } = await askPostgres<{ full_name: string }>(
          stage.standbyUrl,
          `SELECT full_name FROM users WHERE id = '${ada.userId}'`,
        );
        return rows[0]?.full_name === caughtUp;
      });
      await sleep(1_100);
      await pause();
      await rename(ada, `Ada ${(names += 1)}`);
      return (await nameOf()) === caughtUp && caughtUp;
    });
  }
  const lag = async (): Promise<number> => {
    const { body } = await test.app.http.inject({ url: '/metrics' });
    return Number(/^loomlight_replica_lag_seconds (\S+)$/m.exec(body)?.[1]);
  };
  /** Guests are answered by the standby, which follows. */
  async function inUse(): Promise<void> {
    await pausedInUse();
    await resume();
    await waitFor('it to have caught up', async () => (await lag()) < 1.5);
  }
  afterEach(() => (stage.isThere ? resume().catch(() => undefined) : undefined));

  it('guests read their deep pages, searches and profiles there; first pages and everything of a signed-in person come from the primary [SCALE-60]', async () => {
    await pausedInUse();
    await show(old, false);
    const answers = await Promise.all(
      Object.entries(lists()).map(async ([name, ask]) => [name, idsIn((await ask()).text).includes(old)]),
    );
    expect(answers).toEqual(Object.keys(lists()).map((name) => [name, true]));
    for (const ask of firstPages()) expect(idsIn((await ask()).text)).not.toContain(old);
    for (const ask of [...firstPages(bob), ...Object.values(lists(bob))])
      expect(idsIn((await ask()).text)).not.toContain(old);
    // Somebody new is not there yet, and found all the same.
    const { username } = await test.person();
    expect((await test.call(contract.profiles.profile, { params: { username } })).status).toBe(200);
    await show(old, true);
    expect(idsIn((await lists(ada)['items of a person']()).text)).toContain(old);
  }, 60_000);

  it('a signed-in person sees each own change in the very next answer [SCALE-60]', async () => {
    let wasLate = 0;
    await pausedInUse();
    let pausedAt = Date.now();
    for (let round = 0; round < 200; round += 1) {
      if (Date.now() - pausedAt > 2_000) {
        await resume();
        await sleep(200);
        await pause();
        pausedAt = Date.now();
      }
      const name = `Ada of round ${round}`;
      await rename(ada, name);
      expect(await nameOf(ada)).toBe(name);
      if (round % 10 === 0 && (await nameOf()) !== name) wasLate += 1;
    }
    expect(wasLate).toBeGreaterThan(0);
  }, 60_000);

  it('what is private, removed, taken down or of who has left is gone for guests within six seconds in every listing [SCALE-62]', async () => {
    const cleo = await test.person();
    const [hidden, removed, down] = [
      await test.image(ada, { text_prompt: 'A quokka' }),
      await test.image(ada, { text_prompt: 'A quokka' }),
      await test.image(ada, { text_prompt: 'A quokka' }),
    ];
    const left = await test.image(cleo, { text_prompt: 'A quokka' });
    const gone = [hidden, removed, down, left];
    for (const id of gone) await favorite(id, bob);
    await pausedInUse();
    await show(hidden, false);
    // Before the rest, which takes a moment: the standby is what guests see.
    expect(idsIn((await lists()['items of a person']()).text)).toContain(hidden);
    await test.call(contract.images.remove, { params: { id: removed }, token: ada.token });
    await takeDown(
      {
        ...{ db: stage.database.db, clock: test.clock, ids: systemIds },
        ...{ objectStore: test.objectStore, signals: stage.database.signals },
      },
      { id: down, reason: 'Test' },
    );
    const leaves = await test.call(privacy.deleteAccount, {
      token: cleo.token,
      body: { password: test.password, confirm: 'DELETE' },
    });
    expect(leaves.status).toBeLessThan(300);
    const goneAt = Date.now();
    const late: unknown[] = [];
    while (Date.now() < goneAt + 9_000)
      for (const [name, ask] of [
        ...Object.entries(lists()),
        ...firstPages().map((page) => ['first page', page] as const),
      ]) {
        const askedMs = Date.now() - goneAt;
        const { text, status } = await ask();
        if (status !== 200) late.push([name, status]);
        else if (askedMs > 6_000 && gone.some((id) => idsIn(text).includes(id))) late.push([name, askedMs]);
      }
    expect(late).toEqual([]);
  }, 60_000);

  it(
    'one that is late is not asked until it has caught up, and /metrics says by how much [SCALE-61, SCALE-66]',
    { tags: 'slow', timeout: 60_000 },
    async () => {
      const before = await pausedInUse();
      const changedAt = Date.now();
      expect(await lag()).toBeLessThan(5);
      const after = await waitFor('the name from the primary', async () => {
        const name = await nameOf();
        return name !== before && name;
      });
      expect(Date.now() - changedAt).toBeLessThan(6_000);
      expect(after).toBe(await nameOf(bob));
      expect(await lag()).toBeGreaterThanOrEqual(5);
      await resume();
      await waitFor('it to have caught up', async () => (await lag()) < 2);
      await pausedInUse();
    },
  );

  /** So many guests at once, each on a page of another kind; how each was answered, and how long the slowest waited. */
  async function crowd(size: number): Promise<{ readonly statuses: unknown[]; readonly slowestMs: number }> {
    const asks = Object.values(lists());
    const times: number[] = [];
    const statuses = await Promise.all(
      Array.from({ length: size }, async (_, index) => {
        const from = performance.now();
        const { status } = (await asks[index % asks.length]?.()) ?? { status: 0 };
        times.push(performance.now() - from);
        return status;
      }),
    );
    return { statuses: [...new Set(statuses)], slowestMs: Math.max(...times) };
  }

  it(
    'one that is stopped in the middle of 200 guests is noticed by none of them, is left alone, and is read from again when it is back [SCALE-63]',
    { tags: 'slow', timeout: 60_000 },
    async () => {
      await inUse();
      const before = crowd(100);
      const stopped = stage.pair.stopStandby();
      const during = crowd(100);
      await stopped;
      expect([(await before).statuses, (await during).statuses]).toEqual([[200], [200]]);
      await waitFor('its failure to be noticed', async () => (await lag()) > 1.5);
      // Counts from here on who knocks.
      stage.door.shut();
      expect((await crowd(100)).statuses).toEqual([200]);
      await sleep(7_000);
      expect((await crowd(20)).statuses).toEqual([200]);
      expect(stage.door.knocks()).toBeLessThanOrEqual(1);
      stage.door.open();
      await stage.pair.startStandby();
      await inUse();
    },
  );

  it(
    'one that is frozen makes guests wait for two seconds once, and nobody after that [SCALE-63]',
    { tags: 'slow', timeout: 60_000 },
    async () => {
      await inUse();
      stage.pair.freezeStandby();
      try {
        const first = await crowd(100);
        expect(first.statuses).toEqual([200]);
        expect(first.slowestMs).toBeGreaterThan(1_000);
        const knocks = stage.door.knocks();
        const next = await crowd(50);
        expect([next.statuses, stage.door.knocks()]).toEqual([[200], knocks]);
        expect(next.slowestMs).toBeLessThan(first.slowestMs);
      } finally {
        stage.pair.thawStandby();
      }
      await inUse();
    },
  );

  it(
    'connections that went silent are let go, where new ones work [SCALE-63]',
    { tags: 'slow', timeout: 60_000 },
    async () => {
      await inUse();
      stage.door.freeze();
      const { statuses, slowestMs } = await crowd(50);
      expect(statuses).toEqual([200]);
      expect(slowestMs).toBeGreaterThan(1_000);
      await waitFor('the silent connections to be let go', async () => stage.door.frozen() === 0);
      await inUse();
    },
  );

  // The last: there is no standby after it.
  it('one that was promoted is left alone [SCALE-64]', { tags: 'slow', timeout: 60_000 }, async () => {
    await inUse();
    await stage.pair.promote();
    await waitFor('it to be left', async () => {
      const name = `Ada ${(names += 1)}`;
      await rename(ada, name);
      return (await nameOf()) === name;
    });
    for (let round = 0; round < 3; round += 1) {
      await rename(ada, `Ada after it, ${round}`);
      expect(await nameOf()).toBe(`Ada after it, ${round}`);
      await sleep(1_500);
    }
    expect((await crowd(50)).statuses).toEqual([200]);
  });
});
