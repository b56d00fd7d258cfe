import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemoryImageEngine, paintFlat } from '../../server/src/adapters/image-engine/memory-image-engine.ts';
import { arrive, createAccount, newPerson, openBrowser, signIn } from '../support/person.ts';
import { type Product, startProduct } from '../support/product.ts';

const engine = openMemoryImageEngine();
let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ engine, settings: { SIGNUP_BONUS_CREDITS: '3' } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it('a failing engine ends with its sentence and the refund in the history; a balance too low is said before anything is charged', async () => {
  const { page, complaints } = await arrive(browser);
  const cora = newPerson('Cora Nine');
  await createAccount(page, product.address, cora);
  await signIn(page, product.address, cora);
  await page.getByRole('link', { name: 'Credits: 3' }).waitFor();

  engine.script = () => Promise.reject(new Error('no paint left'));
  await page.getByRole('textbox', { name: 'Prompt' }).fill('This one fails');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await page.getByText('Image generation failed.').first().waitFor();
  await page.getByText('The picture could not be painted. Your credits have been refunded.').waitFor();
  await page.getByRole('link', { name: 'Credits: 3' }).click();
  await page.getByRole('heading', { name: 'Credits & Balance' }).waitFor();
  await page.getByRole('radio', { name: 'Refunds' }).click();
  await page.getByText('Refund: image generation').waitFor();

  engine.script = paintFlat;
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('This one works');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await page.getByRole('heading', { name: 'Generated Images' }).waitFor();
  await page.getByRole('link', { name: 'Credits: 1' }).waitFor();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('textbox', { name: 'Prompt' }).fill('This one is too dear');
  await page.getByRole('button', { name: 'Need 2 credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insufficient Credits' });
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
  await dialog
    .getByRole('button', { name: 'Buy Credits' })
    .or(dialog.getByRole('link', { name: 'Buy Credits' }))
    .click();
  await page.waitForURL(`${product.address}/credits`);
  expect(complaints).toEqual([]);
});
