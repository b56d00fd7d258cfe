// @module-tag slow
import { contract } from '@loomlight/contract';
import { expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine() }));

it('the bell of a seller rings while somebody else buys, likes and makes; what it tells is read, followed, removed and chosen', async () => {
  const { address } = stage.product;
  const ada = await signUp(address, 'Ada Lovelace');
  const bo = await signUp(address, 'Bo Holm');
  const make = async (token: string, body: { is_prompt_locked?: boolean; prompt_price?: number } = {}) => {
    const answer = await callApi(address, contract.images.generate, {
      token,
      body: { text_prompt: 'A heron among reeds at dawn', size: '512x512', ...body },
    });
    return answer.body.id;
  };
  const like = (id: string) =>
    callApi(address, contract.favorites.set, {
      token: bo.token,
      params: { id },
      body: { content_type: 'image', action: 'favorite' },
    });
  const id = await make(ada.token, { is_prompt_locked: true, prompt_price: 7 });
  await waitFor('the picture', async () => {
    const { body } = await callApi(address, contract.gallery.publicImages);
    return body.images?.length;
  });

  const seller = await arrive(stage.browser);
  const { page } = seller;
  await signIn(page, address, { name: 'Ada Lovelace', ...ada });
  const bell = (unread: number) =>
    page.getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true });
  await bell(1).waitFor();

  // Nothing is reloaded: the number and the balance come by themselves.
  await callApi(address, contract.prompts.purchase, {
    token: bo.token,
    params: { id },
    body: { content_type: 'image', expected_price: 7 },
  });
  await bell(2).waitFor();
  await page.getByRole('link', { name: 'Credits: 55' }).waitFor();
  await like(id);
  await bell(3).waitFor();

  // The newest, by keyboard.
  await bell(3).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: /Somebody likes your image/ }).waitFor();
  expect(await problems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await bell(3).evaluate((node) => node === document.activeElement)).toBe(true);
  await bell(3).click();
  await panel.getByRole('link', { name: /Your prompt was sold.*You earned 6 credits/ }).click();
  await page.waitForURL(`${address}/generate/${id}`);
  // Who looks at an item has seen what was told of it.
  await bell(0).waitFor();

  // The page: what is unread, read, removed.
  const another = await make(ada.token);
  await bell(1).waitFor();
  await like(another);
  await bell(2).waitFor();
  await bell(2).click();
  await panel.getByRole('link', { name: 'See all' }).click();
  await page.waitForURL(`${address}/notifications`);
  const list = page.getByRole('list', { name: 'Notifications' });
  const hangs = (lines: number) =>
    waitFor(`${lines} lines`, async () => (await list.getByRole('listitem').count()) === lines);
  await hangs(5);
  expect(await problems(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Unread' }).click();
  await hangs(2);
  await list.getByRole('button', { name: 'Mark as read: Somebody likes your image' }).click();
  await hangs(1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByText('All read').waitFor();
  await bell(0).waitFor();
  await page.getByRole('radio', { name: 'All' }).click();
  await list.getByRole('button', { name: 'Delete: Your image is ready' }).first().click();
  await hangs(4);
  await page.reload();
  await hangs(4);

  // What is not wanted is not told; what is finished in another browser is.
  await page.goto(`${address}/settings#notifications`);
  await page.getByRole('switch', { name: 'Bell: Favorites' }).click();
  await waitFor('the choice to be kept', async () => {
    const { body } = await callApi(address, contract.notifications.preferences, { token: ada.token });
    return !body.in_app.favorite;
  });
  const second = await make(ada.token);
  await bell(1).waitFor();
  await like(second);
  const onPhone = await arrive(stage.browser, { viewport: phone, colorScheme: 'light' });
  await signIn(onPhone.page, address, { name: 'Ada Lovelace', ...ada });
  await onPhone.page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await onPhone.page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: 'See all' }).click();
  const heading = onPhone.page.getByRole('heading', { name: 'Notifications', level: 1 });
  await heading.waitFor();
  // Everything of the header is on the screen.
  expect(await sidewaysPx(onPhone.page)).toBe(0);
  // As narrow as WCAG asks for (1.4.10, Reflow).
  await onPhone.page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysPx(onPhone.page)).toBe(0);
  expect(await problems(onPhone.page)).toEqual([]);
  await onPhone.page.getByRole('button', { name: 'Mark all as read' }).click();
  // Read here is read everywhere.
  await bell(0).waitFor();
  expect([...seller.complaints, ...onPhone.complaints]).toEqual([]);
});

it('statistics show what was made, seen and earned, as lines and as tables', async () => {
  const { address } = stage.product;
  const cleo = await signUp(address, 'Cleo Ray');
  const { body } = await callApi(address, contract.images.generate, {
    token: cleo.token,
    body: { text_prompt: 'A lighthouse in fog', size: '1024x1024' },
  });
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  await signIn(page, address, { name: 'Cleo Ray', ...cleo });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await page.goto(`${address}/dashboard`);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.waitForURL(`${address}/statistics`);
  const figures = page.getByRole('region', { name: 'Figures' });
  await figures.getByText('Creations').waitFor();
  await page.getByRole('radio', { name: '7 days' }).click();
  await figures.getByRole('radio', { name: /^Credits spent/ }).click();
  await figures.getByLabel('Credits spent as a table').click();
  const table = figures.getByRole('table', { name: /^Credits spent by day/ });
  await table.waitFor();
  expect(await table.getByRole('row').allInnerTexts()).toHaveLength(2);
  expect(await table.getByRole('row').last().innerText()).toMatch(/\t2$/);
  expect(await problems(page)).toEqual([]);
  await page.getByRole('region', { name: 'Activity' }).getByRole('link', { name: 'Made an image' }).click();
  await page.waitForURL(`${address}/generate/${body.id}`);
  expect(visitor.complaints).toEqual([]);
});
