import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive, openBrowser, phone } from '../support/person.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ settings: { GOOGLE_TEST_ISSUER: 'on' } }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google (local test account)' });

it('a person signs in with a test account of the stand-in for Google, comes back, and is the same person', async () => {
  const { page, context, complaints } = await arrive(browser);
  await page.goto(`${product.address}/auth`);
  const [popup] = await Promise.all([context.waitForEvent('page'), button(page).click()]);
  await popup.getByText('Local test account', { exact: true }).waitFor();
  await popup.getByRole('button', { name: /Robin Vale/ }).click();
  await page.getByText('Login successful! Redirecting to home...').waitFor();
  await page.waitForURL(`${product.address}/`);
  await page.getByRole('link', { name: 'Credits: 50' }).waitFor();

  const again = await arrive(browser, { viewport: phone, colorScheme: 'light' });
  await again.page.goto(`${product.address}/auth`);
  const [second] = await Promise.all([again.context.waitForEvent('page'), button(again.page).click()]);
  await second.getByText('Use another made-up account').click();
  await second.getByLabel('Name').fill('Another Name');
  await second.getByLabel('Email').fill('Robin.Vale@google.test');
  await second.getByRole('button', { name: 'Continue' }).click();
  await again.page.waitForURL(`${product.address}/`);
  await again.page.goto(`${product.address}/settings`);
  await again.page.getByRole('region', { name: 'Account' }).getByText('Robin Vale', { exact: true }).waitFor();
  expect([...complaints, ...again.complaints]).toEqual([]);
});

it('an address that Google has not verified opens nothing, and the card says so', async () => {
  const { page, context, complaints } = await arrive(browser);
  await page.goto(`${product.address}/auth`);
  const [popup] = await Promise.all([context.waitForEvent('page'), button(page).click()]);
  await popup.getByText('Use another made-up account').click();
  await popup.getByLabel('Name').fill('Nobody');
  await popup.getByLabel('Email').fill('nobody@google.test');
  await popup.getByRole('checkbox', { name: 'The address is verified' }).uncheck();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('Google sign-in failed').waitFor();
  expect(complaints).toEqual([]);
});
