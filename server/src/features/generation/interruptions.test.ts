import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, contract } from '@loomlight/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paintFlat } from '../../adapters/engines/lib/memory-image-engine.ts';
import { noManifestReader } from '../../testing/no-manifest-reader.ts';
import { noWorkFiles } from '../../testing/no-work-files.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { systemIds } from '../../kernel/ids.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { failGeneration } from './fail-generation.ts';
import type { RunContext } from './generation.context.ts';
import { runGeneration } from './run-generation.ts';
import { imageSettings } from './generation.routes.ts';
import { startImage } from './start-image.ts';
import { sweepGenerations } from './sweep-generations.ts';
import { noIntake } from '../../testing/no-intake.ts';
import { noPromptRules } from '../../testing/no-prompt-rules.ts';
import { oneEngine } from '../../kernel/open-engines.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const errors: unknown[] = [];
const run = (): RunContext => ({
  db: test.database.db,
  clock: test.clock,
  ids: systemIds,
  imageEngines: oneEngine(test.engine),
  videoEngines: oneEngine(test.videoEngine),
  objectStore: test.objectStore,
  signals: test.database.signals,
  workFiles: noWorkFiles,
  manifestReader: noManifestReader,
  retryPauseMs: 1,
  onError: (error) => errors.push(error),
  onFinal: () => undefined,
});
const never = new AbortController().signal;

/** A charged image whose job nobody has: only the test works on it. */
async function startAlone(who: TestPerson, options: { readonly isPublic?: boolean } = {}): Promise<string> {
  const { id } = await startImage(
    {
      ...run(),
      queue: { insertion: async () => sql`SELECT 1`, wake: () => undefined },
      intake: noIntake,
      ...noPromptRules,
      imageTimeoutS: 240,
      videoTimeoutS: 540,
    },
    {
      actor: { kind: 'user', userId: who.userId, sessionId: who.userId, role: 'user' },
      settings: imageSettings(
        z.parse(contract.images.generate.body, {
          text_prompt: 'A lake',
          size: '64x64',
          is_public: options.isPublic ?? true,
        }),
      ),
      idempotencyKey: undefined,
    },
  );
  return id;
}

