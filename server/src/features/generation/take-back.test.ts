import { generations } from '@loomlight/contract/generations';
import { trash } from '@loomlight/contract/trash';
import { contract, lifetimes, publicMediaPath, takenBackMessage } from '@loomlight/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hearsInStudio } from '../../adapters/engines/lib/studio-hears.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploadReference } from '../../testing/upload-reference.ts';

let test: TestApp;
let ada: TestPerson;
let bob: TestPerson;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  test.engine.hears = hearsInStudio;
  test.videoEngine.hears = hearsInStudio;
  [ada, bob] = [await test.person(), await test.person()];
});
afterAll(() => test.close());

const missed = 'canarytrombone, a trombone in a forest';
const takeBack = (who: TestPerson | undefined, id: string) =>
  test.call(generations.takeBack, { params: { id }, ...(who && { token: who.token }) });
const read = (who: TestPerson | undefined, id: string) =>
  test.call(contract.images.get, { params: { id }, ...(who && { token: who.token }) });
const countRows = async (text: string): Promise<number> =>
  (await test.database.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${text}`)).rows[0]?.n ?? -1;
const sound = async () => expect(await ledgerViolations(test.database)).toEqual([]);

describe('what was not drawn', () => {
  it('is told to its owner who asks for the item, and to nobody else [PEOPLE-23, STUDIO-10]', async () => {
    const id = await test.image(ada, { text_prompt: missed, is_prompt_locked: true, prompt_price: 3 });
    const own = (await read(ada, id)).body;
    expect(own.not_drawn).toEqual({
      words: ['trombone'],
      subject_missed: true,
      take_back_until: new Date(Date.parse(own.completed_at ?? '') + 24 * 3_600_000).toISOString(),
    });
    await test.call(contract.prompts.purchase, {
      params: { id },
      token: bob.token,
      body: { content_type: 'image', expected_price: 3 },
    });
    for (const answer of [await read(undefined, id), await read(bob, id)]) {
      expect(answer.status).toBe(200);
      expect(answer.body.not_drawn).toBeUndefined();
    }
    expect((await read(undefined, id)).text).not.toContain('trombone');
  });

  it.each([
    ['all of it was drawn', 'A lighthouse at night', undefined],
    ['its subject was drawn', 'A lighthouse beside a trombone', { words: ['trombone'], take_back_until: null }],
    ['no word meant anything', 'qwertz', { words: [], subject_missed: true }],
  ])('is as the quote said it: %s [PEOPLE-23]', async (_what, text_prompt, told) => {
    const id = await test.image(ada, { text_prompt });
    const { not_drawn } = (await read(ada, id)).body;
    if (told) expect(not_drawn).toMatchObject(told);
    else expect(not_drawn).toBeUndefined();
  });

  it('is not told by an engine that cannot tell, or that has not made it [PEOPLE-23]', async () => {
    const id = await test.image(ada, { text_prompt: missed });
    await test.database.pool.query(`UPDATE content SET model = 'an older one'`);
    expect((await read(ada, id)).body.not_drawn).toBeUndefined();
    expect((await takeBack(ada, id)).error.code).toBe('nothing_missed');
    delete test.engine.hears;
    const other = await test.image(ada, { text_prompt: missed });
    expect((await read(ada, other)).body.not_drawn).toBeUndefined();
    expect((await takeBack(ada, other)).error.code).toBe('nothing_missed');
  });

  it('is told of videos, but of none that moves an image [PEOPLE-23]', async () => {
    const video = async (image_s3_key?: string) => {
      const { body } = await test.call(contract.videos.generate, {
        token: ada.token,
        body: { text_prompt: missed, resolution: '480p', duration: 1, ...(image_s3_key && { image_s3_key }) },
      });
      return test.finished(ada, body.id, 'videos');
    };
    expect((await video()).not_drawn).toMatchObject({ words: ['trombone'], subject_missed: true });
    const moved = await video(await uploadReference(test, ada));
    expect(moved.not_drawn).toBeUndefined();
    expect((await takeBack(ada, moved.id)).error.code).toBe('nothing_missed');
  });
});

describe('taking back', () => {
  it('returns the credits, removes the media and takes it out of every list [MAKE-20]', async () => {
    const id = await test.image(ada, { text_prompt: missed });
    await test.call(contract.favorites.set, {
      params: { id },
      token: bob.token,
      body: { content_type: 'image', action: 'favorite' },
    });
    expect(await test.balance(ada)).toBe(49);
    const { status, body } = await takeBack(ada, id);
    expect([status, body.credits, body.generation.status, body.generation.status_message]).toEqual([
      200,
      1,
      'failed',
      takenBackMessage,
    ]);
    expect([body.generation.media_url, body.generation.small_url]).toEqual([null, null]);
    expect(await test.balance(ada)).toBe(50);
    expect(test.objectStore.keys().filter((key) => key.includes(id))).toEqual([]);
    expect((await read(undefined, id)).status).toBe(404);
    expect((await test.call(contract.gallery.publicImages, {})).text).not.toContain(id);
    expect((await test.call(contract.library.favorites, { token: bob.token })).text).not.toContain(id);
    const contentType = publicMediaPath({ userId: ada.userId, contentType: 'image', id });
    for (const url of [contentType, `${contentType}_small`, `${contentType}_view`])
      expect((await test.app.http.inject({ url })).statusCode).toBe(404);
    const history = await test.call(contract.credits.history, { token: ada.token });
    expect(history.body.transactions[0]).toMatchObject({ amount: 1, balance_after: 50 });
    expect((await takeBack(ada, id)).error.code).toBe('back_already');
    // What was told as ready is not told as failed afterwards, in the bell as little as by mail.
    expect(await countRows(`notification WHERE type = 'generation_failed'`)).toBe(0);
    await sound();
  });

  it('works for videos [MAKE-20]', async () => {
    const { body } = await test.call(contract.videos.generate, {
      token: ada.token,
      body: { text_prompt: missed, resolution: '480p', duration: 1 },
    });
    const { credits_used } = await test.finished(ada, body.id, 'videos');
    const back = await takeBack(ada, body.id);
    expect(back.body).toMatchObject({ credits: credits_used, generation: { status: 'failed' } });
    expect(await test.balance(ada)).toBe(50);
    await sound();
  });

  it('is no mail to who is mailed of creations [MAKE-20]', async () => {
    await test.call(contract.notifications.savePreferences, {
      token: ada.token,
      body: { email: { generation: true } },
    });
    const id = await test.image(ada, { text_prompt: missed });
    await test.database.pool.query('DELETE FROM mail_outbox');
    expect((await takeBack(ada, id)).status).toBe(200);
    expect(await countRows('mail_outbox')).toBe(0);
  });

  it('is its maker’s alone: 404 for others, as for what is not there [MAKE-20]', async () => {
    const id = await test.image(ada, { text_prompt: missed });
    expect((await takeBack(undefined, id)).status).toBe(401);
    for (const named of [id, '01a1fdc9-2723-7591-8e12-6769da3e780a', 'no-id'])
      expect([named, (await takeBack(bob, named)).status]).toEqual([named, 404]);
    expect(await test.balance(ada)).toBe(49);
  });

  it('is refused with a reason: drawn, too late, sold, unfinished, failed [MAKE-20]', async () => {
    const drawn = await test.image(ada, { text_prompt: 'A lighthouse beside a trombone' });
    const sold = await test.image(ada, { text_prompt: missed, is_prompt_locked: true, prompt_price: 3 });
    const late = await test.image(ada, { text_prompt: missed });
    await test.call(contract.prompts.purchase, {
      params: { id: sold },
      token: bob.token,
      body: { content_type: 'image', expected_price: 3 },
    });
    const before = await test.balance(ada);
    const refused = async (id: string, who = ada) => {
      const { status, error } = await takeBack(who, id);
      return [status, error.code];
    };
    expect(await refused(drawn)).toEqual([409, 'nothing_missed']);
    expect(await refused(sold)).toEqual([409, 'prompt_sold']);
    const release = test.holdEngine();
    const { body } = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: missed } });
    expect(await refused(body.id)).toEqual([409, 'not_ready']);
    release();
    await test.finished(ada, body.id);
    expect(await refused(body.id)).toEqual([409, 'back_already']);
    test.clock.advanceSeconds(lifetimes.takeBackHours * 3_600);
    const later = await test.signInAgain(ada);
    expect(await refused(late, later)).toEqual([409, 'taken_back_late']);
    expect((await read(later, late)).body.not_drawn?.take_back_until).toBeNull();
    expect(await test.balance(later)).toBe(before);
    await sound();
  });
});

describe('at the same moment', () => {
  it('is done once, however many ask [MAKE-20]', { tags: 'on-server' }, async () => {
    const id = await test.image(ada, { text_prompt: missed });
    const answers = await Promise.all(Array.from({ length: 20 }, () => takeBack(ada, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await test.balance(ada)).toBe(50);
    await sound();
  });

  it(
    'beside unlocks either the words are sold or the credits are back, never both [MAKE-20]',
    { tags: 'on-server' },
    async () => {
      for (let round = 0; round < 20; round += 1) {
        const id = await test.image(ada, { text_prompt: missed, is_prompt_locked: true, prompt_price: 1 });
        const buy = () =>
          test.call(contract.prompts.purchase, {
            params: { id },
            token: bob.token,
            body: { content_type: 'image', expected_price: 1 },
          });
        const turns = [buy, () => takeBack(ada, id)];
        const outcomes = await Promise.all((round % 2 ? turns : turns.toReversed()).map((turn) => turn()));
        expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
      }
      await sound();
    },
  );

  it(
    'beside a removal, a change and favorites the books stay sound, and no medium is left [MAKE-20]',
    { tags: 'on-server' },
    async () => {
      for (let round = 0; round < 12; round += 1) {
        const id = await test.image(ada, { text_prompt: missed });
        const own = { params: { id }, token: ada.token };
        const turns = [
          () => takeBack(ada, id),
          () => test.call(contract.images.remove, own),
          () => test.call(contract.images.visibility, { ...own, body: { is_public: false } }),
          () =>
            test.call(contract.favorites.set, {
              params: { id },
              token: bob.token,
              body: { content_type: 'image', action: 'favorite' },
            }),
        ];
        const at = round % turns.length;
        const answers = await Promise.all([...turns.slice(at), ...turns.slice(0, at)].map((turn) => turn()));
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        await test.call(trash.empty, { token: ada.token });
        expect(test.objectStore.keys().filter((key) => key.includes(id))).toEqual([]);
      }
      await sound();
    },
  );
});
