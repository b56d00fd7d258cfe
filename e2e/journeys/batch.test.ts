// @module-tag slow

import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openMemoryImageEngine, paintFlat } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, desktop, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const waiting: (() => void)[] = [];
const stage = openStage(() => ({
  // Each image waits in the engine until it is let go.
  engine: openMemoryImageEngine(async (request) => {
    request.onProgress(0.4, 'Painting the water');
    await new Promise<void>((resolve) => waiting.push(resolve));
    return paintFlat(request);
  }),
}));

/** Where heading, words and the four tiles stand. */
async function boxes(page: Page) {
  const results = page.getByRole('region', { name: 'Results' });
  const parts = [results.getByRole('heading', { level: 1 }), results.locator('blockquote')];
  for (const tile of await results.locator('.result-tile').all()) parts.push(tile);
  return Promise.all(parts.map((part) => part.boundingBox()));
}

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])(
  'four are started from the form on %s, one is done, the page is loaded anew, and the rest is taken back [MAKE-30, MAKE-32, MAKE-33, MAKE-36]',
  async (device, viewport) => {
    const { address } = stage.product;
    const name = `Ada ${device.split(' ')[1]}`;
    const ada = await signUp(address, name);
    const { page, complaints } = await arrive(stage.browser, { viewport });
    await signIn(page, address, { name, ...ada });
    await page.getByRole('textbox', { name: 'Prompt' }).fill('A heron among reeds');
    // By keys alone: from the first round to the last.
    await page.getByRole('radio', { name: '1', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await sidewaysPx(page)).toBe(0);
    expect(await problems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Generate Image' }).first().click();
    await page.waitForURL(/\/generate\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'Cancel, gives back 8 credits' }).waitFor();
    const before = await boxes(page);
    expect(before).toHaveLength(6);

    await waitFor('the engine', async () => waiting.length > 0);
    waiting.shift()?.();
    await page.locator('.result-tile img').first().waitFor();
    await page.getByRole('button', { name: 'Cancel, gives back 6 credits, 1 is done' }).waitFor();
    expect(await boxes(page)).toEqual(before);
    expect(await problems(page)).toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: 'Cancel, gives back 6 credits, 1 is done' }).waitFor();
    await page.locator('.result-tile img').first().waitFor();
    expect(await boxes(page)).toEqual(before);
    await page.getByRole('button', { name: 'Jobs, 1 running' }).waitFor();

    // One by itself, then what is left.
    await page.getByRole('button', { name: 'Cancel, gives back 2 credits: Image 4' }).click();
    await page.getByRole('button', { name: 'Cancel, gives back 4 credits, 1 is done' }).click();
    await page.getByRole('toolbar', { name: /^Work on image/ }).waitFor();
    expect(await page.getByText('2 credits are back').count()).toBe(3);
    expect(await boxes(page)).toEqual(before);
    for (const release of waiting.splice(0)) release();
    expect(await sidewaysPx(page)).toBe(0);
    expect(await problems(page)).toEqual([]);

    const list = await callApi(address, generations.list, { token: ada.token });
    expect(list.body.generations.map(({ status }) => status).toSorted()).toEqual([
      'completed',
      'failed',
      'failed',
      'failed',
    ]);
    await waitFor('the credits', async () => {
      const { body } = await callApi(address, contract.credits.balance, { token: ada.token });
      return body.credits === 48;
    });
    expect(complaints).toEqual([]);
  },
);

it('an image of a batch is selected by its key, and four variations of it are begun by another [MAKE-35]', async () => {
  const { address } = stage.product;
  const bo = await signUp(address, 'Bo Holm');
  const { page, complaints } = await arrive(stage.browser, { colorScheme: 'light' });
  await signIn(page, address, { name: 'Bo Holm', ...bo });
  const { body } = await callApi(address, contract.images.generateMany, {
    token: bo.token,
    body: { text_prompt: 'Liquid marble', size: '512x512', count: 2 },
  });
  await waitFor('the engine', async () => waiting.length === 2);
  for (const release of waiting.splice(0)) release();
  await page.goto(`${address}/generate/${body.id}`);
  await page.getByRole('toolbar', { name: 'Work on image 1' }).waitFor();
  await page.keyboard.press('2');
  await page.getByRole('toolbar', { name: 'Work on image 2' }).waitFor();
  expect(await problems(page)).toEqual([]);
  await page.keyboard.press('v');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith(body.id));
  await page.getByRole('button', { name: 'Cancel, gives back 4 credits' }).waitFor();
  expect(await page.locator('.result-tile').count()).toBe(4);
  // What ends is let go; the two beside it come after it.
  await waitFor('all four', async () => {
    for (const release of waiting.splice(0)) release();
    return (await page.locator('.result-tile img').count()) === 4;
  });
  expect(complaints).toEqual([]);
});
