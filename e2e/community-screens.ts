import { contract } from '@loomlight/contract';
import type { Browser, Page } from 'playwright-core';
import { demoPassword, demoPeople } from '../server/src/stand-ins/demo-gallery/index.ts';
import { callApi, signInAt, signUp } from '../server/src/testing/http-client.ts';
import { startProduct } from './support/product.ts';
import { demoPainted, images, type Shot, takeAll, wanted } from './support/screenshots.ts';

const [mira, teo] = demoPeople.map(({ email }) => ({ email, password: demoPassword }));

interface CommunityShot extends Omit<Shot, 'as'> {
  readonly as: 'guest' | 'mira' | 'newcomer';
}

async function cards(page: Page): Promise<void> {
  await page.getByRole('article').locator('img').first().waitFor();
  await page.waitForTimeout(1_200);
}

async function chooseThree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select/ });
  for (const index of [0, 1, 4]) await boxes.nth(index).check();
  await page.waitForTimeout(400);
}

const shots: readonly CommunityShot[] = [
  {
    name: 'dashboard',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard`);
      await cards(page);
    },
  },
  {
    name: 'dashboard-favorites',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard/favorites`);
      await cards(page);
      await page.getByRole('article').first().hover();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'dashboard-purchases',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard/prompt-purchases`);
      await page.getByText('No prompt purchases yet').waitFor();
    },
  },
  {
    name: 'dashboard-videos',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard/video`);
      await page.getByRole('tab', { name: 'Videos' }).waitFor();
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'dashboard-select',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard`);
      await cards(page);
      await chooseThree(page);
    },
  },
  {
    name: 'dashboard-delete',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard`);
      await cards(page);
      await chooseThree(page);
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'dashboard-delete-failed',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard`);
      await cards(page);
      await chooseThree(page);
      await page.route('**/images/batch/delete', async (route) => {
        const { imageIds } = route.request().postDataJSON() as { imageIds: string[] };
        await route.fulfill({ json: { deleted: [], failed: imageIds.map((id) => ({ id, code: 'not_ready' })) } });
      });
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText(/could not be deleted/).waitFor();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'dashboard-detail',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard`);
      await cards(page);
      await page
        .getByRole('link', { name: /^Image by/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Image details' }).waitFor();
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'dashboard-empty',
    as: 'newcomer',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard`);
      await page.getByText('Nothing here yet').waitFor();
    },
  },
  {
    name: 'dashboard-not-found',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/dashboard/nobody-at-all`);
      await page.getByText('Dashboard Not Found').waitFor();
    },
  },
  {
    name: 'profile',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/profile/${encodeURIComponent(demoPeople[1]?.username ?? '')}`);
      await cards(page);
    },
  },
  {
    name: 'gallery-trending',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/?sort=trending&show=image`);
      await images(page);
      await page.getByRole('heading', { name: 'Created by the community' }).evaluate((heading) => {
        window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 90);
      });
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'search',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/search?q=lake`);
      await page.getByRole('region', { name: 'Results' }).locator('img').first().waitFor();
      await page.waitForTimeout(1_200);
    },
  },
  {
    name: 'search-start',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/search`);
      await page.getByRole('heading', { name: 'Colours' }).waitFor();
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'search-empty',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/search?q=zeppelin`);
      await page.getByText('No picture has “zeppelin”').waitFor();
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'search-style',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/search?style=oil-painting`);
      await page.getByRole('region', { name: 'Results' }).waitFor();
      await page.waitForTimeout(1_500);
    },
  },
];

/** True when one of these was asked for, or everything. */
export const wantsCommunity = wanted.length === 0 || shots.some(({ name }) => wanted.includes(name));

/** Dashboards, profiles, favorites, search, and acts on many at once: on the images of the demo gallery. */
export async function communityShots(browser: Browser): Promise<void> {
  const product = await startProduct({ settings: { DEMO_GALLERY: 'on' } });
  const { address } = product;
  await demoPainted(address);
  if (!mira || !teo) return;
  const newcomer = await signUp(address, 'Cora Nine');
  const { body } = await callApi(address, contract.gallery.publicImages);
  for (const person of [mira, teo]) {
    const token = await signInAt(address, person);
    await callApi(address, contract.userSettings.saveSettings, { token, body: { show_favorites_publicly: true } });
    for (const [index, { id }] of (body.images ?? []).entries())
      if (index % (person === mira ? 2 : 3) === 0)
        await callApi(address, contract.favorites.set, {
          token,
          params: { id },
          body: { content_type: 'image', action: 'favorite' },
        });
  }
  const people = { guest: undefined, mira, newcomer } as const;
  for (const shot of shots) {
    if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
    await takeAll(browser, address, { ...shot, as: 'guest' }, people[shot.as]);
    console.log(shot.name);
  }
  await product.stop();
}
