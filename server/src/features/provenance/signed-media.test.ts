import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { apiBase, contract, publicMediaPath } from '@loomlight/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readManifest } from '../../adapters/provenance/c2pa-reader.ts';
import type { ManifestReading } from '@loomlight/contract/file-origin';
import { flatVideos } from '../../adapters/engines/lib/memory-video-engine.ts';
import { invariant } from '../../kernel/errors.ts';
import { sharp } from '../../kernel/sharp.ts';
import { readWithTrustnxt } from '../../testing/read-with-trustnxt.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { testVideo } from '../../testing/test-video.ts';
import { sealKey, sealPrompt, sealWords } from './index.ts';

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'signed-'));
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

async function read(bytes: Uint8Array, mediaType: string): Promise<ManifestReading | undefined> {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  const { body: anchors } = await test.app.http.inject('/.well-known/loomlight-provenance.pem');
  try {
    return await readManifest(path, { mediaType, anchors });
  } finally {
    await rm(path);
  }
}

const assertion = (reading: ManifestReading | undefined, label: string) =>
  reading?.assertions.find((one) => one.label === label)?.data as Record<string, unknown> | undefined;

const sourceIn = ({ xmp }: { readonly xmp?: Buffer | undefined }) =>
  /digitalsourcetype\/(\w+)"/.exec(xmp?.toString() ?? '')?.[1];

/** What a still says of its source, and that it says nothing besides. */
async function markOf(key: string): Promise<string | undefined> {
  const stored = await test.objectStore.find(key);
  invariant(stored, 'the still is there');
  const bytes = await buffer(stored.open());
  expect(bytes.includes('jumb')).toBe(false);
  const metadata = await sharp(bytes).metadata();
  expect(metadata.xmp?.length).toBeLessThan(400);
  return sourceIn(metadata);
}

async function bytesAt(url: string | null): Promise<Buffer> {
  return (await test.app.http.inject({ url: url ?? '' })).rawPayload;
}

