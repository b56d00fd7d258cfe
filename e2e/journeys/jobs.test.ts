import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { expect, it } from 'vitest';
import { openMemoryImageEngine, paintFlat } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const waiting: (() => void)[] = [];
const stage = openStage(() => ({
  // Each image waits in the engine until it is let go.
  engine: openMemoryImageEngine(async (request) => {
    request.onProgress(0.4, 'Painting the water');
    await new Promise<void>((resolve) => waiting.push(resolve));
    return paintFlat(request);
  }),
}));

it('two are begun, one is taken back in the tray, the other is finished; two tabs and a phone see the same [MAKE-7, MAKE-9, MAKE-10]', async () => {
  const { address } = stage.product;
  const ada = await signUp(address, 'Ada Lovelace');
  const first = await arrive(stage.browser);
  const { page } = first;
  await signIn(page, address, { name: 'Ada Lovelace', ...ada });
  await page.getByRole('button', { name: 'Jobs', exact: true }).waitFor();

  for (const words of ['A heron among reeds', 'Liquid marble']) {
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Prompt' }).fill(words);
    // By the keyboard: what is still being laid out around the button cannot move it away under a press.
    const taken = page.waitForResponse(/\/images\/generate$/);
    await page.getByRole('button', { name: 'Generate Image' }).first().press('Enter');
    expect((await taken).status()).toBe(202);
    await page.waitForURL(/\/generate\/[0-9a-f-]{36}$/);
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Jobs, 2 running').waitFor();
  await page.getByRole('button', { name: 'Cancel, gives back 2 credits' }).waitFor();
  await page.getByRole('link', { name: 'Credits: 46' }).waitFor();

  // A reload in the middle, a second tab, a phone: all of them ask the server.
  await page.reload();
  await button('Jobs, 2 running').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${address}/settings`);
  await other.getByRole('button', { name: 'Jobs, 2 running' }).waitFor();
  const onPhone = await arrive(stage.browser, { viewport: phone, colorScheme: 'light' });
  await signIn(onPhone.page, address, { name: 'Ada Lovelace', ...ada });
  await onPhone.page.getByRole('button', { name: 'Jobs, 2 running' }).click();
  await onPhone.page.getByRole('dialog', { name: 'Jobs' }).getByText('A heron among reeds').waitFor();
  expect(await problems(onPhone.page)).toEqual([]);
  await onPhone.page.goto(`${address}/settings`);
  await onPhone.page.setViewportSize({ width: 320, height: 640 });
  await onPhone.page.getByRole('button', { name: 'Jobs, 2 running' }).waitFor();
  expect(await sidewaysPx(onPhone.page)).toBe(0);

  // By keys alone.
  await page.goto(`${address}/statistics`);
  await button('Jobs, 2 running').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Jobs' });
  await panel.getByText('Liquid marble').waitFor();
  expect(await problems(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await panel.getByText('Cancelled, 2 credits are back').waitFor();
  await page.getByRole('link', { name: 'Credits: 48' }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await button('Jobs, 1 running').evaluate((node) => node === document.activeElement)).toBe(true);
  await other.getByRole('button', { name: 'Jobs, 1 running' }).waitFor();
  await other.getByRole('link', { name: 'Credits: 48' }).waitFor();

  // What is finished while one is elsewhere is told, with the way to it.
  for (const release of waiting) release();
  await page.getByText('“Liquid marble” is ready').waitFor();
  await button('Jobs').waitFor();
  expect(await page.title()).toMatch(/^✓ /);
  await page.getByRole('button', { name: 'See it' }).click();
  await page.getByRole('heading', { name: 'Generated Images' }).waitFor();
  await other.getByRole('button', { name: 'Jobs', exact: true }).waitFor();

  const list = await callApi(address, generations.list, { token: ada.token });
  expect(list.body.generations.map(({ status, cancelled }) => [status, cancelled])).toEqual([
    ['completed', false],
    ['failed', true],
  ]);
  await waitFor('the credits', async () => {
    const { body } = await callApi(address, contract.credits.balance, { token: ada.token });
    return body.credits === 48;
  });
  expect([...first.complaints, ...onPhone.complaints]).toEqual([]);
});

it(
  'what is started without a network waits in sight, is sent once when there is one, or is taken back [PEOPLE-48]',
  { tags: 'slow' },
  async () => {
    const { address } = stage.product;
    const bo = await signUp(address, 'Bo Holm');
    const { page, context, complaints } = await arrive(stage.browser);
    await signIn(page, address, { name: 'Bo Holm', ...bo });
    const panelCode = page.waitForResponse(/jobs-panel/);
    await page.getByRole('button', { name: 'Jobs', exact: true }).waitFor();
    await panelCode;
    const startWithoutNetwork = async (words: string) => {
      await page.getByRole('textbox', { name: 'Prompt' }).fill(words);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Generate Image' }).first().click();
      await page.getByRole('button', { name: 'Jobs, 1 waiting for the network' }).click();
    };
    const panel = page.getByRole('dialog', { name: 'Jobs' });

    await startWithoutNetwork('Snow on a fence');
    await panel.getByRole('listitem').getByText('Waiting for the network, keep this page open').waitFor();
    await panel.getByRole('button', { name: 'Cancel Snow on a fence, nothing was charged' }).click();
    await panel.getByText('Snow on a fence').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await context.setOffline(false);

    await startWithoutNetwork('Rain on a fence');
    await context.setOffline(false);
    await page.waitForURL(/\/generate\/[0-9a-f-]{36}$/);
    for (const release of waiting) release();
    await page.getByRole('heading', { name: 'Generated Images' }).waitFor();
    await page.getByRole('link', { name: 'Credits: 48' }).waitFor();
    const list = await callApi(address, generations.list, { token: bo.token });
    expect(list.body.generations.map(({ text_prompt: words }) => words)).toEqual(['Rain on a fence']);
    expect(complaints).toEqual([]);
  },
);
