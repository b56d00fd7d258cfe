import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { contract } from '@loomlight/contract';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { arrive, createAccount, newPerson, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine() }));
beforeAll(async () => {
  const maker = await signUp(stage.product.address, 'Mira Maker');
  for (const locked of [false, true]) {
    const { body } = await callApi(stage.product.address, contract.images.generate, {
      token: maker.token,
      body: {
        text_prompt: locked ? 'canary of a locked prompt' : 'A quiet open prompt',
        is_prompt_locked: locked,
        prompt_price: locked ? 5 : 0,
        size: '512x512',
      },
    });
    await waitFor(
      'the picture',
      async () =>
        (await callApi(stage.product.address, contract.images.get, { params: { id: body.id } })).status === 200,
    );
  }
});

it('a guest browses, reads an open prompt, never gets a locked one, and is asked to sign in before generating [R-GLOB-01]', async () => {
  const { page, complaints } = await arrive(stage.browser);
  const bodies: string[] = [];
  page.on('response', (response) => {
    if (/json|html/.test(response.headers()['content-type'] ?? ''))
      response
        .text()
        .then((text) => bodies.push(text))
        .catch(() => bodies.push(''));
  });
  await page.goto(stage.product.address);
  const gallery = page.getByRole('region', { name: 'Created by the community' });
  const cards = gallery.getByRole('link', { name: 'Image by Mira Maker' });
  await expect.poll(() => cards.count()).toBe(2);
  await cards.last().click();
  const details = page.getByRole('dialog', { name: 'Image details' });
  await details.getByText('A quiet open prompt').waitFor();
  await details.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => details.getByText('A quiet open prompt').count()).toBe(0);
  await details.getByRole('button', { name: 'Favorite' }).click();
  const login = page.getByRole('dialog', { name: 'Login Required' });
  await login
    .getByText('You need to sign in to favorite creations. Create an account or sign in to keep what you love.')
    .waitFor();
  await login.getByRole('button', { name: 'Maybe later' }).click();
  await page.keyboard.press('Escape');
  expect(bodies.join()).not.toContain('canary of a locked prompt');

  await page.getByRole('textbox', { name: 'Prompt' }).fill('My words are not lost');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await login
    .getByText('You need to sign in to generate images. Create an account or sign in to continue creating.')
    .waitFor();
  await login
    .getByRole('button', { name: 'Maybe later' })
    .or(login.getByRole('link', { name: 'Maybe later' }))
    .click();
  expect(complaints).toEqual([]);

  const guest = newPerson('Gil Guest');
  await createAccount(page, stage.product.address, guest);
  await signIn(page, stage.product.address, guest);
  expect(await page.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe('My words are not lost');
});

it('an unknown address says so, and a dashboard sends a visitor home [R-GLOB-01]', async () => {
  const { page } = await arrive(stage.browser);
  await page.goto(`${stage.product.address}/no/such/page`);
  await page.getByText('The requested resource was not found.').waitFor();
  await page.goto(`${stage.product.address}/dashboard`);
  await page.waitForURL(`${stage.product.address}/`);
  await expect.poll(() => page.getByRole('textbox', { name: 'Prompt' }).count()).toBeGreaterThan(0);
});

it('the wall hangs stills of 333 px, 5 px apart, and places for them 1 px apart [R-GAL-10]', async () => {
  const { page } = await arrive(stage.browser);
  await page.goto(stage.product.address);
  const gallery = page.getByRole('region', { name: 'Created by the community' });
  const cards = gallery.getByRole('link', { name: 'Image by Mira Maker' });
  await expect.poll(() => cards.count()).toBe(2);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/public/images?*', async (route) => {
    await held;
    await route.continue();
  });
  await gallery.getByRole('button', { name: 'Refresh gallery' }).click();
  const places = gallery.getByTestId('gallery-skeleton').locator('> *');
  await expect.poll(() => places.count()).toBe(20);
  expect(await apart(places)).toBeCloseTo(1, 1);
  release();
  await expect.poll(() => cards.count()).toBe(2);
  expect(await apart(cards)).toBeCloseTo(5, 1);
  const still = cards.first().locator('img').first();
  // Beside wider ones for wider frames (PEOPLE-16); the width of an image with several sources is that of its frame.
  await expect.poll(() => still.evaluate(widthOfStill)).toBe(333);
});

/** How wide the file is that a card names first, in pixels. */
async function widthOfStill(image: Element): Promise<number> {
  const still = new Image();
  still.src = image.getAttribute('src') ?? '';
  await still.decode();
  return still.naturalWidth;
}

/** Pixels between the first two of a row. */
async function apart(places: Locator): Promise<number> {
  const [left, right] = [await places.nth(0).boundingBox(), await places.nth(1).boundingBox()];
  if (!left || !right) throw new Error('There are no two neighbours.');
  return right.x - left.x - left.width;
}
