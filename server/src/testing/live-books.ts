import { contract } from '@loomlight/contract';
import { trash } from '@loomlight/contract/trash';
import { expect } from 'vitest';
import { verifyLedger } from '../features/credits/index.ts';
import type { TestApp, TestPerson } from './test-app.ts';
import { testSecret } from './test-secret.ts';

/** Two people with an image, a removed one and a sold prompt, in books that are right: whatever is planted has something to stand beside. */
export async function liveBooks(
  test: TestApp,
): Promise<{ readonly ada: TestPerson; readonly bob: TestPerson; readonly image: string }> {
  const [ada, bob] = [await test.person({ credits: 100 }), await test.person({ credits: 100 })];
  const image = await test.image(ada, { is_prompt_locked: true, prompt_price: 10 });
  const removed = await test.image(ada);
  await test.call(contract.images.remove, { token: ada.token, params: { id: removed } });
  await test.call(trash.empty, { token: ada.token });
  await test.call(contract.prompts.purchase, {
    token: bob.token,
    params: { id: image },
    body: { content_type: 'image', expected_price: 10 },
  });
  expect((await verifyLedger(test.database, testSecret)).balanced).toBe(true);
  return { ada, bob, image };
}
