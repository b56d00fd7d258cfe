import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { apiBase } from '@loomlight/contract';
import type { ManifestReading } from '@loomlight/contract/file-origin';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { IngredientAssertion, ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readManifest } from '../../adapters/provenance/c2pa-reader.ts';
import { makeLeaf, makeRoot } from '../../adapters/provenance/certificates.ts';
import { imageForm } from '../../adapters/provenance/image-forms.ts';
import { openSigner } from '../../adapters/provenance/open-signer.ts';
import { fingerprintOf } from '../../adapters/provenance/signing-identity.ts';
import { invariant } from '../../kernel/errors.ts';
import { sharp } from '../../kernel/sharp.ts';
import type { MediaSigner } from '../../ports/media-signer.ts';
import { oneIn } from '../../testing/long.ts';
import { readWithTrustnxt } from '../../testing/read-with-trustnxt.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let maker: MediaSigner;
const folder = mkdtempSync(join(tmpdir(), 'makers-'));
beforeAll(async () => {
  test = await openTestApp();
  maker = await newMaker(new Date());
});
beforeEach(() => test.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody with a root of their own, which this installation has never heard of. */
async function newMaker(since: Date): Promise<MediaSigner> {
  const root = await makeRoot('A maker', since);
  const leaf = await makeLeaf('A maker', root, since);
  const identity = {
    key: leaf.key,
    chain: [leaf.certificate, root.certificate],
    fingerprint: fingerprintOf(leaf.certificate),
  };
  return openSigner({ identity, installation: { name: 'A maker', url: 'https://maker.example' }, version: '9' });
}

type Form = 'png' | 'jpeg' | 'webp';

async function theirFile(form: Form, { background = 'teal', by = maker } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  const plain = await sharp({ create: { width: 512, height: 512, channels: 3, background, noise } })
    .toFormat(form)
    .toBuffer();
  const source = 'trainedAlgorithmicMedia';
  return Buffer.from(by.sign(plain, { item: 'y', madeAt: new Date(), source, engine: 'their-engine', model: '1' }));
}

async function imageFrom(bytes: Buffer, form: Form): Promise<string> {
  vi.spyOn(test.engine, 'generate').mockResolvedValueOnce({
    kind: 'painted',
    image: { kind: 'file', bytes, mediaType: `image/${form}` },
  });
  return test.image(await test.person(), { size: '512x512' });
}

async function read(bytes: Uint8Array, form: Form): Promise<ManifestReading | undefined> {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  const { body: anchors } = await test.app.http.inject('/.well-known/loomlight-provenance.pem');
  try {
    return await readManifest(path, { mediaType: `image/${form}`, anchors });
  } finally {
    await rm(path);
  }
}

const rowOf = (id: string) =>
  test.database.db
    .selectFrom('kept_content')
    .select(['mark', 'signed_by', 'media_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function storedOf(id: string): Promise<Buffer> {
  const found = await test.objectStore.find((await rowOf(id)).media_key ?? '');
  invariant(found, 'the file is there');
  return buffer(found.open());
}

async function download(id: string, format: string): Promise<Buffer> {
  const { rawPayload, statusCode } = await test.app.http.inject(`${apiBase}/images/${id}/download?format=${format}`);
  expect(statusCode).toBe(200);
  return rawPayload;
}

interface Action {
  readonly action: string;
  readonly description?: string;
}

const actionsIn = (reading: ManifestReading | undefined): readonly Action[] => {
  const data = reading?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data;
  return (data as { readonly actions: readonly Action[] }).actions; // ours, or this test's own
};

/** What our manifest says of the maker's, as another implementation reads it. */
function ingredientOf(file: Buffer) {
  const { manifests } = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(storeOf(file))));
  const found = manifests.at(-1)?.assertions?.assertions.find(({ label }) => label === 'c2pa.ingredient.v3');
  invariant(found instanceof IngredientAssertion, 'our manifest speaks of an ingredient');
  const { format, relationship, activeManifest, validationResults } = found;
  return {
    ...{ count: manifests.length, format, relationship },
    hash: Buffer.from(activeManifest?.hash ?? []).toString('hex'),
    failures: (validationResults?.activeManifest?.failure ?? []).map(({ code }) => code),
  };
}

/** The one manifest in a store, with its head. */
const manifestIn = (store: Buffer): Buffer => store.subarray(store.indexOf('jumb', 8) - 4);

const storeOf = (file: Buffer): Buffer => imageForm(file).storeOf(file) ?? Buffer.alloc(0);

/** A file with the store of another one in it. */
function withStore(file: Buffer, store: Buffer): Buffer {
  const form = imageForm(file);
  const bare = form.withoutStore(file);
  const wrapped = form.wrap(store);
  const place = form.placeOf(bare);
  const grown = form.grown(bare, wrapped.length);
  return Buffer.concat([grown.subarray(0, place), wrapped, grown.subarray(place)]);
}

