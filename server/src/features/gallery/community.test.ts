import { contract } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { splitWords } from './search-words.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const { community } = contract;

interface Making {
  readonly words?: string;
  readonly style?: 'none' | 'neon' | 'anime';
  readonly size?: string;
  readonly price?: number;
  readonly isPublic?: boolean;
}

async function make(who: TestPerson, options: Making = {}): Promise<string> {
  test.clock.advanceSeconds(1);
  const { body } = await test.call(contract.images.generate, {
    token: who.token,
    body: {
      text_prompt: options.words ?? 'A quiet lake',
      style: options.style ?? 'none',
      size: options.size ?? '64x64',
      is_public: options.isPublic ?? true,
      is_prompt_locked: options.price !== undefined,
      prompt_price: options.price ?? 0,
    },
  });
  await test.finished(who, body.id);
  return body.id;
}

const like = (who: TestPerson, id: string, action: 'favorite' | 'unfavorite' = 'favorite') =>
  test.call(contract.favorites.set, { params: { id }, token: who.token, body: { content_type: 'image', action } });
const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const found = async (q: string, who?: TestPerson): Promise<string[]> =>
  idsOf((await test.call(community.searchImages, { query: { q }, ...(who ? { token: who.token } : {}) })).body.images);

describe('the gallery by page', () => {
  it(
    'sorts by age, by liking and by trend, and says how many there are [R-API-13, R-API-39]',
    { tags: 'on-server' },
    async () => {
      const [ada, bob, cleo] = [await test.person(), await test.person(), await test.person()];
      const [old, middle, young] = [await make(ada), await make(ada), await make(ada)];
      await like(bob, old);
      await like(cleo, old);
      await like(bob, middle);
      const page = async (sort: 'newest' | 'trending' | 'favorites') =>
        idsOf((await test.call(community.imageGallery, { query: { sort } })).body.images);
      expect(await page('newest')).toEqual([young, middle, old]);
      expect(await page('favorites')).toEqual([old, middle, young]);
      expect(await page('trending')).toEqual([old, middle, young]);
      const { body } = await test.call(community.imageGallery, { query: { limit: 2 } });
      expect(body).toMatchObject({ page: 1, limit: 2, total: 3, has_more: true });
      const last = await test.call(community.imageGallery, { query: { limit: 2, page: 2 } });
      expect([idsOf(last.body.images), last.body.has_more]).toEqual([[old], false]);
      expect((await test.call(community.trendingImages, { query: { limit: 1 } })).body.images[0]?.id).toBe(old);
      await like(bob, old, 'unfavorite');
      await like(cleo, old, 'unfavorite');
      expect(await page('favorites')).toEqual([middle, young, old]);
    },
  );

  it('lets a very old favorite sink below what is young', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const old = await make(ada);
    await like(bob, old);
    test.clock.advanceSeconds(5 * 24 * 3600);
    const young = await make(await test.signInAgain(ada));
    expect(idsOf((await test.call(community.trendingImages)).body.images)).toEqual([young, old]);
  });

  it('filters by style, orientation and author, and refuses what is no filter [R-API-16]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const wide = await make(ada, { size: '128x64', style: 'neon' });
    const tall = await make(ada, { size: '64x128', style: 'anime' });
    const square = await make(bob);
    const page = async (query: object) => {
      const { body } = await test.call(community.imageGallery, { query });
      return [idsOf(body.images), body.total];
    };
    expect(await page({ style: 'neon' })).toEqual([[wide], 1]);
    expect(await page({ orientation: 'portrait' })).toEqual([[tall], 1]);
    expect(await page({ orientation: 'square', sort: 'favorites' })).toEqual([[square], 1]);
    expect(await page({ username: ada.username.toUpperCase() })).toEqual([[tall, wide], 2]);
    expect(await page({ username: 'nobody' })).toEqual([[], 0]);
    expect((await test.call(community.imageGallery, { query: { sort: 'ugliest' } })).status).toBe(422);
    const styles = await test.call(community.trendingStyles);
    expect(styles.body.styles).toEqual([
      { style: 'anime', count: 1 },
      { style: 'neon', count: 1 },
      { style: 'none', count: 1 },
    ]);
  });

  it('shows videos by ratio, apart from images [R-API-23, R-API-38, R-API-39]', async () => {
    const ada = await test.person();
    await make(ada);
    const { body } = await test.call(contract.videos.generate, {
      token: ada.token,
      body: { text_prompt: 'Waves', resolution: '480p', duration: 1, ratio: '9:16' },
    });
    await test.finished(ada, body.id, 'videos');
    const videos = await test.call(community.videoGallery, { query: { ratio: '9:16' } });
    expect(idsOf(videos.body.videos)).toEqual([body.id]);
    expect((await test.call(community.videoGallery, { query: { ratio: '1:1' } })).body.total).toBe(0);
    expect(idsOf((await test.call(community.searchVideos, { query: { q: 'waves' } })).body.videos)).toEqual([body.id]);
    expect(idsOf((await test.call(community.trendingVideos)).body.videos)).toEqual([body.id]);
    expect(await found('waves')).toEqual([]);
  });
});

