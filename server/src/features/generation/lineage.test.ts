import { contract, type SentBody } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
let cleo: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  [ada, bob, cleo] = [await test.person(), await test.person(), await test.person()];
});
afterAll(() => test.close());

const nothing = { id: null, content_type: null, title: null, username: null, small_url: null };
const remix = (who: TestPerson, of: string, options: Partial<SentBody<typeof contract.images.generate>> = {}) =>
  test.picture(who, { text_prompt: 'Its remix', remix_of: of, ...options });
const read = (id: string, who?: TestPerson) =>
  test.call(contract.images.get, { params: { id }, ...(who && { token: who.token }) });
const view = (id: string, who?: TestPerson) =>
  test.call(contract.gallery.publicImage, { params: { id }, ...(who && { token: who.token }) });

describe('what was made from what', () => {
  it('is told both ways: what it comes from, and the newest of what came of it [MAKE-21, PEOPLE-25]', async () => {
    const first = await test.picture(ada, { text_prompt: 'A quiet lake' });
    const second = await remix(bob, first);
    for (const answer of [await read(second, bob), await view(second), await view(second, ada)])
      expect(answer.body.made_from).toMatchObject({
        id: first,
        content_type: 'image',
        title: 'A quiet lake',
        username: ada.username,
        small_url: expect.stringContaining(first),
      });
    for (const answer of [await read(first, ada), await view(first)]) {
      expect(answer.body.remixes).toMatchObject({ count: 1, newest: [{ id: second, title: 'Its remix' }] });
      expect(answer.body.made_from).toBeUndefined();
    }
    const list = await test.call(contract.gallery.publicImages, { query: { include: 'details' } });
    expect(list.text).not.toMatch(/made_from|remixes/);
  });

  it('is remembered of films, batches, variations and films of a picture [MAKE-21]', async () => {
    const first = await test.picture(ada);
    const film = { resolution: '480p', duration: 1 } as const;
    const started = [
      await test.call(contract.videos.generate, {
        token: ada.token,
        body: { text_prompt: 'Waves', remix_of: first, ...film },
      }),
      await test.call(contract.images.generateMany, {
        token: ada.token,
        body: { text_prompt: 'Two', size: '64x64', count: 2, remix_of: first },
      }),
      await test.call(contract.images.variations, { params: { id: first }, token: ada.token, body: { count: 2 } }),
      await test.call(contract.videos.generateFromImages, {
        token: ada.token,
        body: { imageIds: [first], model: 'seedance-lite', ...film },
      }),
    ];
    expect(started.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    const { rows } = await test.database.pool.query('SELECT 1 FROM content WHERE remix_of = $1', [first]);
    expect(rows).toHaveLength(6);
  });

  it('says at most six and counts on [MAKE-21]', async () => {
    const first = await test.picture(ada);
    const made: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      test.clock.advanceSeconds(1);
      made.push(await remix(bob, first));
    }
    const { remixes } = (await view(first)).body;
    expect(remixes?.count).toBe(8);
    expect(remixes?.newest.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 6));
  });

  it('never says a locked or private word, nor that something private is there [MAKE-21, BOOKS-6]', async () => {
    const locked = await test.picture(ada, {
      text_prompt: 'canarylocked',
      is_prompt_locked: true,
      prompt_price: 5,
    });
    const ofLocked = await remix(bob, locked);
    const answer = await view(ofLocked, cleo);
    expect(answer.body.made_from).toMatchObject({ id: locked, title: null, username: ada.username });
    expect(answer.text).not.toContain('canarylocked');
    expect((await view(ofLocked, ada)).body.made_from?.title).toBe('canarylocked');

    const hidden = await remix(bob, locked, { text_prompt: 'canaryprivate', is_public: false });
    expect((await view(locked)).body.remixes).toMatchObject({ count: 1, newest: [{ id: ofLocked }] });
    const ofHidden = await remix(bob, hidden, { text_prompt: 'Open again' });
    const guests = await view(ofHidden);
    expect(guests.body.made_from).toEqual(nothing);
    expect(guests.text).not.toMatch(new RegExp(`${hidden}|canaryprivate`));
    expect((await read(ofHidden, bob)).body.made_from).toMatchObject({ id: hidden, title: 'canaryprivate' });
  });

  it('is only private of what went private or was removed afterwards [MAKE-21]', async () => {
    const first = await test.picture(ada);
    const second = await remix(bob, first);
    const own = { params: { id: first }, token: ada.token };
    await test.call(contract.images.visibility, { ...own, body: { is_public: false } });
    expect((await view(second)).body.made_from).toEqual(nothing);
    await test.call(contract.images.remove, own);
    expect((await view(second)).body.made_from).toEqual(nothing);
    expect((await read(second, bob)).body.made_from).toEqual(nothing);
  });

  it('is not remembered of what its maker may not see, and no sign tells whether it is there [MAKE-21]', async () => {
    const hidden = await test.picture(ada, { is_public: false });
    const absent = '01a1fdc9-2723-7591-8e12-6769da3e780a';
    for (const named of [hidden, absent, 'no id', '']) {
      const id = await remix(bob, named);
      expect((await read(id, bob)).body.made_from).toBeUndefined();
    }
    const refused = await test.call(contract.images.generate, {
      token: bob.token,
      body: { text_prompt: 'x', remix_of: 'x'.repeat(65) },
    });
    expect(refused.status).toBe(422);
  });
});
