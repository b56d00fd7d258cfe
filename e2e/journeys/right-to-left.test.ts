import { contract } from '@loomlight/contract';
import type { Locator } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openMemoryImageEngine, paintFlat } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { isSlow } from '../../server/src/testing/long.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { sidewaysPx } from '../support/axe.ts';
import { arrive, desktop, phone, signIn } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

/** Short enough for one line everywhere; with words of another script, which keep their own direction. */
const languages = {
  Arabic: { done: 'ثعلب أحمر في الثلج', held: 'منارة قديمة 35mm عند الغروب' },
  Hebrew: { done: 'שועל אדום ביער מושלג', held: 'מגדלור ישן 35mm בשקיעה' },
} as const;
const heldWords: readonly string[] = Object.values(languages).map(({ held }) => held);
const waiting: (() => void)[] = [];
const stage = openStage(() => ({
  engine: openMemoryImageEngine(async (request) => {
    request.onProgress(0.4, 'Painting');
    if (heldWords.includes(request.words)) await new Promise<void>((resolve) => waiting.push(resolve));
    return paintFlat(request);
  }),
}));
afterAll(() => {
  for (const release of waiting) release();
});

/** How words stand on the screen: the direction of their element, and whether each begins further left than the one before it. */
async function standing(place: Locator) {
  await place.waitFor();
  return place.evaluate((element) => {
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const words = [...(text?.textContent ?? '').matchAll(/\S+/gu)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text as Text, index);
      range.setEnd(text as Text, index + word.length);
      const { left, top } = range.getBoundingClientRect();
      return { left, top: Math.round(top) };
    });
    return {
      rtl: element.matches(':dir(rtl)'),
      inOrder:
        words.length > 2 &&
        words.every(({ left, top }, at) => {
          const before = words[at - 1];
          return !before || top > before.top || left < before.left;
        }),
    };
  });
}

const right = { rtl: true, inOrder: true };

it.each([['Hebrew', 'a phone', phone] as const, ...(isSlow ? [['Arabic', 'a desktop', desktop] as const] : [])])(
  'a prompt in %s stands from right to left wherever it is shown, on %s [PEOPLE-36]',
  async (language, device, viewport) => {
    const { address } = stage.product;
    const { done, held } = languages[language];
    const name = `Ada ${language} ${device.split(' ')[1]}`;
    const ada = await signUp(address, name);
    const { page, complaints } = await arrive(stage.browser, { viewport });
    await signIn(page, address, { name, ...ada });

    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await prompt.fill(done);
    expect(await prompt.evaluate((box) => box.matches(':dir(rtl)'))).toBe(true);
    expect(await sidewaysPx(page)).toBe(0);
    await page.getByRole('button', { name: 'Generate Image' }).first().click();
    await page.waitForURL(/\/generate\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'View full size' }).waitFor();
    const words = page.locator('blockquote').getByText(done);
    expect(['result', await standing(words), await sidewaysPx(page)]).toEqual(['result', right, 0]);
    const id = new URL(page.url()).pathname.split('/').at(-1);

    await page.goto(`${address}/?image=${id}`);
    const details = page.getByRole('dialog', { name: 'Image details' });
    expect(['details', await standing(details.getByText(done).first()), await sidewaysPx(page)]).toEqual([
      'details',
      right,
      0,
    ]);

    await page.goto(`${address}/dashboard/image`);
    await page.getByRole('article').first().waitFor();
    // On a phone the words of the cards are one press away.
    const inWords = page.getByRole('radio', { name: /list|words/i });
    if (device === 'a phone' && (await inWords.count()) > 0) await inWords.first().click();
    const title = page.getByRole('article').getByText(done).first();
    expect(['dashboard', await standing(title), await sidewaysPx(page)]).toEqual(['dashboard', right, 0]);

    await page.goto(address);
    const history = page.getByRole('dialog', { name: 'History' });
    const told = history.getByRole('option').getByText(done).first();
    // What is pressed while a page still comes may close again: whoever sees that presses once more, and not while its code still comes, which would close it.
    await expect
      .poll(async () => {
        if (!(await history.isVisible())) {
          await page.getByRole('button', { name: 'History' }).first().click();
          await history.waitFor({ timeout: 15_000 }).catch(() => undefined);
        }
        return told.isVisible();
      })
      .toBe(true);
    expect(['history', await standing(told), await sidewaysPx(page)]).toEqual(['history', right, 0]);
    await page.keyboard.press('Escape');

    const before = waiting.length;
    await callApi(address, contract.images.generate, {
      token: ada.token,
      body: { text_prompt: held, size: '512x512' },
    });
    await waitFor('the engine at work', async () => waiting.length > before);
    await page.goto(`${address}/statistics`);
    await page.getByRole('button', { name: /^Jobs, 1 running/ }).click();
    const jobs = page.getByRole('dialog', { name: 'Jobs' });
    expect(['jobs', await standing(jobs.getByText(done).first()), await sidewaysPx(page)]).toEqual(['jobs', right, 0]);
    const running = jobs.getByText(held).first();
    expect(await running.evaluate((element) => element.matches(':dir(rtl)'))).toBe(true);
    waiting.at(-1)?.();
    expect(complaints).toEqual([]);
  },
);
