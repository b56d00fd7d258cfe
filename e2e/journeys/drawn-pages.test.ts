import { contract } from '@loomlight/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openMemoryImageEngine } from '../../server/src/adapters/engines/lib/memory-image-engine.ts';
import { callApi, signUp } from '../../server/src/testing/http-client.ts';
import { isLong, isSlow, oneIn } from '../../server/src/testing/long.ts';
import { waitFor } from '../../server/src/testing/wait-for.ts';
import { arrive, createAccount, desktop, newPerson, phone, signIn, untilAwake } from '../support/person.ts';
import { openStage } from '../support/stage.ts';

const openWords = 'A lighthouse in the fog';
/** Whatever could end an element, begin a comment, or be taken for a pattern. */
const hostileWords = `</script><script>document.title='taken'</script><!-- $& <img src=x onerror="document.title='taken'">`;
const lockedWords = 'Velvet obelisk canary';
const privateWords = 'Marzipan zeppelin canary';
const wall = 12;

const stage = openStage(() => ({ engine: openMemoryImageEngine(), settings: { SIGNUP_BONUS_CREDITS: '1000' } }));
let maker: Awaited<ReturnType<typeof signUp>>;
const ids = { open: '', hostile: '', locked: '', secret: '' };

/** A finished image of the maker. */
async function paint(text_prompt: string, besides: { is_public?: boolean } = {}): Promise<string> {
  const { address } = stage.product;
  const { body } = await callApi(address, contract.images.generate, {
    token: maker.token,
    body: { text_prompt, size: '512x512', ...besides },
  });
  const params = { id: body.id };
  await waitFor('the picture', async () => {
    const answer = await callApi(address, contract.images.get, { token: maker.token, params });
    return answer.body.status === 'completed';
  });
  return body.id;
}

beforeAll(async () => {
  maker = await signUp(stage.product.address, 'Mira Maker');
  for (let index = 0; index < wall; index += 1) await paint(`Pebbles in a stream, number ${index}`);
  ids.hostile = await paint(hostileWords);
  ids.locked = await paint(lockedWords);
  await callApi(stage.product.address, contract.images.lock, {
    token: maker.token,
    params: { id: ids.locked },
    body: { is_prompt_locked: true, prompt_price: 5 },
  });
  ids.secret = await paint(privateWords, { is_public: false });
  ids.open = await paint(openWords);
});

const pages = () => ({
  home: '/',
  image: `/generate/${ids.open}`,
  hostile: `/generate/${ids.hostile}`,
  locked: `/generate/${ids.locked}`,
  profile: '/profile/Mira%20Maker',
  search: '/search',
  terms: '/terms',
  results: '/search?q=lighthouse&utm_source=a%20friend',
});
const load = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(stage.product.address + path, { headers })).text();

const isDrawn = (page: string): boolean => page.includes('<html lang="en" data-served="');

