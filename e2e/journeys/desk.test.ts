import { desk } from '@loomlight/contract/desk';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { payOrder } from '../support/pay.ts';
import { arrive, desktop, phone, screens, signIn } from '../support/person.ts';
import { reverseSales } from '../support/reverse-sales.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({
  engine: openMemoryImageEngine(),
  settings: { ADMIN_EMAILS: 'boss.lovelace@loomlight.test,second.holm@loomlight.test', SALE_HOLD_DAYS: '14' },
}));
let boss: { name: string; email: string; password: string };
let adaId: string;
beforeAll(async () => {
  const { address } = stage.product;
  boss = { name: 'Boss Lovelace', ...(await signUp(address, 'Boss Lovelace')) };
  const second = await signUp(address, 'Second Holm');
  const ada = await signUp(address, 'Ada Byron');
  const { people } = (await callApi(address, desk.people, { token: second.token })).body;
  adaId = people.find(({ email }) => email === ada.email)?.id ?? '';
  // Something that waits for the word of the first.
  await callApi(address, desk.confirm, { token: second.token, body: {} });
  const ask = async (body: object, query: string) => {
    const response = await fetch(`${address}/api/v1/desk/people/${adaId}/credits${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${second.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 900, reason: 'Lost a week to a failing engine', ...body }),
    });
    return (await response.json()) as { readonly plan: string };
  };
  const { plan } = await ask({}, '?preview=true');
  await ask({ plan }, '');
  const buyers = [];
  for (const name of ['Mira Lindqvist', 'Otto Brandt', 'Yusuf Demir']) buyers.push(await signUp(address, name));
  await reverseSales(address, { seller: ada.token, buyers, looker: second.token });
  await payOrder(address, ada.token, 'creator');
});

it.each(screens)(
  'no page of the desk hinders anybody, on a %s in the %s theme [DESK-73]',
  async (_device, colorScheme, viewport) => {
    const { address } = stage.product;
    const { page, complaints } = await arrive(stage.browser, { viewport, colorScheme });
    const judge = async (): Promise<void> => {
      expect(await problems(page)).toEqual([]);
      expect(await sidewaysPx(page)).toBe(0);
    };
    await signIn(page, address, boss);
    await page.goto(`${address}/desk`);
    await page.getByText('Change of credits wants your word').waitFor();
    await page.getByText('0 the day before').first().waitFor();
    await judge();
    await page.goto(`${address}/desk/people`);
    await page.getByRole('table', { name: 'People' }).waitFor();
    await judge();
    await page.goto(`${address}/desk/people/${adaId}`);
    await page.getByRole('button', { name: 'Act', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Change credits' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Change credits' });
    await sheet.getByRole('textbox', { name: 'Credits' }).fill('1');
    await sheet.getByRole('textbox', { name: 'Reason' }).fill('A small thank you');
    await sheet.getByText('This will be written:').waitFor();
    await judge();
    await page.keyboard.press('Escape');
    await page.goto(`${address}/desk/approvals`);
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await judge();
    await page.goto(`${address}/desk/people/${adaId}`);
    await page.getByRole('button', { name: 'Act', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Mute' }).click();
    await page.getByRole('dialog', { name: 'Mute' }).waitFor();
    await judge();
    await page.goto(`${address}/desk/money`);
    await page.getByRole('list', { name: 'Orders' }).getByRole('button', { name: 'Refund' }).first().click();
    const refund = page.getByRole('dialog', { name: 'Refund' });
    await refund.getByRole('textbox', { name: 'Amount in USD' }).fill('2.50');
    await refund.getByRole('textbox', { name: 'Reason' }).fill('Half of it failed');
    await refund.getByText('$2.50 go back to the card.').waitFor();
    await judge();
    await page.goto(`${address}/desk/money?show=packages`);
    await page.getByRole('button', { name: 'Change Creator' }).click();
    await page.getByRole('dialog', { name: 'Change the package' }).waitFor();
    await judge();
    await page.goto(`${address}/desk/money?show=unfit`);
    await page.getByRole('heading', { level: 1, name: 'Money' }).waitFor();
    await judge();
    await page.goto(`${address}/desk/money?show=books`);
    await page.getByRole('button', { name: 'Check everything now' }).waitFor();
    await judge();
    await page.goto(`${address}/desk/money?show=sums&time=week`);
    await page.getByRole('table', { name: 'Money by day' }).waitFor();
    await page.getByText('Worth').waitFor();
    await judge();
    await page.goto(`${address}/desk/money?show=disputes`);
    await page.getByRole('list', { name: 'Disputes' }).waitFor();
    await judge();
    await page.goto(`${address}/desk/money?show=signals`);
    await page.getByRole('button', { name: 'Look at Ada Byron' }).focus();
    await judge();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Release' }).focus();
    await judge();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await judge();
    expect(complaints).toEqual([]);
  },
);

it.each(screens)(
  'nor does any of its pages of settings, rules and records, on a %s in the %s theme [DESK-73]',
  { tags: 'slow' },
  async (_device, colorScheme, viewport) => {
    const { address } = stage.product;
    const { page, complaints } = await arrive(stage.browser, { viewport, colorScheme });
    const judge = async (): Promise<void> => {
      expect(await problems(page)).toEqual([]);
      expect(await sidewaysPx(page)).toBe(0);
    };
    await signIn(page, address, boss);
    await page.goto(`${address}/desk/site?show=settings`);
    await page.getByRole('textbox', { name: 'Addresses for alarms' }).focus();
    await page.keyboard.type('nobody');
    await page.getByText('An address looks like desk@example.org.').waitFor();
    await judge();
    await page.keyboard.type('@loomlight.test');
    await page.getByRole('button', { name: 'Change the settings' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Change the settings' }).waitFor();
    await judge();
    await page.goto(`${address}/desk/money?show=campaigns`);
    await page.getByRole('button', { name: 'New campaign' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'New campaign' }).waitFor();
    await judge();
    await page.keyboard.press('Escape');
    await page.goto(`${address}/desk/rules`);
    await page.getByRole('button', { name: 'New rule' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'New rule' }).waitFor();
    await judge();
    await page.keyboard.press('Escape');
    await page.goto(`${address}/desk/rules?show=reviews`);
    await page.getByText('Nothing waits.').waitFor();
    await judge();
    await page.goto(`${address}/desk/reports`);
    await page.getByText('Nothing has been reported.').waitFor();
    await judge();
    await page.goto(`${address}/desk/site`);
    await page.getByRole('button', { name: 'New banner' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'New banner' }).waitFor();
    await judge();
    await page.keyboard.press('Escape');
    await page.goto(`${address}/desk/site?show=look`);
    await page.getByRole('textbox', { name: 'Colour' }).fill('#22c55e');
    await page.getByRole('list', { name: 'How it looks' }).waitFor();
    await judge();
    await page.goto(`${address}/desk/site?show=installation`);
    await page.getByRole('region', { name: 'As they come' }).waitFor();
    await judge();
    await page.goto(`${address}/desk/engines`);
    await page.getByText('Nothing is waiting or being made.').waitFor();
    await page.getByRole('list', { name: 'Costs' }).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await judge();
    await page.goto(`${address}/desk/audit`);
    await page.getByRole('list', { name: 'Entries' }).waitFor();
    await judge();
    expect(complaints).toEqual([]);
  },
);

/** Asks for an act of the desk by its button, says why, and confirms it. */
async function perform(page: Page, { act, reason }: { readonly act: string; readonly reason: string }): Promise<void> {
  await page.getByRole('button', { name: act }).click();
  const sheet = page.getByRole('dialog', { name: act });
  await sheet.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await sheet.getByRole('button', { name: 'Write it' }).click();
  await sheet.waitFor({ state: 'hidden' });
}

it(
  'colours Generate as the desk has set it, in both themes, and hinders nobody by it [DESK-61]',
  { tags: 'slow' },
  async () => {
    const { address } = stage.product;
    const { page } = await arrive(stage.browser);
    await signIn(page, address, boss);
    await page.goto(`${address}/desk/site?show=look`);
    await page.getByRole('textbox', { name: 'Colour' }).fill('#1f6feb');
    await perform(page, { act: 'Set this colour', reason: 'The colour of our house' });
    for (const colorScheme of ['light', 'dark'] as const) {
      const guest = (await arrive(stage.browser, { colorScheme })).page;
      await guest.goto(address);
      await guest.getByRole('textbox', { name: 'Prompt' }).first().fill('A lake at dawn');
      const ground = await guest
        .getByRole('button', { name: /Generate/ })
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
      // Its hue, where the product's own is near 66.
      expect([colorScheme, /^oklch\(0\.7[79] 0\.\d+ 25\d/.test(ground), ground]).toEqual([colorScheme, true, ground]);
      expect(await problems(guest)).toEqual([]);
    }
  },
);

it(
  'shows a logo where the mark was, on a phone and at a desk, and the header stays as it was [DESK-89]',
  { tags: 'slow' },
  async () => {
    const { address } = stage.product;
    const { page } = await arrive(stage.browser);
    await signIn(page, address, boss);
    await page.goto(`${address}/desk/site?show=look`);
    const buffer = await sharp({ create: { width: 600, height: 100, channels: 3, background: '#0f766e' } })
      .png()
      .toBuffer();
    const picker = page.getByLabel('Picture of the logo');
    await picker.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await page.getByText('A logo is a PNG or a WebP picture.').waitFor();
    await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.getByRole('list', { name: 'How the logo looks' }).waitFor();
    expect(await problems(page)).toEqual([]);
    await perform(page, { act: 'Set this logo', reason: 'The sign of our house' });
    for (const [viewport, width] of [
      [desktop, 132],
      [phone, 56],
    ] as const) {
      const guest = await arrive(stage.browser, { viewport });
      const shown = guest.page.waitForResponse((response) => response.url().includes('/site.webp?v='));
      await guest.page.goto(address);
      expect((await shown).status()).toBe(200);
      const box = await guest.page.locator('header .brand > svg').boundingBox();
      expect([box?.width, box?.height]).toEqual([width, 28]);
      expect((await guest.page.locator('header').boundingBox())?.height).toBe(56);
      expect([await sidewaysPx(guest.page), await problems(guest.page), guest.complaints]).toEqual([0, [], []]);
    }
  },
);

it('is in no script that a visitor gets, at home or at its own address [DESK-37, DESK-38]', async () => {
  const { address } = stage.product;
  const scripts = async (path: string, who: typeof boss | undefined, seen: string): Promise<string> => {
    const { page } = await arrive(stage.browser, { viewport: desktop });
    if (who) await signIn(page, address, who);
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.text().catch(() => ''));
    });
    await page.goto(`${address}${path}`);
    await page.getByText(seen).first().waitFor();
    return (await Promise.all(bodies)).join('\n');
  };
  const ofTheDesk = 'Needs you now';
  expect(await scripts('/desk', boss, ofTheDesk)).toContain(ofTheDesk);
  expect(await scripts('/', undefined, 'Report a legal problem')).not.toContain(ofTheDesk);
  expect(await scripts('/desk', undefined, 'Report a legal problem')).not.toContain(ofTheDesk);
});
