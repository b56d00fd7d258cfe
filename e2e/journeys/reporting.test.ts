import { expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { problems, sidewaysPx } from '../support/axe.ts';
import { arrive, screens } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage(() => ({ engine: openMemoryImageEngine() }));

it.each(screens)(
  'a guest reports a piece, with a puzzle that is solved beside the page, and finds its status, on a %s in the %s theme [DESK-3]',
  async (_device, colorScheme, viewport) => {
    const { address } = stage.product;
    const { page, complaints } = await arrive(stage.browser, { viewport, colorScheme });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
    await page.goto(`${address}/report?about=${encodeURIComponent('/generate/0190a1fd-0000-7000-8000-000000000001')}`);
    await page.getByRole('radio', { name: /^Something else/ }).check();
    await page.getByRole('textbox', { name: 'What is wrong, and why' }).fill('It is against the law, and this is why.');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Rob Reporter');
    await page.getByRole('textbox', { name: 'Your email' }).fill('rob@elsewhere.test');
    await page.getByRole('radio', { name: 'somebody else' }).check();
    await page.getByRole('checkbox', { name: /good faith/ }).check();
    expect(await problems(page)).toEqual([]);
    expect(await sidewaysPx(page)).toBe(0);
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByRole('heading', { name: /^We have received your report R-/ }).waitFor();
    expect(workers).toEqual([expect.stringMatching(/^\/assets\/challenge-worker-[\w-]+\.js$/)]);
    expect(await problems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
