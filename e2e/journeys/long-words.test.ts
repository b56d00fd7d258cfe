import { contract, limits } from '@loomlight/contract';
import { expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { sidewaysPx } from '../support/axe.ts';
import { arrive, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine() }));
/** One word, longer than a phone is wide, up to the length that is allowed. */
const endless = (limit: number): string => 'Donaudampfschifffahrtselektrizitaet'.repeat(30).slice(0, limit);

it('words as long as they may be fit a phone everywhere [PEOPLE-29]', async () => {
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
  const facts = page.locator('.creation-facts span').first();
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

  // A phone at twice its size of text is half as wide.
  await page.setViewportSize({ width: phone.width / 2, height: phone.height / 2 });
  await page.goto(`${address}/dashboard?image=${made.id}`);
  const acts = page.getByRole('region', { name: 'Your controls' }).getByRole('button');
  await acts.first().waitFor();
  for (const act of await acts.all())
    expect(await act.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});
