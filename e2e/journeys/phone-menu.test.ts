// @module-tag slow
import { contract } from '@loomlight/contract';
import { expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { arrive, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine() }));

it('the menu’s Gallery arrives at the gallery, from whatever page [R-GLOB-10]', async () => {
  const { address } = stage.product;
  const ada = { name: 'Ada Phone', ...(await signUp(address, 'Ada Phone')) };
  for (let index = 0; index < 6; index += 1)
    await callApi(address, contract.images.generate, {
      token: ada.token,
      body: { text_prompt: `A lake, number ${index}`, size: '512x512' },
    });
  await waitFor('the pictures', async () => {
    const { body } = await callApi(address, contract.gallery.publicImages, {});
    return body.images?.length === 6;
  });
  const { page } = await arrive(stage.browser, { viewport: phone });
  await signIn(page, address, ada);
  for (const path of ['/credits', '/dashboard', '/']) {
    await page.goto(address + path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Gallery' }).click();
    await page
      .getByRole('link', { name: /^Image by/ })
      .first()
      .waitFor();
    const place = () =>
      page.evaluate(() => {
        const section = document.querySelector('#gallery');
        if (!section) return Number.NaN;
        return section.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(section).scrollMarginTop);
      });
    await expect.poll(place, { timeout: 10_000, message: `from ${path}` }).toBeLessThan(2);
    expect(Math.abs(await place())).toBeLessThan(2);
  }
});
