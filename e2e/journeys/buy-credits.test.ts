import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp } from '../../server/src/testing/http-client.ts';
import { arrive, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();

async function toPaymentPage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Buy ${name}` }).click();
  await page.getByText(`Redirecting to payment page for ${name}...`).waitFor();
  await page.waitForURL(/\/sandbox\/checkout\//);
}

it('credits are bought: cancelled once, declined once, then paid, confirmed, and listed with a receipt [R-GLOB-03, R-CRED-09, R-PAY-03]', async () => {
  const { page, complaints } = await arrive(stage.browser);
  await signIn(page, stage.product.address, {
    name: 'Ada Lovelace',
    ...(await signUp(stage.product.address, 'Ada Lovelace')),
  });
  await page.getByRole('link', { name: 'Credits: 50' }).click();
  await page.getByRole('heading', { name: 'Credits & Balance' }).waitFor();

  await toPaymentPage(page, 'Starter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(/\/credits/);
  const note = page.getByRole('status', { name: 'Payment cancelled' });
  await note.getByText('You left the payment page. Nothing was charged.').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('link', { name: 'Credits: 50' }).waitFor();

  await toPaymentPage(page, 'Creator');
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Pay $19.99' }).click();
  await page.getByText('Your card was declined.').waitFor();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay $19.99' }).click();

  await page.waitForURL(/\/payment\/success\?package_name=Creator&amount=19\.99&credits=500&payment_id=/);
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  const slip = page.getByRole('main');
  for (const fact of ['Creator', '$19.99', '500']) await slip.getByText(fact, { exact: true }).waitFor();
  await page.getByText('A confirmation e-mail comes from the payment provider.').waitFor();
  await page.getByText(/Going to your credits in \d seconds?/).waitFor();

  await page.waitForURL(`${stage.product.address}/credits`);
  const news = page.getByRole('alert', { name: 'Payment successful' });
  await news.getByText('Creator · $19.99 paid · 500 credits added').waitFor();
  await page.getByRole('link', { name: 'Credits: 550' }).waitFor();
  await news.getByRole('button', { name: 'Dismiss' }).click();
  await news.waitFor({ state: 'detached' });

  const history = page.getByRole('region', { name: 'Transaction History' });
  await history.getByText('Purchase').waitFor();
  await history.getByText('+500').waitFor();
  const download = page.waitForEvent('download');
  await history.getByRole('button', { name: 'Download receipt' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^loomlight-receipt-\d+\.html$/);

  await page.goto(`${stage.product.address}/settings`);
  const orders = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await orders.first().getByText('Paid', { exact: true }).waitFor();
  expect(await orders.count()).toBe(2);
  expect(complaints).toEqual([]);
});

it('an address that claims a payment is not believed', async () => {
  const { page, complaints } = await arrive(stage.browser);
  await signIn(page, stage.product.address, { name: 'Bo Holm', ...(await signUp(stage.product.address, 'Bo Holm')) });
  const claim = 'package_name=Studio&amount=0.01&credits=1000000';
  await page.goto(`${stage.product.address}/payment/success?${claim}&payment_id=0190aaaa-0000-7000-8000-000000000000`);
  await page.getByRole('heading', { name: 'Payment not found' }).waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/Studio|1,?000,?000/);
  await page.getByRole('link', { name: 'Credits: 50' }).waitFor();
  expect(complaints).toEqual([]);
});

it('a card is kept for later, on the page of the provider, and forgotten again', { tags: 'slow' }, async () => {
  const { page, complaints } = await arrive(stage.browser);
  await signIn(page, stage.product.address, {
    name: 'Cy Moreau',
    ...(await signUp(stage.product.address, 'Cy Moreau')),
  });
  await page.goto(`${stage.product.address}/settings`);
  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Keep this card' }).click();
  await page.waitForURL(`${stage.product.address}/settings`);
  await page.getByText('Visa ending in 4242').waitFor();
  await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No card is kept. You can pay without keeping one.').waitFor();
  expect(complaints).toEqual([]);
});
