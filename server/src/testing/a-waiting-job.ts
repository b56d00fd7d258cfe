import { contract } from '@loomlight/contract';
import { sql } from 'kysely';
import type { TestApp, TestPerson } from './test-app.ts';
import { waitFor } from './wait-for.ts';

/** As many images as a process of the tests makes at once. */
const madeAtOnce = 2;

/** An image that waits behind others, with which the held engine does not go on until it is released. Nothing else begins meanwhile. */
export async function aWaitingJob(
  test: TestApp,
  who?: TestPerson,
): Promise<{ readonly id: string; readonly release: () => void }> {
  const release = test.holdEngine();
  const person = who ?? (await test.person({ credits: 50 }));
  const ids: string[] = [];
  for (let index = 0; index <= madeAtOnce; index += 1) {
    const { body } = await test.call(contract.images.generate, {
      token: person.token,
      body: { text_prompt: `canaryjob lake ${index}`, size: '64x64' },
    });
    ids.push(body.id);
  }
  const waits = await waitFor('workers to have as many as they make at once', async () => {
    const { rows } = await sql<{ id: string; is_running: boolean }>`
      SELECT id, lease_until IS NOT NULL AS is_running FROM content WHERE id = ANY(${ids}::uuid[])`.execute(
      test.database.db,
    );
    const waiting = rows.filter((row) => !row.is_running);
    return rows.length - waiting.length === madeAtOnce ? waiting[0]?.id : undefined;
  });
  return { id: waits, release };
}
