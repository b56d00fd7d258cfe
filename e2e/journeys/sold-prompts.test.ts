import { contract } from '@loomlight/contract';
import { expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { arrive, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine() }));

it('two people: one locks a prompt, the other pays for it, reads it and builds on it, and the first one earns [R-GLOB-06, R-DET-07, R-DET-10]', async () => {
  const sellerAccount = await signUp(stage.product.address, 'Ada Lovelace');
  const buyerAccount = await signUp(stage.product.address, 'Bo Holm');
  const { body } = await callApi(stage.product.address, contract.images.generate, {
    token: sellerAccount.token,
    body: { text_prompt: 'A heron among reeds at dawn', size: '512x512' },
  });
  await waitFor(
    'the picture',
    async () => (await callApi(stage.product.address, contract.gallery.publicImages)).body.images?.length,
  );

  const seller = await arrive(stage.browser);
  await signIn(seller.page, stage.product.address, { name: 'Ada Lovelace', ...sellerAccount });
  await seller.page.getByRole('link', { name: 'Image by Ada Lovelace' }).click();
  const ownDetails = seller.page.getByRole('dialog', { name: 'Image details' });
  await ownDetails.getByRole('button', { name: 'Lock prompt' }).click();
  const lock = seller.page.getByRole('dialog', { name: 'Lock prompt' });
  await lock.getByText('Credit range: 1 - 100').waitFor();
  await lock.getByRole('spinbutton', { name: 'Price in credits' }).fill('7');
  await lock.getByRole('button', { name: 'Lock prompt' }).click();
  await ownDetails.getByText('7 credits').waitFor();
  await ownDetails.getByRole('button', { name: 'Edit price' }).waitFor();

  const buyer = await arrive(stage.browser);
  await buyer.page.goto(stage.product.address);
  await buyer.page.getByRole('link', { name: 'Image by Ada Lovelace' }).click();
  await buyer.page.getByRole('button', { name: 'Unlock prompt' }).click();
  await buyer.page.getByRole('dialog', { name: 'Login Required' }).waitFor();
  await signIn(buyer.page, stage.product.address, { name: 'Bo Holm', ...buyerAccount });
  await buyer.page.getByRole('link', { name: 'Image by Ada Lovelace' }).click();
  const details = buyer.page.getByRole('dialog', { name: 'Image details' });
  expect(await details.textContent()).not.toContain('heron');
  await details.getByRole('button', { name: 'Unlock prompt' }).click();
  await details.getByText('A heron among reeds at dawn').waitFor();
  await details.getByText('You have access').waitFor();
  await details.getByRole('button', { name: 'Copy prompt' }).click();
  await buyer.page.waitForURL(/\/generate/);
  await buyer.page.getByRole('link', { name: 'Credits: 43' }).click();
  const bought = buyer.page.getByRole('region', { name: 'Prompts Bought and Sold' });
  await bought.getByText('A heron among reeds at dawn').waitFor();
  await buyer.page.getByRole('region', { name: 'Transaction History' }).getByText('Prompt Purchase').waitFor();

  // 7 less the platform's share of 20 %, which is rounded down, less the credit for the image itself.
  await seller.page.goto(`${stage.product.address}/credits`);
  await seller.page.getByRole('link', { name: 'Credits: 55' }).waitFor();
  const sold = seller.page.getByRole('region', { name: 'Prompts Bought and Sold' });
  await sold.getByRole('radio', { name: 'Sold' }).click();
  await sold.getByText('6 credits').waitFor();

  // Private: gone for everybody else, and still readable for who has paid.
  await seller.page.goto(`${stage.product.address}/?image=${body.id}`);
  await seller.page.getByRole('button', { name: 'Make private' }).click();
  await seller.page.getByRole('alertdialog').getByRole('button', { name: 'Make private' }).click();
  await seller.page.getByText('Only you').waitFor();
  await waitFor('the gallery without it', async () => {
    const { images } = (await callApi(stage.product.address, contract.gallery.publicImages)).body;
    return (images?.length ?? 0) === 0;
  });
  await buyer.page.reload();
  await bought.getByText('A heron among reeds at dawn').waitFor();

  await seller.page.getByRole('button', { name: 'Delete' }).click();
  await seller.page.getByText('Image deleted.').waitFor();
  expect([...seller.complaints, ...buyer.complaints]).toEqual([]);
});
