import { contract } from '@loomlight/contract';
import type { Page } from 'playwright-core';
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

it(
  'who has paid for a prompt builds on it: its words and settings fill the form, and what comes of them says what it was made from; who has not paid takes the settings alone [PEOPLE-25, MAKE-21]',
  { tags: 'slow' },
  async () => {
    const words = 'A marten on a mossy wall';
    const maker = await signUp(stage.product.address, 'Cleo Marsh');
    const buyerAccount = await signUp(stage.product.address, 'Dana Roe');
    const passerAccount = await signUp(stage.product.address, 'Eli Stone');
    const { body } = await callApi(stage.product.address, contract.images.generate, {
      token: maker.token,
      body: {
        text_prompt: words,
        size: '768x512',
        style: 'watercolor',
        guidance_scale: 9,
        seed: 4711,
        is_prompt_locked: true,
        prompt_price: 5,
      },
    });
    await waitFor('the picture for sale', async () => {
      const { status, body: item } = await callApi(stage.product.address, contract.images.get, {
        params: { id: body.id },
      });
      return status === 200 && 'status' in item && item.status === 'completed';
    });
    const source = `${stage.product.address}/?image=${body.id}`;

    // Not paid for: the settings come along, and no answer that the browser gets has the words.
    const passer = await arrive(stage.browser);
    await signIn(passer.page, stage.product.address, { name: 'Eli Stone', ...passerAccount });
    const told: string[] = [];
    passer.page.on('response', (response) => {
      if (response.url().startsWith(stage.product.address) && response.request().resourceType() !== 'image')
        void response.text().then(
          (text) => told.push(text),
          () => undefined,
        );
    });
    await passer.page.goto(source);
    await passer.page
      .getByRole('dialog', { name: 'Image details' })
      .getByRole('button', { name: 'Remix without the words' })
      .click();
    await passer.page.waitForURL(/\/generate\?remix=/);
    await passer.page.getByText('Watercolor').first().waitFor();
    const passersPrompt = passer.page.getByRole('textbox', { name: 'Prompt' });
    await expect.poll(() => passersPrompt.inputValue()).toBe('');
    await passersPrompt.fill('A wall without anybody');
    await passer.page.getByRole('button', { name: 'Generate Image' }).click();
    await passer.page.waitForURL(/\/generate\/[0-9a-f-]{36}$/);
    await passer.page.getByRole('button', { name: 'View full size' }).waitFor();
    // What it came from is named by its maker, never by what is for sale.
    await passer.page.getByRole('link', { name: 'A picture by Cleo Marsh' }).waitFor();
    const without = await shownImage(passer.page, passerAccount.token);
    // The seed belongs to the words: with both one would only have to guess.
    expect(without).toMatchObject({ style: 'watercolor', width: 768, height: 512, guidance_scale: 9 });
    expect(without).not.toHaveProperty('seed', 4711);
    expect(await passer.page.content()).not.toContain('marten');
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => text.includes('marten'))).toEqual([]);

    const buyer = await arrive(stage.browser);
    await signIn(buyer.page, stage.product.address, { name: 'Dana Roe', ...buyerAccount });
    await buyer.page.goto(source);
    const details = buyer.page.getByRole('dialog', { name: 'Image details' });
    await details.getByRole('button', { name: 'Unlock prompt' }).click();
    await details.getByText(words).waitFor();
    await details.getByRole('button', { name: 'Remix' }).click();
    await buyer.page.waitForURL(/\/generate\?remix=/);
    await expect.poll(() => buyer.page.getByRole('textbox', { name: 'Prompt' }).inputValue()).toBe(words);
    await buyer.page.getByRole('button', { name: 'Generate Image' }).click();
    await buyer.page.waitForURL(/\/generate\/[0-9a-f-]{36}$/);
    await buyer.page.getByRole('button', { name: 'View full size' }).waitFor();
    await buyer.page.getByText('Made from').waitFor();
    await buyer.page.getByRole('link', { name: words }).waitFor();
    const made = await shownImage(buyer.page, buyerAccount.token);
    // Words that are for sale elsewhere begin as private.
    expect(made).toMatchObject({
      text_prompt: words,
      style: 'watercolor',
      width: 768,
      height: 512,
      guidance_scale: 9,
      seed: 4711,
      is_public: false,
      made_from: { id: body.id },
    });
    expect([...passer.complaints, ...buyer.complaints]).toEqual([]);
  },
);

/** The image that a page shows the result of, as this person is told it. */
async function shownImage(page: Page, token: string) {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return (await callApi(stage.product.address, contract.images.get, { token, params: { id } })).body;
}
