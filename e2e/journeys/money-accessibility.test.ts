// @module-tag slow

import { contract } from '@loomlight/contract';
import { beforeAll, expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { payOrder } from '../support/pay.ts';
import { arrive, screens, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine() }));
let person: { name: string; email: string; password: string };
let orderId: string;
let ownId: string;
let lockedId: string;
beforeAll(async () => {
  const ada = await signUp(stage.product.address, 'Ada Lovelace');
  const bo = await signUp(stage.product.address, 'Bo Holm');
  person = { name: 'Ada Lovelace', ...ada };
  const paint = async (token: string, facts: { is_prompt_locked: boolean; prompt_price: number }) => {
    const body = { text_prompt: 'A quiet lake', size: '512x512', ...facts };
    return (await callApi(stage.product.address, contract.images.generate, { token, body })).body.id;
  };
  ownId = await paint(ada.token, { is_prompt_locked: false, prompt_price: 0 });
  lockedId = await paint(bo.token, { is_prompt_locked: true, prompt_price: 3 });
  orderId = await payOrder(stage.product.address, ada.token, 'creator');
  await waitFor('the credits and the pictures', async () => {
    const { body } = await callApi(stage.product.address, contract.payments.billing, { token: ada.token });
    const { images } = (await callApi(stage.product.address, contract.gallery.publicImages)).body;
    return body.payments[0]?.status === 'paid' && images?.length === 2;
  });
});

it.each(screens)(
  'no screen of money hinders anybody, on a %s in the %s theme',
  async (_device, colorScheme, viewport) => {
    const { page, complaints } = await arrive(stage.browser, { viewport, colorScheme });
    const judge = async (): Promise<void> => {
      expect(await problems(page)).toEqual([]);
      expect(await sidewaysPx(page)).toBe(0);
    };
    await signIn(page, stage.product.address, person);

    await page.goto(`${stage.product.address}/payment/success?payment_id=${orderId}`);
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await judge();
    await page.waitForURL(`${stage.product.address}/credits`);
    await page.getByRole('alert', { name: 'Payment successful' }).waitFor();
    await page.getByRole('button', { name: 'Buy Studio' }).waitFor();
    await page.getByText('No prompt purchases yet').waitFor();
    await judge();
    await page.goto(`${stage.product.address}/payment/success?payment_id=none`);
    await page.getByRole('heading', { name: 'Payment not found' }).waitFor();
    await judge();

    await page.goto(`${stage.product.address}/settings`);
    await page.getByRole('list', { name: 'Orders' }).waitFor();
    await judge();

    await page.goto(`${stage.product.address}/?image=${lockedId}`);
    await page.getByRole('button', { name: 'Unlock prompt' }).waitFor();
    await judge();
    await page.goto(`${stage.product.address}/?image=${ownId}`);
    await page.getByRole('button', { name: 'Lock prompt' }).click();
    const lock = page.getByRole('dialog', { name: 'Lock prompt' });
    await lock.waitFor();
    await judge();
    // The arrows belong to the question, not to the set of images under it.
    await lock.getByRole('spinbutton').press('ArrowRight');
    await page.keyboard.press('Escape');
    await lock.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Make private' }).click();
    await page.getByRole('alertdialog').waitFor();
    await judge();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Image details' }).waitFor();

    await page.goto(`${stage.product.address}/credits`);
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    await page.waitForURL(/\/sandbox\/checkout\//);
    await judge();
    await page.getByLabel('Card number').fill('4000 0025 0000 3155');
    await page.getByRole('button', { name: 'Pay $4.99' }).click();
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    await judge();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('Your card was declined.').waitFor();
    await judge();
    expect(complaints).toEqual([]);
  },
);
