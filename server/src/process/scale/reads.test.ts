import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loomlight/contract';
import { pins } from '@loomlight/contract/pins';
import { privacy } from '@loomlight/contract/privacy';
import { search } from '@loomlight/contract/search';
import { shownFavorites } from '@loomlight/contract/shown-favorites';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/open-database.ts';
import { openStandby, type Standby } from '../../db/standby.ts';
import { takeDown } from '../../features/content/take-down.ts';
import { systemIds } from '../../kernel/ids.ts';
import { openDoor } from '../../testing/door.ts';
import { newDataDir } from '../../testing/new-data-dir.ts';
import { openPooler, pgbouncerVersion } from '../../testing/parts/pgbouncer.ts';
import { openPostgresPair, type PostgresPair } from '../../testing/parts/postgres-pair.ts';
import { askPostgres, inDatabase, postgresMissing } from '../../testing/parts/postgres-server.ts';
import { expectRefusal } from '../../testing/server-process.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';

const isMissing = serverUrl === undefined || postgresMissing !== undefined;
const applications = "SELECT 1 FROM pg_stat_activity WHERE application_name IN ('loomlight-look', 'loomlight-reads')";

let pair: PostgresPair;
let standbyUrl: string;
let door: Awaited<ReturnType<typeof openDoor>>;
let database: TestDatabase;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  if (isMissing) return;
  // None confirms: the primary goes on when its standby is stopped.
  pair = await openPostgresPair({ confirming: false });
  standbyUrl = pair.standbyUrls[0] ?? '';
  door = await openDoor(standbyUrl);
  const opened = await openDatabase({
    url: pair.primaryUrl,
    dataDir: '',
    poolMax: 10,
    durable: true,
    applicationName: 'loomlight-test',
  });
  database = { ...opened, url: pair.primaryUrl, reset: async () => undefined };
}, 120_000);
beforeEach(({ skip }) => {
  skip(serverUrl === undefined, 'a standby needs PostgreSQL, tried in the run on it');
  skip(postgresMissing !== undefined, postgresMissing ?? '');
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(async () => {
  if (isMissing) return;
  door.close();
  await database.close();
  await pair.close();
});

/** What the standby is asked for when nothing else matters. */
const one = (standby: Standby) => standby.ask(async (db) => (await sql<{ n: number }>`SELECT 1 AS n`.execute(db)).rows);
const pause = () => askPostgres(standbyUrl, 'SELECT pg_wal_replay_pause()');
const resume = () => askPostgres(standbyUrl, 'SELECT pg_wal_replay_resume()');
const openApp = async (settings: Readonly<Record<string, string>>): Promise<TestApp> => openTestApp(settings, database);

it('opens no further connection without the setting [SCALE-59]', async () => {
  const test = await openApp({});
  closing.push(() => test.close());
  const { status } = await test.call(contract.gallery.publicImages, { query: { offset: 1 } });
  expect(status).toBe(200);
  for (const url of [pair.primaryUrl, standbyUrl]) expect((await askPostgres(url, applications)).rowCount).toBe(0);
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
    if (isMissing) return;
    test = await openApp({ DATABASE_READ_URL: door.url, DATABASE_POOL: '6' });
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
    sql`UPDATE users SET full_name = ${fullName} WHERE id = ${who.userId}::uuid`.execute(database.db);
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
          standbyUrl,
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
  afterEach(() => (isMissing ? undefined : resume().catch(() => undefined)));

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
        ...{ db: database.db, clock: test.clock, ids: systemIds },
        ...{ objectStore: test.objectStore, signals: database.signals },
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

  it('one that is late is not asked until it has caught up, and /metrics says by how much [SCALE-61, SCALE-66]', async () => {
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
  }, 60_000);

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

  it('one that is stopped in the middle of 200 guests is noticed by none of them, is left alone, and is read from again when it is back [SCALE-63]', async () => {
    await inUse();
    const before = crowd(100);
    const stopped = pair.stopStandby();
    const during = crowd(100);
    await stopped;
    expect([(await before).statuses, (await during).statuses]).toEqual([[200], [200]]);
    await waitFor('its failure to be noticed', async () => (await lag()) > 1.5);
    // Counts from here on who knocks.
    door.shut();
    expect((await crowd(100)).statuses).toEqual([200]);
    await sleep(7_000);
    expect((await crowd(20)).statuses).toEqual([200]);
    expect(door.knocks()).toBeLessThanOrEqual(1);
    door.open();
    await pair.startStandby();
    await inUse();
  }, 60_000);

  it('one that is frozen makes guests wait for two seconds once, and nobody after that [SCALE-63]', async () => {
    await inUse();
    pair.freezeStandby();
    try {
      const first = await crowd(100);
      expect(first.statuses).toEqual([200]);
      expect(first.slowestMs).toBeGreaterThan(1_000);
      const knocks = door.knocks();
      const next = await crowd(50);
      expect([next.statuses, door.knocks()]).toEqual([[200], knocks]);
      expect(next.slowestMs).toBeLessThan(first.slowestMs);
    } finally {
      pair.thawStandby();
    }
    await inUse();
  }, 60_000);

  it('connections that went silent are let go, where new ones work [SCALE-63]', async () => {
    await inUse();
    door.freeze();
    const { statuses, slowestMs } = await crowd(50);
    expect(statuses).toEqual([200]);
    expect(slowestMs).toBeGreaterThan(1_000);
    await waitFor('the silent connections to be let go', async () => door.frozen() === 0);
    await inUse();
  }, 60_000);

  describe('by itself', () => {
    const options = { max: 2, newestMigration: '0001_accounts' };
    const reasons: (string | undefined)[] = [];
    const open = async (url: string, more: Partial<Parameters<typeof openStandby>[0]> = {}): Promise<Standby> => {
      reasons.length = 0;
      const onChange = (reason: string | undefined): void => void reasons.push(reason);
      const standby = await openStandby({ url, primaryUrl: pair.primaryUrl, ...options, onChange, ...more });
      closing.push(() => standby.close());
      return standby;
    };

    it('ends the start where it is another database or another server, with a sentence that names the setting [SCALE-64]', async () => {
      const sentence = 'DATABASE_READ_URL leads to another database';
      await expect(open(inDatabase(standbyUrl, 'postgres'))).rejects.toThrow(sentence);
      await expect(open(serverUrl ?? '')).rejects.toThrow(sentence);
      const { code, output } = await expectRefusal({
        DATA_DIR: newDataDir('reads'),
        DATABASE_URL: pair.primaryUrl,
        DATABASE_READ_URL: inDatabase(standbyUrl, 'postgres'),
        TOKEN_SECRET: 'one secret for all processes of the test',
      });
      expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
      expect(output).not.toContain('    at ');
    }, 60_000);

    it('ends the start behind a pooler, with a sentence that names the setting [SCALE-64]', async ({ skip }) => {
      skip(pgbouncerVersion === undefined, 'PgBouncer is not installed (package pgbouncer)');
      const pooler = await openPooler(standbyUrl);
      closing.push(() => pooler.close());
      await expect(open(pooler.url)).rejects.toThrow('DATABASE_READ_URL leads to a pooler');
    });

    it('is looked for later where it is away at the start, and is no standby where it is the primary [SCALE-64]', async () => {
      door.shut();
      const away = await open(door.url);
      door.open();
      expect(await one(away)).toBeUndefined();
      const primary = await open(pair.primaryUrl);
      expect([await one(primary), reasons]).toEqual([undefined, [expect.stringContaining('no standby')]]);
      await waitFor('it to be found', () => one(away));
    }, 60_000);

    it('is not asked before it has replayed the newest change of the schema, and what it does not know yet is asked at the primary [SCALE-65]', async () => {
      const standby = await open(standbyUrl, { newestMigration: '9999_to_come' });
      expect(await one(standby)).toBeUndefined();
      await sql`INSERT INTO migration_checksum (name, checksum) VALUES ('9999_to_come', '')`.execute(database.db);
      try {
        await waitFor('it to be asked', () => one(standby));
        expect(await standby.ask(async (db) => sql`SELECT no_such_column FROM users`.execute(db))).toBeUndefined();
        expect(await one(standby)).toBeUndefined();
      } finally {
        await sql`DELETE FROM migration_checksum WHERE name = '9999_to_come'`.execute(database.db);
      }
    }, 60_000);

    it('has eight waiting for each connection at most: who comes on top of them is answered by the primary at once [SCALE-63]', async () => {
      const standby = await open(standbyUrl);
      await waitFor('it to be asked', () => one(standby));
      const slow = () => standby.ask(async (db) => sql`SELECT pg_sleep(0.02)`.execute(db));
      const answers = await Promise.all(Array.from({ length: options.max * 8 + 3 }, slow));
      expect(answers.map((answer) => answer !== undefined)).toEqual([...Array(16).fill(true), false, false, false]);
    }, 60_000);

    it('writes nothing, and is not left for what its guests have done wrong [SCALE-63]', async () => {
      const standby = await open(standbyUrl);
      await waitFor('it to be asked', () => one(standby));
      for (const statement of [sql`SELECT 'x'::text::int`, sql`SELECT ${'2026-99-99'}::text::timestamptz`])
        expect(await standby.ask(async (db) => statement.execute(db))).toBeUndefined();
      expect(await one(standby)).toEqual({ answer: [{ n: 1 }] });
      expect(await standby.ask(async (db) => sql`DELETE FROM users`.execute(db))).toBeUndefined();
    }, 60_000);
  });

  // The last: there is no standby after it.
  it('one that was promoted is left alone [SCALE-64]', async () => {
    await inUse();
    await pair.promote();
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
  }, 60_000);
});

/** A name that leads to these servers in turn, as that of a service may. */
async function nameOfSeveral(...urls: readonly string[]): Promise<string> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const behind = connect(Number(new URL(urls[turn++ % urls.length] ?? '').port), '127.0.0.1');
    for (const side of [socket, behind]) sockets.add(side.on('error', () => undefined));
    socket
      .on('close', () => behind.destroy())
      .pipe(behind)
      .on('close', () => socket.destroy())
      .pipe(socket);
  });
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(urls[0] ?? '');
  const bound = server.address();
  url.port = String(typeof bound === 'object' && bound ? bound.port : 0);
  return url.href;
}

