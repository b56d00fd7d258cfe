import { contract } from '@loomlight/contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, screens, untilAwake } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

interface Person {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const stage = openStage(() => ({ engine: openMemoryImageEngine(), settings: { SIGNUP_BONUS_CREDITS: '200' } }));
let mira: Person;
let teo: Person;
beforeAll(async () => {
  [mira, teo] = [await signUp(stage.product.address, 'Mira Maker'), await signUp(stage.product.address, 'Teo Looker')];
  for (let index = 1; index <= 11; index += 1) await paint(mira, { text_prompt: `Harbour number ${index}` });
  await paint(mira, { text_prompt: 'Marigold of a locked prompt', is_prompt_locked: true, prompt_price: 5 });
  await paint(mira, { text_prompt: 'A private attic', is_public: false });
});

async function paint(
  { token }: Person,
  settings: { text_prompt: string; is_prompt_locked?: boolean; prompt_price?: number; is_public?: boolean },
): Promise<void> {
  const body = { size: '512x512', ...settings };
  const { body: started } = await callApi(stage.product.address, contract.images.generate, { token, body });
  await waitFor('the picture', async () => {
    const { body: content } = await callApi(stage.product.address, contract.images.get, {
      token,
      params: { id: started.id },
    });
    return content.status === 'completed';
  });
}

async function signInAs(page: Page, person: Person): Promise<void> {
  await page.goto(`${stage.product.address}/auth`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${stage.product.address}/`);
}

it('an owner looks through the own dashboard, shares an open image, and another finds it, likes it, and finds it again [R-ROUTE-08, R-DASH-22]', async () => {
  const owner = await arrive(stage.browser);
  await signInAs(owner.page, mira);
  await owner.page.goto(`${stage.product.address}/dashboard`);
  const cards = owner.page.getByRole('article');
  await expect.poll(() => cards.count()).toBe(9);
  expect(await cards.first().getByText('Private', { exact: true }).count()).toBe(1);
  expect(
    await cards
      .first()
      .getByText(/1 credit$/)
      .count(),
  ).toBe(1);
  await owner.page.getByText('Scroll to load more').scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBe(13);
  await owner.page.waitForTimeout(1_100);
  await owner.page.getByRole('tab', { name: 'Videos' }).click();
  await owner.page.getByText('No videos found').waitFor();
  expect(new URL(owner.page.url()).pathname).toBe('/dashboard/video');
  await owner.page.goto(`${stage.product.address}/dashboard/Mira%20Maker`);
  const card = owner.page.getByRole('article').filter({ hasText: 'Harbour number 11' });
  await card.getByRole('link', { name: 'Image by Mira Maker' }).click();
  await owner.page.getByRole('dialog', { name: 'Image details' }).getByText('Harbour number 11').first().waitFor();
  const shared = owner.page.url();
  expect(new URL(shared).search).toMatch(/^\?image=/);
  await owner.page.goBack();
  await expect.poll(() => owner.page.getByRole('dialog').count()).toBe(0);

  const looker = await arrive(stage.browser);
  await signInAs(looker.page, teo);
  await looker.page.goto(shared);
  const dialog = looker.page.getByRole('dialog', { name: 'Image details' });
  await dialog.getByText('Harbour number 11').first().waitFor();
  await dialog.getByRole('button', { name: 'Favorite' }).click();
  await expect.poll(() => dialog.getByRole('button', { name: 'Favorite' }).getAttribute('aria-pressed')).toBe('true');
  await looker.page.keyboard.press('Escape');
  expect(await looker.page.getByRole('tab').allTextContents()).toEqual(['All', 'Images', 'Videos']);
  expect(await looker.page.getByText('A private attic').count()).toBe(0);
  expect(await looker.page.getByText('Locked prompt', { exact: true }).count()).toBe(1);

  await looker.page.goto(`${stage.product.address}/dashboard/favorites`);
  const liked = looker.page.getByRole('article');
  await liked.getByText('Harbour number 11').waitFor();
  await looker.page.getByText('favorited').waitFor();
  await liked.hover();
  await liked.getByRole('button', { name: 'Favorite' }).click();
  await looker.page.getByText('No favorites yet').waitFor();
  expect([...owner.complaints, ...looker.complaints]).toEqual([]);
});

it(
  'a guest finds open words while typing, never locked ones, and takes the address along',
  { tags: 'slow' },
  async () => {
    const { page, complaints } = await arrive(stage.browser);
    await page.goto(stage.product.address);
    // What is typed is suggested, never a locked word; Enter leads to the page of the search.
    const short = page.getByRole('combobox', { name: 'Search' });
    await short.pressSequentially('harb', { delay: 20 });
    await page
      .getByRole('option', { name: /^harbour/ })
      .first()
      .waitFor();
    await short.fill('');
    await short.press('Enter');
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.pressSequentially('harbour number', { delay: 20 });
    // The first word alone finds as many.
    await expect.poll(() => new URL(page.url()).search).toBe('?q=harbour+number');
    await page.getByText('11 results').waitFor();
    await page.reload();
    await page.getByText('11 results').waitFor();
    await untilAwake(page);
    await page.getByRole('region', { name: 'Results' }).getByRole('link').first().waitFor();
    await field.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Image details' })
      .getByText(/Harbour number/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await field.fill('marigold');
    await page.getByText('No picture has “marigold”').waitFor();
    await page.goto(`${stage.product.address}/dashboard/nobody-here`);
    await page.getByText('Dashboard Not Found').waitFor();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL(`${stage.product.address}/`);
    await page.getByRole('heading', { name: 'Created by the community' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await page.getByRole('link', { name: 'Image by Mira Maker' }).first().waitFor();
    await page.waitForTimeout(400);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await scrolled();
    expect(before).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Image by Mira Maker' }).nth(2).click();
    await page.getByRole('dialog', { name: 'Image details' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(60);
    await page.getByRole('radio', { name: 'Trending' }).click();
    await page.getByRole('radio', { name: 'Videos' }).click();
    await page.getByText('No videos found').waitFor();
    expect(new URL(page.url()).search).toBe('?sort=trending&show=video');
    expect(complaints).toEqual([]);
  },
);

it('an owner chooses several with the keyboard, takes them home as one file, hides some, and deletes them', async () => {
  const { page, complaints } = await arrive(stage.browser);
  await signInAs(page, mira);
  await page.goto(`${stage.product.address}/dashboard/image`);
  await page.getByRole('button', { name: 'Select', exact: true }).press('Enter');
  const bar = page.getByRole('toolbar', { name: 'Selected creations' });
  for (const words of ['Harbour number 11', 'Harbour number 10'])
    await page.getByRole('checkbox', { name: `Select ${words}` }).press('Space');
  await bar.getByText('2 selected').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('loomlight.zip');

  for (const words of ['Harbour number 11', 'Harbour number 10'])
    await page.getByRole('checkbox', { name: `Select ${words}` }).check();
  await bar.getByRole('button', { name: 'Make private' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make private' }).click();
  await page.getByText('2 creations made private.').waitFor();
  const hidden = page.getByRole('article').filter({ hasText: 'Harbour number 11' });
  await hidden.getByText('Private', { exact: true }).waitFor();
  const search = await callApi(stage.product.address, contract.gallery.publicImages);
  expect(search.body.images?.length).toBe(10);

  for (const words of ['Harbour number 11', 'Harbour number 10'])
    await page.getByRole('checkbox', { name: `Select ${words}` }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('2 creations deleted.').waitFor();
  await expect.poll(() => page.getByText('Harbour number 11').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => bar.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it.each(screens)(
  'dashboards, search and choosing several hinder nobody, on a %s in the %s theme',
  { tags: 'slow' },
  async (_device, colorScheme, viewport) => {
    const { page } = await arrive(stage.browser, { viewport, colorScheme });
    await signInAs(page, mira);
    const look = async (): Promise<void> => {
      expect(await problems(page)).toEqual([]);
      expect(await sidewaysPx(page)).toBe(0);
    };
    for (const [path, landmark] of [
      ['/dashboard/favorites', 'No favorites yet'],
      ['/dashboard/prompt-purchases', 'No prompt purchases yet'],
      ['/dashboard/nobody-here', 'Dashboard Not Found'],
      ['/search', 'Colours'],
      ['/search?q=harbour', 'results'],
      ['/search?q=zeppelin', 'No picture has “zeppelin”'],
      ['/dashboard/image', 'posts'],
    ] as const) {
      await page.goto(stage.product.address + path);
      await page.getByText(landmark).first().waitFor();
      await look();
    }
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .check();
    await look();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await look();
  },
);