async function stateOf(id: string) {
  return test.database.db
    .selectFrom('content')
    .select(['status', 'attempt', 'lease_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('an attempt that is interrupted', () => {
  it(
    'is handed back at once by an engine that does not listen, and does not count, however often it happens',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const id = await startAlone(ada);
      test.engine.script = () => new Promise(() => undefined);
      for (let restart = 0; restart < 5; restart += 1) {
        const stop = new AbortController();
        const running = runGeneration(run(), { generationId: id, signal: stop.signal });
        await waitFor('the engine to be asked', async () => test.engine.requests.length === restart + 1);
        stop.abort();
        await expect(running).rejects.toThrow('The worker is stopping.');
        expect(await stateOf(id)).toEqual({ status: 'queued', attempt: 0, lease_until: null });
      }
      test.engine.script = paintFlat;
      await runGeneration(run(), { generationId: id, signal: never });
      expect((await stateOf(id)).status).toBe('completed');
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('ends quietly when another worker has taken over, although its engine hangs', async () => {
    const ada = await test.person();
    const id = await startAlone(ada);
    let report: (fraction: number) => void = () => undefined;
    test.engine.script = (request) => {
      report = (fraction) => request.onProgress(fraction, 'Painting');
      return new Promise(() => undefined);
    };
    const running = runGeneration(run(), { generationId: id, signal: never });
    await waitFor('the engine to be asked', async () => test.engine.requests.length === 1);
    await sql`UPDATE content SET attempt = attempt + 1 WHERE id = ${id}::uuid`.execute(test.database.db);
    report(0.5);
    await running;
    expect(await stateOf(id)).toMatchObject({ status: 'processing', attempt: 2 });
  });
});

describe('bytes of an image that failed', () => {
  it.each([
    ['public', true],
    ['private', false],
  ])('are gone when the deadline passes while they are stored (%s)', async (_what, isPublic) => {
    const ada = await test.person();
    const id = await startAlone(ada, { isPublic });
    const { objectStore } = test;
    const slow = {
      ...objectStore,
      put: async (key: string, bytes: Uint8Array, mediaType: string) => {
        await objectStore.put(key, bytes, mediaType);
        await failGeneration(run(), { id, message: 'Too late.', code: 'timed_out' });
        // The failure has swept what was there; this is what comes after it.
        await objectStore.put(key, bytes, mediaType);
      },
    };
    await runGeneration({ ...run(), objectStore: slow }, { generationId: id, signal: never });
    expect((await stateOf(id)).status).toBe('failed');
    expect(objectStore.keys()).toEqual([]);
    expect(await test.balance(ada)).toBe(50);
  });

  it('are gone when the worker died between the bytes and the row', async () => {
    const ada = await test.person();
    const id = await startAlone(ada);
    const address = `generated/${ada.userId}/images/public/${id}`;
    await test.objectStore.put(address, Buffer.from('x'), 'image/png');
    expect((await test.app.http.inject({ url: `/media/${address}` })).statusCode).toBe(200);
    await failGeneration(run(), { id, message: 'Too late.', code: 'timed_out' });
    expect((await test.app.http.inject({ url: `/media/${address}` })).statusCode).toBe(404);
  });

  it('are no half of a private image', async () => {
    const ada = await test.person();
    const id = await startAlone(ada, { isPublic: false });
    const { objectStore } = test;
    let writes = 0;
    const full = {
      ...objectStore,
      put: (key: string, bytes: Uint8Array, mediaType: string) => {
        writes += 1;
        return writes % 2 === 0 ? Promise.reject(new Error('disk full')) : objectStore.put(key, bytes, mediaType);
      },
    };
    for (let attempt = 1; attempt <= 3; attempt += 1)
      await runGeneration({ ...run(), objectStore: full }, { generationId: id, signal: never }).catch(() => undefined);
    expect((await stateOf(id)).status).toBe('failed');
    expect(objectStore.keys()).toEqual([]);
  });
});

describe('the sweep', () => {
  it('ends all that are overdue although the store cannot remove the bytes of the first', async () => {
    const ada = await test.person();
    for (let index = 0; index < 3; index += 1) await startAlone(ada);
    test.clock.advanceSeconds(241);
    const broken = { ...test.objectStore, remove: () => Promise.reject(new Error('input/output error')) };
    await sweepGenerations({
      ...run(),
      objectStore: broken,
      queue: { send: async () => undefined, wake: () => undefined },
    });
    expect(await test.balance(ada)).toBe(50);
  });
});

describe('what an engine says', () => {
  it('is believed no further than it can be read', async () => {
    const ada = await test.person();
    const id = await startAlone(ada);
    test.engine.script = async (request) => {
      request.onProgress(Number.NaN, 'Painting');
      request.onProgress(7, 'Painting');
      return { kind: 'refused', reason: 'no '.repeat(5_000) };
    };
    await runGeneration(run(), { generationId: id, signal: never });
    const { status, body } = await test.call(contract.images.get, { params: { id }, token: ada.token });
    expect([status, body.status]).toEqual([200, 'failed']);
    expect(body.status_message?.length).toBeLessThan(400);
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>', 'unsupported image format'],
    ['webp', 'The engine sent webp and called it image/png.'],
  ])('about the kind of its file is checked: %s', async (file, problem) => {
    const ada = await test.person();
    const id = await startAlone(ada);
    const flat = { width: 64, height: 64, channels: 3, background: 'red' } as const;
    const bytes = file === 'webp' ? await sharp({ create: flat }).webp().toBuffer() : Buffer.from(file);
    test.engine.script = async () => ({ kind: 'painted', image: { kind: 'file', bytes, mediaType: 'image/png' } });
    errors.length = 0;
    await runGeneration(run(), { generationId: id, signal: never }).catch(() => undefined);
    expect(String(errors[0])).toContain(problem);
    expect(test.objectStore.keys()).toEqual([]);
  });
});

describe('a stop', () => {
  it(
    'does not wait for streams or for an engine that hangs, and leaves the image to the next process',
    { tags: 'on-server' },
    async () => {
      const database = await openTestDatabase();
      const stopping = await openTestApp({}, database);
      const ada = await stopping.person();
      stopping.engine.script = () => new Promise(() => undefined);
      const { body } = await stopping.call(contract.images.generate, {
        token: ada.token,
        body: { text_prompt: 'A lake', size: '64x64' },
      });
      const stream = await fetch(`${stopping.app.address}${apiBase}/generations/${body.id}/events`, {
        headers: { authorization: `Bearer ${ada.token}` },
      });
      await waitFor('the engine to be asked', async () => stopping.engine.requests.length === 1);
      expect(await Promise.race([stopping.close().then(() => 'stopped'), sleep(5_000)])).toBe('stopped');
      expect(await stream.text()).toContain('event: progress');
      const { rows } = await database.pool.query<{ status: string; attempt: number; job: string }>(
        `SELECT status, attempt, (SELECT state::text FROM pgboss.job WHERE name = 'run-generation') AS job FROM content`,
      );
      expect(rows).toEqual([{ status: 'queued', attempt: 0, job: 'retry' }]);
      await database.close();
    },
  );
});
