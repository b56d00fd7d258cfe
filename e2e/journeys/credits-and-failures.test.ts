import { expect, it } from 'vitest';
import { openMemoryImageEngine, paintFlat } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { arrive, createAccount, newPerson, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const engine = openMemoryImageEngine();
const stage = openStage(() => ({ engine, settings: { SIGNUP_BONUS_CREDITS: '3' } }));

it('a failing engine ends with its sentence and the refund in the history; a balance too low is said before anything is charged', async () => {
  const { page, complaints } = await arrive(stage.browser);
  const cora = newPerson('Cora Nine');
  await createAccount(page, stage.product.address, cora);
  await signIn(page, stage.product.address, cora);
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
  await page.waitForURL(`${stage.product.address}/credits`);
  expect(complaints).toEqual([]);
});
