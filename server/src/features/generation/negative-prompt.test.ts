import { contract, itemPagePath } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hearsInStudio } from '../../adapters/engines/lib/studio-hears.ts';
import { ledgerViolations, openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
let usual: TestApp['engine']['capabilities'];
beforeEach(() => {
  usual = test.engine.capabilities;
});
afterEach(() => {
  test.engine.capabilities = usual;
});
afterAll(() => test.close());

const { images } = contract;
const body = { text_prompt: 'A harbour', negative_prompt: '  people, cars ', size: '64x64' };

describe('what an image shall not show', () => {
  it('is stored, asked of the engine, and carried by variations and enlargements [MAKE-59]', async () => {
    const ada = await test.person();
    const started = await test.call(images.generate, { token: ada.token, body });
    expect([started.status, started.body.generation.negative_prompt]).toEqual([202, 'people, cars']);
    const item = await test.finished(ada, started.body.id);
    expect(item.negative_prompt).toBe('people, cars');
    expect(test.engine.requests.at(-1)).toMatchObject({ words: 'A harbour', negativePrompt: 'people, cars' });
    const params = { id: item.id };
    const varied = await test.call(images.variations, { params, token: ada.token, body: { count: 2 } });
    for (const { id } of varied.body.generations)
      expect((await test.finished(ada, id)).negative_prompt).toBe('people, cars');
    expect(test.engine.requests.at(-1)).toMatchObject({ negativePrompt: 'people, cars' });
    const larger = await test.call(generations.upscale, { params, token: ada.token });
    expect(larger.body.generation.negative_prompt).toBe('people, cars');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is nothing where it is blank [MAKE-59]', async () => {
    const ada = await test.person();
    const { body: made } = await test.call(images.generate, {
      token: ada.token,
      body: { ...body, negative_prompt: ' ' },
    });
    expect(made.generation.negative_prompt).toBeNull();
    await test.finished(ada, made.id);
    expect(test.engine.requests.at(-1)).not.toHaveProperty('negativePrompt');
  });

  it('is refused with its reason, and nothing charged, where it is too long, no text, or the engine cannot [MAKE-59]', async () => {
    const ada = await test.person();
    for (const wrong of ['x'.repeat(201), 'a\u0000b', 7]) {
      const refused = await test.call(images.generate, {
        token: ada.token,
        body: { ...body, negative_prompt: wrong as string },
      });
      expect([refused.status, refused.error.message]).toEqual([422, expect.stringMatching(/left out/)]);
    }
    const sizes = await test.call(images.sizes);
    expect(sizes.body.takes_negative_prompt).toBe(true);
    const item = await test.finished(ada, (await test.call(images.generate, { token: ada.token, body })).body.id);
    test.engine.capabilities = { ...usual, takesNegativePrompt: false };
    expect((await test.call(images.sizes)).body.takes_negative_prompt).toBe(false);
    const before = await test.balance(ada);
    const refused = await test.call(images.generate, { token: ada.token, body });
    expect([refused.status, refused.error.message]).toEqual([422, expect.stringContaining('cannot be told')]);
    expect(await test.balance(ada)).toBe(before);
    // Variations of what an engine of before has made are made without it.
    const varied = await test.call(images.variations, {
      params: { id: item.id },
      token: ada.token,
      body: { count: 1 },
    });
    expect([varied.status, varied.body.generation.negative_prompt]).toEqual([202, null]);
  });

  it('is part of what a request key stands for [MAKE-60]', async () => {
    const ada = await test.person();
    const first = await test.call(images.generate, { token: ada.token, body, key: 'same-key-1' });
    const again = await test.call(images.generate, { token: ada.token, body, key: 'same-key-1' });
    expect(again.body.id).toBe(first.body.id);
    const other = { ...body, negative_prompt: 'clouds' };
    expect((await test.call(images.generate, { token: ada.token, body: other, key: 'same-key-1' })).status).toBe(409);
    expect(await test.balance(ada)).toBe(49);
  });

  it('is told to whom the words are told, and to nobody else [MAKE-60]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const secret = 'canarynegative of a kind that nobody guesses';
    const locked = { ...body, negative_prompt: secret, is_prompt_locked: true, prompt_price: 5 };
    const { id } = await test.finished(
      ada,
      (await test.call(images.generate, { token: ada.token, body: locked })).body.id,
    );
    const shown = async (token?: string): Promise<string> => {
      const as = token === undefined ? {} : { token };
      const answers = [
        await test.call(images.get, { params: { id }, ...as }),
        await test.call(contract.gallery.publicImage, { params: { id }, ...as }),
        await test.call(contract.gallery.publicImages, { query: { include: 'details' }, ...as }),
        await test.call(contract.community.searchImages, { query: { q: 'canarynegative' }, ...as }),
        await test.call(contract.profiles.content, { params: { username: ada.username }, ...as }),
        await test.call(images.download, { params: { id }, query: { format: 'png' }, ...as }),
      ];
      const page = await test.app.http.inject({ url: itemPagePath({ contentType: 'image', id }) });
      return [...answers.map(({ text }) => text), page.body].join('\n');
    };
    for (const token of [undefined, bob.token]) expect(await shown(token)).not.toContain('canarynegative');
    const bought = { content_type: 'image', expected_price: 5 } as const;
    expect(
      (await test.call(contract.prompts.purchase, { params: { id }, token: bob.token, body: bought })).status,
    ).toBe(200);
    const read = await test.call(images.get, { params: { id }, token: bob.token });
    expect(read.body.negative_prompt).toBe(secret);
    // What was bought stays with its buyer, this as well.
    const own = { ...body, negative_prompt: secret, is_public: false };
    const mine = await test.finished(bob, (await test.call(images.generate, { token: bob.token, body: own })).body.id);
    const open = { params: { id: mine.id }, token: bob.token, body: { is_public: true } };
    expect((await test.call(images.visibility, open)).error.code).toBe('bought_words');
  });
});

describe('the studio', () => {
  it('leaves out what it knows, says so, and passes over the rest [MAKE-59]', async () => {
    const plain = await hearsInStudio('a lighthouse and a boat on the sea');
    expect(plain.drawn).toEqual(expect.arrayContaining(['lighthouse', 'boat']));
    const heard = await hearsInStudio('a lighthouse and a boat on the sea', 'no boats, blurry text');
    expect(heard.drawn).toContain('lighthouse');
    expect(heard.drawn).not.toContain('boat');
    expect(heard.leftOut).toEqual(['boats']);
    expect(heard.ignored).toContain('blurry text');
    expect(heard.verdict).toBe('all');
  });

  it('says it in the quote, before anything is charged [MAKE-59]', async () => {
    test.engine.hears = hearsInStudio;
    const ada = await test.person();
    const { body: quote } = await test.call(generations.quote, {
      token: ada.token,
      body: { kind: 'image', text_prompt: 'a lighthouse and a boat', negative_prompt: 'boats' },
    });
    expect(quote.hears).toMatchObject({ left_out: ['boats'], drawn: ['lighthouse'] });
    delete test.engine.hears;
  });
});
