// @module-tag slow

import { contract } from '@loomlight/contract';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine() }));

/** A person with finished images of these words, signed in on a page. */
async function maker(name: string, words: readonly string[], where: Parameters<typeof arrive>[1] = {}) {
  const account = await signUp(stage.product.address, name);
  for (const text_prompt of words)
    await callApi(stage.product.address, contract.images.generate, {
      token: account.token,
      body: { text_prompt, size: '512x512' },
    });
  await waitFor('the images', async () => {
    const { body } = await callApi(stage.product.address, contract.profiles.content, {
      params: { username: name },
    });
    return body.images.length === words.length;
  });
  const visitor = await arrive(stage.browser, where);
  await signIn(visitor.page, stage.product.address, { name, ...account });
  return visitor;
}

/** Nobody is hindered, and nothing moves sideways. */
async function fits(page: Page) {
  expect(await problems(page)).toEqual([]);
  expect(await sidewaysPx(page)).toBe(0);
}

it('what was deleted on a phone comes back by Undo, and out of the trash with everything it had', async () => {
  const { page, complaints } = await maker('Ada Lovelace', ['A heron among reeds', 'A fox in the snow'], {
    viewport: phone,
    colorScheme: 'light',
  });
  const erase = async () => {
    await page.goto(`${stage.product.address}/dashboard`);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Delete' }).click();
  };
  await erase();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Back as it was.').waitFor();
  await page.goto(`${stage.product.address}/trash`);
  await page.getByText('The trash is empty').first().waitFor();
  await erase();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.goto(`${stage.product.address}/trash`);
  await page.getByText('30 days left').waitFor();
  await fits(page);
  await page.getByRole('button', { name: /^Put back/ }).click();
  await page.getByText('Put back as it was.').waitFor();
  const { body } = await callApi(stage.product.address, contract.profiles.content, {
    params: { username: 'Ada Lovelace' },
  });
  expect(body.images).toHaveLength(2);
  expect(complaints).toEqual([]);
});

it('a collection is made from an open image, put into order by keys, and shown to everybody', async () => {
  const { page, complaints } = await maker('Bo Holm', ['A quiet lake', 'A windy shore']);
  await page.goto(`${stage.product.address}/dashboard`);
  for (const nth of [0, 1]) {
    await page.getByRole('article').nth(nth).getByRole('link').first().click();
    await page.getByRole('dialog', { name: 'Image details' }).getByRole('button', { name: 'Collect' }).click();
    const collect = page.getByRole('dialog', { name: 'Collect' });
    if (nth === 0) {
      await collect.getByRole('textbox', { name: 'New collection' }).fill('By the water');
      await page.keyboard.press('Enter');
    } else await collect.getByRole('checkbox', { name: /^By the water/ }).check();
    await expect.poll(() => collect.getByRole('checkbox', { name: /^By the water/ }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog', { name: 'Collect' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  }
  await page.goto(`${stage.product.address}/collections`);
  await fits(page);
  await page.getByRole('link', { name: 'By the water' }).click();
  const items = page.getByRole('list', { name: 'In this collection' });
  await items.getByRole('link').nth(1).waitFor();
  await fits(page);

  const titles = () => items.getByRole('link').allTextContents();
  const before = await titles();
  await items
    .getByRole('button', { name: /^Change / })
    .nth(1)
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move earlier' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual(before.toReversed());
  await page.reload();
  await expect.poll(titles).toEqual(before.toReversed());

  // Private until its owner says otherwise.
  const address = page.url();
  const guest = await arrive(stage.browser, { viewport: phone });
  await guest.page.goto(address);
  await guest.page.getByText('Nothing to see here').waitFor();
  await page.getByRole('button', { name: 'Make public' }).click();
  await page.getByText('Everybody can see it').waitFor();
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'By the water' }).waitFor();
  await guest.page.getByRole('link', { name: 'Image by Bo Holm' }).nth(1).waitFor();
  await fits(guest.page);
  expect([...complaints, ...guest.complaints]).toEqual([]);
});