describe('a page that the server draws for a guest', () => {
  it('has its first image in it, wanted before everything else [GROUND-32]', async () => {
    const home = await load('/');
    const first = /<img[^>]*src="\/media\/generated\/[^"]*"[^>]*>/.exec(home)?.[0];
    expect(first).toContain('fetchPriority="high"');
    expect(first).toContain('loading="eager"');
    expect(home).toContain(`${ids.open}_small"`);
    const image = await load(pages().image);
    expect(image).toContain(`${ids.open}_view"`);
    expect(image).toContain(openWords);
    expect(await load(pages().profile)).toContain(`${ids.open}_small"`);
    expect(await load(pages().results)).toContain(`${ids.open}_small"`);
  });

  it('holds no private word and no locked one, and is no page of an address that says nothing to guests [GROUND-32]', async () => {
    const { body: self } = await callApi(stage.product.address, contract.images.get, {
      token: maker.token,
      params: { id: ids.locked },
    });
    for (const [name, path] of Object.entries(pages()).filter(oneIn(3))) {
      const page = await load(path, { authorization: `Bearer ${maker.token}` });
      expect([name, isDrawn(page)]).toEqual([name, true]);
      for (const secret of [lockedWords, privateWords, ids.secret])
        expect([name, page.includes(secret)]).toEqual([name, false]);
    }
    // Its seed is as secret as its words.
    expect(await load(pages().locked)).not.toContain(`"seed":${self.seed}`);
    for (const path of [`/generate/${ids.secret}`, '/profile/Nobody%20Here', '/credits', `/?image=${ids.open}`])
      expect([path, isDrawn(await load(path))]).toEqual([path, false]);
  });

  it('shows the words of an image as words, whatever they are [GROUND-32]', async () => {
    const { page, complaints } = await arrive(stage.browser);
    await page.goto(stage.product.address + pages().hostile);
    await untilAwake(page);
    expect(await page.locator('blockquote').getByText(hostileWords, { exact: true }).isVisible()).toBe(true);
    expect(await page.title()).not.toBe('taken');
    expect(complaints).toEqual([]);
  });

  it('says what newcomers get [PEOPLE-22]', async () => {
    expect(await load('/')).toMatch(
      /1,000 free credits<\/b>.{0,20}when you create an account.{0,20}500 pictures, or 100 films/,
    );
  });

  it('holds the terms, and says that they are defaults [PEOPLE-14]', async () => {
    expect(await load('/terms')).toContain('This is the text that comes with Loomlight.');
    expect(await load('/imprint')).toContain('Imprint</h1>');
  });

  it('is gone at once when what it shows is [GROUND-32]', async () => {
    const id = await paint('Soon to be hidden');
    expect(await load('/')).toContain(`${id}_small"`);
    await callApi(stage.product.address, contract.images.visibility, {
      token: maker.token,
      params: { id },
      body: { is_public: false },
    });
    expect(await load('/')).not.toContain(id);
    expect(await load(`/generate/${id}`)).not.toContain('Soon to be hidden');
  });

  it.each([
    ['phone', { viewport: phone, isMobile: true }],
    ...(isSlow ? ([['desktop', { viewport: desktop }]] as const) : []),
    // As narrow, but no phone: the words beside the form are others.
    ...(isLong ? ([['a narrow window', { viewport: phone }]] as const) : []),
  ] as const)('stands without any script, and is taken over as it stands: %s [GROUND-32]', async (_name, screen) => {
    for (const [name, path] of Object.entries(pages())) {
      const still = await stage.browser.newContext({ ...screen, javaScriptEnabled: false });
      const before = await still.newPage();
      await before.goto(stage.product.address + path, { waitUntil: 'load' });
      const places = await placesOf(before);
      await still.close();

      const living = await stage.browser.newContext({ ...screen, reducedMotion: 'reduce' });
      const after = await living.newPage();
      const complaints: string[] = [];
      after.on('pageerror', (error) => complaints.push(error.message));
      after.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await after.goto(stage.product.address + path);
      await untilAwake(after);
      // React says here when what it draws is not what stands on the page.
      expect([name, complaints]).toEqual([name, []]);
      // More may have come below; what stood there stands.
      const now = await placesOf(after);
      const moved = places.filter((place, index) => !isNear(place, now[index]));
      expect([name, moved]).toEqual([name, []]);
      expect(places.length).toBeGreaterThan(0);
      await living.close();
    }
  });

  it('loses no word that was written before the app was there [GROUND-32]', async () => {
    const { page } = await arrive(stage.browser);
    const app = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await app.promise;
      await route.continue();
    });
    await page.goto(stage.product.address, { waitUntil: 'load' });
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await prompt.pressSequentially('a lake at dawn');
    app.resolve();
    await page.getByText('14/700').waitFor();
    expect(await prompt.inputValue()).toBe('a lake at dawn');
  });

  it('is nothing that somebody who is signed in ever sees [GROUND-32]', async () => {
    const { page, complaints } = await arrive(stage.browser);
    const person = newPerson('Sina Signed');
    await createAccount(page, stage.product.address, person);
    await signIn(page, stage.product.address, person);
    const app = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await app.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'load' });
    expect(await page.getByText('Loading your creative space...').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Sign In' }).isVisible()).toBe(false);
    app.resolve();
    await page.getByText(`What are we creating today, ${person.name}`).waitFor();
    expect(complaints).toEqual([]);
  });
});

interface Place {
  readonly what: string;
  readonly box: readonly number[];
}

/** Where the first screen's images and headings stand. */
function placesOf(page: Page): Promise<readonly Place[]> {
  return page.locator('main :is(h1, h2, .wall > a, article, .result-tile)').evaluateAll((elements) =>
    elements
      .map((element) => ({ what: element.tagName, rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.top < innerHeight && rect.width > 0)
      .map(({ what, rect }) => ({ what, box: [rect.x, rect.y, rect.width, rect.height] })),
  );
}

/** The browser counts in sixty-fourths of a pixel, a row of images in fractions of its own. */
function isNear({ what, box }: Place, other: Place | undefined): boolean {
  return what === other?.what && box.every((value, index) => Math.abs(value - (other.box[index] ?? 0)) < 0.5);
}
