import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { signUp } from '../server/src/testing/http-client.ts';
import { demoPassword, demoPeople } from '../server/src/stand-ins/demo-gallery/index.ts';
import { accountShots, wantsAccount } from './account-screens.ts';
import { communityShots, wantsCommunity } from './community-screens.ts';
import { deskShots, wantsDesk } from './desk-screens.ts';
import { videoShots } from './video-screens.ts';
import { openComposer, homeShots } from './home-screens.ts';
import { libraryShots, wantsLibrary } from './library-screens.ts';
import { makingShots, wantsMaking } from './making-screens.ts';
import { moneyShots, wantsMoney } from './money-screens.ts';
import { resultShots } from './result-screens.ts';
import { openBrowser } from './support/person.ts';
import { startProduct } from './support/product.ts';
import { demoPainted, images, type Shot, takeAll, wanted } from './support/screenshots.ts';

/**
 * Takes every screen at both sizes and in both themes into docs/screens (small WebP):
 *   node e2e/screens.ts [name...]
 * SCREENS_DIR=folder takes them there instead, whole and as PNG.
 */

const shots: readonly Shot[] = [
  ...homeShots,
  {
    name: 'dialog-login',
    as: 'guest',
    take: async (page, base) => {
      await openComposer(page, base);
      await page.getByRole('button', { name: 'Generate Image' }).first().click();
      await page.getByRole('dialog', { name: 'Login Required' }).waitFor();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'dialog-credits',
    as: 'poor',
    take: async (page, base) => {
      await openComposer(page, base);
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
      await images(page);
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
    name: 'jobs',
    as: 'mira',
    take: async (page, base) => {
      await page.goto(base);
      await page.getByRole('button', { name: /^Jobs/ }).click();
      await page.getByRole('dialog', { name: 'Jobs' }).waitFor();
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'palette',
    as: 'mira',
    take: async (page, base) => {
      await openWithKeys(page, base, 'Control+k');
      await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
      await page.keyboard.type('lake');
      await page.waitForTimeout(1_200);
    },
  },
  {
    name: 'shortcuts',
    as: 'mira',
    take: async (page, base) => {
      await openWithKeys(page, base, '?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'terms',
    as: 'guest',
    take: async (page, base) => {
      await page.goto(`${base}/terms`);
      await page.waitForTimeout(900);
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

/** The home page once its keys are there, which come after the page, and what these keys open. */
async function openWithKeys(page: Page, base: string, keys: string): Promise<void> {
  await page.goto(base);
  await images(page);
  await page.waitForTimeout(2_500);
  // A desk begins in the prompt, where a key is a letter.
  await page.getByRole('main').focus();
  await page.keyboard.press(keys);
}

if (!existsSync(join(import.meta.dirname, '..', 'web', 'dist', 'index.html')))
  throw new Error('There is no web app yet: npm run build makes it.');
const browser = await openBrowser();
if (wanted.length === 0 || shots.some(({ name }) => wanted.includes(name))) await demoShots();
if (wanted.length === 0 || wanted.some((name) => name.startsWith('results'))) await resultShots(browser);
if (wanted.length === 0 || wanted.some((name) => name.startsWith('film'))) await videoShots(browser);
if (wantsMoney) await moneyShots(browser);
if (wantsCommunity) await communityShots(browser);
if (wantsLibrary) await libraryShots(browser);
if (wantsAccount) await accountShots(browser);
if (wantsMaking) await makingShots(browser);
if (wantsDesk) await deskShots(browser);
await browser.close();
process.exit(0);

/** What stands on the demo gallery. */
async function demoShots(): Promise<void> {
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
}
