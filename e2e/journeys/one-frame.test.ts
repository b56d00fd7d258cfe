// @module-tag slow

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openMemoryImageEngine, paintFlat } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { arrive, createAccount, desktop, newPerson, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const engine = openMemoryImageEngine();
const stage = openStage(() => ({ engine }));

/** Where heading, words and the frame stand. */
function boxes(page: Page) {
  const results = page.getByRole('region', { name: 'Results' });
  return Promise.all(
    [results.getByRole('heading', { level: 1 }), results.locator('blockquote'), results.locator('.result-tile')].map(
      (part) => part.boundingBox(),
    ),
  );
}

it.each([
  ['a desktop', desktop, 'A mountain lake at sunset'],
  ['a tablet', { width: 960, height: 900 }, 'A mountain lake at sunset, pines on the shore and a boat. '.repeat(6)],
  ['a phone', phone, 'A mountain lake at sunset'],
])(
  'on %s the image appears in the very place where one has waited for it, and nobody else stands in it [PEOPLE-27]',
  async (device, viewport, words) => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    engine.script = async (request) => {
      request.onProgress(0.4, 'Filling the water');
      await held;
      return paintFlat(request);
    };
    const { page, complaints } = await arrive(stage.browser, { viewport });
    const person = newPerson(`Ida ${device.split(' ')[1]}`);
    await createAccount(page, stage.product.address, person);
    await signIn(page, stage.product.address, person);
    await page.getByRole('textbox', { name: 'Prompt' }).fill(words);
    await page.getByRole('combobox', { name: 'Image size' }).click();
    await page.getByRole('option', { name: /^Landscape/ }).click();
    await page.getByRole('button', { name: 'Generate Image' }).first().click();
    await page.getByText('This usually takes 30-60 seconds').waitFor();
    await page.getByRole('progressbar', { name: 'Generation progress' }).waitFor();
    const waiting = await boxes(page);
    expect(await page.locator('.result-tile img').count()).toBe(0);

    finish();
    await page.locator('.result-tile img').waitFor();
    await page.getByText('This usually takes 30-60 seconds').waitFor({ state: 'detached' });
    expect(await boxes(page)).toEqual(waiting);
    // What was started is what the form is filled with, and a fresh load finds it so.
    await page.reload();
    await page.locator('.result-tile img').waitFor();
    expect(await boxes(page)).toEqual(waiting);
    expect(complaints).toEqual([]);
  },
);
