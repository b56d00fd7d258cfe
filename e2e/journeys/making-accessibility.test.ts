// @module-tag slow

import { contract } from '@loomlight/contract';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { openMemoryImageEngine, paintFlat } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signInAt } from '../../server/src/testing/http-client.ts';
import type { ImageEngine } from '../../server/src/ports/image-engine.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, createAccount, newPerson, screens } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const waiting: (() => void)[] = [];
/** Paints all but a violin, and says so; words that ask for patience are painted when they are let go. */
const engine: ImageEngine = {
  ...openMemoryImageEngine(async (request) => {
    request.onProgress(0.4, 'Painting the water');
    if (request.words.includes('forbidden')) return { kind: 'refused', reason: 'The engine does not paint this.' };
    if (request.words.includes('patience')) await new Promise<void>((resolve) => waiting.push(resolve));
    return paintFlat(request);
  }),
  hears: async (words) => {
    const misses = words.includes('violin');
    return {
      verdict: misses ? 'little' : 'all',
      drawn: ['forest', 'dawn'],
      notDrawn: misses ? ['violin'] : [],
      ignored: ['masterpiece'],
    };
  },
};
const stage = openStage(() => ({ engine, settings: { SIGNUP_BONUS_CREDITS: '200' } }));
// A picture that is being painted holds one of the engine's places; the next person needs them all.
afterEach(() => {
  for (const release of waiting.splice(0)) release();
});

it.each(screens)(
  'nothing on the way from words to pictures hinders anybody, on a %s in the %s theme [PEOPLE-20]',
  async (device, colorScheme, viewport) => {
    const { address } = stage.product;
    const { page, complaints } = await arrive(stage.browser, { viewport, colorScheme });
    /** What hinders on this screen, by the name of the screen, so that a finding says where it is. */
    const look = async (screen: string): Promise<void> => {
      expect.soft([screen, ...(await problems(page)), await sidewaysPx(page)]).toEqual([screen, 0]);
    };
    const person = newPerson(`Ada ${device} ${colorScheme}`);
    const prompt = page.getByRole('textbox', { name: 'Prompt' }).first();

    const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#88a' } })
      .png()
      .toBuffer();
    await page.goto(`${address}/verify`);
    await page.getByRole('heading', { name: 'Check a file' }).waitFor();
    await look('/verify');
    await page.getByLabel('File to check').setInputFiles({
      name: `${'a-very-long-name-'.repeat(8)}.png`,
      mimeType: 'image/png',
      buffer: file,
    });
    await page.getByRole('button', { name: 'Choose another file' }).waitFor();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await look('/verify with a verdict');
    await page.goto(`${address}/help`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('/help');

    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await look('home of a guest');
    await prompt.fill('A violin in a forest at dawn');
    await createAccount(page, address, person);
    await page.getByRole('region', { name: 'Your words waited' }).waitFor();
    await look('welcome, with words that waited');

    await page.goto(address);
    const heard = page.getByRole('group', { name: 'What the engine hears' });
    await heard.getByText('violin', { exact: true }).waitFor();
    await look('heard words');
    await page.getByRole('combobox', { name: 'Style' }).click();
    await page.getByRole('listbox', { name: 'Style' }).waitFor();
    await look('style gallery');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Image size' }).click();
    await page.getByRole('listbox', { name: 'Image size' }).waitFor();
    await look('size gallery');
    await page.keyboard.press('Escape');

    await page.getByRole('radio', { name: '4', exact: true }).click();
    await page.getByRole('button', { name: 'Generate Image' }).first().click();
    await page.getByRole('toolbar', { name: /^Work on image/ }).waitFor();
    await page.getByRole('note', { name: 'What was not painted' }).waitFor();
    await look('result of a batch, with the honest note');

    await page.goto(address);
    await page.getByRole('button', { name: 'History' }).first().click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('option').first().waitFor();
    await look('prompt history');
    await page.keyboard.press('Escape');
    await history.waitFor({ state: 'hidden' });

    await page.goto(`${address}/statistics`);
    await page.getByRole('button', { name: 'Jobs' }).waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    // The keys come after the page.
    for (let press = 0; press < 5 && (await palette.count()) === 0; press += 1) {
      await page.keyboard.press('Control+k');
      await palette.waitFor({ timeout: 5_000 }).catch(() => undefined);
    }
    await palette.getByRole('combobox').fill('forest');
    await palette
      .getByRole('option', { name: /A violin in a forest/ })
      .first()
      .waitFor();
    await look('palette');
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'hidden' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await look('shortcut sheet');
    await page.keyboard.press('Escape');

    const token = await signInAt(address, person);
    const { body: refused } = await callApi(address, contract.images.generate, {
      token,
      body: { text_prompt: 'A forbidden heron', size: '512x512' },
    });
    await page.goto(`${address}/generate/${refused.id}`);
    await page.getByText('The engine does not paint this.').first().waitFor();
    await look('a result that failed');

    await callApi(address, contract.images.generate, {
      token,
      body: { text_prompt: 'A heron with patience', size: '512x512' },
    });
    await waitFor('the engine at work', async () => waiting.length > 0);
    await page.goto(`${address}/statistics`);
    await page.getByRole('button', { name: /^Jobs, \d running/ }).click();
    await page.getByRole('dialog', { name: 'Jobs' }).getByText('A heron with patience').waitFor();
    await look('jobs with work that runs');
    await page.keyboard.press('Escape');
    // The panel of jobs is fetched behind the page; without a network it would not come.
    const panelCode = page.waitForResponse(/jobs-panel/);
    await page.goto(address);
    await panelCode;
    await prompt.fill('A heron without a network');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Generate Image' }).first().click();
    await page.getByRole('button', { name: /^Jobs, / }).click();
    await page.getByRole('dialog', { name: 'Jobs' }).getByText('A heron without a network').waitFor();
    await look('jobs with a start that waits for a network');
    expect(complaints).toEqual([]);
  },
);
