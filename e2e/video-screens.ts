import { contract } from '@loomlight/contract';
import type { Browser, Page } from 'playwright-core';
import { openMemoryVideoEngine } from '../server/src/adapters/engines/lib/memory-video-engine.ts';
import type { VideoEngine } from '../server/src/ports/video-engine.ts';
import { callApi, signUp } from '../server/src/testing/http-client.ts';
import { waitFor } from '../server/src/testing/wait-for.ts';
import { startProduct } from './support/product.ts';
import { demoPainted, images, type Shot, takeAll, wanted } from './support/screenshots.ts';
import { openStudioVideoMaker } from './support/studio.ts';

const videoStates = [
  'film-developing',
  'film',
  'film-failed',
  'film-late',
  'film-detail',
  'film-gallery',
  'film-dashboard',
] as const;

/** The states of a video, on an engine that stays in each, and videos among the images of the community. */
export async function videoShots(browser: Browser): Promise<void> {
  const studio = await openStudioVideoMaker();
  const stuck = openMemoryVideoEngine();
  let engine: VideoEngine = studio;
  const product = await startProduct({
    videoEngine: {
      capabilities: studio.capabilities,
      start: (...request) => engine.start(...request),
      status: (...look) => engine.status(...look),
      close: () => studio.close(),
    },
    settings: { DEMO_GALLERY: 'on', SIGNUP_BONUS_CREDITS: '500' },
  });
  await demoPainted(product.address);
  const { email, password, token } = await signUp(product.address, 'Ada Lovelace');
  const start = async (text_prompt: string, facts: object = {}): Promise<string> => {
    const body = { text_prompt, resolution: '720p', duration: 2, ...facts } as const;
    return (await callApi(product.address, contract.videos.generate, { token, body })).body.id;
  };
  const settled = (id: string) =>
    waitFor(
      'a film',
      async () => {
        const { body } = await callApi(product.address, contract.videos.get, { params: { id }, token });
        return /succeeded|failed/.test(body.status);
      },
      120_000,
    );
  const words = [
    'Northern lights over a frozen fjord, stars in still water',
    'Waves roll in at dusk, a lighthouse blinks far out',
    'Evening mountains over a quiet lake, violet clouds, warm light on the water',
  ];
  const finished: string[] = [];
  for (const [index, prompt] of words.entries()) {
    const id = await start(prompt, { ratio: ['21:9', '9:16', '16:9'][index], seed: index + 3 });
    await settled(id);
    finished.push(id);
  }
  // One video at a time: whichever is under way would be stuck as well.
  await waitFor(
    'the films of the demo gallery',
    async () => ((await callApi(product.address, contract.gallery.publicVideos)).body.videos?.length ?? 0) >= 6,
    180_000,
  );
  engine = stuck;
  stuck.script = {
    ...stuck.script,
    status: async () => ({ kind: 'running', fraction: 0.46, message: 'frame 55 of 120' }),
  };
  const developing = await start(words[2] ?? '');
  await waitFor(
    'a frame',
    async () =>
      (await callApi(product.address, contract.videos.get, { params: { id: developing }, token })).body.progress > 0.4,
    60_000,
  );
  const video = finished.at(-1) ?? '';
  const openVideo = (id: string) => async (page: Page, base: string) => {
    await page.goto(base);
    await images(page);
    await page.goto(`${base}/generate/video/${id}`);
    await page.waitForTimeout(3_500);
  };
  const takes: Record<(typeof videoStates)[number], Shot['take']> = {
    'film-developing': openVideo(developing),
    film: openVideo(video),
    'film-failed': async (page, base) => {
      await changeAnswer(page, developing, { status: 'failed', status_message: 'The projector is broken.' });
      await openVideo(developing)(page, base);
    },
    'film-late': async (page, base) => {
      // Ten minutes of asking, in a moment.
      await page.clock.install();
      await page.route('**/events', (route) => route.abort());
      await page.goto(`${base}/generate/video/${developing}`);
      await page.getByRole('progressbar', { name: 'Generation progress' }).waitFor();
      for (let turn = 0; turn < 125; turn += 1) {
        await page.clock.runFor(5_000);
        await page.waitForTimeout(15);
      }
      await page.getByText(/taking longer than expected/).waitFor();
    },
    'film-detail': async (page, base) => {
      await page.goto(base);
      await images(page);
      await page
        .getByRole('link', { name: /^Video by/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Video details' }).waitFor();
      await page.waitForTimeout(1_500);
    },
    'film-gallery': async (page, base) => {
      await page.goto(base);
      await images(page);
      await page.getByRole('heading', { name: 'Created by the community' }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 560);
      await page.waitForTimeout(1_200);
    },
    'film-dashboard': async (page, base) => {
      await page.goto(`${base}/dashboard`);
      await page.locator('img[src*="/media/"]').first().waitFor();
      await page.waitForTimeout(1_200);
    },
  };
  for (const name of videoStates) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await takeAll(browser, product.address, { name, as: 'guest', take: takes[name] }, { email, password });
    console.log(name);
  }
  await product.stop();
}

/** Lets the server's answer about one video say something else. */
async function changeAnswer(page: Page, id: string, facts: object): Promise<void> {
  await page.route(`**/videos/${id}`, async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    await route.fulfill({ response, json: { ...(body as object), ...facts } });
  });
}
