import { contract } from '@loomlight/contract';
import type { Browser } from 'playwright-core';
import { openMemoryImageEngine } from '../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signInAt, signUp } from '../server/src/testing/http-client.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';
import { startProduct } from './support/product.ts';
import { demoPainted, images, takeAll, wanted } from './support/screenshots.ts';
import { openStudioPainter } from './support/studio.ts';

/** The states of a generation, each on an engine that stays in it. */
export async function resultShots(browser: Browser): Promise<void> {
  const engine = openMemoryImageEngine();
  const studio = await openStudioPainter();
  const product = await startProduct({ engine, settings: { DEMO_GALLERY: 'on', SIGNUP_BONUS_CREDITS: '500' } });
  engine.script = (request) => studio.generate(request);
  await demoPainted(product.address);
  const { email, password } = await signUp(product.address, 'Ada Lovelace');
  let release: () => void = () => undefined;
  for (const state of ['results-developing', 'results', 'results-failed'] as const) {
    if (wanted.length > 0 && !wanted.includes(state)) continue;
    const token = await signInAt(product.address, { email, password });
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    engine.script =
      state === 'results-developing'
        ? async (request) => {
            request.onProgress(0.46, 'Filling the water');
            await held;
            return { kind: 'refused', reason: 'Stopped' };
          }
        : state === 'results'
          ? (request) => studio.generate(request)
          : async () => ({ kind: 'refused', reason: 'The studio had no paint left' });
    const { body } = await callApi(product.address, contract.images.generate, {
      token,
      body: { text_prompt: 'Evening mountains over a quiet lake, violet clouds, warm light on the water', seed: 5 },
    });
    if (state !== 'results-developing')
      await waitFor('a final state', async () =>
        /completed|failed/.test(
          (await callApi(product.address, contract.images.get, { params: { id: body.id }, token })).body.status,
        ),
      );
    await takeAll(
      browser,
      product.address,
      {
        name: state,
        as: 'guest',
        take: async (page, base) => {
          await page.goto(base);
          await images(page);
          await page.goto(`${base}/generate/${body.id}`);
          await page.waitForTimeout(3_500);
        },
      },
      { email, password },
    );
    release();
  }
  await product.stop();
  await studio.close();
}
