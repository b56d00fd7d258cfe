import { contract } from '@loomlight/contract';
import { paintFlat } from '../adapters/engines/lib/memory-image-engine.ts';
import type { TestApp } from './test-app.ts';

/** A task of a failed generation that an engine may want to be paid for; answers its id. */
export async function aDoubtfulTask(test: TestApp): Promise<string> {
  const person = await test.person();
  test.engine.script = async () => ({ kind: 'refused', reason: 'Not this one' });
  const { body } = await test.call(contract.images.generate, {
    token: person.token,
    body: { text_prompt: 'A lake', size: '64x64' },
  });
  await test.finished(person, body.id);
  test.engine.script = paintFlat;
  const at = test.clock.now();
  await test.database.db
    .insertInto('provider_task')
    .values({
      ...{ content_id: body.id, content_type: 'image', engine: 'elsewhere', model: 'm', attempt: 1, seed: 1 },
      ...{ credits: 1, request_hash: Buffer.from('x'), state: 'possibly_paid', submitted_at: at, ended_at: at },
    })
    .execute();
  return body.id;
}
