import { readFileSync } from 'node:fs';
import { contract } from '@loomlight/contract';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { rawZip } from '../../server/src/testing/raw-zip.ts';
import { readZip } from '../../server/src/testing/read-zip.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, screens, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine() }));

/** A person with finished public images of these words. */
async function maker(name: string, words: readonly string[]) {
  const { address } = stage.product;
  const account = await signUp(address, name);
  for (const text_prompt of words)
    await callApi(address, contract.images.generate, {
      token: account.token,
      body: { text_prompt, size: '512x512', style: 'anime' },
    });
  await waitFor('the images', async () => {
    const { body } = await callApi(address, contract.profiles.content, { params: { username: name } });
    return body.images.length === words.length;
  });
  return { name, ...account };
}

/** Nobody is hindered, and nothing moves sideways. */
async function fits(page: Page) {
  expect([await problems(page), await sidewaysPx(page)]).toEqual([[], 0]);
}

it.each(screens)(
  'on a %s in the %s theme one follows somebody, looks on from what they have made, blocks them and takes it back',
  { tags: 'slow' },
  async (device, colorScheme, viewport) => {
    const { address } = stage.product;
    const [mira, olga, teo] = [
      await maker(`Mira ${device} ${colorScheme}`, ['A paper lantern at dusk', 'A paper lantern in rain']),
      await maker(`Olga ${device} ${colorScheme}`, ['A paper lantern on a river']),
      await maker(`Teo ${device} ${colorScheme}`, []),
    ];
    const { page, complaints } = await arrive(stage.browser, { viewport, colorScheme });
    await signIn(page, address, teo);
    const profile = `${address}/dashboard/${encodeURIComponent(mira.name)}`;
    await page.goto(profile);
    await page.getByRole('button', { name: `Follow ${mira.name}` }).click();
    await page.getByRole('button', { name: `Following ${mira.name}` }).waitFor();

    // What they make is what one sees among Following, and of nobody else.
    const wall = page.getByRole('region', { name: 'Created by the community' });
    const byMira = wall.getByRole('link', { name: `Image by ${mira.name}` });
    const following = async () => {
      await page.goto(address);
      await page.getByRole('radio', { name: 'Following' }).click();
    };
    await following();
    await byMira.nth(1).waitFor();
    expect(await wall.getByRole('link', { name: `Image by ${olga.name}` }).count()).toBe(0);

    // From an open one the way leads to what else there is of them, and to what is like it.
    await byMira.first().click();
    const open = page.getByRole('dialog', { name: 'Image details' });
    await open
      .getByText(/A paper lantern/)
      .first()
      .waitFor();
    const way = (row: string, name: string) =>
      open.getByRole('region', { name: row }).getByRole('link', { name: `A picture by ${name}` });
    // They are asked for when they come into sight: on a phone that is further down.
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, viewport.height);
        return way(`More by ${mira.name}`, mira.name).count();
      })
      .toBe(1);
    await way('Related', olga.name).first().waitFor();
    await fits(page);
    await way('Related', olga.name).first().click();
    await page.waitForURL(/\/generate\//);
    await page.getByText('A paper lantern on a river').first().waitFor();

    await page.goto(profile);
    await page.getByRole('button', { name: `More about ${mira.name}` }).click();
    await page.getByRole('menuitem', { name: `Block ${mira.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await page.getByText('You have blocked this person').waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    await fits(page);
    await following();
    await page.getByRole('radio', { name: 'Following', checked: true }).waitFor();
    await expect.poll(() => byMira.count()).toBe(0);

    await page.goto(`${address}/settings`);
    await page.getByRole('button', { name: `Unblock ${mira.name}` }).click();
    await page.getByText('Nobody is blocked.').waitFor();
    await page.goto(profile);
    await page.getByRole('button', { name: `Follow ${mira.name}` }).waitFor();
    await page.getByRole('article').nth(1).waitFor();
    expect(complaints).toEqual([]);
  },
);

it.each(screens)(
  'on a %s in the %s theme one brings an export along, finds a piece of it in the own library, and pins it to the profile',
  { tags: 'slow' },
  async (device, colorScheme, viewport) => {
    const { address } = stage.product;
    const [ada, ben] = [
      await maker(`Ada ${device} ${colorScheme}`, ['A heron among reeds', 'A fox in the snow', 'A harbour at night']),
      await maker(`Ben ${device} ${colorScheme}`, []),
    ];
    const leaving = await arrive(stage.browser, { viewport, colorScheme });
    await signIn(leaving.page, address, ada);
    await leaving.page.goto(`${address}/settings`);
    const [download] = await Promise.all([
      leaving.page.waitForEvent('download'),
      leaving.page.getByRole('button', { name: 'Download everything (ZIP)' }).click(),
    ]);
    await leaving.page.getByText('Your copy has been downloaded.').waitFor();
    const buffer = aged(readFileSync(await download.path()), 'A heron among reeds');
    await leaving.context.close();

    const { page, complaints } = await arrive(stage.browser, { viewport, colorScheme });
    await signIn(page, address, ben);
    await page.goto(`${address}/settings`);
    await page
      .getByLabel('Archive to import')
      .setInputFiles({ name: 'loomlight.zip', mimeType: 'application/zip', buffer });
    await page.getByText('loomlight.zip was imported.').waitFor();
    await fits(page);

    await page.goto(`${address}/dashboard`);
    const cards = page.getByRole('article');
    const library = page.getByRole('search', { name: 'Own library' });
    await cards.nth(2).waitFor();
    await library.getByRole('searchbox', { name: 'Search in your prompts' }).fill('snow');
    await expect.poll(() => cards.count()).toBe(1);
    await library.getByRole('button', { name: 'Take off “snow”' }).click();
    await expect.poll(() => cards.count()).toBe(3);
    const choose = async (list: string, option: string) => {
      await library.getByRole('combobox', { name: list }).click();
      await page.getByRole('option', { name: option }).click();
    };
    // Everything is private until its owner publishes it.
    await choose('Show', 'Public');
    await expect.poll(() => cards.count()).toBe(0);
    await choose('Show', 'Private');
    await cards.nth(2).waitFor();
    await choose('Begin with', 'March 2025');
    await expect.poll(() => cards.count()).toBe(1);
    await fits(page);
    await library.getByRole('button', { name: 'Clear' }).click();
    await cards.nth(2).waitFor();

    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const bar = page.getByRole('toolbar', { name: 'Selected creations' });
    const fox = page.getByRole('checkbox', { name: 'Select A fox in the snow' });
    await fox.check();
    await bar.getByRole('button', { name: 'Make public' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make public' }).click();
    await page.getByText('1 creation made public.').waitFor();
    await fox.check();
    await bar.getByRole('button', { name: 'Pin' }).click();
    await page.getByText('1 creation pinned to your profile.').waitFor();
    const guest = await arrive(stage.browser, { viewport, colorScheme });
    await guest.page.goto(`${address}/dashboard/${encodeURIComponent(ben.name)}`);
    await guest.page.getByRole('region', { name: 'Pinned' }).getByRole('link').first().waitFor();
    await fits(guest.page);

    // Whoever does not know further finds the answers below every page.
    await guest.page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    const field = guest.page.getByRole('searchbox', { name: 'Find an answer' });
    await field.waitFor();
    const answers = guest.page.getByRole('heading', { level: 3 });
    const all = await answers.count();
    await fits(guest.page);
    await field.fill('trash');
    await expect.poll(() => answers.count()).toBeLessThan(all);
    expect(await answers.count()).toBeGreaterThan(0);
    await field.fill('trash zeppelin');
    await guest.page.getByText('No answer has “trash zeppelin”').waitFor();
    await field.press('Escape');
    await expect.poll(() => answers.count()).toBe(all);
    expect([...complaints, ...leaving.complaints, ...guest.complaints]).toEqual([]);
  },
);

/** The same archive, in which one item was made in March 2025: a library of one month offers none to begin with. */
function aged(archive: Buffer, prompt: string): Buffer {
  const files = [...readZip(archive)].map(([name, bytes]) => ({ name, bytes }));
  return rawZip(
    files.map(({ name, bytes }) => {
      if (name !== 'archive.jsonl') return { name, bytes };
      const lines = bytes.toString().trimEnd().split('\n');
      const changed = lines.map((line) =>
        line.includes(prompt) ? line.replace(/"created_at":"[^"]*"/, '"created_at":"2025-03-05T12:00:00.000Z"') : line,
      );
      return { name, bytes: Buffer.from(`${changed.join('\n')}\n`) };
    }),
  );
}
