import { apiBase, contract, fillPath } from '@loomlight/contract';
import type { Browser, Page } from 'playwright-core';
import type { ImageEngine } from '../server/src/ports/image-engine.ts';
import { callApi, signInAt, signUp } from '../server/src/testing/http-client.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';
import { createAccount, newPerson } from './support/person.ts';
import { startProduct } from './support/product.ts';
import { images, takeAll, wanted } from './support/screenshots.ts';
import { openStudioPainter } from './support/studio.ts';

const states = [
  'batch',
  'honest-note',
  'home-heard',
  'home-history',
  'home-size-custom',
  'detail-lineage',
  'welcome',
  'verify',
  'verify-loading',
  'verify-changed',
  'verify-words',
  'verify-cut-off',
  'jobs-running',
] as const;

/** True when one of these was asked for, or everything. */
export const wantsMaking = wanted.length === 0 || states.some((name) => wanted.includes(name));

const missing = 'A trombone in a forest at dawn';
const kept = 'A lighthouse on a cliff at sunset';
/** Words that the engine works on for as long as the pictures are taken. */
const slow = [
  'A whale under the northern lights',
  'A red fox in a snowy forest at dusk',
  'A paper boat on a quiet lake',
];

/** What lies between words and pictures, and what becomes of them: batch, note, history, lineage, welcome, check and jobs. */
export async function makingShots(browser: Browser): Promise<void> {
  const studio = await openStudioPainter();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const engine: ImageEngine = {
    capabilities: studio.capabilities,
    hears: async (words, negative) =>
      (await studio.hears?.(words, negative)) ?? { verdict: 'all', drawn: [], notDrawn: [], ignored: [] },
    generate: async (request) => {
      if (!slow.includes(request.words)) return studio.generate(request);
      const preview = await studio.sketch?.({ ...request, style: 'none' });
      request.onProgress(0.46, 'Filling the water', preview && preview.byteLength <= 4_096 ? preview : undefined);
      await held;
      return { kind: 'refused', reason: 'Stopped' };
    },
    close: () => studio.close(),
  };
  const product = await startProduct({ engine, settings: { SIGNUP_BONUS_CREDITS: '500' } });
  const { address } = product;
  const ada = await signUp(address, 'Ada Lovelace');
  const mira = await signUp(address, 'Mira Lindqvist');
  const token = await signInAt(address, ada);

  const make = async (
    text_prompt: string,
    { by = token, ...besides }: { by?: string; count?: number; remix_of?: string } = {},
  ): Promise<string> => {
    const { body } = await callApi(address, contract.images.generateMany, {
      token: by,
      body: { text_prompt, seed: besides.count ? 0 : 7, ...besides },
    });
    await waitFor(
      text_prompt,
      async () => {
        const { status } = (await callApi(address, contract.images.get, { token: by, params: { id: body.id } })).body;
        return status === 'completed';
      },
      300_000,
    );
    return body.id;
  };
  // Each is painted when the first screen wants it.
  const remix = once(async () =>
    make('A deer in a snowy forest at dusk', {
      remix_of: await make('A deer in a misty forest at dawn, with ferns', { by: mira.token }),
    }),
  );
  const batch = once(() => make('A hot air balloon over green mountains at dawn', { count: 4 }));
  const missed = once(() => make(missing));
  const file = once(async () => {
    const response = await fetch(address + apiBase + fillPath(contract.images.download.path, { id: await remix() }), {
      headers: { authorization: `Bearer ${token}` },
    });
    return Buffer.from(await response.arrayBuffer());
  });
  const write = async (page: Page, base: string, words: string): Promise<void> => {
    await remix();
    await page.goto(base);
    await images(page);
    await page.getByRole('textbox', { name: 'Prompt' }).first().fill(words);
  };

  const take = async (
    name: (typeof states)[number],
    shot: (page: Page, base: string) => Promise<void>,
    person: typeof ada | null = ada,
  ): Promise<void> => {
    if (wanted.length > 0 && !wanted.includes(name)) return;
    await takeAll(browser, address, { name, as: 'guest', take: shot }, person ?? undefined);
    console.log(name);
  };
  await take('batch', async (page, base) => {
    await page.goto(`${base}/generate/${await batch()}`);
    await page.getByRole('toolbar', { name: /^Work on image/ }).waitFor();
    await page.waitForTimeout(2_500);
  });
  await take('honest-note', async (page, base) => {
    await page.goto(`${base}/generate/${await missed()}`);
    await page.getByRole('note', { name: 'What was not painted' }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(2_500);
  });
  await take('home-heard', async (page, base) => {
    await write(page, base, 'A lighthouse on a cliff in a storm, a trombone in the sand');
    await page.getByRole('group', { name: /hears/ }).getByText('trombone', { exact: true }).waitFor();
    await page.waitForTimeout(600);
  });
  await take('home-history', async (page, base) => {
    await missed();
    await remix();
    await page.goto(base);
    await images(page);
    await page.getByRole('button', { name: 'History' }).first().click();
    await page.getByRole('dialog', { name: 'History' }).getByRole('option').first().waitFor();
    await page.waitForTimeout(1_200);
  });
  await take('home-size-custom', async (page, base) => {
    await write(page, base, kept);
    await page.getByRole('combobox', { name: 'Image size' }).first().click();
    await page.getByText('Custom size').first().click();
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(700);
  });
  await take('detail-lineage', async (page, base) => {
    await page.goto(`${base}/?image=${await remix()}`);
    await page.getByRole('dialog', { name: 'Image details' }).getByText('Made from').waitFor();
    await page.waitForTimeout(1_500);
  });
  const names = ['Ada Byron', 'Grace Hopper', 'Mary Somerville', 'Emmy Noether'];
  await take(
    'welcome',
    async (page, base) => {
      await page.goto(base);
      await page.waitForLoadState('networkidle');
      await page.getByRole('textbox', { name: 'Prompt' }).first().fill(kept);
      await createAccount(page, base, newPerson(names.shift() ?? 'Nobody'));
      await page.getByRole('region', { name: 'Your words waited' }).waitFor();
      await page.waitForTimeout(1_200);
    },
    null,
  );
  const check = async (page: Page, base: string, of: { name?: string; bytes: Buffer }): Promise<void> => {
    await page.goto(`${base}/verify`);
    await page.waitForLoadState('networkidle');
    const { name = 'deer-in-the-snow.png', bytes } = of;
    await page.getByLabel('File to check').setInputFiles({ name, mimeType: 'image/png', buffer: bytes });
  };
  const judged = async (page: Page): Promise<void> => {
    await page.getByRole('region').getByRole('heading', { level: 2 }).waitFor();
    await page.waitForTimeout(900);
  };
  await take('verify', async (page, base) => {
    await check(page, base, { bytes: await file() });
    await judged(page);
  });
  await take('verify-loading', async (page, base) => {
    // Half of the reader, and no more of it.
    await page.addInitScript((half) => {
      const fetched = globalThis.fetch;
      globalThis.fetch = async (input, init) => {
        if (!(input instanceof URL ? input.href : '').includes('.wasm')) return fetched(input, init);
        return new Response(new ReadableStream({ start: (line) => line.enqueue(new Uint8Array(half)) }));
      };
    }, 4_000_000);
    await check(page, base, { bytes: await file() });
    await page.getByRole('progressbar').waitFor();
    await page.waitForTimeout(900);
  });
  await take('verify-changed', async (page, base) => {
    const bytes = Buffer.from(await file());
    bytes[bytes.length - 90] = (bytes[bytes.length - 90] ?? 0) ^ 1;
    await check(page, base, { name: `${'a-deer-in-the-snow-at-dusk-'.repeat(5)}final.png`, bytes });
    await judged(page);
    await page.getByText('Details').click();
  });
  await take('verify-words', async (page, base) => {
    await check(page, base, { bytes: await file() });
    await judged(page);
    const form = page.getByRole('form', { name: 'Check a prompt' });
    await form.getByLabel('Prompt').fill('غزال في الثلج عند الغسق، وخلفه غابة');
    await form.getByLabel('Opening').fill('0f'.repeat(32));
    await form.getByRole('button').click();
    await page.getByText('The prompt does not fit').first().waitFor();
  });
  await take('verify-cut-off', async (page, base) => {
    await page.route(/\.wasm/, (route) => route.abort());
    await check(page, base, { bytes: await file() });
    await page.getByRole('main').getByRole('alert').waitFor();
    await page.waitForTimeout(900);
  });
  if (wanted.length === 0 || wanted.includes('jobs-running')) await remix();
  for (const words of slow)
    await callApi(address, contract.images.generate, { token, body: { text_prompt: words, seed: 7 } });
  await take('jobs-running', async (page, base) => {
    await page.goto(base);
    await images(page);
    await page.getByRole('button', { name: /^Jobs, / }).click();
    await page
      .getByRole('dialog', { name: 'Jobs' })
      .getByText(slow[0] ?? '')
      .waitFor();
    await page.waitForTimeout(1_500);
  });
  release();
  await product.stop();
}

/** Does it for the first who asks. */
function once<T>(act: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= act());
}
