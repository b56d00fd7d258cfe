import { systemIds } from '../kernel/ids.ts';
import type { TestApp } from './test-app.ts';

/** A task that an engine may want to be paid for; answers its id. */
export async function aDoubtfulTask(test: TestApp): Promise<string> {
  const id = systemIds.uuid();
  await test.database.db
    .insertInto('provider_task')
    .values({
      ...{ content_id: id, content_type: 'image', engine: 'elsewhere', model: 'm', attempt: 1, seed: 1, credits: 1 },
      ...{
        request_hash: Buffer.from('x'),
        state: 'possibly_paid',
        submitted_at: test.clock.now(),
        ended_at: test.clock.now(),
      },
    })
    .execute();
  return id;
}
