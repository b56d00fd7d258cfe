// @module-tag on-server
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@loomlight/contract';
import * as z from 'zod';
import { afterAll, expect, it } from 'vitest';
import { noManifestReader } from '../../testing/no-manifest-reader.ts';
import { noWorkFiles } from '../../testing/no-work-files.ts';
import { goodPassword } from '../../testing/good-password.ts';
import { openMemoryImageEngine, paintFlat } from '../../adapters/engines/lib/memory-image-engine.ts';
import { openMemoryVideoEngine } from '../../adapters/engines/lib/memory-video-engine.ts';
import { openMemoryObjectStore } from '../../adapters/object-store/memory-object-store.ts';
import { connectServer } from '../../db/client.ts';
import { postgresSignals } from '../../db/signals.ts';
import { openQueue } from '../../jobs/queue.ts';
import { systemIds } from '../../kernel/ids.ts';
import { createRandom } from '../../testing/random.ts';
import { oneEngine } from '../../kernel/open-engines.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { createPasswords, createVerifiedPerson } from '../accounts/index.ts';
import type { RunContext } from './generation.context.ts';
import { runGeneration } from './run-generation.ts';
import { idempotencyKeyOf } from '../idempotency/index.ts';
import { imageSettings } from './generation.routes.ts';
import { startImage } from './start-image.ts';
import { sweepGenerations } from './sweep-generations.ts';
import { noIntake } from '../../testing/no-intake.ts';
import { noPromptRules } from '../../testing/no-prompt-rules.ts';

const people = 4;
const imagesEach = 50;
const total = people * imagesEach;
/** Printed with a failure; set it to see the same faults again. */
const seed = Number(process.env['FAULT_SEED'] ?? 20_262);

const clock = createTestClock();
const store = openMemoryObjectStore({ secret: 'the secret of this test, long enough' });
const cleanup: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of cleanup.toReversed()) await close();
});

/** A worker process as far as the database can tell: a queue, a pool and an engine of its own. */
async function openWorker(url: string, name: string, random: () => number) {
  const connection = connectServer({ url, max: 6, applicationName: name });
  const signals = await postgresSignals({ url, pool: connection.pool });
  let isDead = false;
  const dead = new Promise<never>(() => undefined);
  const queue = await openQueue({
    // After its death nothing of it reaches the database or the store any more, and nothing is handed back.
    database: { db: { executeSql: (text, values) => (isDead ? dead : connection.pool.query(text, values)) } },
    backend: 'postgres',
    signals,
    pollSeconds: 1,
    onError: () => undefined,
  });
  const engine = openMemoryImageEngine(async (request) => {
    const fault = random();
    await sleep(random() * 20);
    if (fault < 0.15) throw new Error('out of paint');
    if (fault < 0.2) return { kind: 'refused', reason: 'Not this one' };
    if (fault < 0.25) return paintFlat({ ...request, width: 128 });
    if (fault < 0.3)
      return { kind: 'painted', image: { kind: 'file', bytes: Buffer.from('<html>'), mediaType: 'image/png' } };
    return paintFlat(request);
  });
  const run: RunContext = {
    db: connection.db,
    clock,
    ids: systemIds,
    imageEngines: oneEngine(engine),
    videoEngines: oneEngine(openMemoryVideoEngine()),
    workFiles: noWorkFiles,
    manifestReader: noManifestReader,
    objectStore: {
      ...store,
      put: (key, bytes, mediaType) => (isDead ? dead : store.put(key, bytes, mediaType)),
      remove: (key) => (isDead ? dead : store.remove(key)),
    },
    signals,
    retryPauseMs: 5,
    onError: () => undefined,
    onFinal: () => undefined,
  };
  return {
    run,
    queue,
    work: () =>
      queue.work('run-generation', { concurrency: 4 }, ({ generationId }, signal) =>
        runGeneration(run, { generationId, signal }),
      ),
    die: async () => {
      isDead = true;
      await connection.close();
      await signals.close();
    },
    stop: async () => {
      await queue.stop(5_000);
      await signals.close();
      await connection.close();
    },
  };
}

