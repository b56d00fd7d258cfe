import { contract } from '@loomlight/contract';
import type { Browser, Page } from 'playwright-core';
import { demoPassword, demoPeople } from '../server/src/stand-ins/demo-gallery/index.ts';
import { callApi, signInAt, signUp } from '../server/src/testing/http-client.ts';
import { payOrder } from './support/pay.ts';
import { startProduct } from './support/product.ts';
import { demoPainted, type Shot, takeAll, wanted } from './support/screenshots.ts';

const accountStates = [
  'bell',
  'notifications',
  'notifications-empty',
  'settings-notifications',
  'statistics',
  'auth-google',
  'settings-devices',
  'settings-leave',
  'mail-verify',
  'mail-receipt',
  'mail-sold',
] as const;

/** True when one of these was asked for, or everything. */
export const wantsAccount = wanted.length === 0 || accountStates.some((name) => wanted.includes(name));

const [mira, teo] = demoPeople.map(({ email }) => ({ email, password: demoPassword }));

/** What people are told, what they have done, and the mails that they get: on the images of the demo gallery. */
export async function accountShots(browser: Browser): Promise<void> {
  const product = await startProduct({ settings: { DEMO_GALLERY: 'on', GOOGLE_TEST_ISSUER: 'on' } });
  const { address } = product;
  await demoPainted(address);
  if (!mira || !teo) return;
  const seller = await signInAt(address, mira);
  const buyer = await signInAt(address, teo);
  const newcomer = await signUp(address, 'Nora Quist');
  await payOrder(address, seller, 'creator');
  const { body } = await callApi(address, contract.profiles.content, {
    params: { username: demoPeople[0]?.username ?? '' },
    token: seller,
  });
  const contents = body.images.filter((item) => item.is_public && item.status === 'completed').slice(0, 4);
  for (const [index, { id }] of contents.entries()) {
    await callApi(address, contract.images.lock, {
      token: seller,
      params: { id },
      body: { is_prompt_locked: true, prompt_price: 3 + index },
    });
    for (const token of index % 2 === 0 ? [newcomer.token] : [newcomer.token, buyer])
      await callApi(address, contract.favorites.set, {
        token,
        params: { id },
        body: { content_type: 'image', action: 'favorite' },
      });
    if (index < 2)
      await callApi(address, contract.prompts.purchase, {
        token: buyer,
        params: { id },
        body: { content_type: 'image', expected_price: 3 + index },
      });
  }

  const showMail = (subject: RegExp) => async (page: Page) => {
    await page.goto(`${address}/dev/mailbox`);
    const mail = page.getByRole('article').filter({ has: page.getByRole('heading', { name: subject }) });
    await mail.first().getByRole('link', { name: 'Show it as it looks' }).click();
    await page.getByRole('heading', { level: 1, name: subject }).waitFor();
  };
  const shots: Record<
    (typeof accountStates)[number],
    { readonly take: Shot['take']; readonly as?: typeof newcomer | null }
  > = {
    bell: {
      take: async (page) => {
        await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
        await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link').nth(2).waitFor();
        await page.waitForTimeout(800);
      },
    },
    notifications: {
      take: async (page) => {
        await page.goto(`${address}/notifications`);
        await page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
        await page.waitForTimeout(800);
      },
    },
    'notifications-empty': {
      as: newcomer,
      take: async (page) => {
        await page.goto(`${address}/notifications`);
        await page.getByText('Nothing yet').waitFor();
      },
    },
    'settings-notifications': {
      take: async (page) => {
        await page.goto(`${address}/settings`);
        await page.getByRole('switch', { name: 'Bell: Payments' }).waitFor();
        await page.getByRole('region', { name: 'Notifications' }).scrollIntoViewIfNeeded();
        await page.waitForTimeout(800);
      },
    },
    statistics: {
      take: async (page) => {
        await page.goto(`${address}/statistics`);
        await page.getByText('Creations').waitFor();
        await page.getByRole('radio', { name: '7 days' }).click();
        await page.waitForTimeout(1_000);
      },
    },
    'auth-google': {
      as: null,
      take: async (page) => {
        await page.goto(`${address}/auth`);
        await page.getByRole('button', { name: /^Continue with Google/ }).waitFor();
      },
    },
    'settings-devices': {
      take: async (page) => {
        await page.goto(`${address}/settings`);
        await page.getByText('This device').waitFor();
        await page.getByRole('list', { name: 'Devices' }).scrollIntoViewIfNeeded();
        await page.waitForTimeout(800);
      },
    },
    'settings-leave': {
      take: async (page) => {
        await page.goto(`${address}/settings`);
        await page.getByRole('button', { name: 'Delete Account' }).click();
        await page.getByRole('button', { name: 'Delete My Account' }).scrollIntoViewIfNeeded();
        await page.waitForTimeout(800);
      },
    },
    'mail-verify': { take: showMail(/^Confirm your email/) },
    'mail-receipt': { take: showMail(/^Your receipt/) },
    'mail-sold': { take: showMail(/^Your prompt was sold/) },
  };
  for (const name of accountStates) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { take, as = mira } = shots[name];
    await takeAll(browser, address, { name, as: 'guest', take }, as ?? undefined);
    console.log(name);
  }
  await product.stop();
}
