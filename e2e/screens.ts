import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { contract } from '@loomlight/contract';
import { openMemoryImageEngine } from '../server/src/adapters/image-engine/memory-image-engine.ts';
import { callApi, signInAt, signUp } from '../server/src/testing/http-client.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';
import { demoPassword, demoPeople } from '../server/src/features/demo/index.ts';
import { accountShots, wantsAccount } from './account-screens.ts';
import { communityShots, wantsCommunity } from './community-screens.ts';
import { filmShots } from './film-screens.ts';
import { moneyShots, wantsMoney } from './money-screens.ts';
import { openBrowser } from './support/person.ts';
import { startProduct } from './support/product.ts';
import { demoPainted, pictures, type Shot, takeAll, wanted } from './support/screenshots.ts';

/**
 * Takes every screen at both sizes and in both themes into docs/screens (small WebP):
 *   node e2e/screens.ts [name...]
 */

const prompt = 'A small harbour town before sunrise, wet stone steps, one warm lamp in a window';

async function fillPrompt(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Prompt' }).first().fill(prompt);
}

async function toFilms(page: Page, mode: 'Text to Video' | 'Image to Video' = 'Text to Video'): Promise<void> {
  await page.getByRole('radio', { name: 'Video Generation' }).first().click();
  await page.getByRole('radio', { name: mode }).first().click();
  await page.getByRole('combobox', { name: 'Model' }).first().waitFor();
  await page.waitForTimeout(400);
}

/** One of the samples' own pictures, as a file of the person. */
async function giveThePicture(page: Page): Promise<void> {
  const thumb = join(
    import.meta.dirname,
    '..',
    'web',
    'src',
    'features',
    'prompt-form',
    'sample-thumbs',
    'desert.webp',
  );
  const buffer = await sharp(thumb).resize(640, 640).png().toBuffer();
  const file = { name: 'dunes-at-dusk.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Upload an image to animate').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Remove image' }).waitFor();
}

