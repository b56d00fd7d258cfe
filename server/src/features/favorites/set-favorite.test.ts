import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { setFavoriteRow } from './favorites.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

it.each([true, false])('is of nothing when the item was removed a moment before: %s [BOOKS-10]', async (favorite) => {
  const [ada, bob] = [await test.person({ credits: 2 }), await test.person()];
  const { body } = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'A lake' } });
  await test.finished(ada, body.id);
  await test.call(contract.images.remove, { token: ada.token, params: { id: body.id } });
  const wish = { userId: bob.userId, contentId: body.id, favorite, now: test.clock.now() };
  expect(await setFavoriteRow(test.database.db, wish)).toBeUndefined();
  expect(await test.database.db.selectFrom('favorite').selectAll().execute()).toEqual([]);
});
