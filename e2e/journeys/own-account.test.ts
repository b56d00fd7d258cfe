// @module-tag slow
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { arrive, createAccount, newPerson, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();

it('a person chooses a face, a name and the first values of the form, and finds them on another device [PEOPLE-13]', async () => {
  const ada = newPerson('Ada Lovelace');
  const { page, complaints } = await arrive(stage.browser);
  await createAccount(page, stage.product.address, ada);
  await signIn(page, stage.product.address, ada);

  await page.goto(`${stage.product.address}/dashboard`);
  const face = page.getByRole('button', { name: 'Change profile picture' });
  await face.waitFor();
  const input = page.locator('input[type=file][accept^="image/"]').first();
  await input.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') });
  await page.getByText('Please select a valid image file').waitFor();
  const anImage = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c06a2b' } })
    .png()
    .toBuffer();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: anImage });
  await page.getByText('Profile picture updated successfully!').waitFor();
  // Cut to a square, and of our own making.
  await expect
    .poll(() =>
      face
        .locator('img')
        .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth / image.naturalHeight : 0)),
    )
    .toBe(1);

  await page.goto(`${stage.product.address}/settings`);
  await page.getByRole('button', { name: 'Change Name' }).click();
  const form = page.getByRole('form', { name: 'Change name' });
  await form.getByRole('textbox', { name: 'Full name' }).fill('admin');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => form.getByRole('textbox', { name: 'Full name' }).getAttribute('aria-invalid')).toBe('true');
  await form.getByRole('textbox', { name: 'Full name' }).fill('Ada King');
  await form.getByRole('textbox', { name: 'Username' }).fill('Ada Byron');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Ada King').first().waitFor();
  await page.getByRole('radio', { name: 'Videos' }).click();

  const other = await arrive(stage.browser, { viewport: phone, colorScheme: 'light' });
  await signIn(other.page, stage.product.address, ada);
  await other.page.getByText('Ada King').first().waitFor();
  await expect
    .poll(() => other.page.getByRole('radio', { name: 'Video Generation' }).first().getAttribute('aria-checked'))
    .toBe('true');
  // The address of the name before leads on.
  const visitor = await arrive(stage.browser);
  await visitor.page.goto(`${stage.product.address}/profile/${encodeURIComponent('Ada Lovelace')}`);
  await visitor.page.waitForURL(`${stage.product.address}/profile/Ada%20Byron`);
  await visitor.page.getByRole('heading', { name: 'Ada King' }).waitFor();
  expect([...complaints, ...other.complaints, ...visitor.complaints]).toEqual([]);
});
