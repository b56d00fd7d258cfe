import { type ContentType, contract, itemPagePath, type SentBody } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneIn } from '../../testing/long.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob, stranger] = [await test.person(), await test.person(), await test.person()];
});
afterAll(() => test.close());

const words = 'Canaryheron over a silver fjord';
const { images, videos, gallery, community, prompts, profiles } = contract;
type Kind = ContentType;
const areaOf = (kind: Kind) => (kind === 'image' ? images : videos);
const publicOf = (kind: Kind) => (kind === 'image' ? gallery.publicImage : gallery.publicVideo);

const video = { model: 'seedance-lite', resolution: '480p', duration: 1 } as const;

async function animate(
  who: TestPerson,
  id: string,
  options: Partial<SentBody<typeof videos.generateFromImages>> = {},
): Promise<string> {
  const { body } = await test.call(videos.generateFromImages, {
    token: who.token,
    body: { imageIds: [id], ...video, ...options },
  });
  await test.finished(who, body.id, 'videos');
  return body.id;
}

async function vary(who: TestPerson, id: string): Promise<string> {
  const { body } = await test.call(images.variations, { params: { id }, token: who.token, body: { count: 1 } });
  await test.finished(who, body.id);
  return body.id;
}

const buy = (who: TestPerson, id: string, kind: Kind = 'image', price = 20) =>
  test.call(prompts.purchase, {
    params: { id },
    token: who.token,
    body: { content_type: kind, expected_price: price },
  });
const seen = async (kind: Kind, id: string, who?: TestPerson) =>
  test.call(publicOf(kind), { params: { id }, ...(who ? { token: who.token } : {}) });
const publish = (who: TestPerson, kind: Kind, id: string) =>
  test.call(areaOf(kind).visibility, { params: { id }, token: who.token, body: { is_public: true } });

/** Everything that somebody may be shown of an item, as bytes. */
async function shown(kind: Kind, id: string, who?: TestPerson): Promise<string> {
  const as = who ? { token: who.token } : {};
  const answers = [
    await seen(kind, id, who),
    await test.call(areaOf(kind).get, { params: { id }, ...as }),
    await test.call(images.share, { params: { id } }),
    await test.call(images.download, { params: { id }, query: { format: 'png' }, ...as }),
    await test.call(gallery.publicImages, { query: { include: 'details' }, ...as }),
    await test.call(gallery.publicVideos, { query: { include: 'details' }, ...as }),
    await test.call(community.searchImages, { query: { q: 'canaryheron' }, ...as }),
    await test.call(community.searchVideos, { query: { q: 'canaryheron' }, ...as }),
    await test.call(community.imageGallery, as),
    await test.call(community.popularPrompts, as),
  ];
  for (const { username } of [ada, bob])
    answers.push(await test.call(profiles.content, { params: { username }, ...as }));
  const page = await test.app.http.inject({ url: itemPagePath({ contentType: kind, id }) });
  return [...answers.map(({ text, headers }) => text + JSON.stringify(headers)), page.body].join('\n');
}

const ways = [
  ['a film of it', 'video', (who: TestPerson, id: string) => animate(who, id)],
  [
    'a film of it, open as far as one asks',
    'video',
    (who: TestPerson, id: string) => animate(who, id, { is_public: true, is_prompt_locked: false, prompt_price: 0 }),
  ],
  [
    'a film with its words said again',
    'video',
    (who: TestPerson, id: string) => animate(who, id, { text_prompt: `slowly, ${words.toUpperCase()}` }),
  ],
  ['a variation', 'image', (who: TestPerson, id: string) => vary(who, id)],
  ['a film of a variation', 'video', async (who: TestPerson, id: string) => animate(who, await vary(who, id))],
] as const;

