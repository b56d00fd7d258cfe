// @module-tag slow
import { contract } from '@loomlight/contract';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({
  engine: openMemoryImageEngine(),
  settings: { ADMIN_EMAILS: 'boss.lovelace@loomlight.test,second.holm@loomlight.test' },
}));
type Person = Awaited<ReturnType<typeof signUp>> & { readonly name: string };
let boss: Person;
let second: Person;
let mira: Person;
let id: string;
beforeAll(async () => {
  const { address } = stage.product;
  const person = async (name: string): Promise<Person> => ({ name, ...(await signUp(address, name)) });
  [boss, second, mira] = [await person('Boss Lovelace'), await person('Second Holm'), await person('Mira Maker')];
  const { body } = await callApi(address, contract.images.generate, {
    ...{ token: mira.token, body: { text_prompt: 'A portrait of a stranger', size: '512x512' } },
  });
  ({ id } = body);
  await waitFor('the piece', isShown);
});

const isShown = async () =>
  (await callApi(stage.product.address, contract.images.get, { params: { id } })).status === 200;

/** The link of the newest mail to somebody that leads below this path. */
async function linkFor(page: Page, to: string, path: string): Promise<string> {
  return waitFor(`a mail with ${path}`, async () => {
    const mails = await (await page.request.get(`${stage.product.address}/dev/mailbox.json`)).json();
    const texts = (mails as { to: string; text: string }[]).filter((mail) => mail.to === to).map(({ text }) => text);
    return new RegExp(`http\\S+${path}\\S+`).exec(texts.join('\n'))?.[0];
  });
}

async function write(page: Page, title: string, reason: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await sheet.getByRole('button', { name: 'Write it' }).click();
  await sheet.waitFor({ state: 'hidden' });
}

it('a piece is reported, removed, appealed and given back, each by its own person in the browser [DESK-1, DESK-2, DESK-18, DESK-20, DESK-22]', async () => {
  const { address } = stage.product;
  const guest = await arrive(stage.browser);
  await guest.page.goto(`${address}/?image=${id}`);

  // Report thanks and tells nobody; the look is counted meanwhile, and rows that come into sight with its button are read.
  const asked: string[] = [];
  guest.page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await guest.page.getByRole('button', { name: 'Report', exact: true }).click();
  await guest.page.getByText('Report submitted. Thank you for helping keep our community safe.').waitFor();
  expect(asked.filter((request) => !/^GET |\/view$/.test(request) || request.includes('report'))).toEqual([]);

  await guest.page.getByRole('link', { name: 'Report a legal problem' }).first().click();
  const addresses = guest.page.getByRole('textbox', { name: 'Addresses' });
  await expect.poll(() => addresses.inputValue()).toContain(`/generate/${id}`);
  await guest.page.getByRole('radio', { name: /^Personal data/ }).check();
  await guest.page
    .getByRole('textbox', { name: 'What is wrong, and why' })
    .fill('This is my face, and nobody asked me.');
  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Rob Reporter');
  await guest.page.getByRole('textbox', { name: 'Your email' }).fill('rob@elsewhere.test');
  await guest.page.getByRole('radio', { name: 'the person concerned' }).check();
  await guest.page.getByRole('checkbox', { name: /good faith/ }).check();
  await guest.page.getByRole('button', { name: 'Send report' }).click();
  await guest.page.getByRole('heading', { name: /^We have received your report R-/ }).waitFor();

  const desk = await arrive(stage.browser);
  await signIn(desk.page, address, boss);
  await desk.page.goto(`${address}/desk/reports`);
  await desk.page.getByRole('link', { name: 'Personal data' }).click();
  await desk.page.getByText('This is my face').waitFor();
  await desk.page.getByRole('button', { name: 'Decide', exact: true }).click();
  const sheet = desk.page.getByRole('dialog', { name: 'Decide' });
  await sheet.getByLabel('What happens to the item').selectOption('remove');
  await sheet.getByRole('textbox', { name: 'Which law, or which clause' }).fill('Article 17 of the regulation');
  await sheet.getByRole('textbox', { name: 'Facts', exact: true }).fill('It shows somebody who did not agree.');
  await write(desk.page, 'Decide', 'She is right about it');
  expect(await isShown()).toBe(false);

  await guest.page.goto(await linkFor(guest.page, 'rob@elsewhere.test', '/report/R-'));
  await guest.page
    .getByText(/removed/i)
    .first()
    .waitFor();
  expect(new URL(guest.page.url()).search).toBe('');

  // Whom it concerns reads why, on a phone, and appeals.
  const owner = await arrive(stage.browser, { viewport: phone, colorScheme: 'light' });
  await signIn(owner.page, address, mira);
  await owner.page.goto(`${address}/generate/${id}`);
  await owner.page.getByText('Removed by this site').first().waitFor();
  await owner.page.goto(await linkFor(owner.page, mira.email, '/statement/'));
  await owner.page.getByText('It shows somebody who did not agree.').waitFor();
  expect(await owner.page.getByText(/Rob|elsewhere|my face/).count()).toBe(0);
  expect(await problems(owner.page)).toEqual([]);
  expect(await sidewaysPx(owner.page)).toBe(0);
  await owner.page.getByRole('textbox', { name: 'Why it is wrong' }).fill('I painted it without anybody in mind.');
  await owner.page.getByRole('button', { name: 'Send the appeal' }).click();
  await owner.page.getByText('Your appeal is being looked at.').waitFor();

  // Not by who has decided; by somebody else everything is as it was.
  const appealTo = async (page: Page): Promise<void> => {
    await page.goto(`${address}/desk/reports?show=appeals`);
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await page.getByRole('dialog', { name: 'Decide the appeal' }).getByLabel('Outcome').selectOption('reversed');
    await page.getByRole('textbox', { name: 'Answer' }).fill('It is nobody that one could name.');
  };
  await appealTo(desk.page);
  await desk.page.getByRole('textbox', { name: 'Reason' }).fill('I have changed my mind');
  await desk.page.getByText('Another administrator has to decide this.').first().waitFor();
  const another = await arrive(stage.browser);
  await signIn(another.page, address, second);
  await appealTo(another.page);
  await write(another.page, 'Decide the appeal', 'No likeness to be seen');
  expect(await isShown()).toBe(true);
  await owner.page.reload();
  await owner.page.getByText('It is nobody that one could name.').waitFor();
  for (const { complaints } of [guest, desk, owner, another]) expect(complaints).toEqual([]);
});
