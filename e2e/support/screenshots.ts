import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@loomlight/contract';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { callApi } from '../../server/src/testing/http-client.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { arrive, desktop, phone } from './person.ts';

/** A folder for whole pictures as PNG, to judge them by; none for those of the documents. */
const judged = process.env.SCREENS_DIR;
const folder = judged ?? join(import.meta.dirname, '..', '..', 'docs', 'screens');
/** The names that were asked for; all of them when there are none. */
export const wanted: readonly string[] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

/** One screen and the way to it. */
export interface Shot {
  readonly name: string;
  readonly as: 'guest' | 'mira' | 'poor';
  /** Brings the page to the state that is shown; `base` is where the product is. */
  readonly take: (page: Page, base: string, isPhone: boolean) => Promise<void>;
}

/** Waits until the wall of images stands and its images are drawn. */
export async function images(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Created by the community' }).locator('img').first().waitFor();
  await page.waitForTimeout(1_200);
}

/** Waits until the demo gallery hangs. */
export async function demoPainted(address: string): Promise<void> {
  await waitFor(
    'the demo gallery',
    async () => {
      const answer = await callApi(address, contract.gallery.publicImages);
      return (answer.body.images?.length ?? 0) >= 20;
    },
    600_000,
  );
}

/** Takes a screen at both sizes and in both themes. */
export async function takeAll(
  browser: Browser,
  base: string,
  shot: Shot,
  person: { email: string; password: string } | undefined,
): Promise<void> {
  for (const [device, viewport] of [
    ['desktop', desktop],
    ['phone', phone],
  ] as const)
    for (const theme of ['dark', 'light'] as const) {
      const visitor = await arrive(browser, { viewport, colorScheme: theme });
      if (person) await signInBrowser(visitor.page, base, person);
      try {
        await shot.take(visitor.page, base, device === 'phone');
      } catch (error) {
        console.error(`${shot.name} ${device} ${theme}: ${error instanceof Error ? error.message.split('\n')[0] : ''}`);
      }
      const png = await visitor.page.screenshot();
      if (judged) await sharp(png).toFile(join(folder, `${shot.name}-${device}-${theme}.png`));
      else
        await sharp(png)
          .resize({ width: device === 'desktop' ? 1080 : 390 })
          .webp({ quality: 72 })
          .toFile(join(folder, `${shot.name}-${device}-${theme}.webp`));
      for (const complaint of visitor.complaints) console.error(`${shot.name} ${device} ${theme}: ${complaint}`);
      await visitor.context.close();
    }
}

async function signInBrowser(page: Page, base: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(`${base}/auth`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`${base}/`);
}
