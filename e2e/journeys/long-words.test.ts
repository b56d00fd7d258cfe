// @module-tag slow

import { contract, limits } from '@loomlight/contract';
import { expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import type { ImageEngine } from '../../server/src/ports/image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { sidewaysPx } from '../support/axe.ts';
import { arrive, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

/** An engine that hears one word longer than a phone is wide, does not paint it, and passes over another. */
const engine: ImageEngine = {
  ...openMemoryImageEngine(),
  hears: async () => ({ verdict: 'part', drawn: ['lake'], notDrawn: [endless(120)], ignored: [endless(100)] }),
};
const stage = openStage(() => ({ engine, settings: { SIGNUP_BONUS_CREDITS: '100' } }));
/** One word, longer than a phone is wide, up to the length that is allowed. */
function endless(limit: number): string {
  return 'Donaudampfschifffahrtselektrizitaet'.repeat(30).slice(0, limit);
}

it('words as long as they may be fit a phone everywhere, and cards of a tablet show what they say whole [PEOPLE-29]', async () => {
  const { address } = stage.product;
  const name = endless(limits.usernameMax);
  const ada = { name, ...(await signUp(address, name)) };
  const { token } = ada;
  const { body: made } = await callApi(address, contract.images.generate, {
    token,
    body: { text_prompt: endless(limits.promptMax), size: '512x512' },
  });
  await waitFor('the picture', async () => {
    const { body } = await callApi(address, contract.images.get, { token, params: { id: made.id } });
    return body.status === 'completed';
  });
  await callApi(address, contract.userSettings.profile, { token, body: { bio: endless(limits.bioMax) } });

  const { page } = await arrive(stage.browser, { viewport: phone });
  await signIn(page, address, ada);
  const fits = async (path: string, landmark: string): Promise<void> => {
    await page.goto(address + path);
    await page.getByText(landmark).first().waitFor();
    expect(`${path.slice(0, 20)} ${await sidewaysPx(page)}`).toBe(`${path.slice(0, 20)} 0`);
  };
  await fits('/', 'Created by the community');
  await page.getByRole('link', { name: `Image by ${name}` }).click();
  await page.getByRole('dialog', { name: 'Image details' }).getByRole('button', { name: 'Copy prompt' }).waitFor();
  expect(await sidewaysPx(page)).toBe(0);
  await fits(`/generate/${made.id}`, 'Generated Images');
  await fits('/dashboard', 'videos');
  await page.locator('[data-view=words]').waitFor();
  expect(await sidewaysPx(page)).toBe(0);
  // The facts of the card stand in it whole.
  const facts = page.locator('.item-facts span').first();
  expect(await facts.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await fits(`/profile/${name}`, 'videos');
  await fits('/notifications', 'Your image is ready');
  await fits('/statistics', 'Activity');
  await fits('/settings', 'Change Bio');
  await fits('/credits', 'Transaction History');
  const list = page.getByRole('group', { name: 'Transactions' });
  await list.getByRole('listitem').first().waitFor();
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await fits(`/search?q=${'x'.repeat(limits.searchMax)}`, 'No picture has');

  await page.goto(address);
  await page.getByRole('textbox', { name: 'Prompt' }).fill(`A lake ${endless(300)}`);
  await page.getByRole('group', { name: 'What the engine hears' }).getByText(endless(120)).first().waitFor();
  expect(['heard words', await sidewaysPx(page)]).toEqual(['heard words', 0]);
  await page.getByRole('button', { name: 'History' }).first().click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('option').first().waitFor();
  expect(['history', await sidewaysPx(page)]).toEqual(['history', 0]);
  expect(await history.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  const { body: batch } = await callApi(address, contract.images.generateMany, {
    token,
    body: { text_prompt: endless(limits.promptMax), size: '512x512', count: 4 },
  });
  await page.goto(`${address}/generate/${batch.id}`);
  await page.getByRole('note', { name: 'What was not painted' }).waitFor();
  expect(['a batch with the honest note', await sidewaysPx(page)]).toEqual(['a batch with the honest note', 0]);
  await page.getByRole('button', { name: /^Jobs/ }).click();
  await page.getByRole('dialog', { name: 'Jobs' }).getByRole('listitem').first().waitFor();
  expect(['jobs', await sidewaysPx(page)]).toEqual(['jobs', 0]);

  // What is locked has the longest names of acts.
  await callApi(address, contract.images.lock, {
    token,
    params: { id: made.id },
    body: { is_prompt_locked: true, prompt_price: 100 },
  });
  // A phone at twice its size of text is half as wide.
  await page.setViewportSize({ width: phone.width / 2, height: phone.height / 2 });
  await page.goto(`${address}/dashboard?image=${made.id}`);
  const acts = page.getByRole('region', { name: 'Your controls' }).getByRole('button');
  await acts.first().waitFor();
  expect(await acts.allTextContents()).toContain('Unlock for everyone');
  for (const act of await acts.all())
    expect(await act.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 960, height: 900 });
  await page.goto(`${address}/dashboard`);
  await page.locator('p.item-facts').first().waitFor();
  for (const line of await page.locator('p.item-facts').all())
    expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  expect(await sidewaysPx(page)).toBe(0);
});
