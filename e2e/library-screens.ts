import { contract, limits } from '@loomlight/contract';
import { collections } from '@loomlight/contract/collections';
import { follows } from '@loomlight/contract/follows';
import { pins } from '@loomlight/contract/pins';
import type { Browser, Page } from 'playwright-core';
import { demoPassword, demoPeople } from '../server/src/stand-ins/demo-gallery/index.ts';
import { callApi, signInAt, signUp } from '../server/src/testing/http-client.ts';
import { startProduct } from './support/product.ts';
import { demoPainted, images, type Shot, takeAll, wanted } from './support/screenshots.ts';

const [mira] = demoPeople.map(({ email }) => ({ email, password: demoPassword }));
const usernames = demoPeople.map(({ username }) => username);
const longName = 'Everything that was painted between the first snow and the morning on which the harbour thawed'.slice(
  0,
  limits.collectionNameMax,
);
const hebrewName = 'אגם שקט לפני הזריחה';

interface LibraryShot extends Omit<Shot, 'as'> {
  readonly as?: 'newcomer' | 'guest';
}

async function drawn(page: Page): Promise<void> {
  await page.getByRole('main').locator('img').first().waitFor();
  await page.waitForTimeout(1_200);
}

/** Types into the search of this page: the header's, and on a phone the one of the search page. */
async function type(page: Page, base: string, words: string, isPhone: boolean): Promise<void> {
  await page.goto(isPhone ? `${base}/search` : base);
  if (!isPhone) await images(page);
  await page.locator('input[type=search]:visible').first().pressSequentially(words, { delay: 40 });
  if (!isPhone) await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
  await page.waitForTimeout(1_200);
}

