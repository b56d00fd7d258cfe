import { contract } from '@loomlight/contract';
import { generations } from '@loomlight/contract/generations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paintFlat } from '../../adapters/engines/lib/memory-image-engine.ts';
import { sharp } from '../../kernel/sharp.ts';
import { ledgerViolations, openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { uploadReference } from '../../testing/upload-reference.ts';
import { removeUnusedUploads } from '../uploads/index.ts';

let test: TestApp;
let usual: TestApp['engine']['capabilities'];
beforeAll(async () => {
  test = await openTestApp();
  usual = test.engine.capabilities;
});
beforeEach(async () => {
  test.engine.capabilities = usual;
  await test.reset();
});
afterAll(() => test.close());

const { images } = contract;
const body = { text_prompt: 'A harbour', size: '64x64' };

/** Every call that starts images, or says what they would be, from an image. */
const calls = {
  one: (who: Partial<TestPerson>, key: string) =>
    test.call(images.generate, { ...tokenOf(who), body: { ...body, image_s3_key: key } }),
  many: (who: Partial<TestPerson>, key: string) =>
    test.call(images.generateMany, { ...tokenOf(who), body: { ...body, image_s3_key: key, count: 2 } }),
  quote: (who: Partial<TestPerson>, key: string) =>
    test.call(generations.quote, { ...tokenOf(who), body: { ...body, image_s3_key: key, kind: 'image' } }),
};
const tokenOf = ({ token }: Partial<TestPerson>) => (token === undefined ? {} : { token });

async function storedBytes(key: string): Promise<Buffer> {
  const stored = await test.objectStore.find(key);
  if (!stored) throw new Error('It is not stored.');
  return Buffer.concat(await stored.open().toArray());
}

const keyInRow = async (id: string) =>
  (
    await test.database.db
      .selectFrom('kept_content')
      .select('source_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).source_key;

describe('an image from another one', () => {
  it('is charged like any other, keeps the key, and its engine is given the upload byte for byte [MAKE-90]', async () => {
    const ada = await test.person();
    const key = await uploadReference(test, ada);
    const started = await calls.one(ada, key);
    expect([started.status, started.body.generation.image_s3_key]).toEqual([202, key]);
    expect(await test.balance(ada)).toBe(49);
    const item = await test.finished(ada, started.body.id);
    expect([item.status, item.image_s3_key, await keyInRow(item.id)]).toEqual(['completed', key, key]);
    const asked = test.engine.requests.at(-1);
    expect(asked?.reference?.mediaType).toBe('image/jpeg');
    expect(Buffer.compare(asked?.reference?.bytes ?? Buffer.of(), await storedBytes(key))).toBe(0);
    const two = await calls.many(ada, key);
    for (const { id } of two.body.generations) expect((await test.finished(ada, id)).image_s3_key).toBe(key);
    expect(test.engine.requests.every(({ reference }) => reference !== undefined)).toBe(true);
    // Words alone are asked for as ever.
    const plain = await test.call(images.generate, { token: ada.token, body: { ...body, image_s3_key: null } });
    await test.finished(ada, plain.body.id);
    expect(test.engine.requests.at(-1)).not.toHaveProperty('reference');
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is refused with its reason for an engine that takes none, also in its quote, and nothing is charged [MAKE-90]', async () => {
    const ada = await test.person();
    const key = await uploadReference(test, ada);
    expect((await test.call(images.sizes)).body).toMatchObject({
      takes_reference: true,
      engines: [{ takes_reference: true }],
    });
    test.engine.capabilities = { ...usual, takesReference: false };
    expect((await test.call(images.sizes)).body).toMatchObject({
      takes_reference: false,
      engines: [{ takes_reference: false }],
    });
    for (const refused of [await calls.one(ada, key), await calls.many(ada, key), await calls.quote(ada, key)]) {
      expect([refused.status, refused.error.message]).toEqual([
        422,
        'This engine takes no reference image. Please remove it.',
      ]);
      expect(refused.error.details).toEqual([expect.objectContaining({ path: 'image_s3_key' })]);
    }
    expect([await test.balance(ada), test.engine.requests.length]).toEqual([50, 0]);
  });

  it.each(Object.keys(calls) as (keyof typeof calls)[])(
    "is nobody's but its uploader's, and nothing that was never uploaded or is removed, in %s [MAKE-90]",
    async (name) => {
      const [ada, bob] = [await test.person(), await test.person()];
      const key = await uploadReference(test, ada);
      expect((await calls[name]({}, key)).status).toBe(401);
      for (const wrong of [key, 'nothing', key.replace(/.$/, '_')]) {
        const refused = await calls[name](bob, wrong);
        expect([refused.status, refused.error.code]).toEqual([404, 'not_found']);
      }
      const wrong = { token: ada.token, rawBody: { ...body, image_s3_key: 7, kind: 'image' } };
      const endpoint = name === 'quote' ? generations.quote : images.generate;
      expect((await test.call(endpoint, wrong)).status).toBe(422);
      // Nothing was made of it for a day.
      test.clock.advanceSeconds(25 * 3600);
      await removeUnusedUploads({ db: test.database.db, clock: test.clock, objectStore: test.objectStore });
      const again = await test.signInAgain(ada);
      expect((await calls[name](again, key)).status).toBe(404);
      expect([await test.balance(again), test.engine.requests.length]).toEqual([50, 0]);
    },
  );

  it('is refunded, and no engine asked, where the upload is gone when its work begins [MAKE-91]', async () => {
    const ada = await test.person();
    test.engine.capabilities = { ...usual, restartable: false };
    const key = await uploadReference(test, ada);
    await test.objectStore.remove(key);
    const started = await calls.one(ada, key);
    expect(started.status).toBe(202);
    const item = await test.finished(ada, started.body.id);
    expect([item.status, item.failure_code]).toEqual(['failed', 'engine_failed']);
    expect([await test.balance(ada), test.engine.requests.length]).toEqual([50, 0]);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('is asked once of an engine that is paid, whatever becomes of the answer [MAKE-91]', async () => {
    const ada = await test.person();
    test.engine.capabilities = { ...usual, restartable: false };
    const key = await uploadReference(test, ada);
    test.engine.script = () => Promise.reject(new Error('The answer was lost.'));
    const item = await test.finished(ada, (await calls.one(ada, key)).body.id);
    expect([item.status, await test.balance(ada), test.engine.requests.length]).toEqual(['failed', 50, 1]);
  });

  it('is kept as long as something was made of it [MAKE-91]', async () => {
    const ada = await test.person();
    const key = await uploadReference(test, ada);
    const { id } = await test.finished(ada, (await calls.one(ada, key)).body.id);
    test.clock.advanceSeconds(25 * 3600);
    const remove = () =>
      removeUnusedUploads({ db: test.database.db, clock: test.clock, objectStore: test.objectStore });
    await remove();
    expect(await test.objectStore.find(key)).toBeDefined();
    await test.database.db.deleteFrom('kept_content').where('id', '=', id).execute();
    await remove();
    expect(await test.objectStore.find(key)).toBeUndefined();
  });

  it('a hundred at once from one upload are charged once each, and no more than there is [MAKE-91]', async () => {
    const ada = await test.person({ credits: 30 });
    const key = await uploadReference(test, ada);
    const answers = await Promise.all(Array.from({ length: 100 }, () => calls.one(ada, key)));
    const started = answers.filter(({ status }) => status === 202);
    expect(started.length).toBeLessThanOrEqual(30);
    for (const { body: one } of started) expect((await test.finished(ada, one.id)).image_s3_key).toBe(key);
    expect(await test.balance(ada)).toBe(30 - started.length);
    expect(started.length).toBeGreaterThan(0);
    expect(await ledgerViolations(test.database)).toEqual([]);
  });

  it('twice under one key is made once, and with another image refused [MAKE-91]', async () => {
    const ada = await test.person();
    const [key, other] = [await uploadReference(test, ada), await uploadReference(test, ada)];
    const start = (image: string | null) =>
      test.call(images.generate, { token: ada.token, body: { ...body, image_s3_key: image }, key: 'same-key-1' });
    const [first, again] = await Promise.all([start(key), start(key)]);
    expect(again.body.id).toBe(first.body.id);
    for (const image of [other, null]) expect((await start(image)).status).toBe(409);
    // It is answered again, also where the engine would not take it by now.
    test.engine.capabilities = { ...usual, takesReference: false };
    expect((await start(key)).body.id).toBe(first.body.id);
    expect(await test.balance(ada)).toBe(49);
  });
});

describe('what is made of it afterwards', () => {
  it('its owner varies it from the same upload, nobody else does, and an engine that takes none refuses [MAKE-92]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const key = await uploadReference(test, ada);
    const { id } = await test.finished(ada, (await calls.one(ada, key)).body.id);
    const vary = (who: TestPerson) =>
      test.call(images.variations, { params: { id }, token: who.token, body: { count: 2 } });
    const varied = await vary(ada);
    expect(varied.body.generations.map(({ image_s3_key: kept }) => kept)).toEqual([key, key]);
    for (const one of varied.body.generations) await test.finished(ada, one.id);
    const refused = await vary(bob);
    expect([refused.status, refused.error.message]).toEqual([403, expect.stringContaining('remix its words')]);
    test.engine.capabilities = { ...usual, takesReference: false };
    expect((await vary(ada)).status).toBe(422);
    expect([await test.balance(ada), await test.balance(bob)]).toEqual([47, 50]);
  });

  it('an enlargement is made of the picture, and nobody is told the key but its owner [MAKE-92]', async () => {
    const [ada, bob] = [await test.person(), await test.person()];
    const key = await uploadReference(test, ada);
    const { id } = await test.finished(ada, (await calls.one(ada, key)).body.id);
    const larger = await test.call(generations.upscale, { params: { id }, token: bob.token });
    const done = await test.finished(bob, larger.body.id);
    expect([done.status, done.image_s3_key]).toEqual(['completed', null]);
    const shown = [
      await test.call(images.get, { params: { id }, token: bob.token }),
      await test.call(contract.gallery.publicImage, { params: { id } }),
      await test.call(images.get, { params: { id: done.id }, token: bob.token }),
    ];
    expect(shown.map(({ text }) => text).join('\n')).not.toContain(key);
  });

  it.each([
    ['algorithmicMedia', 'composite'],
    ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'],
  ] as const)(
    'its files, those that are converted and those of an enlargement say of %s that it is %s [MAKE-94]',
    async (digitalSource, composite) => {
      const ada = await test.person();
      test.engine.capabilities = { ...usual, digitalSource };
      const key = await uploadReference(test, ada);
      const item = await test.finished(ada, (await calls.one(ada, key)).body.id);
      const larger = await test.call(generations.upscale, { params: { id: item.id }, token: ada.token });
      const enlarged = await test.finished(ada, larger.body.id);
      const urls = [item.media_url, item.small_url, enlarged.media_url, enlarged.small_url];
      for (const url of urls) {
        const { rawPayload } = await test.app.http.inject({ url: url ?? '' });
        const { xmp } = await sharp(rawPayload).metadata();
        expect(xmp?.toString()).toContain(`digitalsourcetype/${composite}"`);
      }
      const file = await test.app.http.inject({
        url: `/api/v1/images/${item.id}/download?format=webp`,
        headers: { authorization: `Bearer ${ada.token}` },
      });
      expect(file.rawPayload.toString('latin1')).toContain(composite);
    },
  );

  it('nobody is told what of its words was drawn: what they leave out may stand in the image [MAKE-94]', async () => {
    const ada = await test.person();
    const asked: string[] = [];
    test.engine.hears = async (words) => {
      asked.push(words);
      return { verdict: 'nothing', drawn: [], notDrawn: ['harbour'], ignored: [], leftOut: [] };
    };
    test.engine.script = paintFlat;
    const key = await uploadReference(test, ada);
    expect((await calls.quote(ada, key)).body).toMatchObject({ hears: null, credits: 1 });
    const item = await test.finished(ada, (await calls.one(ada, key)).body.id);
    const read = await test.call(images.get, { params: { id: item.id }, token: ada.token });
    expect(read.body.not_drawn).toBeUndefined();
    const back = await test.call(generations.takeBack, { params: { id: item.id }, token: ada.token });
    expect([back.status >= 400, await test.balance(ada)]).toEqual([true, 49]);
    expect(asked).toEqual([]);
    delete test.engine.hears;
  });
});
