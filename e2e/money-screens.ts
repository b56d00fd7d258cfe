import { apiBase, contract } from '@loomlight/contract';
import type { Browser, Page } from 'playwright-core';
import { demoPassword, demoPeople } from '../server/src/stand-ins/demo-gallery/index.ts';
import { callApi, signInAt } from '../server/src/testing/http-client.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';
import { keepCard, payOrder } from './support/pay.ts';
import { startProduct } from './support/product.ts';
import { demoPainted, images, type Shot, takeAll, wanted } from './support/screenshots.ts';

const moneyStates = [
  'settings-billing',
  'credits',
  'credits-trades',
  'credits-redirect',
  'credits-paid',
  'credits-cancelled',
  'credits-failed',
  'payment-success',
  'payment-pending',
  'checkout',
  'checkout-declined',
  'detail-locked',
  'detail-owned',
  'dialog-lock',
  'dialog-private',
] as const;

/** True when one of these was asked for, or everything. */
export const wantsMoney = wanted.length === 0 || moneyStates.some((name) => wanted.includes(name));

const [mira, teo] = demoPeople.map(({ email }) => ({ email, password: demoPassword }));

/** Credits bought and spent, the payment page, and prompts that are sold: on the images of the demo gallery. */
export async function moneyShots(browser: Browser): Promise<void> {
  const product = await startProduct({ settings: { DEMO_GALLERY: 'on' } });
  const { address } = product;
  await demoPainted(address);
  if (!mira || !teo) return;
  const token = await signInAt(address, mira);
  const sellerToken = await signInAt(address, teo);
  const paid = await payOrder(address, token, 'creator');
  await waitFor('the credits', async () => {
    const { body } = await callApi(address, contract.payments.billing, { token });
    return body.payments.some(({ id, status }) => id === paid && status === 'paid');
  });
  await payOrder(address, token, 'starter', '4000000000000002').catch(() => undefined);
  await keepCard(address, token);
  await keepCard(address, token, '5555555555554444');
  const sold = await lockFirst(address, sellerToken, 'Teo Marchetti', 8);
  const bought = await lockFirst(address, sellerToken, 'Teo Marchetti', 3, 1);
  const own = await lockFirst(address, token, 'Mira Lindqvist', 5);
  await callApi(address, contract.prompts.purchase, {
    token,
    params: { id: bought },
    body: { content_type: 'image', expected_price: 3 },
  });
  await callApi(address, contract.prompts.purchase, {
    token: sellerToken,
    params: { id: own },
    body: { content_type: 'image', expected_price: 5 },
  });

  const toCredits = async (page: Page) => {
    await page.goto(`${address}/credits`);
    await page.getByRole('button', { name: 'Buy Creator' }).waitFor();
    await page.waitForTimeout(800);
  };
  const toCheckout = async (page: Page) => {
    await toCredits(page);
    await page.getByRole('button', { name: 'Buy Creator' }).click();
    await page.waitForURL(/sandbox\/checkout/);
  };
  const success = `${address}/payment/success?package_name=Creator&amount=19.99&credits=500&payment_id=${paid}`;
  const openContent = (id: string) => async (page: Page) => {
    await page.goto(address);
    await images(page);
    await page.goto(`${address}/?image=${id}`);
    await page.getByRole('dialog', { name: 'Image details' }).waitFor();
    await page.waitForTimeout(1_800);
  };

  const shots: Record<(typeof moneyStates)[number], Shot['take']> = {
    credits: async (page) => {
      await toCredits(page);
    },
    'credits-trades': async (page) => {
      await toCredits(page);
      await page.getByRole('region', { name: 'Prompts Bought and Sold' }).scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
    },
    'credits-redirect': async (page) => {
      await toCredits(page);
      await page.route('**/sandbox/**', () => new Promise(() => undefined));
      await page.getByRole('button', { name: 'Buy Creator' }).click();
      await page.getByText('Redirecting to payment page for Creator...').waitFor();
      await page.mouse.move(0, 0);
      await page.waitForTimeout(500);
    },
    'credits-paid': async (page) => {
      await page.goto(success);
      await page.getByRole('button', { name: 'Go to credits now' }).click();
      await page.getByRole('alert', { name: 'Payment successful' }).waitFor();
      await page.mouse.move(0, 0);
      await page.waitForTimeout(800);
    },
    'credits-cancelled': async (page) => {
      await page.goto(`${address}/credits?payment_cancelled=${paid}`);
      await page.getByRole('status', { name: 'Payment cancelled' }).waitFor();
      await page.waitForTimeout(800);
    },
    'credits-failed': async (page) => {
      await page.route('**/api/v1/credits', (route) => route.fulfill({ status: 403, json: {} }));
      await page.route('**/payments/create-link', (route) => route.fulfill({ status: 403, json: { message: '' } }));
      await toCredits(page);
      await page.getByRole('button', { name: 'Buy Studio' }).click();
      await page.getByText('Failed to create payment link. Please try again.').waitFor();
    },
    'payment-success': async (page) => {
      await page.goto(success);
      await page.getByText('Payment successful').waitFor();
      await page.waitForTimeout(700);
    },
    'payment-pending': async (page) => {
      await page.route('**/user/billing/history*', async (route) => {
        const response = await route.fetch();
        const text = (await response.text()).replaceAll('"paid"', '"pending"');
        await route.fulfill({ response, body: text });
      });
      await page.goto(success);
      await page.getByText('Confirming your payment').waitFor();
      await page.getByText('$19.99').waitFor();
      await page.waitForTimeout(500);
    },
    checkout: async (page) => {
      await toCheckout(page);
      await page.waitForTimeout(300);
    },
    'checkout-declined': async (page) => {
      await toCheckout(page);
      await page.getByLabel('Card number').fill('4000 0000 0000 0002');
      await page.getByRole('button', { name: 'Pay $19.99' }).click();
      await page.getByText('Your card was declined.').waitFor();
    },
    'detail-locked': openContent(sold),
    'detail-owned': openContent(own),
    'dialog-lock': async (page) => {
      await openContent(own)(page);
      await page.route(`**${apiBase}/images/*/prompt-lock`, (route) => route.abort());
      await page.getByRole('button', { name: 'Edit price' }).waitFor();
      await page.getByRole('button', { name: 'Unlock for everyone' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Unlock for everyone' }).click();
      await page.getByRole('button', { name: 'Lock prompt' }).click();
      await page.getByRole('dialog', { name: 'Lock prompt' }).waitFor();
      await page.waitForTimeout(500);
    },
    'dialog-private': async (page) => {
      await openContent(own)(page);
      await page.getByRole('button', { name: 'Make private' }).click();
      await page.getByRole('alertdialog').waitFor();
      await page.waitForTimeout(500);
    },
    'settings-billing': async (page) => {
      await page.goto(`${address}/settings`);
      await page.getByRole('list', { name: 'Orders' }).waitFor();
      await page.getByRole('region', { name: 'Billing' }).scrollIntoViewIfNeeded();
      await page.waitForTimeout(800);
    },
  };
  for (const name of moneyStates) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await takeAll(browser, address, { name, as: 'guest', take: shots[name] }, mira);
    console.log(name);
  }
  await product.stop();
}

/** Locks one of a person's images and gives its id. */
async function lockFirst(
  address: string,
  token: string,
  username: string,
  price: number,
  skipped = 0,
): Promise<string> {
  const { body } = await callApi(address, contract.profiles.content, { params: { username }, token });
  const content = body.images.filter((item) => item.is_public && item.status === 'completed')[skipped];
  if (!content) throw new Error(`${username} has no picture to lock.`);
  await callApi(address, contract.images.lock, {
    token,
    params: { id: content.id },
    body: { is_prompt_locked: true, prompt_price: price },
  });
  return content.id;
}