describe('search', () => {
  it(
    'finds every word in any order and form, the last one unfinished, newest first [R-API-20, R-API-38]',
    { tags: 'on-server' },
    async () => {
      const ada = await test.person();
      const lake = await make(ada, { words: 'A quiet mountain lake at dawn' });
      const lakes = await make(ada, { words: 'Two lakes between the mountains' });
      await make(ada, { words: 'A city at night' });
      expect(await found('lake mountain')).toEqual([lakes, lake]);
      expect(await found('mount')).toEqual([lakes, lake]);
      expect(await found('DAWN quiet')).toEqual([lake]);
      expect(await found('lake city')).toEqual([]);
      for (const nothing of ['', '   ', '& | ! :*', "'"]) expect(await found(nothing)).toEqual([]);
      expect((await test.call(community.searchImages, { query: { q: 'x'.repeat(201) } })).status).toBe(422);
      const posted = await test.call(community.search, {
        body: { query: 'lake', filters: { username: ada.username, date_from: '2020-01-01T00:00:00.000Z' }, limit: 1 },
      });
      expect(posted.body).toMatchObject({ total: 2, has_more: true, page: 1, limit: 1 });
      const future = await test.call(community.search, {
        body: { query: 'lake', filters: { date_from: '2099-01-01T00:00:00.000Z' } },
      });
      expect(future.body.total).toBe(0);
    },
  );

  it('takes no sign of a query language for one', async () => {
    expect(splitWords("o'brien & (a|b):*")).toEqual(['o', 'brien', 'a', 'b']);
    expect(splitWords('%_\\')).toEqual([]);
    expect(splitWords('один два')).toEqual(['один', 'два']);
    expect(splitWords('a b c d e f g h i j')).toHaveLength(8);
    const ada = await test.person();
    const odd = await make(ada, { words: "https://example.test/it's o\\dd & (strange) | here :*" });
    for (const q of ['strange', 'stran', "it's strange", 'example', 'o\\dd', '(strange) | here'])
      expect([q, await found(q)]).toEqual([q, [odd]]);
    expect(await found('the and')).toEqual([]);
  });

  it('never matches a locked prompt for those who may not read it, whole, in part, or in the count [R-GLOB-04]', async () => {
    const [ada, bob, cleo] = [await test.person(), await test.person(), await test.person()];
    const locked = await make(ada, { words: 'canarysecret of the harbour', price: 5 });
    const hidden = await make(ada, { words: 'canarysecret kept at home', isPublic: false });
    for (const who of [undefined, bob])
      for (const q of ['canarysecret', 'canary', 'harbour', 'canarysecret harbour']) {
        const answer = await test.call(community.searchImages, { query: { q }, ...(who ? { token: who.token } : {}) });
        expect(answer.body).toEqual({ images: [], total: 0 });
      }
    expect(await found('canarysecret', ada)).toEqual([locked]);
    await test.call(contract.prompts.purchase, {
      params: { id: locked },
      token: bob.token,
      body: { content_type: 'image', expected_price: 5 },
    });
    expect(await found('canarysecret', bob)).toEqual([locked]);
    expect(await found('canarysecret', cleo)).toEqual([]);
    await test.call(contract.images.lock, {
      params: { id: locked },
      token: ada.token,
      body: { is_prompt_locked: false },
    });
    expect(await found('canarysecret', cleo)).toEqual([locked]);
    await test.call(contract.images.visibility, {
      params: { id: locked },
      token: ada.token,
      body: { is_public: false },
    });
    expect(await found('canarysecret', bob)).toEqual([]);
    expect(hidden).not.toBe(locked);
    const popular = await test.call(community.popularPrompts);
    expect(popular.text).not.toContain('canary');
  });
});

