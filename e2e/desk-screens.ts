import { apiBase, contract, itemPagePath } from '@loomlight/contract';
import { desk } from '@loomlight/contract/desk';
import { refusals } from '@loomlight/contract/refusals';
import { reports } from '@loomlight/contract/reports';
import type { Browser, Page } from 'playwright-core';
import { openMemoryImageEngine } from '../server/src/adapters/engines/lib/memory-image-engine.ts';
import { goodPassword } from '../server/src/testing/good-password.ts';
import { callApi, signInAt, signUp } from '../server/src/testing/http-client.ts';
import { openClassifierPeer } from '../server/src/testing/peers/classifier-peer.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';
import { payOrder } from './support/pay.ts';
import { reverseSales } from './support/reverse-sales.ts';
import { startProduct } from './support/product.ts';
import { takeAll, wanted } from './support/screenshots.ts';

const states = [
  'desk-overview',
  'desk-people',
  'desk-person',
  'desk-person-acts',
  'desk-person-items',
  'desk-person-words',
  'desk-person-orders',
  'desk-person-notes',
  'desk-person-history',
  'desk-person-clear',
  'desk-person-copy',
  'desk-person-mail',
  'desk-person-delete',
  'desk-reports',
  'desk-money',
  'desk-sums',
  'desk-books',
  'desk-campaigns',
  'desk-rules',
  'desk-new-rule',
  'desk-engines',
  'desk-site',
  'desk-look',
  'desk-settings',
  'desk-installation',
  'desk-audit',
  'desk-restrict',
  'desk-report',
  'desk-person-reports',
  'desk-reviews',
  'desk-classifier',
  'desk-signals',
  'desk-strikes',
  'desk-person-strikes',
] as const;

/** True when one of these was asked for, or everything. */
export const wantsDesk = wanted.length === 0 || states.some((name) => wanted.includes(name));

