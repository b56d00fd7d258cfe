// @module-tag slow

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrive, phone } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ settings: { GOOGLE_TEST_ISSUER: 'on' } }));

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google (local test account)' });

it('a person signs in with a test account of the stand-in for Google, comes back, and is the same person', async () => {
  const { page, context, complaints } = await arrive(stage.browser);
  await page.goto(`${stage.product.address}/auth`);
  const [popup] = await Promise.all([context.waitForEvent('page'), button(page).click()]);
  await popup.getByText('Local test account', { exact: true }).waitFor();
  await popup.getByRole('button', { name: /Robin Vale/ }).click();
  await page.getByText('Login successful! Redirecting to home...').waitFor();
  await page.waitForURL(`${stage.product.address}/`);
  await page.getByRole('link', { name: 'Credits: 50' }).waitFor();

  const again = await arrive(stage.browser, { viewport: phone, colorScheme: 'light' });
  await again.page.goto(`${stage.product.address}/auth`);
  const [second] = await Promise.all([again.context.waitForEvent('page'), button(again.page).click()]);
  await second.getByText('Use another made-up account').click();
  await second.getByLabel('Name').fill('Another Name');
  await second.getByLabel('Email').fill('Robin.Vale@google.test');
  await second.getByRole('button', { name: 'Continue' }).click();
  await again.page.waitForURL(`${stage.product.address}/`);
  await again.page.goto(`${stage.product.address}/settings`);
  await again.page.getByRole('region', { name: 'Account' }).getByText('Robin Vale', { exact: true }).waitFor();
  expect([...complaints, ...again.complaints]).toEqual([]);
});

it('a stranger who has written words and pressed Generate has the picture after three clicks and the account that is chosen in the window of Google [PEOPLE-21]', async () => {
  const { page, context, complaints } = await arrive(stage.browser);
  await page.goto(stage.product.address);
  // A page that was drawn by the server does not hear a click yet.
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A quiet lake at dawn');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
  const [popup] = await Promise.all([context.waitForEvent('page'), button(page).click()]);
  await popup.getByRole('button', { name: /Robin Vale/ }).click();
  await page.waitForURL(/\/generate\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { name: 'Generated Images' }).waitFor();
  await page.getByRole('link', { name: 'Credits: 48' }).waitFor();
  expect(complaints).toEqual([]);
});

it('an address that Google has not verified opens nothing, and the card says so', async () => {
  const { page, context, complaints } = await arrive(stage.browser);
  await page.goto(`${stage.product.address}/auth`);
  const [popup] = await Promise.all([context.waitForEvent('page'), button(page).click()]);
  await popup.getByText('Use another made-up account').click();
  await popup.getByLabel('Name').fill('Nobody');
  await popup.getByLabel('Email').fill('nobody@google.test');
  await popup.getByRole('checkbox', { name: 'The address is verified' }).uncheck();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('Google sign-in failed').waitFor();
  expect(complaints).toEqual([]);
});