describe('popular prompts', () => {
  it('are the words of the best liked images that are open to everyone [R-API-16]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const open = await make(ada, { words: 'Open words' });
    const locked = await make(ada, { words: 'canarylocked words', price: 3 });
    await like(bob, open);
    await like(bob, locked);
    const { body } = await test.call(community.popularPrompts);
    expect(body.prompts).toEqual([{ text_prompt: 'Open words', content_id: open, favorite_count: 1 }]);
  });
});

it('own images are a history of 20 a page, private and unfinished ones too [R-API-15]', async () => {
  const [ada, bob] = [await test.person(), await test.person()];
  const made: string[] = [];
  for (let index = 0; index < 21; index += 1) made.unshift(await make(ada, { isPublic: index % 2 === 0 }));
  await make(bob);
  const release = test.holdEngine();
  const { body: open } = await test.call(contract.images.generate, {
    token: ada.token,
    body: { text_prompt: 'Still waiting', size: '64x64' },
  });
  const page = async (number: number) =>
    (await test.call(contract.images.history, { token: ada.token, query: { page: number } })).body;
  const first = await page(1);
  expect(idsOf(first.images)).toEqual([open.id, ...made.slice(0, 19)]);
  expect(first).toMatchObject({ page: 1, limit: 20, total: 22, has_more: true });
  expect(await page(2)).toMatchObject({ images: made.slice(19).map((id) => ({ id })), page: 2, has_more: false });
  expect((await test.call(contract.images.history)).status).toBe(401);
  release();
  await test.finished(ada, open.id);
});

describe('favorites', () => {
  it('are listed newest first as long as they can be seen [R-ENT-10, R-API-42]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const [first, second] = [await make(ada), await make(ada)];
    await like(bob, first);
    test.clock.advanceSeconds(1);
    await like(bob, second);
    const list = async () => (await test.call(contract.library.favorites, { token: bob.token })).body;
    expect((await list()).favorites.map(({ id }) => id)).toEqual([second, first]);
    expect((await list()).total).toBe(2);
    expect(
      (await test.call(contract.library.favorites, { token: bob.token, query: { filter: 'video' } })).body.total,
    ).toBe(0);
    await test.call(contract.images.visibility, {
      params: { id: second },
      token: ada.token,
      body: { is_public: false },
    });
    expect(await list()).toMatchObject({ favorites: [{ id: first }], total: 1 });
    expect((await test.call(contract.library.favorites, {})).status).toBe(401);
    await test.call(contract.images.visibility, {
      params: { id: second },
      token: ada.token,
      body: { is_public: true },
    });
    expect(await list()).toMatchObject({ favorites: [{ id: second }, { id: first }], total: 2 });
  });

  it("keep an owner's own in the list when it becomes private", async () => {
    const ada = await test.person();
    const own = await make(ada);
    await like(ada, own);
    await test.call(contract.images.visibility, { params: { id: own }, token: ada.token, body: { is_public: false } });
    expect((await test.call(contract.library.favorites, { token: ada.token })).body).toMatchObject({
      favorites: [{ id: own }],
      total: 1,
    });
  });

  it(
    'never show a private item, however a click and the change of visibility meet',
    { tags: 'on-server' },
    async () => {
      const [ada, bob] = [await test.person(), await test.person()];
      const item = await make(ada);
      const show = (is_public: boolean) =>
        test.call(contract.images.visibility, { params: { id: item }, token: ada.token, body: { is_public } });
      for (let round = 0; round < 20; round += 1) {
        await show(true);
        await like(bob, item, 'unfavorite');
        await Promise.all([show(false), like(bob, item)]);
        const { body } = await test.call(contract.library.favorites, { token: bob.token });
        expect(body).toEqual({ favorites: [], total: 0 });
      }
    },
  );
});

