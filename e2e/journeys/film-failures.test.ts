import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flatFilms, openMemoryVideoEngine } from '../../server/src/adapters/video-engine/memory-video-engine.ts';
import { signUp } from '../../server/src/testing/http-client.ts';
import { arrive, openBrowser, signIn } from '../support/person.ts';
import { type Product, startProduct } from '../support/product.ts';

const engine = openMemoryVideoEngine();
let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ videoEngine: engine, settings: { SIGNUP_BONUS_CREDITS: '12' } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it('a film that fails says so, gives its credits back, and the history shows it; too dear a film cannot be pressed', async () => {
  engine.script = { ...flatFilms, status: async () => ({ kind: 'failed', reason: 'The projector is broken.' }) };
  const { page, complaints } = await arrive(browser);
  const cora = { name: 'Cora Nine', ...(await signUp(product.address, 'Cora Nine')) };
  await signIn(page, product.address, cora);
  await page.getByRole('radio', { name: 'Video Generation' }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('This one fails');
  await page.getByRole('button', { name: 'Generate Video (10 credits)' }).click();
  await page.getByText(/^Video generation failed\./).waitFor();
  await page.getByText('10 credits returned to your balance.').waitFor();
  await page.getByRole('link', { name: 'Credits: 12' }).click();
  await page.getByRole('radio', { name: 'Refunds' }).click();
  await page.getByText('Refund: video generation').waitFor();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: /Seedance Pro/ }).click();
  const button = page.getByRole('button', { name: 'Need 15 credits' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.getByText('Your balance is 12 credits.').waitFor();
  await page.getByRole('link', { name: 'Buy Credits' }).click();
  await page.waitForURL(`${product.address}/credits`);
  expect(complaints).toEqual([]);
});