const shots: readonly LibraryShot[] = [
  {
    name: 'collections',
    take: async (page, base) => {
      await page.goto(`${base}/collections`);
      await drawn(page);
    },
  },
  {
    name: 'collections-new',
    take: async (page, base) => {
      await page.goto(`${base}/collections`);
      await drawn(page);
      await page.getByRole('button', { name: 'New collection' }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'collections-empty',
    as: 'newcomer',
    take: async (page, base) => {
      await page.goto(`${base}/collections`);
      await page.getByText('Put pictures side by side').waitFor();
    },
  },
  {
    name: 'collections-failed',
    take: async (page, base) => {
      await page.route('**/user/collections?*', (route) =>
        route.fulfill({ status: 400, json: { message: 'It rests' } }),
      );
      await page.goto(`${base}/collections`);
      await page.getByRole('alert').first().waitFor();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'collection',
    take: async (page, base) => {
      await page.goto(`${base}/collections`);
      await page.getByRole('link', { name: 'Water', exact: true }).click();
      await page.getByRole('button', { name: 'Rename' }).waitFor();
      await drawn(page);
    },
  },
  {
    name: 'collection-others',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/profile/${encodeURIComponent(usernames[0] ?? '')}`);
      await page.getByRole('link', { name: 'Water', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Water' }).waitFor();
      await drawn(page);
    },
  },
  {
    name: 'collect',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard`);
      await drawn(page);
      await page
        .getByRole('link', { name: /^Image by/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Image details' }).getByRole('button', { name: 'Collect' }).click();
      await page.getByRole('dialog', { name: 'Collect' }).waitFor();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'trash',
    take: async (page, base) => {
      await page.goto(`${base}/trash`);
      await drawn(page);
    },
  },
  {
    name: 'trash-empty',
    as: 'newcomer',
    take: async (page, base) => {
      await page.goto(`${base}/trash`);
      await page.getByText('The trash is empty').waitFor();
    },
  },
  {
    name: 'following',
    take: async (page, base) => {
      await page.goto(`${base}/?sort=following`);
      await images(page);
      await page.getByRole('heading', { name: 'Created by the community' }).evaluate((heading) => {
        window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 90);
      });
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'following-empty',
    as: 'newcomer',
    take: async (page, base) => {
      await page.goto(`${base}/?sort=following`);
      const heading = page.getByRole('heading', { name: 'Created by the community' });
      await heading.waitFor();
      await page.waitForTimeout(1_500);
      await heading.evaluate((title) => {
        window.scrollTo(0, title.getBoundingClientRect().top + window.scrollY - 90);
      });
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'profile-pinned',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/profile/${encodeURIComponent(usernames[0] ?? '')}`);
      await page.getByRole('region', { name: 'Pinned' }).locator('img').first().waitFor();
      await drawn(page);
    },
  },
  { name: 'search-suggest', take: (page, base, isPhone) => type(page, base, 'la', isPhone) },
  {
    name: 'search-filters',
    take: async (page, base) => {
      await page.goto(`${base}/search?q=lake&shape=landscape&style=watercolor`);
      await page.getByRole('button', { name: /^Clear 2 filters/ }).waitFor();
      await page.getByRole('combobox', { name: /^Colour/ }).click();
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'search-long',
    take: async (page, base) => {
      await page.goto(`${base}/search?q=${encodeURIComponent(`${'lighthouse'.repeat(12)} ${hebrewName}`)}`);
      await page.getByText(/^No picture has/).waitFor();
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'search-failed',
    take: async (page, base) => {
      await page.route('**/public/search?*', (route) => route.fulfill({ status: 400, json: { message: 'It rests' } }));
      await page.goto(`${base}/search?q=lake`);
      await page.getByRole('alert').first().waitFor();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'dashboard-loading',
    take: async (page, base) => {
      await page.route(/\/(user\/library|users\/[^/]+\/content)/, () => new Promise(() => undefined));
      await page.goto(`${base}/dashboard`);
      await page.waitForTimeout(2_500);
    },
  },
];

/** True when one of these was asked for, or everything. */
export const wantsLibrary = wanted.length === 0 || shots.some(({ name }) => wanted.includes(name));

/** Keeping and finding: collections, the trash, whom one follows, and what a search can be narrowed by. */
export async function libraryShots(browser: Browser): Promise<void> {
  const product = await startProduct({ settings: { DEMO_GALLERY: 'on', SIGNUP_BONUS_CREDITS: '50' } });
  const { address } = product;
  await demoPainted(address);
  if (!mira) return;
  const newcomer = await signUp(address, 'Cora Nine');
  const token = await signInAt(address, mira);
  const { body } = await callApi(address, contract.gallery.publicImages);
  const all = (body.images ?? []).map(({ id }) => id);
  for (const [name, ids, isPublic] of [
    ['Water', all.slice(0, 9), true],
    ['Night skies', all.slice(6, 13), true],
    [hebrewName, all.slice(10, 14), false],
    [longName, all.slice(3, 5), false],
    ['One of a kind', all.slice(8, 9), false],
    ['Nothing in it yet', [], false],
  ] as const) {
    const made = await callApi(address, collections.create, {
      token,
      params: { id: crypto.randomUUID() },
      body: { name, is_public: isPublic },
    });
    if (ids.length > 0)
      await callApi(address, collections.addItems, {
        token,
        params: { id: made.body.collection.id },
        body: { ids: [...ids] },
      });
  }
  for (const username of usernames.slice(1, 4)) await callApi(address, follows.follow, { token, params: { username } });
  const { body: own } = await callApi(address, contract.profiles.content, {
    params: { username: usernames[0] ?? '' },
    token,
  });
  const mine = own.images
    .filter((item) => item.is_public && item.status === 'completed' && !item.is_prompt_locked)
    .map(({ id }) => id);
  await callApi(address, pins.set, { token, body: { ids: mine.slice(0, limits.pinsMax) } });
  await callApi(address, contract.library.removeMany, { token, body: { imageIds: mine.slice(-2) } });
  const people = { mira, newcomer, guest: undefined } as const;
  for (const { as = 'mira', ...shot } of shots) {
    if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
    await takeAll(browser, address, { ...shot, as: 'guest' }, people[as]);
    console.log(shot.name);
  }
  await product.stop();
}