describe('many at once', () => {
  it('are removed where they can be, and the answer says why the others stay [R-API-19]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const [mine, other] = [await make(ada), await make(bob)];
    const release = test.holdEngine();
    const { body: running } = await test.call(contract.images.generate, {
      token: ada.token,
      body: { text_prompt: 'x' },
    });
    const { body } = await test.call(contract.library.removeMany, {
      token: ada.token,
      body: { imageIds: [mine, other, running.id, 'nothing', mine] },
    });
    expect(body.deleted).toEqual([mine]);
    expect(body.failed).toEqual([
      { id: other, code: 'forbidden' },
      { id: running.id, code: 'not_ready' },
      { id: 'nothing', code: 'not_found' },
    ]);
    expect((await test.call(contract.images.get, { params: { id: mine }, token: ada.token })).status).toBe(404);
    expect((await test.call(contract.images.get, { params: { id: other } })).status).toBe(200);
    release();
    await test.finished(ada, running.id);
  });

  it('are downloaded as one file with a list that holds no locked word [R-API-19]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const ids = [await make(ada, { words: 'Open words' }), await make(ada, { words: 'canarylocked', price: 5 })];
    const secret = await make(ada, { isPublic: false });
    const answer = await test.call(contract.library.downloadMany, {
      token: bob.token,
      body: { imageIds: [...ids, secret], format: 'webp' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.text.startsWith('PK')).toBe(true);
    for (const id of ids) expect(answer.text).toContain(`loomlight-${id}.webp`);
    expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toContain('canarylocked');
    expect(
      (await test.call(contract.library.downloadMany, { token: bob.token, body: { imageIds: [secret] } })).status,
    ).toBe(404);
    expect(
      (await test.call(contract.library.downloadMany, { token: bob.token, rawBody: { imageIds: [] } })).status,
    ).toBe(422);
  });
});

describe('several images of the same words', () => {
  it('are charged together, each with a seed of its own [R-API-10]', { tags: 'on-server' }, async () => {
    const ada = await test.person({ credits: 3 });
    const start = (count: number, key?: string) =>
      test.call(contract.images.generateMany, {
        token: ada.token,
        body: { text_prompt: 'A lake', size: '64x64', seed: 5, count },
        ...(key === undefined ? {} : { key }),
      });
    expect((await start(4)).error.code).toBe('insufficient_credits');
    expect(await test.balance(ada)).toBe(3);
    const { status, body } = await start(3, 'k');
    expect([status, body.generations.length, body.id]).toEqual([202, 3, body.generations[0]?.id]);
    expect(body.generations.map(({ seed }) => seed)).toEqual([5, 6, 7]);
    expect(idsOf((await start(3, 'k')).body.generations)).toEqual(idsOf(body.generations));
    expect(await test.balance(ada)).toBe(0);
    expect((await start(5)).status).toBe(422);
    for (const { id } of body.generations) await test.finished(ada, id);
  });

  it('are made like another one only by those who may read its words, and bought words stay private [R-API-18]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const open = await make(ada, { words: 'Open words', style: 'neon', size: '128x64' });
    const locked = await make(ada, { words: 'Sold words', price: 5 });
    const vary = (id: string, count = 2) =>
      test.call(contract.images.variations, { params: { id }, token: bob.token, body: { count } });
    const { body } = await vary(open);
    expect(body.generations).toHaveLength(2);
    expect(body.generation).toMatchObject({
      text_prompt: 'Open words',
      style: 'neon',
      size: '128x64',
      is_public: true,
    });
    expect((await vary(locked)).status).toBe(403);
    await test.call(contract.prompts.purchase, {
      params: { id: locked },
      token: bob.token,
      body: { content_type: 'image', expected_price: 5 },
    });
    const bought = await vary(locked, 1);
    expect(bought.body.generation).toMatchObject({ text_prompt: 'Sold words', is_public: false });
    expect((await vary('01a1fdc9-2723-7591-8e12-6769da3e780a')).status).toBe(404);
    for (const { id } of [...body.generations, ...bought.body.generations]) await test.finished(bob, id);
  });
});

describe('the first page that guests share', () => {
  it('is made once a second, and anew at once when what is public changes', { tags: 'on-server' }, async () => {
    const ada = await test.person();
    const first = await make(ada);
    const page = async () => idsOf((await test.call(contract.gallery.publicImages, {})).body.images ?? []);
    expect(await page()).toEqual([first]);
    const second = await make(ada);
    expect(await page()).toEqual([second, first]);
    await test.call(contract.images.visibility, {
      params: { id: second },
      token: ada.token,
      body: { is_public: false },
    });
    expect(await page()).toEqual([first]);
    await test.call(contract.images.remove, { params: { id: first }, token: ada.token });
    expect(await page()).toEqual([]);
  });

  it('is never given for another question, and holds no word', async () => {
    const ada = await test.person();
    await make(ada, { words: 'canarywords' });
    const shared = await test.call(contract.gallery.publicImages, {});
    expect(shared.text).not.toContain('canarywords');
    expect(shared.headers['content-type']).toBe('application/json; charset=utf-8');
    const details = await test.call(contract.gallery.publicImages, { query: { include: 'details' } });
    expect(details.text).toContain('canarywords');
    expect((await test.call(contract.gallery.publicImages, { query: { offset: 1 } })).body.images).toBeNull();
  });
});