async function openPeople(database: TestDatabase): Promise<string[]> {
  const settings = {
    tokenSecret: 'the secret of this test, long enough',
    requireVerification: true,
    passwordMinLength: 6,
    signupBonusCredits: 100,
    adminEmails: [],
  };
  const ctx = { db: database.db, clock, ids: systemIds, passwords: createPasswords(), settings };
  const ids: string[] = [];
  for (let index = 0; index < people; index += 1)
    ids.push(
      await createVerifiedPerson(ctx, {
        username: `Painter ${index}${index}`,
        email: `painter${index}@loomlight.test`,
        password: goodPassword,
      }),
    );
  return ids;
}

async function countByStatus(database: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ status: string; n: number }>(
    'SELECT status, count(*)::int AS n FROM content GROUP BY status',
  );
  return Object.fromEntries(rows.map((row) => [row.status, row.n]));
}

const finals = (counts: Record<string, number>): number => (counts['completed'] ?? 0) + (counts['failed'] ?? 0);

// Two workers need a server between them: the embedded database belongs to one process.
it.skipIf(serverUrl === undefined)(
  `brings ${total} pictures to an end with two workers, faulty engines and one sudden death (seed ${seed})`,
  async () => {
    const database = await openTestDatabase();
    cleanup.push(() => database.close());
    const url = database.url ?? '';
    const random = createRandom(seed);
    const mortal = await openWorker(url, 'mortal', random);
    const survivor = await openWorker(url, 'survivor', random);
    cleanup.push(() => survivor.stop());
    const owners = await openPeople(database);
    await Promise.all([mortal.work(), survivor.work()]);

    // Both processes also take requests, all of them at once and each sent twice with one key.
    await Promise.all(
      Array.from({ length: total * 2 }, (_, index) => {
        const number = Math.floor(index / 2);
        const process = index % 2 === 0 ? mortal : survivor;
        const userId = owners[number % people] ?? '';
        const body = z.parse(contract.images.generate.body, {
          text_prompt: `Lake ${number}`,
          size: '64x64',
          is_public: number % 8 < 4,
        });
        return startImage(
          {
            ...process.run,
            queue: process.queue,
            intake: noIntake,
            ...noPromptRules,
            imageTimeoutS: 240,
            videoTimeoutS: 540,
          },
          {
            actor: { kind: 'user', userId, sessionId: '', role: 'user' },
            settings: imageSettings(body),
            idempotencyKey: idempotencyKeyOf(contract.images.generate, { userId, key: `key ${number}`, body }),
          },
        );
      }),
    );
    for (let round = 0; finals(await countByStatus(database)) < total / 4 && round < 2_000; round += 1) await sleep(5);
    await mortal.die();
    const atDeath = await countByStatus(database);
    expect(atDeath['processing']).toBeGreaterThan(0);

    // The leases of the dead run out, and so, for the clock's jump, do those of the living: both attempts go on.
    clock.advanceSeconds(31);
    let before = -1;
    for (let round = 0; round < 100; round += 1) {
      await sweepGenerations({ ...survivor.run, queue: survivor.queue });
      await sleep(250);
      const counts = await countByStatus(database);
      if (finals(counts) === total) break;
      // Whatever stands still has no job any more: the patience of the sweep is all that it waits for.
      if (finals(counts) === before) clock.advanceSeconds(31);
      before = finals(counts);
    }

    const counts = await countByStatus(database);
    const failed = counts['failed'] ?? 0;
    expect(counts).toEqual({ completed: total - failed, failed });
    expect(failed).toBeLessThan(total / 4);
    const { rows: entries } = await database.pool.query(
      `SELECT kind, count(*)::int AS n, sum(amount)::int AS credits FROM credit_entry GROUP BY kind ORDER BY kind`,
    );
    expect(entries).toEqual([
      { kind: 'bonus', n: people, credits: people * 100 },
      { kind: 'image_generation', n: total, credits: -total },
      { kind: 'image_generation_refund', n: failed, credits: failed },
    ]);
    expect((await database.pool.query('SELECT * FROM ledger_violation')).rows).toEqual([]);
    const { rows: media } = await database.pool.query<{ key: string }>(
      `SELECT unnest(ARRAY[media_key, small_key]) AS key FROM content WHERE status = 'completed'`,
    );
    const kept = new Set(store.keys());
    expect(media.filter(({ key }) => !kept.has(key))).toEqual([]);
    const claimed = new Set(media.map(({ key }) => key));
    expect(store.keys().filter((key) => key.includes('/public/') && !claimed.has(key))).toEqual([]);
  },
);
