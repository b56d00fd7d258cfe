// @module-tag slow

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readZip } from '../../server/src/testing/read-zip.ts';
import { problems } from '../support/axe.ts';
import { arrive, createAccount, newPerson, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();

it('a person ends a session elsewhere, takes the data along, deletes the account, and begins anew', async () => {
  const ada = newPerson('Ada Lovelace');
  const { page, complaints } = await arrive(stage.browser);
  await createAccount(page, stage.product.address, ada);
  await signIn(page, stage.product.address, ada);
  const elsewhere = await arrive(stage.browser, { viewport: phone, colorScheme: 'light' });
  await signIn(elsewhere.page, stage.product.address, ada);

  await page.goto(`${stage.product.address}/settings`);
  const security = page.getByRole('region', { name: 'Security' });
  await security.getByText('This device').waitFor();
  await security.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await page.getByText('Every other device has been signed out.').waitFor();
  await elsewhere.page.goto(`${stage.product.address}/settings`);
  await elsewhere.page.getByRole('form', { name: 'Sign in' }).waitFor();

  const account = page.getByRole('region', { name: 'Account' });
  await account.getByRole('button', { name: 'Add a Bio' }).click();
  await account.getByRole('textbox', { name: 'Bio' }).fill('Engines and poetry.');
  await account.getByRole('button', { name: 'Save' }).click();
  await account.getByText('Engines and poetry.').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything (ZIP)' }).click(),
  ]);
  const files = readZip(await readFile(await download.path()));
  expect([...files.keys()]).toEqual(['manifest.json', 'ledger.csv', 'archive.jsonl']);
  expect(files.get('manifest.json')?.toString()).toContain('Engines and poetry.');

  await page.getByRole('button', { name: 'Delete Account' }).click();
  expect(await problems(page)).toEqual([]);
  const form = page.getByRole('form', { name: 'Delete account' });
  await form.getByLabel('Your password').fill('not my password');
  await form.getByLabel('Type DELETE to confirm').fill('DELETE');
  await form.getByRole('button', { name: 'Delete My Account' }).click();
  await form.getByText('Your password is not correct. Please try again.').waitFor();
  await form.getByLabel('Your password').fill(ada.password);
  await form.getByRole('button', { name: 'Delete My Account' }).click();
  await page.waitForURL(`${stage.product.address}/`);
  await page.getByText('Your account has been deleted. We are sorry to see you go.').waitFor();
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  await page.goto(`${stage.product.address}/profile/${encodeURIComponent(ada.name)}`);
  await page.getByText('Dashboard Not Found').waitFor();

  // Name and address are free again; the welcome credits came once.
  await createAccount(page, stage.product.address, ada);
  await signIn(page, stage.product.address, ada);
  await page.getByRole('link', { name: 'Credits: 0' }).waitFor();
  expect([...complaints, ...elsewhere.complaints]).toEqual([]);
});
