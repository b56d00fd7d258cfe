import { contract, itemPagePath, publicMediaPath, publicViewPath } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sharp } from '../../kernel/sharp.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { previewItem } from './preview-item.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const preview = (address: string) =>
  previewItem({ db: test.database.db, clock: test.clock, objectStore: test.objectStore }, address);
const pageOf = (id: string) => itemPagePath({ contentType: 'image', id });

it('says what a guest may read of a public image', async () => {
  const ada = await test.person();
  const id = await test.image(ada, { text_prompt: 'A lake at dawn', size: '128x64' });
  expect(await preview(pageOf(id))).toEqual({
    title: 'A lake at dawn',
    description: `A picture by ${ada.username}: A lake at dawn`,
    path: pageOf(id),
    image: publicViewPath(publicMediaPath({ userId: ada.userId, contentType: 'image', id })),
    video: null,
    width: 128,
    height: 64,
  });
});

it('says the same of an item that lies open over another page', async () => {
  const ada = await test.person();
  const id = await test.image(ada);
  for (const address of [`/?image=${id}`, `/profile/${ada.username}?x=1&image=${id}`, `${pageOf(id)}?utm=1`])
    expect([address, await preview(address)]).toEqual([address, await preview(pageOf(id))]);
});

it('shows an image that messengers take: small, of the size that is named, and there [PEOPLE-51]', async () => {
  const ada = await test.person();
  const found = await preview(pageOf(await test.image(ada, { size: '2048x512' })));
  expect(found).toMatchObject({ width: 1440, height: 360 });
  const { statusCode, headers, rawPayload } = await test.app.http.inject({ url: found?.image ?? '' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(rawPayload.length).toBeLessThan(300_000);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1440, height: 360 });
});

it('cuts long words between two of them', async () => {
  const ada = await test.person();
  const id = await test.image(ada, { text_prompt: `${'lighthouse '.repeat(40)}end` });
  const found = await preview(pageOf(id));
  expect(found?.title).toMatch(/^(lighthouse )+lighthouse…$/);
  expect(found?.title.length).toBeLessThanOrEqual(70);
});

it('shows a video by its poster', async () => {
  const ada = await test.person();
  const { body } = await test.call(contract.videos.generate, {
    token: ada.token,
    body: { text_prompt: 'Waves', model: 'seedance-lite-t2v', resolution: '480p', duration: 5 },
  });
  await test.finished(ada, body.id, 'videos');
  const video = { userId: ada.userId, contentType: 'video' as const, id: body.id };
  expect(await preview(itemPagePath(video))).toMatchObject({
    description: `A film by ${ada.username}: Waves`,
    image: publicMediaPath({ ...video, small: true }),
    video: publicMediaPath(video),
  });
});

it('never says a locked word [PEOPLE-51]', async () => {
  const ada = await test.person();
  const id = await test.image(ada, { text_prompt: 'canarylocked words', is_prompt_locked: true, prompt_price: 5 });
  const found = await preview(pageOf(id));
  expect(found?.title).toBe(`A picture by ${ada.username}`);
  expect(JSON.stringify(found)).not.toContain('canarylocked');
});

it('has nothing to say of private, missing and other pages', async () => {
  const ada = await test.person();
  const hidden = await test.image(ada, { is_public: false });
  const shown = await test.image(ada);
  for (const path of [
    pageOf(hidden),
    pageOf('01a1fdc9-2723-7591-8e12-6769da3e780a'),
    itemPagePath({ contentType: 'video', id: shown }),
    '/generate',
    '/generate/nonsense',
    '/?image=nonsense',
    `/?image=${hidden}`,
    `/?video=${shown}`,
    '/',
    `/profile/${ada.username}`,
  ])
    expect([path, await preview(path)]).toEqual([path, undefined]);
});
