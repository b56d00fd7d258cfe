// @module-tag slow
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { signUp } from '../../server/src/testing/http-client.ts';
import { arrive, phone } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();
let person: { email: string; password: string };
beforeAll(async () => {
  person = await signUp(stage.product.address, 'Ada Lovelace');
});

async function signIn(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

it('a person forgets the password, follows the mail, chooses a new one, signs in, and is out everywhere else [R-AUTH-06]', async () => {
  const elsewhere = await arrive(stage.browser);
  await elsewhere.page.goto(`${stage.product.address}/auth`);
  await signIn(elsewhere.page, person.password);
  await elsewhere.page.waitForURL(`${stage.product.address}/`);

  const { page, complaints } = await arrive(stage.browser, { viewport: phone, colorScheme: 'light' });
  await page.goto(`${stage.product.address}/auth`);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  await page.getByRole('button', { name: /^Resend Email in \d+ s$/ }).waitFor();

  const mailbox = await page.context().newPage();
  await expect
    .poll(async () => {
      await mailbox.goto(`${stage.product.address}/dev/mailbox`);
      return mailbox.getByRole('heading', { name: 'Choose a new password for Loomlight' }).count();
    })
    .toBe(1);
  const link = mailbox.getByRole('link', { name: /\/reset-password\?token=/ });
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await mailbox.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  // The token is not in the address any more, and a reload still knows it.
  await expect.poll(() => mailbox.url()).toBe(`${stage.product.address}/reset-password`);
  await mailbox.reload();
  await choosePassword(mailbox, 'Harbour-lamp-1');
  await mailbox.getByText('Your password has been changed. Redirecting to sign in...').waitFor();
  await mailbox.getByText('Your password has been changed. You can now sign in with it.').waitFor();
  await signIn(mailbox, person.password);
  await mailbox.getByText('Invalid email or password. Please try again.').waitFor();
  await signIn(mailbox, 'Harbour-lamp-1');
  await mailbox.waitForURL(`${stage.product.address}/`);
  await mailbox.getByRole('link', { name: 'Credits: 50' }).waitFor();

  await elsewhere.page.goto(`${stage.product.address}/credits`);
  await elsewhere.page.getByRole('form', { name: 'Sign in' }).waitFor();

  await page.goto(target);
  await choosePassword(page, 'Harbour-lamp-2');
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  await page.getByRole('link', { name: 'Send a New Link' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  person = { ...person, password: 'Harbour-lamp-1' };
  expect(complaints).toEqual([]);
});

it('a person changes the password in the settings and stays signed in', async () => {
  const { page, complaints } = await arrive(stage.browser);
  await page.goto(`${stage.product.address}/auth`);
  await signIn(page, person.password);
  await page.waitForURL(`${stage.product.address}/`);
  await page.goto(`${stage.product.address}/settings`);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current password').fill('not my password');
  await choosePassword(page, 'Harbour-lamp-3');
  await page.getByText('Your current password is not correct. Please try again.').waitFor();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('Your password has been changed. Every other device has been signed out.').waitFor();
  await page.reload();
  await page.getByRole('region', { name: 'Security' }).waitFor();
  expect(complaints).toEqual([]);
});
