// @module-tag on-server
import { randomBytes } from 'node:crypto';
import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { serverUrl } from '../../testing/test-settings.ts';
import { waitFor } from '../../testing/wait-for.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

/** The figures of one metric by kind. */
async function measured(metric: string): Promise<Record<string, number>> {
  const { body } = await test.app.http.inject({ url: '/metrics' });
  const lines = [...body.matchAll(new RegExp(`^${metric}\\{content="(\\w+)"\\} (\\S+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, kind, value]) => [kind ?? '', Number(value)]));
}

it('the metrics of a process that works say how much waits, runs, and how long the oldest has waited [SCALE-34]', async () => {
  expect(await measured('loomlight_queue_waiting')).toEqual({ image: 0, video: 0 });
  const resume = test.pauseEngine();
  const ada = await test.person({ credits: 50 });
  for (let index = 0; index < 20; index += 1)
    await test.call(contract.images.generate, {
      token: ada.token,
      body: { text_prompt: `A lake ${index}`, size: '64x64' },
    });
  await waitFor('an image that is being made', async () => {
    const { image = 0 } = await measured('loomlight_queue_running');
    return image > 0;
  });
  const [waiting, running] = [await measured('loomlight_queue_waiting'), await measured('loomlight_queue_running')];
  expect((waiting['image'] ?? 0) + (running['image'] ?? 0)).toBe(20);
  expect(waiting['image']).toBeGreaterThan(0);
  expect([waiting['video'], running['video']]).toEqual([0, 0]);
  // What has waited for so long is sent once more by a round, which can come in between, and then waits from then on.
  await expect
    .poll(async () => {
      await test.database.pool.query("UPDATE kept_content SET enqueued_at = now() - interval '1 hour'");
      return (await measured('loomlight_queue_oldest_seconds'))['image'];
    })
    .toBeGreaterThanOrEqual(3_600);
  resume();
  await waitFor('the end of all', async () => (await measured('loomlight_queue_waiting'))['image'] === 0, 60_000);
});

it('the question reads the index of what is unfinished [SCALE-35]', async () => {
  const client = await test.database.pool.connect();
  try {
    await client.query('BEGIN');
    // Few rows are always read whole; whether the index can answer is what is asked.
    await client.query('SET LOCAL enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>('EXPLAIN SELECT * FROM waiting_work');
    await client.query('ROLLBACK');
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('content_unfinished');
    expect(plan).not.toContain('Seq Scan on kept_content');
  } finally {
    client.release();
  }
});

it.skipIf(serverUrl === undefined)('a role that may read it can read nothing else [SCALE-36]', async () => {
  const role = `loomlight_scaler_${randomBytes(4).toString('hex')}`;
  const client = await test.database.pool.connect();
  try {
    await client.query(`CREATE ROLE ${role}`);
    await client.query(`GRANT SELECT ON waiting_work TO ${role}`);
    await client.query(`SET ROLE ${role}`);
    const { rows } = await client.query('SELECT content_type FROM waiting_work ORDER BY content_type');
    expect(rows).toEqual([{ content_type: 'image' }, { content_type: 'video' }]);
    for (const table of ['kept_content', 'content', 'users', 'credit_entry'])
      await expect(client.query(`SELECT count(*) FROM ${table}`)).rejects.toThrow('permission denied');
  } finally {
    await client.query('RESET ROLE');
    await client.query(`DROP OWNED BY ${role}`);
    await client.query(`DROP ROLE ${role}`);
    client.release();
  }
});
