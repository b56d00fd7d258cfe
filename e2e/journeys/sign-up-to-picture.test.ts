import { expect, it } from 'vitest';
import { arrive, createAccount, newPerson, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();

it('a stranger signs up, confirms the mail, writes a prompt, watches it develop and finds the picture in the gallery', async () => {
  const { page, complaints } = await arrive(stage.browser);
  const ada = newPerson('Ada Lovelace');
  await createAccount(page, stage.product.address, ada);
  await page.getByRole('button', { name: 'Go to homepage' }).click();
  await page.getByRole('heading', { name: /What are we creating today.*Ada Lovelace/ }).waitFor();
  await page.getByRole('link', { name: 'Credits: 50' }).waitFor();

  await page.getByRole('textbox', { name: 'Prompt' }).fill('A mountain lake at sunset, pines on the shore');
  await page.getByText('45/700').waitFor();
  await page.getByRole('button', { name: 'Generate Image' }).click();
  await page.waitForURL(/\/generate\/[0-9a-f-]{36}$/);
  // A browser that is slow comes to a picture that is there already.
  await page
    .getByText('This usually takes 30-60 seconds')
    .or(page.getByRole('heading', { name: 'Generated Images' }))
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Generated Images' }).waitFor();
  const image = page.getByRole('main').locator('img[src*="/media/generated/"]').first();
  await image.waitFor();
  expect(
    // An image with several sources says the width of its frame; its file says its own.
    await image.evaluate(async (shown: HTMLImageElement) => {
      await shown.decode();
      const file = new Image();
      file.src = shown.currentSrc;
      await file.decode();
      return [file.naturalWidth, file.naturalHeight];
    }),
  ).toEqual([1024, 1024]);
  await page.getByRole('link', { name: 'Credits: 48' }).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^loomlight-[0-9a-f-]+\.png$/);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const gallery = page.getByRole('region', { name: 'Created by the community' });
  await gallery.getByRole('button', { name: 'Refresh gallery' }).click();
  await gallery
    .getByRole('link', { name: 'Image by Ada Lovelace' })
    .or(gallery.getByRole('button', { name: 'Image by Ada Lovelace' }))
    .click();
  const details = page.getByRole('dialog', { name: 'Image details' });
  await details.getByText('A mountain lake at sunset, pines on the shore').waitFor();
  const favorite = details.getByRole('button', { name: 'Favorite' });
  await favorite.click();
  await expect.poll(() => favorite.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('the same person does it again on a phone [R-API-08]', { tags: 'slow' }, async () => {
  const { page, complaints } = await arrive(stage.browser, { viewport: phone, colorScheme: 'light' });
  const bea = newPerson('Bea Holm');
  await createAccount(page, stage.product.address, bea);
  await signIn(page, stage.product.address, bea);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('Northern lights over a fjord');
  await page.getByRole('button', { name: 'Generate Image' }).first().click();
  await page.waitForURL(/\/generate\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { name: 'Generated Images' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Sign Out').click();
  await page.waitForURL(`${stage.product.address}/`);
  // The session ends when the page after it is on the screen.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key))))
    .toEqual([]);
  expect(complaints).toEqual([]);
});
