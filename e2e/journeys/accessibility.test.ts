import { contract } from '@loomlight/contract';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { openMemoryVideoEngine } from '../../server/src/adapters/engines/lib/memory-video-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, screens } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine(), videoEngine: openMemoryVideoEngine() }));
let person: { email: string; password: string };
let pictureId: string;
let videoId: string;
beforeAll(async () => {
  const ada = await signUp(stage.product.address, 'Ada Lovelace');
  person = ada;
  const { body } = await callApi(stage.product.address, contract.images.generate, {
    token: ada.token,
    body: { text_prompt: 'A quiet lake', size: '512x512' },
  });
  pictureId = body.id;
  const video = await callApi(stage.product.address, contract.videos.generate, {
    token: ada.token,
    body: { text_prompt: 'Waves at night', resolution: '480p', duration: 1 },
  });
  videoId = video.body.id;
  await waitFor(
    'the film',
    async () => (await callApi(stage.product.address, contract.videos.get, { params: { id: videoId } })).status === 200,
  );
  await waitFor(
    'the picture',
    async () =>
      (await callApi(stage.product.address, contract.images.get, { params: { id: pictureId } })).status === 200,
  );
});

/** Opens pages, waits for a word that stands on them, and has them judged. */
function visitor(page: Page) {
  return async (path: string, landmark: string): Promise<void> => {
    await page.goto(stage.product.address + path);
    await page.getByText(landmark).first().waitFor();
    expect(await problems(page)).toEqual([]);
    expect(await sidewaysPx(page)).toBe(0);
  };
}

/** Signs in as the person whose items these are. */
async function enter(page: Page): Promise<void> {
  await page.goto(`${stage.product.address}/auth`);
  await page.getByText('Sign in').first().waitFor();
  expect(await problems(page)).toEqual([]);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${stage.product.address}/`);
}

it.each(screens)(
  'no screen hinders anybody, on a %s in the %s theme [PEOPLE-20]',
  async (_device, colorScheme, viewport) => {
    const { page } = await arrive(stage.browser, { viewport, colorScheme });
    const visit = visitor(page);
    await visit('/', 'Created by the community');
    await page.getByRole('link', { name: 'Image by Ada Lovelace' }).click();
    await page.getByRole('dialog', { name: 'Image details' }).getByText('A quiet lake').waitFor();
    expect(await problems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Video by Ada Lovelace' }).click();
    await page.getByRole('dialog', { name: 'Video details' }).getByText('Waves at night').waitFor();
    expect(await problems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await visit('/no/such/page', 'The requested resource was not found.');
    // A wall while it is fetched, and when it cannot be: that of a search from the page, which no server has drawn.
    const wall = /\/api\/v1\/public\/search/;
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
    let isAsked = false;
    await page.route(wall, async (route) => {
      isAsked = true;
      await refused;
      await route.abort();
    });
    await page.goto(`${stage.product.address}/search`);
    // Before the app is awake the form is the browser's own, and its answer a page of the server's.
    await page.waitForLoadState('networkidle');
    await page.getByRole('searchbox', { name: 'Search' }).fill('lake');
    await page.keyboard.press('Enter');
    await expect.poll(() => isAsked).toBe(true);
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'attached' });
    expect([await problems(page), await sidewaysPx(page)]).toEqual([[], 0]);
    refuse();
    await page.getByRole('button', { name: 'Try Again' }).first().waitFor();
    expect([await problems(page), await sidewaysPx(page)]).toEqual([[], 0]);
    await page.unroute(wall);
    await visit('/', 'Created by the community');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('A quiet lake');
    await page.getByRole('button', { name: 'Generate Image' }).click();
    await page.getByRole('dialog', { name: 'Login Required' }).waitFor();
    expect(await problems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Your words are kept').waitFor();
    expect(await problems(page)).toEqual([]);
    await visit('/terms', 'This is the text that comes with Loomlight.');
    await enter(page);
    await visit('/credits', 'Transaction History');
    await visit('/dashboard', 'posts');
    await visit('/settings', 'Theme');
    await visit('/generate', 'Ready to create');
    await visit(`/generate/${pictureId}`, 'Generated Images');
    await visit(`/generate/video/${videoId}`, 'Generated Videos');
    await visit('/', 'Created by the community');
    await page.getByRole('radio', { name: 'Video Generation' }).click();
    await page.getByRole('combobox', { name: 'Model' }).waitFor();
    expect(await problems(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Image to Video' }).click();
    const input = page.getByLabel('Upload an image to animate');
    await input.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') });
    await page.getByText('Only images can be animated.').waitFor();
    expect(await problems(page)).toEqual([]);
    const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88a' } })
      .png()
      .toBuffer();
    await input.setInputFiles({ name: 'lake.png', mimeType: 'image/png', buffer: image });
    await page.getByRole('button', { name: 'Remove image' }).waitFor();
    await page.getByRole('button', { name: 'Advanced settings' }).click();
    await page.getByRole('switch', { name: 'Camera fixed' }).waitFor();
    expect(await problems(page)).toEqual([]);
  },
);

it.each(screens)(
  'nor does any that one seldom comes to, on a %s in the %s theme [PEOPLE-20]',
  { tags: 'slow' },
  async (_device, colorScheme, viewport) => {
    const { page } = await arrive(stage.browser, { viewport, colorScheme });
    const visit = visitor(page);
    await visit('/forgot-password', 'Forgot your password?');
    await visit('/reset-password', 'This link does not work');
    await visit('/reset-password?token=abc', 'Choose a new password');
    await visit('/change-email?token=abc', 'This link does not work');
    await visit('/verify-email?token=abc', 'Verification failed');
    await page.getByRole('button', { name: 'Resend Verification Email' }).click();
    expect(await problems(page)).toEqual([]);
    for (const path of ['/privacy', '/imprint', '/rules'])
      await visit(path, 'This is the text that comes with Loomlight.');
    await enter(page);
    await visit('/settings', 'Theme');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByRole('form', { name: 'Change password' }).waitFor();
    expect(await problems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change Email' }).click();
    await page.getByRole('form', { name: 'Change email' }).waitFor();
    expect(await problems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change Name' }).click();
    await page.getByRole('form', { name: 'Change name' }).waitFor();
    expect(await problems(page)).toEqual([]);
    await visit('/notifications', 'Notifications');
    await visit('/statistics', 'Statistics');
    await visit('/search', 'Search');
  },
);