async function download(id: string, format: string, who?: TestPerson): Promise<Buffer> {
  const { rawPayload, statusCode } = await test.app.http.inject({
    url: `${apiBase}/images/${id}/download?format=${format}`,
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

describe('what is stored', () => {
  it('is signed, trusted in every format by the published root, and says no word of a person [ORIGIN-12, ORIGIN-13, ORIGIN-14]', async () => {
    const ada = await test.person();
    const id = await test.image(ada, { text_prompt: 'a secret canary at dawn', is_prompt_locked: true, seed: 918_273 });
    const row = await test.database.db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.signed_by).toEqual(test.signingKey?.certificate().fingerprint);
    expect(row.signed_at).toEqual(row.completed_at);
    invariant(row.opening, 'the database draws an opening');
    const { id: item, prompt, style, model, width, height } = row;
    const seal = sealPrompt(row.opening, { item, prompt, style, model, width, height, seed: Number(row.seed) });
    for (const format of ['png', 'jpg', 'webp'] as const) {
      const file = await download(id, format);
      const mediaType = `image/${format === 'jpg' ? 'jpeg' : format}`;
      const reading = await read(file, mediaType);
      expect(reading).toMatchObject({ state: 'Trusted', faults: [] });
      expect(await readWithTrustnxt(file)).toEqual({ isValid: true, faults: [] });
      const actions = assertion(reading, 'c2pa.actions.v2')?.['actions'];
      expect(actions).toEqual([
        expect.objectContaining({
          action: 'c2pa.created',
          when: row.completed_at?.toISOString(),
          digitalSourceType: expect.stringMatching(/\/algorithmicMedia$/),
        }),
        ...(format === 'png' ? [] : [{ action: 'c2pa.converted' }]),
      ]);
      expect(assertion(reading, 'com.loomlight.sealed-prompt')).toMatchObject({
        item: id,
        words: Buffer.from(seal.words).toString('base64'),
        recipe: Buffer.from(seal.recipe).toString('base64'),
      });
      for (const word of ['canary', '918273', ada.username, ada.email, ada.userId])
        expect(file.includes(word)).toBe(false);
    }
    const stills = test.objectStore.keys().filter((key) => /_small$|_wide$/.test(key));
    expect(stills.length).toBeGreaterThan(0);
    for (const key of stills) expect(await markOf(key)).toBe('algorithmicMedia');
    const view = await bytesAt(`${publicMediaPath({ userId: ada.userId, contentType: 'image', id })}_view`);
    expect([sourceIn(await sharp(view).metadata()), view.includes('jumb')]).toEqual(['algorithmicMedia', false]);
    const zip = await test.app.http.inject({
      method: 'POST',
      url: `${apiBase}${contract.library.downloadMany.path}`,
      headers: { authorization: `Bearer ${ada.token}` },
      payload: { imageIds: [id], format: 'webp' },
    });
    expect(zip.rawPayload.includes('com.loomlight.sealed-prompt')).toBe(true);
    expect(zip.rawPayload.includes('c2pa.converted')).toBe(true);
  });

  it('is trained media of an engine with a model, and is left as it is when its maker has signed it [ORIGIN-12, ORIGIN-13]', async () => {
    const ada = await test.person();
    const plain = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    invariant(test.signingKey, 'a product of a test signs');
    const maker = {
      item: 'x',
      madeAt: new Date(),
      source: 'trainedAlgorithmicMedia',
      engine: 'theirs',
      model: '1',
    } as const;
    const theirs = Buffer.from(test.signingKey.signer().sign(plain, maker));
    vi.spyOn(test.engine, 'generate').mockResolvedValueOnce({
      kind: 'painted',
      image: { kind: 'file', bytes: theirs, mediaType: 'image/png' },
    });
    const id = await test.image(ada);
    expect(await download(id, 'png')).toEqual(theirs);
    const row = await test.database.db
      .selectFrom('content')
      .select('signed_by')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.signed_by).toBeNull();
    const converted = await read(await download(id, 'webp'), 'image/webp');
    expect(assertion(converted, 'c2pa.actions.v2')?.['actions']).toContainEqual(
      expect.objectContaining({ digitalSourceType: expect.stringMatching(/\/trainedAlgorithmicMedia$/) }),
    );
    expect(assertion(converted, 'c2pa.actions.v2')?.['actions']).toContainEqual(
      expect.objectContaining({ action: 'c2pa.converted', description: expect.stringContaining('of its maker') }),
    );
    expect(assertion(converted, 'com.loomlight.sealed-prompt')).toMatchObject({ item: id });
  });

  it('is signed as a video, frame by frame the same [ORIGIN-12, ORIGIN-14]', async () => {
    const ada = await test.person({ credits: 500 });
    vi.spyOn(test.videoEngine, 'script', 'get').mockReturnValue({
      ...flatVideos,
      status: async (request, look) => {
        const status = await flatVideos.status(request, look);
        if (status.kind !== 'succeeded') return status;
        const { width, height, durationS } = request;
        const bytes = await testVideo({ width, height, durationS });
        return { ...status, video: { ...status.video, body: { kind: 'bytes', bytes } } };
      },
    });
    const { body } = await test.call(contract.videos.generate, {
      token: ada.token,
      body: { text_prompt: 'a secret canary in motion', resolution: '480p', duration: 5 },
    });
    const done = await test.finished(ada, body.generation.id, 'videos');
    const file = await bytesAt(done.media_url);
    const reading = await read(file, 'video/mp4');
    expect(reading).toMatchObject({ state: 'Trusted', faults: [] });
    expect(assertion(reading, 'c2pa.actions.v2')?.['actions']).toEqual([
      expect.objectContaining({ digitalSourceType: expect.stringMatching(/\/trainedAlgorithmicMedia$/) }),
    ]);
    expect(file.includes('canary')).toBe(false);
  });

  it('is nothing where signing fails: the attempt fails, and the credits are back [ORIGIN-12]', async () => {
    const ada = await test.person({ credits: 50 });
    invariant(test.signingKey, 'a product of a test signs');
    vi.spyOn(test.signingKey, 'signer').mockImplementation(() => {
      throw new Error('The signing key is not there.');
    });
    const { body } = await test.call(contract.images.generate, { token: ada.token, body: { text_prompt: 'a lake' } });
    const end = await test.finished(ada, body.generation.id, 'images');
    expect(end.status).toBe('failed');
    expect(test.objectStore.keys()).toEqual([]);
    const { body: account } = await test.call(contract.credits.balance, { token: ada.token });
    expect(account).toMatchObject({ credits: 50 });
  });
});

describe('the signature of an item', () => {
  it('is told to whoever asks for it and may see it, and in no list [ORIGIN-21]', async () => {
    const [ada, eve] = [await test.person(), await test.person()];
    const id = await test.image(ada, { text_prompt: 'a locked canary', is_prompt_locked: true, prompt_price: 3 });
    const asked = async (who?: TestPerson) =>
      (await test.call(contract.images.get, { params: { id }, ...(who && { token: who.token }) })).body;
    const row = await test.database.db
      .selectFrom('content')
      .select(['signed_by', 'signed_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const signature = { fingerprint: row.signed_by?.toString('hex'), signed_at: row.signed_at?.toISOString() };
    for (const who of [ada, eve, undefined]) expect((await asked(who)).signature).toEqual(signature);
    expect((await test.call(contract.gallery.publicImage, { params: { id } })).body.signature).toEqual(signature);
    const list = await test.call(contract.images.history, { token: ada.token });
    expect(list.text).not.toContain(signature.fingerprint);
    await test.database.db
      .updateTable('content')
      .set({ signed_by: null, signed_at: null })
      .where('id', '=', id)
      .execute();
    expect(await asked(ada)).not.toHaveProperty('signature');
    expect(await asked(ada)).not.toHaveProperty('prompt_opening');
  });
});

describe('the opening of a seal', () => {
  it('is told with the words and to nobody else, and opens the file that was there before [ORIGIN-16]', async () => {
    const [ada, bob, eve] = [await test.person(), await test.person({ credits: 50 }), await test.person()];
    const id = await test.image(ada, { text_prompt: 'a sold canary', is_prompt_locked: true, prompt_price: 3 });
    const before = await download(id, 'webp', eve);
    const asked = async (who?: TestPerson) =>
      (await test.call(contract.images.get, { params: { id }, ...(who && { token: who.token }) })).body;
    const row = await test.database.db.selectFrom('content').select('opening').where('id', '=', id).executeTakeFirst();
    const opening = row?.opening?.toString('hex') ?? '';
    expect((await asked(ada)).prompt_opening).toBe(opening);
    for (const who of [bob, eve, undefined]) expect(JSON.stringify(await asked(who))).not.toContain(opening);
    const lists = [
      await test.call(contract.images.history, { token: ada.token }),
      await test.call(contract.gallery.publicImages, {}),
      await test.call(contract.gallery.publicImages, { token: ada.token }),
    ];
    for (const list of lists) expect(list.text).not.toContain(opening);

    const purchase = { params: { id }, token: bob.token, body: { content_type: 'image', expected_price: 3 } as const };
    expect((await test.call(contract.prompts.purchase, purchase)).status).toBe(200);
    const bought = await asked(bob);
    expect(bought.prompt_opening).toBe(opening);
    const sealed = assertion(await read(before, 'image/webp'), 'com.loomlight.sealed-prompt');
    const key = sealKey(Buffer.from(bought.prompt_opening ?? '', 'hex'), 'words');
    const words = { item: id, prompt: bought.text_prompt ?? '', style: bought.style };
    expect(sealWords(key, words).toString('base64')).toBe(sealed?.['words']);
    expect(sealWords(key, { ...words, prompt: 'a sold canarY' }).toString('base64')).not.toBe(sealed?.['words']);
    expect((await asked(eve)).prompt_opening).toBeUndefined();

    const unlocked = { params: { id }, token: ada.token, body: { is_prompt_locked: false } };
    expect((await test.call(contract.images.lock, unlocked)).status).toBe(200);
    expect((await asked()).prompt_opening).toBe(opening);
    await test.call(contract.images.remove, { params: { id }, token: ada.token });
    for (const who of [ada, bob, undefined]) expect(JSON.stringify(await asked(who))).not.toContain(opening);
  });
});

describe('the seal of a prompt', () => {
  const opening = randomBytes(32);
  const of = { item: randomUUID(), prompt: 'Café au lait', style: 'none', seed: 9, model: 'm', width: 64, height: 64 };

  it('is opened by its own opening and words alone, whichever way they are written [ORIGIN-15]', () => {
    const { words, recipe } = sealPrompt(opening, of);
    expect([words.length, recipe.length]).toEqual([32, 32]);
    const key = sealKey(opening, 'words');
    expect(sealWords(key, { ...of, prompt: of.prompt.normalize('NFD') })).toEqual(words);
    for (const other of [{ prompt: 'Cafe au lait' }, { style: 'anime' }, { item: randomUUID() }])
      expect(sealWords(key, { ...of, ...other })).not.toEqual(words);
    expect(sealWords(sealKey(randomBytes(32), 'words'), of)).not.toEqual(words);
    expect(sealPrompt(opening, { ...of, seed: 10 })).toMatchObject({ words });
    expect(sealPrompt(opening, { ...of, seed: 10 }).recipe).not.toEqual(recipe);
    expect(sealKey(opening, 'recipe')).not.toEqual(key);
  });

  it('has nothing in common with that of another item with the same words and seed [ORIGIN-15]', async () => {
    const ada = await test.person();
    const ids = [await test.image(ada, { seed: 5 }), await test.image(ada, { seed: 5 })];
    const rows = await test.database.db
      .selectFrom('content')
      .select(['id', 'opening'])
      .where('id', 'in', ids)
      .execute();
    const openings = rows.map((row) => row.opening?.toString('hex'));
    expect(new Set(openings).size).toBe(2);
    expect(openings.every((one) => one?.length === 64)).toBe(true);
    const seals = rows.map((row) => sealPrompt(row.opening ?? Buffer.alloc(0), { ...of, item: row.id }));
    expect(seals[0]?.words).not.toEqual(seals[1]?.words);
  });
});
