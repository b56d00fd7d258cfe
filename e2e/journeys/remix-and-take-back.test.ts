// @module-tag slow

import { expect, it } from 'vitest';
import { arrive, createAccount, newPerson, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();

it('what missed its subject is said, and given back in one press', async () => {
  const { page, complaints } = await arrive(stage.browser);
  const ada = newPerson('Ada Back');
  await createAccount(page, stage.product.address, ada);
  await signIn(page, stage.product.address, ada);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A trombone in a forest at dawn');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  const note = page.getByRole('note', { name: 'What was not painted' });
  await note.getByText('“trombone” was not painted.').waitFor();
  await page.getByRole('link', { name: 'Credits: 48' }).waitFor();
  await note.getByRole('button', { name: 'Take back 2 credits' }).click();
  await page.getByText('2 credits are back').waitFor();
  await page.getByRole('link', { name: 'Credits: 50' }).waitFor();
  await page.reload();
  await page.getByText('This image was taken back.').waitFor();
  await page.getByRole('link', { name: 'Go Home' }).first().click();
  expect(await page.getByRole('link', { name: 'Image by Ada Back' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a piece of the gallery is remixed with its settings; the draft is kept, and Back leads to the item', async () => {
  const { page, complaints } = await arrive(stage.browser);
  const bea = newPerson('Bea Remix');
  await createAccount(page, stage.product.address, bea);
  await signIn(page, stage.product.address, bea);
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('A lighthouse at night');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await page.getByRole('button', { name: 'View full size' }).waitFor();
  const first = page.url();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await prompt.fill('My draft of a mill');
  await page.getByRole('button', { name: 'Refresh gallery' }).click();
  await page.getByRole('link', { name: 'Image by Bea Remix' }).click();
  const details = page.getByRole('dialog', { name: 'Image details' });
  await details.getByRole('button', { name: 'Remix' }).click();
  await page.waitForURL(/\/generate\?remix=/);
  await page.getByText('Your draft is kept').waitFor();
  await expect.poll(() => prompt.inputValue()).toBe('A lighthouse at night');
  await page.goBack();
  await details.getByText('A lighthouse at night').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => prompt.inputValue()).toBe('My draft of a mill');

  await page.goto(`${stage.product.address}/generate?remix=${first.split('/').at(-1)}`);
  await expect.poll(() => prompt.inputValue()).toBe('A lighthouse at night');
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await page.getByRole('button', { name: 'View full size' }).waitFor();
  await page.getByRole('link', { name: 'A lighthouse at night' }).click();
  await page.waitForURL(first);
  await page.goto(`${stage.product.address}/?image=${first.split('/').at(-1)}`);
  await page.getByRole('heading', { name: '1 remix of this one' }).waitFor();
  expect(complaints).toEqual([]);
});
