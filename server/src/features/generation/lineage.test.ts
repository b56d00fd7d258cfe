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
  test.image(who, { text_prompt: 'Its remix', remix_of: of, ...options });
const read = (id: string, who?: TestPerson) =>
  test.call(contract.images.get, { params: { id }, ...(who && { token: who.token }) });
const view = (id: string, who?: TestPerson) =>
  test.call(contract.gallery.publicImage, { params: { id }, ...(who && { token: who.token }) });

describe('what was made from what', () => {
  it('is told both ways: what it comes from, and the newest of what came of it [MAKE-21, PEOPLE-25]', async () => {
    const first = await test.image(ada, { text_prompt: 'A quiet lake' });
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

  it('is told five steps back, nearest first, and passes over what is private [MAKE-62]', async () => {
    const way = [await test.image(ada, { text_prompt: 'Step 0' })];
    for (let step = 1; step <= 7; step += 1)
      way.push(await remix(step === 4 ? bob : ada, way.at(-1) ?? '', { text_prompt: `Step ${step}` }));
    const hide = { params: { id: way[4] ?? '' }, token: bob.token, body: { is_public: false } };
    const lock = { params: { id: way[5] ?? '' }, token: ada.token, body: { is_prompt_locked: true, prompt_price: 5 } };
    const back = async (who?: TestPerson) => (await read(way[7] ?? '', who)).body;
    expect((await back(ada)).made_from?.title).toBe('Step 6');
    expect((await back(ada)).ancestors?.map(({ title }) => title)).toEqual(['Step 5', 'Step 4', 'Step 3', 'Step 2']);
    expect((await test.call(contract.images.lock, lock)).status).toBe(200);
    expect((await test.call(contract.images.visibility, hide)).status).toBe(200);
    // Ada may read her own locked words and not bob's private item, bob the other way round.
    expect((await back(ada)).ancestors?.map(({ title }) => title)).toEqual(['Step 5', 'Step 3', 'Step 2']);
    expect((await back(bob)).ancestors?.map(({ title }) => title)).toEqual([null, 'Step 4', 'Step 3', 'Step 2']);
    const guest = await read(way[7] ?? '');
    expect(guest.body.ancestors?.map(({ id }) => id)).toEqual([way[5], way[3], way[2]]);
    for (const secret of [way[4] ?? '', 'Step 4', 'Step 5']) expect(guest.text).not.toContain(secret);
    expect((await read(way[0] ?? '')).body.ancestors).toBeUndefined();
  });

  it('is remembered of videos, batches, variations and videos of an image [MAKE-21]', async () => {
    const first = await test.image(ada);
    const video = { resolution: '480p', duration: 1 } as const;
    const started = [
      await test.call(contract.videos.generate, {
        token: ada.token,
        body: { text_prompt: 'Waves', remix_of: first, ...video },
      }),
      await test.call(contract.images.generateMany, {
        token: ada.token,
        body: { text_prompt: 'Two', size: '64x64', count: 2, remix_of: first },
      }),
      await test.call(contract.images.variations, { params: { id: first }, token: ada.token, body: { count: 2 } }),
      await test.call(contract.videos.generateFromImages, {
        token: ada.token,
        body: { imageIds: [first], model: 'seedance-lite', ...video },
      }),
    ];
    expect(started.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    const { rows } = await test.database.pool.query('SELECT 1 FROM content WHERE remix_of = $1', [first]);
    expect(rows).toHaveLength(6);
  });

  it('says at most six and counts on [MAKE-21]', async () => {
    const first = await test.image(ada);
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
    const locked = await test.image(ada, {
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
    const first = await test.image(ada);
    const second = await remix(bob, first);
    const own = { params: { id: first }, token: ada.token };
    await test.call(contract.images.visibility, { ...own, body: { is_public: false } });
    expect((await view(second)).body.made_from).toEqual(nothing);
    await test.call(contract.images.remove, own);
    expect((await view(second)).body.made_from).toEqual(nothing);
    expect((await read(second, bob)).body.made_from).toEqual(nothing);
  });

  it('is not remembered of what its maker may not see, and no sign tells whether it is there [MAKE-21]', async () => {
    const hidden = await test.image(ada, { is_public: false });
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