const shots: readonly Shot[] = [
  {
    name: 'home-guest',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(base);
      await pictures(page);
    },
  },
  {
    name: 'home',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
    },
  },
  {
    name: 'home-docked',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
      await page.mouse.wheel(0, 1_100);
      await page.waitForTimeout(1_200);
    },
  },
  {
    name: 'home-size',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
      await page.getByRole('combobox', { name: 'Image size' }).first().click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'home-style',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
      await page.getByRole('combobox', { name: 'Style' }).first().click();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'home-advanced',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
      await page.getByRole('button', { name: 'Advanced settings' }).first().click();
      await page.getByRole('switch', { name: 'Lock prompt' }).first().click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'home-menu',
    as: 'mira',
    take: async (page, base, isPhone) => {
      await page.goto(base);
      await pictures(page);
      await page.getByRole('button', { name: isPhone ? 'Menu' : 'Account menu' }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'home-video',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
      await toFilms(page);
    },
  },
  {
    name: 'home-video-model',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
      await toFilms(page);
      await page.getByRole('combobox', { name: 'Model' }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'home-animate-empty',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await pictures(page);
      await toFilms(page, 'Image to Video');
      await page.getByText('Please upload an image to animate for Image to Video mode.').waitFor();
    },
  },
  {
    name: 'home-animate',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
      await toFilms(page, 'Image to Video');
      await giveThePicture(page);
      await page.getByRole('button', { name: 'Advanced settings' }).click();
      await page.getByRole('switch', { name: 'Camera fixed' }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'home-animate-failed',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
      await toFilms(page, 'Image to Video');
      await page.route('**/s3/presigned-upload', (route) => route.abort());
      await giveThePicture(page);
      await page.getByText('Failed to upload image. Please try again.').waitFor();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'dialog-login',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
      await page.getByRole('button', { name: 'Generate Image' }).first().click();
      await page.getByRole('dialog', { name: 'Login Required' }).waitFor();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'dialog-credits',
    as: 'poor',
    take: async (page, base) => {
      await page.goto(base);
      await fillPrompt(page);
      await pictures(page);
      await page.getByRole('button', { name: 'Need 2 credits' }).first().click();
      await page.getByRole('dialog', { name: 'Insufficient Credits' }).waitFor();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'detail',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await pictures(page);
      await page
        .getByRole('region', { name: 'Created by the community' })
        .getByRole('link', { name: /^Image by/ })
        .nth(1)
        .click();
      await page.getByRole('dialog', { name: 'Image details' }).waitFor();
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'auth',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/auth`);
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'auth-signup',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/auth`);
      await page.getByText('Create an account').click();
      const form = page.getByRole('form', { name: 'Create account' });
      await form.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
      await form.getByRole('textbox', { name: 'Email' }).fill('ada@loomlight.test');
      await form.getByLabel('Password', { exact: true }).fill('Secret-pass');
      await form.getByLabel('Confirm password').fill('Secret-pas');
      await form.getByRole('button', { name: 'Create Account' }).click();
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'forgot-password',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/forgot-password`);
      await page.getByRole('textbox', { name: 'Email' }).fill('mira@loomlight.test');
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'forgot-password-sent',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/forgot-password`);
      await page.getByRole('textbox', { name: 'Email' }).fill('mira@loomlight.test');
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
      await page.mouse.move(0, 0);
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'reset-password',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/reset-password?token=nothing`);
      await page.getByLabel('New password').fill('Harbour-1');
      await page.getByLabel('Confirm password').fill('Harbour-2');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'reset-password-expired',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/reset-password?token=nothing`);
      await page.getByLabel('New password').fill('Harbour-1');
      await page.getByLabel('Confirm password').fill('Harbour-1');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
      await page.waitForTimeout(1_500);
    },
  },
  {
    name: 'verify-email',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/verify-email?token=nothing`);
      await page
        .getByRole('link', { name: 'Go to homepage' })
        .or(page.getByRole('button', { name: 'Go to homepage' }))
        .waitFor();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'settings',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/settings`);
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'settings-password',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/settings`);
      await page.getByRole('button', { name: 'Change Password' }).click();
      const form = page.getByRole('form', { name: 'Change password' });
      await form.getByLabel('Current password').fill('not the password');
      await form.getByLabel('New password').fill('Harbour-1');
      await form.getByLabel('Confirm password').fill('Harbour-1');
      await form.getByRole('button', { name: 'Change Password' }).click();
      await form.getByText('Your current password is not correct.').waitFor();
      await form.scrollIntoViewIfNeeded();
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'generate-empty',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(`${base}/generate`);
      await page.getByText('Ready to create').waitFor();
    },
  },
  {
    name: 'not-found',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/no/such/page`);
      await page.getByText('The requested resource was not found.').waitFor();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'verification',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/auth`);
      await page.getByText('Create an account').click();
      const form = page.getByRole('form', { name: 'Create account' });
      const stamp = Date.now();
      await form.getByRole('textbox', { name: 'Full name' }).fill(`Ada ${stamp}`);
      await form.getByRole('textbox', { name: 'Email' }).fill(`ada.${stamp}@loomlight.test`);
      await form.getByLabel('Password', { exact: true }).fill('Secret-pass-1');
      await form.getByLabel('Confirm password').fill('Secret-pass-1');
      await form.getByRole('checkbox', { name: /I agree to the terms/ }).check();
      await form.getByRole('button', { name: 'Create Account' }).click();
      await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'loading',
    as: 'guest',
    take: async (page, base) => {
      // The page alone arrives, its scripts never do.
      await page.route('**/assets/*.js', () => new Promise(() => undefined));
      await page.goto(base, { waitUntil: 'commit' });
      await page.getByText('Loading your creative space...').waitFor();
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'gallery-error',
    as: 'guest',
    take: async (page, base) => {
      await page.route('**/api/v1/public/images?*', (route) =>
        route.fulfill({ status: 400, json: { message: 'The gallery is resting' } }),
      );
      await page.goto(base);
      await page.getByText('Error loading gallery: The gallery is resting').waitFor();
      await page.getByText('Error loading gallery: The gallery is resting').scrollIntoViewIfNeeded();
    },
  },
];

/** The states of a generation, each on an engine that stays in it. */
async function resultShots(browser: Browser): Promise<void> {
  const engine = openMemoryImageEngine();
  const { openStudioImageEngine } = await import('../server/src/adapters/image-engine/studio-image-engine.ts');
  const studio = openStudioImageEngine({ warm: true });
  const product = await startProduct({ engine, settings: { DEMO_GALLERY: 'on', SIGNUP_BONUS_CREDITS: '500' } });
  engine.script = (request) => studio.generate(request);
  await demoPainted(product.address);
  const { email, password } = await signUp(product.address, 'Ada Lovelace');
  let release: () => void = () => undefined;
  for (const state of ['results-developing', 'results', 'results-failed'] as const) {
    if (wanted.length > 0 && !wanted.includes(state)) continue;
    const token = await signInAt(product.address, { email, password });
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    engine.script =
      state === 'results-developing'
        ? async (request) => {
            request.onProgress(0.46, 'Filling the water');
            await held;
            return { kind: 'refused', reason: 'Stopped' };
          }
        : state === 'results'
          ? (request) => studio.generate(request)
          : async () => ({ kind: 'refused', reason: 'The studio had no paint left' });
    const { body } = await callApi(product.address, contract.images.generate, {
      token,
      body: { text_prompt: 'Evening mountains over a quiet lake, violet clouds, warm light on the water', seed: 5 },
    });
    if (state !== 'results-developing')
      await waitFor('a final state', async () =>
        /completed|failed/.test(
          (await callApi(product.address, contract.images.get, { params: { id: body.id }, token })).body.status,
        ),
      );
    await takeAll(
      browser,
      product.address,
      {
        name: state,
        as: 'guest',
        take: async (page, base) => {
          await page.goto(base);
          await pictures(page);
          await page.goto(`${base}/generate/${body.id}`);
          await page.waitForTimeout(3_500);
        },
      },
      { email, password },
    );
    release();
  }
  await product.stop();
  await studio.close();
}

const browser = await openBrowser();
const product = await startProduct({ settings: { DEMO_GALLERY: 'on', SIGNUP_BONUS_CREDITS: '1' } });
await demoPainted(product.address);
const poor = await signUp(product.address, 'Cora Nine');
const people = {
  guest: undefined,
  mira: { email: demoPeople[0]?.email ?? '', password: demoPassword },
  poor: { email: poor.email, password: poor.password },
} as const;
for (const shot of shots) {
  if (wanted.length > 0 && !wanted.includes(shot.name)) continue;
  await takeAll(browser, product.address, shot, people[shot.as]);
  console.log(shot.name);
}
await product.stop();
if (wanted.length === 0 || wanted.some((name) => name.startsWith('results'))) await resultShots(browser);
if (wanted.length === 0 || wanted.some((name) => name.startsWith('film'))) await filmShots(browser);
if (wantsMoney) await moneyShots(browser);
if (wantsCommunity) await communityShots(browser);
if (wantsAccount) await accountShots(browser);
await browser.close();
process.exit(0);
