import { type Content, contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectEmbedded } from '../../db/embedded-client.ts';
import { openEmbedded } from '../../db/embedded.ts';
import { knownMigrations, migrate } from '../../db/migrate.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  ada = await test.person();
});
afterAll(() => test.close());

async function start(): Promise<string> {
  const body = { text_prompt: 'A quiet lake', size: '64x64' };
  return (await test.call(contract.images.generate, { token: ada.token, body })).body.id;
}

const codeOf = async (id: string): Promise<Content['failure_code']> => (await test.finished(ada, id)).failure_code;

describe('the code of a failure', () => {
  it('is that of its engine: refused, or failed; and none of what has not failed [MAKE-76]', async () => {
    expect(await codeOf(await start())).toBeNull();
    test.engine.script = async () => ({ kind: 'refused', reason: 'Not this.' });
    expect(await codeOf(await start())).toBe('refused');
    test.engine.script = async () => ({ kind: 'failed', reason: 'The paint is out.', mayBePaid: false });
    expect(await codeOf(await start())).toBe('engine_failed');
  });

  it('is another one where its person has cancelled it [MAKE-76]', async () => {
    const release = test.pauseEngine();
    const id = await start();
    const cancelled = await test.call(generations.cancel, { token: ada.token, params: { id } });
    expect(cancelled.body.generation.failure_code).toBe('cancelled');
    expect(await codeOf(id)).toBe('cancelled');
    release();
  });

  it('is one that exists where a worker of the release before has failed it, and the database knows no other [MAKE-76]', async () => {
    test.engine.script = async () => ({ kind: 'refused', reason: 'Not this.' });
    const id = await start();
    await codeOf(id);
    await test.database.pool.query('UPDATE content SET failure_code = NULL WHERE id = $1', [id]);
    expect(await codeOf(id)).toBe('engine_failed');
    const other = test.database.pool.query("UPDATE content SET failure_code = 'tired' WHERE id = $1", [id]);
    await expect(other).rejects.toThrow('content_failure_known');
  });
});

describe.skipIf(serverUrl !== undefined)('failures of an earlier release', () => {
  let connection: ReturnType<typeof connectEmbedded>;
  afterEach(() => connection.close());

  it('get the code that their sentence tells [MAKE-76]', { tags: 'slow' }, async () => {
    connection = connectEmbedded(await openEmbedded({}));
    const before = knownMigrations().flatMap(({ name }) => (name < '0101' ? [name] : []));
    await migrate(connection.db, before);
    const owner = '00000000-0000-7000-8000-000000000001';
    await connection.pool.query(
      `INSERT INTO users (id, email, email_key, username, username_key, created_at) VALUES ($1, 'a@x.yz', 'a@x.yz', 'A', 'a', now())`,
      [owner],
    );
    const failed = [
      ['Cancelled.', true, 'cancelled'],
      ['Taken back: the subject was not drawn.', false, 'taken_back'],
      ['This was stopped by the operator. Your credits have been refunded.', false, 'stopped'],
      ['Filming took too long and was stopped. Your credits have been refunded.', false, 'timed_out'],
      ['The picture could not be painted. Your credits have been refunded.', false, 'engine_failed'],
      [
        'The engine that was to paint it is not in use any more. Your credits have been refunded.',
        false,
        'engine_failed',
      ],
      ['Words of a model that says no. Your credits have been refunded.', false, 'refused'],
      [null, false, 'engine_failed'],
    ] as const;
    for (const [place, [message, isCancelled]] of failed.entries())
      await connection.pool.query(
        `INSERT INTO content (id, user_id, content_type, prompt, style, seed, width, height, model, engine, credits_used, status, is_public,
            created_at, completed_at, deadline_at, enqueued_at, status_message, cancelled_at)
          VALUES ($1, $2, 'image', 'x', 'none', 1, 64, 64, 'm', 'e', 1, 'failed', true, now(), now(), now(), now(), $3, $4)`,
        [
          `00000000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
          owner,
          message,
          isCancelled ? new Date() : null,
        ],
      );
    expect(await migrate(connection.db)).toContain('0101_failure_code');
    const { rows } = await connection.pool.query('SELECT failure_code FROM content ORDER BY id');
    expect(rows.map(({ failure_code: code }) => code)).toEqual(failed.map(([, , code]) => code));
  });
});
