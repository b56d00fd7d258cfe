import { contract } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/desk-acts.ts';
import { aDoubtfulTask } from '../../testing/doubtful-task.ts';
import { performed } from '../../testing/report-acts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { makeMediaRound } from '../media-check/index.ts';

let test: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  boss = await anAdministrator(test);
});
afterAll(() => test.close());

const day = 86_400;
const waiting = async () => (await test.call(desk.now, { token: boss.token })).body.waiting;
/** Later, with a session of then. */
const later = async (seconds: number): Promise<void> => {
  test.clock.advanceSeconds(seconds);
  boss = await test.signInAgain(boss);
};

describe('what waits names', () => {
  it('mails that were given up, for a day [DESK-105]', async () => {
    test.mailer.answer = { kind: 'failed', permanent: true, reason: 'no such mailbox' };
    const ada = await test.person();
    const { db } = test.database;
    const failed = () => db.selectFrom('mail_outbox').selectAll().where('failed_at', 'is not', null).execute();
    await test.call(contract.accounts.forgotPassword, { body: { email: ada.email } });
    await expect.poll(async () => (await failed()).length).toBe(1);
    const since = (await failed())[0]?.failed_at?.toISOString();
    expect(await waiting()).toEqual([{ kind: 'mail', about: 'mails', count: 1, since, due_at: null }]);
    test.mailer.answer = { kind: 'sent' };
    await later(day - 60);
    expect(await waiting()).toMatchObject([{ kind: 'mail', since }]);
    await later(120);
    expect(await waiting()).toEqual([]);
  });

  it('tasks that may have to be paid, since the first of them, until they are settled [DESK-106]', async () => {
    const first = await aDoubtfulTask(test);
    const since = (await waiting())[0]?.since;
    expect(since).toBeTruthy();
    test.clock.advanceSeconds(60);
    const second = await aDoubtfulTask(test);
    expect(await waiting()).toMatchObject([{ kind: 'possibly_paid', about: 'tasks', count: 2, since }]);
    const settle = (id: string) =>
      performed(test, desk.settleTasks, { by: boss, body: { ids: [id], settled_as: 'not_charged' } });
    expect((await settle(first)).status).toBe(200);
    expect(await waiting()).toMatchObject([{ kind: 'possibly_paid', count: 1 }]);
    expect((await settle(second)).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('media that belong to nobody, as the last walk through the store has found them [DESK-107]', async () => {
    // Objects carry the time of the store.
    test.clock.showRealTime();
    const round = async (): Promise<number> => {
      let told = 0;
      const { db } = test.database;
      const signal = new AbortController().signal;
      const onOrphans = ({ count }: { readonly count: number }) => void (told = count);
      const onMissing = ({ count }: { readonly count: number }) => void (told = count);
      await makeMediaRound({ db, clock: test.clock, objectStore: test.objectStore, signal, onOrphans, onMissing });
      return told;
    };
    const key = `uploads/${boss.userId}/${randomUUID()}`;
    await test.objectStore.put(key, new Uint8Array(10), 'image/webp');
    await later(day + 60);
    expect(await round()).toBe(1);
    expect(await waiting()).toEqual([{ kind: 'orphans', about: 'media', count: 1, since: null, due_at: null }]);
    await test.objectStore.remove(key);
    await later(3_660);
    expect(await round()).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  it('files of items that the store does not have, until they are there again [DESK-141]', async () => {
    test.clock.showRealTime();
    const { db } = test.database;
    const look = () =>
      makeMediaRound({
        ...{ db, clock: test.clock, objectStore: test.objectStore },
        ...{ onOrphans: () => undefined, onMissing: () => undefined },
      });
    await test.image(await test.person());
    const [key = '', ...others] = test.objectStore.keys();
    for (const lost of [key, ...others]) await test.objectStore.remove(lost);
    await look();
    const since = expect.stringMatching(/^\d{4}-/);
    expect(await waiting()).toEqual([
      { kind: 'missing', about: 'media', count: 1 + others.length, since, due_at: null },
    ]);
    for (const lost of [key, ...others]) await test.objectStore.put(lost, new Uint8Array(10), 'image/webp');
    await later(3_660);
    await look();
    expect(await waiting()).toEqual([]);
  });
});

describe('what waits and cannot be read', () => {
  const now = async () => (await test.call(desk.now, { token: boss.token })).body;

  it('is named, and takes nothing else down [DESK-136]', async () => {
    await aDoubtfulTask(test);
    const whole = await now();
    expect([whole.waiting.map(({ kind }) => kind), whole.unread]).toEqual([['possibly_paid'], []]);
    const { db } = test.database;
    for (const [table, unread] of [
      ['mail_outbox', ['mail']],
      ['prompt_refusal', ['objection', 'refusals']],
      ['provider_task', ['possibly_paid']],
    ] as const) {
      await sql`ALTER TABLE ${sql.table(table)} RENAME TO away`.execute(db);
      try {
        const rest = table === 'provider_task' ? [] : whole.waiting;
        expect(await now()).toEqual({ waiting: rest, unread });
      } finally {
        await sql`ALTER TABLE away RENAME TO ${sql.table(table)}`.execute(db);
      }
    }
    expect(await now()).toEqual(whole);
  });

  it(
    'is given up by itself where it hangs in the database, within the time of the block [DESK-136]',
    { tags: 'on-server' },
    async ({ skip }) => {
      skip(serverUrl === undefined, 'the embedded database has one connection, and nobody to wait for');
      await aDoubtfulTask(test);
      const holder = await test.database.pool.connect();
      try {
        await holder.query('BEGIN');
        await holder.query('LOCK TABLE abuse_flag IN ACCESS EXCLUSIVE MODE');
        const { waiting, unread } = await now();
        // One that hangs leaves two thirds of the time of all to the others, also on a slow machine.
        expect([waiting.map(({ kind }) => kind), unread]).toEqual([['possibly_paid'], ['signal']]);
      } finally {
        await holder.query('ROLLBACK');
        holder.release();
      }
      expect((await now()).unread).toEqual([]);
    },
  );
});