it('one of several behind a name is not read from; and after a failover one is once it is known to follow the new primary, which its next checkpoint tells [SCALE-64]', async () => {
  const three = await openPostgresPair({ standbys: 2 });
  closing.push(() => three.close());
  await askPostgres(three.primaryUrl, 'CREATE TABLE migration_checksum (name text)');
  await askPostgres(three.primaryUrl, "INSERT INTO migration_checksum VALUES ('0001_accounts')");
  const said: (string | undefined)[] = [];
  const several = await openStandby({
    ...{ url: await nameOfSeveral(...three.standbyUrls), primaryUrl: three.primaryUrl, max: 1 },
    ...{ newestMigration: '0001_accounts', onChange: (reason) => void said.push(reason) },
  });
  closing.push(() => several.close());
  await waitFor('it to be left', async () => {
    expect(await one(several)).toBeUndefined();
    return said.some((reason) => reason?.includes('several servers'));
  });
  await several.close();
  closing.pop();
  await three.killPrimary();
  const next = await three.promote();
  const url = three.standbyUrls.find((one) => one !== next) ?? '';
  const reasons: (string | undefined)[] = [];
  const standby = await openStandby({
    ...{ url, primaryUrl: next, max: 1, newestMigration: '0001_accounts' },
    onChange: (reason) => void reasons.push(reason),
  });
  closing.push(() => standby.close());
  expect([await one(standby), reasons]).toEqual([undefined, [expect.stringContaining('not known to follow')]]);
  await askPostgres(next, 'CHECKPOINT');
  await waitFor('it to follow', async () => {
    await askPostgres(url, 'CHECKPOINT');
    return one(standby);
  });
}, 60_000);