/** The operator's desk with people, orders and jobs on it. */
export async function deskShots(browser: Browser): Promise<void> {
  const engine = openMemoryImageEngine();
  const peer = await openClassifierPeer();
  const product = await startProduct({
    engine,
    settings: {
      ...{ ADMIN_EMAILS: 'boss.lovelace@loomlight.test', SIGNUP_BONUS_CREDITS: '50', SALE_HOLD_DAYS: '14' },
      ...{ CLASSIFIER: 'webhook', CLASSIFIER_URL: `${peer.address}/judge`, CLASSIFIER_KEY: 'a key of these screens' },
    },
  });
  const { address } = product;
  const boss = await signUp(address, 'Boss Lovelace');
  const people = [];
  for (const name of ['Ada Byron', 'Mira Lindqvist', 'Otto Brandt', 'Siobhán O’Brien', 'Yusuf Demir'])
    people.push(await signUp(address, name));
  const [ada] = people;
  if (!ada) throw new Error('nobody has signed up');
  for (const { token } of people) await payOrder(address, token, 'creator');
  const adaToken = await signInAt(address, ada);
  for (const text_prompt of ['A lighthouse on a cliff at sunset', 'A red fox in a snowy forest']) {
    const { body } = await callApi(address, contract.images.generate, { token: adaToken, body: { text_prompt } });
    await waitFor(text_prompt, async () => {
      const { body: image } = await callApi(address, contract.images.get, { token: adaToken, params: { id: body.id } });
      return image.status === 'completed';
    });
  }
  const adaId =
    (await callApi(address, desk.people, { token: boss.token })).body.people.find(({ email }) => email === ada.email)
      ?.id ?? '';

  const at = (path: string, seen: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await page.goto(`${address}/desk${path}`);
    await seen(page);
    await page.waitForTimeout(900);
  };
  for (const text of ['Asked by mail for her invoice of March.', 'Called back. '.repeat(30)])
    await callApi(address, desk.addNote, { token: boss.token, params: { id: adaId }, body: { text } });
  /** An act on somebody, with its reason and what it would do. */
  const onAda = (name: string, fill: (page: Page) => Promise<void> = async () => undefined) =>
    at(`/people/${adaId}`, async (page) => {
      await page.getByRole('button', { name: 'Act', exact: true }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await page.getByRole('dialog', { name }).waitFor();
      await fill(page);
      await page.getByRole('textbox', { name: 'Reason' }).fill('Asked for by letter of the third of May');
      await page.waitForTimeout(900);
    });
  const clearing = async (page: Page) => {
    await page.getByText('Replace the name').click();
    await page.getByRole('textbox', { name: 'Which law, or which clause' }).fill('§ 4 of the rules');
    await page.getByRole('textbox', { name: 'Facts' }).fill('The name is that of somebody else.');
  };
  const shots: Readonly<Record<(typeof states)[number], (page: Page) => Promise<void>>> = {
    'desk-overview': at('', (page) => page.getByText('the day before').first().waitFor()),
    'desk-people': at('/people', (page) => page.getByRole('table', { name: 'People' }).waitFor()),
    'desk-person': at(`/people/${adaId}`, (page) => page.getByRole('button', { name: 'Act', exact: true }).waitFor()),
    'desk-person-acts': at(`/people/${adaId}`, async (page) => {
      await page.getByRole('button', { name: 'Act', exact: true }).click();
      await page.getByRole('menu').waitFor();
    }),
    'desk-person-items': at(`/people/${adaId}?tab=items`, (page) =>
      page.getByRole('list', { name: 'Items' }).waitFor(),
    ),
    'desk-person-words': at(`/people/${adaId}?tab=items`, async (page) => {
      await page
        .getByRole('button', { name: /^Words of/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Reason' }).fill('Reported by phone');
      await page.getByRole('button', { name: 'Look at it' }).click();
      await page.getByText('red fox').waitFor();
    }),
    'desk-person-orders': at(`/people/${adaId}?tab=orders`, (page) =>
      page.getByRole('list', { name: 'Orders' }).waitFor(),
    ),
    'desk-person-notes': at(`/people/${adaId}?tab=notes`, (page) => page.getByText('Asked by mail').waitFor()),
    'desk-person-history': at(`/people/${adaId}?tab=history`, (page) =>
      page.getByRole('list', { name: 'Entries' }).waitFor(),
    ),
    'desk-person-clear': onAda('Clear the profile', clearing),
    'desk-person-copy': onAda('Copy of their data'),
    'desk-person-mail': onAda('Send reset mail'),
    'desk-person-delete': onAda('Delete the account'),
    'desk-reports': at('/reports', (page) => page.getByText('Nothing has been reported.').waitFor()),
    'desk-money': at('/money', (page) => page.getByRole('heading', { level: 1, name: 'Money' }).waitFor()),
    'desk-sums': at('/money?show=sums', (page) => page.getByRole('table', { name: 'Money by day' }).waitFor()),
    'desk-books': at('/money?show=books', async (page) => {
      await page.getByRole('button', { name: 'Check everything now' }).click();
      await page.waitForTimeout(1_500);
    }),
    'desk-campaigns': at('/money?show=campaigns', async (page) => {
      await page.getByRole('button', { name: 'New campaign' }).click();
      await page.getByRole('dialog', { name: 'New campaign' }).waitFor();
    }),
    'desk-rules': at('/rules', (page) => page.getByRole('button', { name: 'New rule' }).waitFor()),
    'desk-new-rule': at('/rules', async (page) => {
      await page.getByRole('button', { name: 'New rule' }).click();
      const sheet = page.getByRole('dialog', { name: 'New rule' });
      await sheet.getByRole('textbox', { name: 'Word or phrase' }).fill('snow');
      await sheet.getByRole('checkbox', { name: 'Also every word that begins so' }).check();
      await sheet.getByRole('button', { name: 'Try it' }).click();
      await sheet.getByRole('list', { name: 'The newest of them' }).waitFor();
    }),
    'desk-classifier': at('/rules?show=classifier', async (page) => {
      await page.getByRole('textbox', { name: 'Text' }).fill('A grendel in the rain');
      await page.getByRole('button', { name: 'Try it' }).click();
      await page.getByRole('list', { name: 'Rules that it meets' }).waitFor();
    }),
    'desk-engines': at('/engines', (page) => page.getByRole('heading', { level: 1 }).waitFor()),
    'desk-site': at('/site', (page) => page.getByRole('button', { name: 'New banner' }).waitFor()),
    'desk-look': at('/site?show=look', async (page) => {
      await page.getByRole('textbox', { name: 'Colour' }).fill('#1f6feb');
      await page.getByRole('list', { name: 'How it looks' }).waitFor();
    }),
    'desk-settings': at('/site?show=settings', (page) =>
      page.getByRole('textbox', { name: 'Addresses for alarms' }).fill('ops@loomlight.test\npager@loomlight.test'),
    ),
    'desk-installation': at('/site?show=installation', (page) =>
      page.getByRole('region', { name: 'Set here' }).waitFor(),
    ),
    'desk-audit': at('/audit', (page) => page.getByRole('heading', { level: 1 }).waitFor()),
    'desk-restrict': at('/reports', async (page) => {
      await page.getByRole('button', { name: 'Restrict an item' }).click();
      await page.getByRole('textbox', { name: 'Address of the item' }).fill('https://elsewhere.test/generate/x');
    }),
    'desk-report': at('/reports', async (page) => {
      await page.getByRole('link', { name: 'Safety of minors' }).click();
      await page.getByRole('button', { name: 'Export for the authority' }).waitFor();
    }),
    'desk-person-reports': at(`/people/${adaId}?tab=reports`, (page) =>
      page.getByRole('list', { name: 'Reports' }).waitFor(),
    ),
    'desk-reviews': at('/rules?show=reviews', (page) => page.getByRole('list', { name: 'Objections' }).waitFor()),
    'desk-signals': at('/money?show=signals', async (page) => {
      await page.getByRole('button', { name: /^Look at/ }).click();
      await page.getByRole('list', { name: 'Income that waits' }).waitFor();
    }),
    'desk-strikes': at('/rules?show=strikes', (page) => page.getByRole('list', { name: 'Strikes' }).waitFor()),
    'desk-person-strikes': at(`/people/${adaId}`, (page) => page.getByText('is proposed.').waitFor()),
  };
  for (const name of states) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (name === 'desk-strikes') await countStrikes(address, { boss, ownerId: adaId });
    // After the others, which show a desk where nothing was reported.
    if (name === 'desk-report')
      await reportAndObject(address, {
        owner: adaToken,
        ownerId: adaId,
        reporter: people[1]?.token ?? '',
        boss: boss.token,
      });
    // After all others, which show payments that nobody has asked back.
    if (name === 'desk-signals')
      await reverseSales(address, { seller: adaToken, buyers: people.slice(1), looker: boss.token });
    await takeAll(browser, address, { name, as: 'guest', take: shots[name] }, boss);
    console.log(name);
  }
  await product.stop();
  await peer.close();
}

/** A report about what somebody has made, and a refused prompt that they call a mistake. */
async function reportAndObject(
  address: string,
  who: { readonly owner: string; readonly ownerId: string; readonly reporter: string; readonly boss: string },
): Promise<void> {
  const { items } = (await callApi(address, desk.personItems, { token: who.boss, params: { id: who.ownerId } })).body;
  await callApi(address, reports.send, {
    token: who.reporter,
    body: {
      ...{ category: 'minor_safety', addresses: items.map(({ id }) => itemPagePath({ contentType: 'image', id })) },
      ...{ explanation: 'This is about somebody who is not of age.', capacity: 'somebody_else', good_faith: true },
    },
  });
  await callApi(address, desk.confirm, { token: who.boss, body: { password: goodPassword } });
  const rule = {
    pattern: 'grendel',
    action: 'refuse',
    explanation: 'No monsters of old poems.',
    category: 'hate_violence',
    note: 'Asked for by the school of the town. See case 12.',
    reason: 'By law',
  } as const;
  const shown = await fetch(`${address}${apiBase}${desk.addRule.path}?preview=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.boss}` },
    body: JSON.stringify(rule),
  });
  // Every act answers its preview with its plan.
  const { plan } = (await shown.json()) as { readonly plan: string };
  await callApi(address, desk.addRule, { token: who.boss, body: { ...rule, plan } });
  await waitFor('the rule', async () => {
    const refused = await callApi(address, contract.images.generate, {
      token: who.owner,
      body: { text_prompt: 'A grendel in the rain' },
    });
    // What is refused is answered with an error.
    const { details } = refused.body as { readonly details?: readonly { path: string; message: string }[] };
    const id = details?.find(({ path }) => path === 'refusal_id')?.message;
    if (id === undefined) return false;
    await callApi(address, refusals.object, {
      token: who.owner,
      params: { id },
      body: { prompt: 'A grendel in the rain' },
    });
    return true;
  });
}

/** Hides what somebody has made, and counts a strike with each. */
async function countStrikes(
  address: string,
  who: { readonly boss: { readonly token: string; readonly password: string }; readonly ownerId: string },
): Promise<void> {
  const { token, password } = who.boss;
  await callApi(address, desk.confirm, { token, body: { password } });
  const { items } = (await callApi(address, desk.personItems, { token, params: { id: who.ownerId } })).body;
  for (const { id } of items) {
    const grounds = { ground: 'terms', ground_ref: '§ 4 of the rules', facts: 'It shows a person.' } as const;
    const body = { action: 'hide', strike: true, reason: 'Looked at it', ...grounds } as const;
    const sent = { token, params: { id }, query: { preview: 'true' }, body };
    const { plan } = (await callApi(address, desk.restrictItem, sent)).body as { readonly plan: string };
    await callApi(address, desk.restrictItem, { token, params: { id }, body: { ...body, plan } });
  }
}
