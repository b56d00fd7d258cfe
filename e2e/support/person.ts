import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { isLong, isSlow } from '../../server/src/testing/long.ts';
import { findChromium, launchArguments } from '../browser.ts';

/** What a journey does has to happen within this time. */
const patienceMs = 150_000;

export const desktop = { width: 1440, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;

/**
 * The screens and themes that pages are judged on: the smallest on every change, each size and each theme once in the slow proofs
 * (`npm test -- --slow`), all four pairs in the long ones, as a page takes axe a second or more.
 */
export const screens = [
  ['phone', 'light', phone],
  ...(isSlow ? ([['desktop', 'dark', desktop]] as const) : []),
  ...(isLong
    ? ([
        ['desktop', 'light', desktop],
        ['phone', 'dark', phone],
      ] as const)
    : []),
] as const;

/** Opens the browser of the journeys, with these arguments besides. */
export async function openBrowser(besides: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('No browser was found.');
  return chromium.launch({ executablePath, args: [...launchArguments, ...besides] });
}

/** A person with a browser profile of their own. Whatever the page complains about ends up in `complaints`. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}

export async function arrive(
  browser: Browser,
  options: { readonly viewport?: { width: number; height: number }; readonly colorScheme?: 'dark' | 'light' } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: options.viewport ?? desktop,
    colorScheme: options.colorScheme ?? 'dark',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The browser reports every 4xx by itself; refusals are part of the journeys.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  return { context, page, complaints };
}

/**
 * A page that was drawn for guests is the app's: what was pressed in it before is lost (decision 32), and a person is not as fast as a journey.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
}

export interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let counter = 0;
/** A name and an address that nobody else in this run has. */
export function newPerson(name: string): NewPerson {
  counter += 1;
  return {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}.${counter}@loomlight.test`,
    password: 'Secret-pass-1',
  };
}

/** Fills in the form, opens the newest mail on the mailbox page, and follows its link, which signs in. */
export async function createAccount(page: Page, address: string, person: NewPerson): Promise<void> {
  await page.goto(`${address}/auth`);
  await page
    .getByRole('button', { name: 'Create an account' })
    .or(page.getByRole('link', { name: 'Create an account' }))
    .click();
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByRole('textbox', { name: 'Full name' }).fill(person.name);
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  const link = await newestLink(page, address, person.email);
  await page.goto(link);
  await page.getByRole('heading', { name: `You are in, ${person.name}` }).waitFor();
}

/** Goes to the card and signs in, unless the link of the mail has; ends on the home page. */
export async function signIn(page: Page, address: string, person: NewPerson): Promise<void> {
  await page.goto(`${address}/auth`);
  if (await page.evaluate(() => localStorage.getItem('loomlight:auth-token') !== null)) {
    await page.waitForURL(`${address}/`);
    return;
  }
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Login successful! Redirecting to home...').waitFor();
  await page.waitForURL(`${address}/`);
}

/** The link of the newest mail to this address, as the mailbox lists it. */
export async function newestLink(page: Page, address: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await page.request.get(`${address}/dev/mailbox.json`);
    const mails = (await response.json()) as { to: string; text: string }[];
    const link = /(http\S+verify-email\?token=\S+)/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[1];
    if (link) return link;
    await page.waitForTimeout(100);
  }
  throw new Error('The mail never came.');
}