function flipped(bytes: Buffer, at: number): Buffer {
  expect(at).toBeGreaterThan(0);
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

/** The file with one bit of its pixels changed, of which it can be decoded all the same: of a JPEG of noise not every bit can be changed so. */
async function withOtherPixels(bytes: Buffer): Promise<Buffer> {
  for (let fromEnd = 1_000; fromEnd < 2_000; fromEnd += 1) {
    const changed = flipped(bytes, bytes.length - fromEnd);
    const isWhole = await sharp(changed, { failOn: 'warning' })
      .stats()
      .then(() => true)
      .catch(() => false);
    if (isWhole) return changed;
  }
  throw new Error('No bit of a thousand could be changed.');
}

const forms = ['png', 'jpeg', 'webp'] as const;

describe('a file of an engine with a signature that holds', () => {
  it.each(forms.filter(oneIn(3)))(
    'is stored byte for byte as %s, without a mark and without a signature of ours [ORIGIN-38]',
    async (form) => {
      const theirs = await theirFile(form);
      const id = await imageFrom(theirs, form);
      expect(await storedOf(id)).toEqual(theirs);
      expect(await rowOf(id)).toMatchObject({ mark: null, signed_by: null });
    },
  );

  const conversions = [
    ['png', 'jpg', 'jpeg'],
    ['jpeg', 'webp', 'webp'],
    ['webp', 'png', 'png'],
  ] as const;
  it.each(conversions.filter(oneIn(3)))(
    'is carried whole by a download that is converted from %s to %s, which is trusted and says who made it [ORIGIN-39]',
    async (from, format, into) => {
      const theirs = await theirFile(from);
      const id = await imageFrom(theirs, from);
      const converted = await download(id, format);
      const reading = await read(converted, into);
      expect(reading).toMatchObject({ state: 'Trusted', faults: [] });
      expect(await readWithTrustnxt(converted)).toEqual({ isValid: true, faults: [] });
      const [created, second] = actionsIn(reading);
      expect(created).toMatchObject({ action: 'c2pa.created', softwareAgent: { name: 'memory' } });
      expect(second).toMatchObject({ action: 'c2pa.converted', description: expect.stringContaining('of its maker') });
      // The manifest of the maker, word for word, beside ours, and ours names it by its hash.
      const manifest = manifestIn(storeOf(theirs));
      expect(converted.includes(manifest.subarray(0, 500))).toBe(true);
      const hash = createHash('sha256').update(manifest.subarray(8)).digest('hex');
      expect(ingredientOf(converted)).toEqual({
        ...{ count: 2, format: `image/${from}`, relationship: 'inputTo', hash },
        failures: ['signingCredential.untrusted'],
      });
      expect(reading?.assertions.find(({ label }) => label === 'com.loomlight.sealed-prompt')?.data).toMatchObject({
        item: id,
      });
    },
  );

  it(
    'keeps its own download trusted when the certificate of the maker has expired since [ORIGIN-39]',
    { tags: 'slow' },
    async () => {
      const theirs = await theirFile('png');
      const id = await imageFrom(theirs, 'png');
      const late = await theirFile('png', { by: await newMaker(new Date('2004-01-01')) });
      await test.objectStore.put((await rowOf(id)).media_key ?? '', late, 'image/png');
      const converted = await download(id, 'webp');
      expect(await read(converted, 'webp')).toMatchObject({ state: 'Trusted', faults: [] });
      expect(ingredientOf(converted).failures).toContain('signingCredential.expired');
    },
  );
});

describe('a file of an engine with a signature that does not hold', () => {
  it.each([
    [
      'a word in it is another',
      'jpeg',
      async () => {
        const theirs = await theirFile('jpeg');
        return flipped(theirs, theirs.indexOf('their-engine'));
      },
    ],
    ['its pixels are others', 'jpeg', async () => withOtherPixels(await theirFile('jpeg'))],
    [
      'it comes from another image',
      'webp',
      async () => withStore(await theirFile('webp', { background: 'red' }), storeOf(await theirFile('webp'))),
    ],
    [
      'it is rubbish',
      'png',
      async () => withStore(await theirFile('png'), Buffer.from('\0\0\0\x20jumb\0\0\0\x1ejumdc2pa\0', 'latin1')),
    ],
    ['it had expired before', 'png', async () => theirFile('png', { by: await newMaker(new Date('2004-01-01')) })],
  ] as const)(
    'is treated as one without where %s: decoded, marked, and signed by us [ORIGIN-38]',
    async (_why, form, make) => {
      const theirs = await make();
      const id = await imageFrom(theirs, form);
      const stored = await storedOf(id);
      expect(stored.includes('their-engine')).toBe(false);
      expect(await read(stored, form)).toMatchObject({ state: 'Trusted', faults: [] });
      expect(await readWithTrustnxt(stored)).toEqual({ isValid: true, faults: [] });
      expect(await rowOf(id)).toEqual({
        mark: expect.any(String),
        signed_by: test.signingKey?.certificate().fingerprint,
        media_key: expect.any(String),
      });
      expect(actionsIn(await read(stored, form)).map(({ action }) => action)).toEqual([
        'c2pa.created',
        'c2pa.watermarked.unbound',
      ]);
    },
  );

  it(
    'is not spoken of by a download of one that was stored before anybody looked [ORIGIN-39]',
    { tags: 'slow' },
    async () => {
      const id = await imageFrom(await theirFile('png'), 'png');
      const theirs = await theirFile('jpeg');
      await test.objectStore.put((await rowOf(id)).media_key ?? '', await withOtherPixels(theirs), 'image/jpeg');
      const converted = await read(await download(id, 'webp'), 'webp');
      expect(converted).toMatchObject({ state: 'Trusted', faults: [] });
      expect(actionsIn(converted).at(-1)).toEqual({ action: 'c2pa.converted' });
    },
  );
});