describe('what is made from an own locked image', () => {
  it.each(ways.filter(oneIn(2)))(
    'costs what that costs: %s gives no word and no seed away [BOOKS-6]',
    async (_what, kind, derive) => {
      const source = await test.image(ada, { text_prompt: words, is_prompt_locked: true, prompt_price: 20 });
      expect((await buy(bob, source)).status).toBe(200);
      const id = await derive(ada, source);
      for (const who of [undefined, stranger]) {
        expect((await seen(kind, id, who)).body).toMatchObject({
          text_prompt: null,
          seed: null,
          has_prompt_access: false,
          is_public: true,
          is_prompt_locked: true,
          prompt_price: 20,
        });
        expect((await shown(kind, id, who)).toLowerCase()).not.toContain('canaryheron');
      }
      // Who bought the words of the image has bought those of the image.
      expect((await seen(kind, id, bob)).body).toMatchObject({ text_prompt: null, seed: null });
      expect((await seen(kind, id, ada)).body).toMatchObject({ has_prompt_access: true, seed: expect.any(Number) });
      expect((await buy(stranger, id, kind)).status).toBe(200);
      expect((await seen(kind, id, stranger)).body.text_prompt?.toLowerCase()).toContain('canaryheron');
      expect(await ledgerViolations(test.database)).toEqual([]);
    },
  );

  it('is its owner’s to open, and keeps its own price when that of the image changes [BOOKS-6]', async () => {
    const source = await test.image(ada, { text_prompt: words, is_prompt_locked: true, prompt_price: 20 });
    const id = await animate(ada, source);
    const lock = (kind: Kind, target: string, body: { is_prompt_locked: boolean; prompt_price?: number }) =>
      test.call(areaOf(kind).lock, { params: { id: target }, token: ada.token, body });
    await lock('image', source, { is_prompt_locked: true, prompt_price: 3 });
    expect((await seen('video', id)).body.prompt_price).toBe(20);
    await lock('video', id, { is_prompt_locked: false });
    expect((await seen('video', id)).body.text_prompt).toBe(words);
    expect((await seen('image', source)).body.text_prompt).toBeNull();
  });

  it('is as open as its own words, where it has others [BOOKS-6]', async () => {
    const source = await test.image(ada, { text_prompt: words, is_prompt_locked: true, prompt_price: 20 });
    const id = await animate(ada, source, { text_prompt: 'Slowly from left to right' });
    expect((await seen('video', id)).body).toMatchObject({ text_prompt: 'Slowly from left to right', is_public: true });
    expect(await shown('video', id)).not.toMatch(/canaryheron/i);
  });
});

describe('what is made from an own private image', () => {
  it.each([
    ...ways.filter(oneIn(2)),
    [
      'a film with other words',
      'video',
      (who: TestPerson, id: string) => animate(who, id, { text_prompt: 'Slowly' }),
    ] as const,
  ])('is private: %s is there for its owner alone [BOOKS-6]', async (_what, kind, derive) => {
    const source = await test.image(ada, { text_prompt: words, is_public: false });
    const id = await derive(ada, source);
    for (const who of [undefined, stranger]) {
      expect((await test.call(areaOf(kind).get, { params: { id }, ...(who ? { token: who.token } : {}) })).status).toBe(
        404,
      );
      const bytes = await shown(kind, id, who);
      expect(bytes).not.toMatch(/canaryheron/i);
      expect(bytes).not.toContain(`"id":"${id}"`);
    }
    expect((await publish(ada, kind, id)).status).toBe(200);
    expect((await seen(kind, id)).body.is_public).toBe(true);
  });
});

describe('what is made with words that were bought', () => {
  it.each([
    ['a variation', 'image', (id: string) => vary(bob, id)],
    ['a film of a variation', 'video', async (id: string) => animate(bob, await vary(bob, id))],
    [
      'a film with these words said again',
      'video',
      async (id: string) => animate(bob, await vary(bob, id), { text_prompt: `slowly, ${words.toUpperCase()}` }),
    ],
  ] as const)(
    'stays with its buyer: %s cannot be published or sold while they are for sale [BOOKS-6]',
    async (_what, kind, derive) => {
      const source = await test.image(ada, { text_prompt: words, is_prompt_locked: true, prompt_price: 20 });
      await buy(bob, source);
      const id = await derive(source);
      const own = await test.call(areaOf(kind).get, { params: { id }, token: bob.token });
      expect(own.body).toMatchObject({ is_public: false, is_prompt_locked: false });
      for (const act of [
        publish(bob, kind, id),
        test.call(areaOf(kind).change, {
          params: { id },
          token: bob.token,
          rawBody: { is_public: true, is_prompt_locked: true, prompt_price: 9 },
        }),
      ]) {
        const { status, error } = await act;
        expect([status, error.code]).toEqual([409, 'bought_words']);
      }
      for (const who of [undefined, stranger]) expect(await shown(kind, id, who)).not.toMatch(/canaryheron/i);
      expect((await test.call(areaOf(kind).get, { params: { id }, token: ada.token })).status).toBe(404);
      // Their author shows them to everyone now: there is nothing left to give away.
      await test.call(images.lock, { params: { id: source }, token: ada.token, body: { is_prompt_locked: false } });
      expect((await publish(bob, kind, id)).status).toBe(200);
    },
  );

  it('is refused for a locked image that nobody has paid for [BOOKS-6]', async () => {
    const source = await test.image(ada, { text_prompt: words, is_prompt_locked: true, prompt_price: 20 });
    const vary403 = await test.call(images.variations, {
      params: { id: source },
      token: bob.token,
      body: { count: 1 },
    });
    expect(vary403.status).toBe(403);
    const video403 = await test.call(videos.generateFromImages, {
      token: bob.token,
      body: { imageIds: [source], ...video },
    });
    expect(video403.status).toBe(403);
  });

  it('keeps nobody from publishing what is older than the purchase [BOOKS-6]', async () => {
    const source = await test.image(ada, { text_prompt: words, is_prompt_locked: true, prompt_price: 20 });
    const own = await test.image(bob, { text_prompt: words, is_public: false });
    test.clock.advanceSeconds(1);
    await buy(bob, source);
    expect((await publish(bob, 'image', own)).status).toBe(200);
  });
});
