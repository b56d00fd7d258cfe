// @module-tag slow

import { contract } from '@loomlight/contract';
import { expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, desktop, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine() }));

it.each([
  ['phone', phone, 'light'],
  ['desk', desktop, 'dark'],
] as const)('on a %s one sees who likes what, and how it does in numbers', async (size, viewport, colorScheme) => {
  const { address } = stage.product;
  const name = `Ada ${size}`;
  const [ada, bob] = [await signUp(address, name), await signUp(address, `Bob ${size}`)];
  const { body } = await callApi(address, contract.images.generate, {
    token: ada.token,
    body: { text_prompt: 'A heron among reeds', size: '512x512', is_prompt_locked: true, prompt_price: 5 },
  });
  await waitFor('the image', async () => {
    const shown = await callApi(address, contract.profiles.content, { params: { username: name } });
    return shown.body.images.length === 1;
  });
  const { page, complaints } = await arrive(stage.browser, { viewport, colorScheme });
  await signIn(page, address, { name, ...ada });

  // The page of an image is open: that it was made is no news there, that it was sold is.
  await page.goto(`${address}/generate/${body.id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await callApi(address, contract.images.view, { token: bob.token, params: { id: body.id } });
  await callApi(address, contract.favorites.set, {
    token: bob.token,
    params: { id: body.id },
    body: { content_type: 'image', action: 'favorite' },
  });
  await callApi(address, contract.prompts.purchase, {
    token: bob.token,
    params: { id: body.id },
    body: { content_type: 'image', expected_price: 5 },
  });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();

  await page.goto(`${address}/notifications`);
  await page.getByText('Somebody likes your image').waitFor();
  const list = page.getByRole('list', { name: 'Notifications' });
  await expect.poll(() => list.locator('img').count()).toBe(3);
  expect(await list.getByText('Unread:').count()).toBe(1);
  expect([await problems(page), await sidewaysPx(page)]).toEqual([[], 0]);

  await page.goto(`${address}/statistics`);
  await page
    .getByRole('region', { name: 'Best of all time' })
    .getByRole('link', { name: 'A heron among reeds' })
    .waitFor();
  // What was seen is written a moment later.
  await waitFor('the view', async () => {
    await page.reload();
    const views = page.getByRole('radiogroup', { name: 'Figure' }).getByRole('radio', { name: /^Views/ });
    await views.waitFor();
    return (await views.textContent())?.startsWith('Views1') === true;
  });
  await page.getByText('1 view of locked prompts by others, 1 unlock: 100 %.').waitFor();
  const line = page.getByRole('slider', { name: 'Views, day by day' });
  await line.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await line.getAttribute('aria-valuetext')).toMatch(/: 0$/);
  expect([await problems(page), await sidewaysPx(page)]).toEqual([[], 0]);
  expect(complaints).toEqual([]);
});
