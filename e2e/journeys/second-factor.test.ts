// @module-tag slow

import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, createAccount, type NewPerson, newPerson, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ host: 'localhost' }));

/** The code that an app with this secret shows, so many steps of 30 seconds from now. */
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A device that keeps passkeys and checks who uses them, as the protocol of the browser's own tools makes it. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** The first step, on the card. */
async function typePassword(page: Page, person: NewPerson): Promise<void> {
  await page.goto(`${stage.product.address}/auth`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
}

async function expectHome(page: Page): Promise<void> {
  await page.getByText('Login successful! Redirecting to home...').waitFor();
  await page.waitForURL(`${stage.product.address}/`);
}

/** Nothing that axe finds, and nothing that pushes the page sideways. */
async function expectFine(page: Page): Promise<void> {
  expect(await problems(page)).toEqual([]);
  expect(await sidewaysPx(page)).toBe(0);
}

it('a person turns an app and a passkey on, signs in with a code, a recovery code and a passkey, and turns both off', async () => {
  const ada = newPerson('Ada Lovelace');
  const { page, complaints } = await arrive(stage.browser);
  const { address } = stage.product;
  await addAuthenticator(page);
  await createAccount(page, address, ada);
  await signIn(page, address, ada);

  await page.goto(`${address}/settings#security`);
  const security = page.getByRole('region', { name: 'Security' });
  await security.getByRole('button', { name: 'Set up app' }).click();
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const image = setup.getByRole('img', { name: 'QR code with the key below' });
  await image.waitFor();
  const secret = ((await setup.getByLabel('Key', { exact: true }).textContent()) ?? '').replaceAll(' ', '');
  // As a phone sees it, also in the dark.
  const { data, info } = await sharp(await image.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = new URL(decodeQR({ width: info.width, height: info.height, data }));
  expect([read.protocol, read.searchParams.get('secret')]).toEqual(['otpauth:', secret]);
  await expectFine(page);
  await setup.getByLabel('Code from your app').fill('000000');
  await setup.getByRole('button', { name: 'Turn On' }).click();
  await setup.getByText('This code is not correct, or was used before.').waitFor();
  const used = codeOf(secret, 0);
  await setup.getByLabel('Code from your app').fill(used);
  await setup.getByRole('button', { name: 'Turn On' }).click();
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await shown.waitFor();
  const codes = await shown.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectFine(page);
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await security.getByText('10 of 10 left').waitFor();

  await security.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByLabel('Name').fill('Work laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await security.getByText('Work laptop').waitFor();
  await expectFine(page);

  // Elsewhere, without the passkey: a code of the app, by keyboard alone.
  const phoneVisit = await arrive(stage.browser, { viewport: phone, colorScheme: 'light' });
  await typePassword(phoneVisit.page, ada);
  const code = phoneVisit.page.getByLabel('Code from your app');
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectFine(phoneVisit.page);
  await phoneVisit.page.keyboard.type(used);
  await phoneVisit.page.keyboard.press('Enter');
  await phoneVisit.page.getByText('This code is not correct, or was used before.').waitFor();
  await phoneVisit.page.keyboard.type(codeOf(secret, 1));
  await phoneVisit.page.keyboard.press('Enter');
  await expectHome(phoneVisit.page);

  const third = await arrive(stage.browser);
  await typePassword(third.page, ada);
  await third.page.getByRole('button', { name: 'Use a recovery code' }).click();
  await third.page.getByLabel('Recovery code').fill((codes[0] ?? '').toUpperCase());
  await third.page.getByRole('button', { name: 'Continue' }).click();
  await expectHome(third.page);

  // With the passkey, after the password and by itself.
  await page.evaluate(() => localStorage.clear());
  await typePassword(page, ada);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectHome(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${address}/auth`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectHome(page);

  await page.goto(`${address}/settings#security`);
  await security.getByText('9 of 10 left').waitFor();
  await security.getByText('Signed in with a passkey').first().waitFor();
  await security.getByRole('button', { name: 'Turn off app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn Off' }).click();
  await security.getByRole('button', { name: 'Set up app' }).waitFor();
  await security.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await security.getByText('Recovery codes').waitFor({ state: 'detached' });
  await signIn((await arrive(stage.browser)).page, address, ada);
  expect([...complaints, ...phoneVisit.complaints, ...third.complaints]).toEqual([]);
});
