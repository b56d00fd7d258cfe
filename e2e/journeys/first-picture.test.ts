import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrive, desktop, newestLink, newPerson, phone } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();
const words = 'Northern lights over a frozen fjord, stars in still water';

/** A hand that counts what it does. */
function openHand() {
  const done = { clicks: 0, fields: 0 };
  return {
    done,
    click: async (what: Locator) => {
      done.clicks += 1;
      await what.click();
    },
    fill: async (what: Locator, text: string) => {
      done.fields += 1;
      await what.fill(text);
    },
  };
}

/** From the words to the form of an account. */
async function goToSignUp(page: Page, hand: ReturnType<typeof openHand>) {
  await page.goto(stage.product.address);
  // A page that was drawn by the server does not hear a click yet.
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'Prompt' }).fill(words);
  await page.getByRole('combobox', { name: 'Style' }).click();
  await page.getByRole('option', { name: 'Cinematic' }).click();
  await hand.click(page.getByRole('button', { name: 'Generate Image' }));
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Create Account' }));
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByText(words).waitFor();
  await form.getByText('They are made as soon as you have confirmed your address.').waitFor();
  return form;
}

/** The link of the mail that is on its way, after what the specification demands of a sign-up, and nothing besides. */
async function signUpFromWords(page: Page, hand: ReturnType<typeof openHand>, name: string) {
  const person = newPerson(name);
  const form = await goToSignUp(page, hand);
  await hand.fill(form.getByRole('textbox', { name: 'Email' }), person.email);
  await hand.fill(form.getByLabel('Password', { exact: true }), person.password);
  await hand.fill(form.getByLabel('Confirm password'), person.password);
  expect(await form.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe(name);
  await hand.click(form.getByRole('checkbox', { name: /I agree to the terms/ }));
  await hand.click(form.getByRole('button', { name: 'Create Account' }));
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  return newestLink(page, stage.product.address, person.email);
}

/** The same with an address alone. */
async function askForLinkFromWords(page: Page, hand: ReturnType<typeof openHand>, name: string) {
  const { email } = newPerson(name);
  const form = await goToSignUp(page, hand);
  await hand.fill(form.getByRole('textbox', { name: 'Email' }), email);
  await hand.click(form.getByRole('button', { name: 'Mail me a link instead' }));
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  return newestLink(page, stage.product.address, email);
}

/** In another browser than the one that registered: nothing begins that nobody has pressed there. */
async function makeWhatWaited(page: Page, hand: ReturnType<typeof openHand>, name: string) {
  await page.getByRole('heading', { name: `You are in, ${name}` }).waitFor();
  await page.getByText('50 credits').first().waitFor();
  const waits = page.getByRole('region', { name: 'Your words waited' });
  await waits.getByText(words).waitFor();
  await waits.getByText('Cinematic').waitFor();
  await hand.click(waits.getByRole('button', { name: 'Generate Image' }));
  await page.getByRole('heading', { name: 'Generated Images' }).waitFor();
  await page.getByRole('link', { name: 'Credits: 48' }).or(page.getByText('48').first()).first().waitFor();
}

/** Mails open in a tab of their own. */
async function findPictureBehind(link: string, context: BrowserContext) {
  const tab = await context.newPage();
  await tab.goto(link);
  // It was asked for before the sign-up: no press is needed.
  await tab.waitForURL(/\/generate\/[0-9a-f-]{36}$/);
  await tab.getByRole('heading', { name: 'Generated Images' }).waitFor();
  await tab.getByRole('link', { name: 'Credits: 48' }).or(tab.getByText('48').first()).first().waitFor();
  return tab;
}

it('a stranger who has written words and pressed Generate has the first picture after three clicks, one field and the link of a mail [PEOPLE-52]', async () => {
  const { context, page, complaints } = await arrive(stage.browser, { viewport: phone });
  const hand = openHand();
  const link = await askForLinkFromWords(page, hand, 'Ines Moreau');
  await findPictureBehind(link, context);
  // One for the wish, one in the dialog that guests get, one for the link.
  expect(hand.done).toEqual({ clicks: 3, fields: 1 });
  expect(complaints).toEqual([]);
});

it('with a password it is four clicks and three fields [PEOPLE-21]', { tags: 'slow' }, async () => {
  const { context, page, complaints } = await arrive(stage.browser, { viewport: desktop });
  const hand = openHand();
  const link = await signUpFromWords(page, hand, 'Mira Lindqvist');
  const tab = await findPictureBehind(link, context);
  // One for the wish, one in the dialog that guests get, one for the terms, one for the account: the specification wants each of them.
  expect(hand.done).toEqual({ clicks: 4, fields: 3 });
  await tab.goto(link);
  await tab.getByRole('heading', { name: 'You were already in' }).waitFor();
  expect(complaints).toEqual([]);
});

it('the link opened on a phone brings the words along, with two presses more [PEOPLE-21]', async () => {
  const { page } = await arrive(stage.browser);
  const hand = openHand();
  const link = await signUpFromWords(page, hand, 'Noor Haddad');
  const other = await arrive(stage.browser, { viewport: phone });
  await other.page.goto(link);
  await other.page.getByText('Your email has been successfully verified!').waitFor();
  await hand.click(other.page.getByRole('button', { name: 'Sign In' }));
  await makeWhatWaited(other.page, hand, 'Noor Haddad');
  expect(hand.done).toEqual({ clicks: 6, fields: 3 });
  const stranger = await arrive(stage.browser);
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { name: 'This link was used' }).waitFor();
  expect([...other.complaints, ...stranger.complaints]).toEqual([]);
});
