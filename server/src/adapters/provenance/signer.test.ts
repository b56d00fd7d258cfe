import { createHash, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../kernel/sharp.ts';
import type { MediaSigner, OriginStatement } from '../../ports/media-signer.ts';
import { writeLargeVideo } from '../../testing/large-video.ts';
import { readWithTrustnxt } from '../../testing/read-with-trustnxt.ts';
import { testVideo } from '../../testing/test-video.ts';
import { readManifest } from './c2pa-reader.ts';
import type { ManifestReading } from '@loomlight/contract/file-origin';
import { makeLeaf, makeRoot } from './certificates.ts';
import { manifestStore } from './manifest-store.ts';
import { openSigner } from './open-signer.ts';
import { certificatePem, fingerprintOf } from './signing-identity.ts';

/** Of a manifest without its signature: it changes with the form, which readers elsewhere have learned, and with nothing else. */
const golden = '44859b26171bc2bbaf8028158c3a7a9b542139b1462df4b06b5a35ef12b4f33f';
const formats = ['png', 'jpeg', 'webp'] as const;
const installation = { name: 'A house', url: 'https://house.example' };
const statement: OriginStatement = {
  item: '0b6c1d7e-9f5a-4b1e-8a53-111111111111',
  madeAt: new Date('2026-11-23T10:00:00Z'),
  source: 'algorithmicMedia',
  engine: 'studio',
  model: 'studio-1.0',
  seal: { words: randomBytes(32), recipe: randomBytes(32) },
};

let folder = '';
let signer: MediaSigner;
let anchors = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signer-'));
  const house = await newHouse();
  ({ signer, anchors } = house);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function newHouse(name = installation.name): Promise<{ signer: MediaSigner; anchors: string }> {
  const now = new Date();
  const root = await makeRoot(name, now);
  const leaf = await makeLeaf(name, root, now);
  const chain = [leaf.certificate, root.certificate];
  const identity = { key: leaf.key, chain, fingerprint: fingerprintOf(leaf.certificate) };
  return {
    signer: openSigner({ identity, installation, version: '0.1.0' }),
    anchors: certificatePem(root.certificate),
  };
}

/** A picture that no coder makes small, so that most of its bytes are pixels. */
function image(format: (typeof formats)[number], width = 64, height = 64): Promise<Buffer> {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();
}

async function read(bytes: Uint8Array, mediaType: string, roots = anchors): Promise<ManifestReading | undefined> {
  const path = join(folder, randomUUID());
  await writeFile(path, bytes);
  try {
    return await readManifest(path, { mediaType, anchors: roots });
  } finally {
    await rm(path);
  }
}

async function signVideo(video: Uint8Array): Promise<Buffer> {
  const [from, into] = [join(folder, randomUUID()), join(folder, randomUUID())];
  await writeFile(from, video);
  await signer.signVideo(from, into, statement);
  return readFile(into);
}

function flipped(bytes: Uint8Array, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

async function packets(video: Uint8Array): Promise<string[]> {
  const input = new Input({ source: new BufferSource(Buffer.from(video)), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('There is no film in it.');
  const found: string[] = [];
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets())
    found.push(`${timestamp} ${Buffer.from(data).toString('hex')}`);
  return found;
}

describe('a signed picture', () => {
  it.each(formats)('is trusted as %s with the root, and valid without it [ORIGIN-1, ORIGIN-3]', async (format) => {
    const signed = signer.sign(await image(format), statement);
    expect(await read(signed, `image/${format}`)).toMatchObject({ state: 'Trusted', faults: [] });
    expect(await read(signed, `image/${format}`, '')).toMatchObject({
      state: 'Valid',
      faults: ['signingCredential.untrusted'],
    });
    expect(await readWithTrustnxt(signed)).toEqual({ isValid: true, faults: [] });
  });

  it('says what made it, where it can be checked, and a seal in place of its words [ORIGIN-1]', async () => {
    const reading = await read(signer.sign(await image('png'), statement), 'image/png');
    const assertion = (label: string): unknown => reading?.assertions.find((one) => one.label === label)?.data;
    expect(assertion('c2pa.actions.v2')).toMatchObject({
      actions: [
        {
          action: 'c2pa.created',
          softwareAgent: { name: 'studio', version: 'studio-1.0' },
          when: '2026-11-23T10:00:00.000Z',
          digitalSourceType: expect.stringMatching(/digitalsourcetype\/algorithmicMedia$/),
        },
      ],
    });
    expect(assertion('com.loomlight.installation')).toEqual({
      ...installation,
      certificates: 'https://house.example/.well-known/loomlight-provenance.json',
    });
    expect(assertion('com.loomlight.sealed-prompt')).toMatchObject({
      item: statement.item,
      words: Buffer.from(statement.seal?.words ?? []).toString('base64'),
    });
  });

  it('keeps its pixels, and is signed anew in the place of what it carried [ORIGIN-1]', async () => {
    for (const format of formats) {
      const plain = await image(format);
      const once = signer.sign(plain, statement);
      const twice = signer.sign(once, statement);
      expect(twice.length).toBe(once.length);
      expect(await read(twice, `image/${format}`)).toMatchObject({ state: 'Trusted' });
      expect(await sharp(twice).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
    }
  });

  it('is trusted in any size and form, and not with any flipped bit [ORIGIN-1, ORIGIN-4]', async () => {
    const side = fc.integer({ min: 16, max: 300 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...formats),
        side,
        side,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        async (format, width, height, place) => {
          const plain = await image(format, width, height);
          const signed = signer.sign(plain, statement);
          expect(await read(signed, `image/${format}`)).toMatchObject({ state: 'Trusted' });
          // Pixels lie in the last half of these files, but for the manifest at the end of WebP and the checksums of PNG.
          const from = format === 'webp' ? plain.length / 2 : signed.length - plain.length / 2;
          const at = Math.floor(from + (plain.length / 2 - 20) * place);
          const reading = await read(flipped(signed, at), `image/${format}`).catch(() => undefined);
          expect(reading?.state ?? 'Invalid').toBe('Invalid');
          // A flip in the length of a chunk leaves a reader without a manifest, or with a file that it cannot read.
          const other = await readWithTrustnxt(flipped(signed, at)).catch(() => undefined);
          expect(other?.isValid ?? false).toBe(false);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('takes its manifest to no other picture [ORIGIN-4]', async () => {
    const [one, other] = [await image('png'), await image('png')];
    const signed = Buffer.from(signer.sign(one, statement));
    const store = signed.subarray(33, 33 + signed.length - one.length);
    const moved = Buffer.concat([other.subarray(0, 33), store, other.subarray(33)]);
    expect(await read(moved, 'image/png')).toMatchObject({ state: 'Invalid', faults: ['assertion.dataHash.mismatch'] });
    expect(await readWithTrustnxt(moved)).toMatchObject({ isValid: false });
  });

  it('is not trusted under the same name with the key of somebody else [ORIGIN-3]', async () => {
    const stranger = await newHouse();
    const signed = stranger.signer.sign(await image('png'), statement);
    expect(await read(signed, 'image/png')).toMatchObject({ state: 'Valid', faults: ['signingCredential.untrusted'] });
  });

  it('is small, and refuses what is none or is cut off [ORIGIN-5]', async () => {
    for (const format of formats) {
      const plain = await image(format);
      expect(signer.sign(plain, statement).length - plain.length).toBeLessThan(4_000);
      expect(() => signer.sign(plain.subarray(0, 60), statement)).toThrow(/cut off/);
    }
    expect(() => signer.sign(Buffer.from('something else'), statement)).toThrow('It is none of the pictures');
    expect(() => signer.sign(Buffer.alloc(3), statement)).toThrow('It is none of the pictures');
  });
});

describe('the form of a manifest', () => {
  it('is the same, byte for byte, for the same statement, but for its signature [ORIGIN-5]', () => {
    const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const chain = [Buffer.from('a leaf'), Buffer.from('a root')];
    const build = manifestStore({
      statement: {
        ...statement,
        seal: { words: Buffer.alloc(32, 1), recipe: Buffer.alloc(32, 2) },
        isConverted: true,
        isSignedLater: true,
      },
      installation,
      version: '0.1.0',
      identity: { key, chain, fingerprint: Buffer.alloc(32) },
      ids: { manifest: '00000000-0000-4000-8000-000000000001', instance: '00000000-0000-4000-8000-000000000002' },
    });
    const [one, other] = [
      build(['c2pa.hash.data', { hash: Buffer.alloc(32, 3) }]),
      build(['c2pa.hash.data', { hash: Buffer.alloc(32, 3) }]),
    ];
    const withoutSignature = one.subarray(0, -64);
    expect(withoutSignature).toEqual(other.subarray(0, -64));
    expect(one.subarray(-64)).not.toEqual(other.subarray(-64));
    expect(one.includes('a leaf')).toBe(true);
    expect(one.includes('a root')).toBe(false);
    expect(createHash('sha256').update(withoutSignature).digest('hex')).toBe(golden);
  });

  it('costs a picture of a megapixel few milliseconds [ORIGIN-5]', async () => {
    const plain = await image('jpeg', 1024, 1024);
    const times = Array.from({ length: 21 }, () => {
      const start = process.cpuUsage();
      signer.sign(plain, statement);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    }).toSorted((one, other) => one - other);
    // Of CPU time, the best of many: a busy machine makes it no slower.
    expect(times[0]).toBeLessThan(10);
  });
});

describe('a signed film', () => {
  const size = { width: 320, height: 192, durationS: 2 };

  it('is trusted, and every packet of it is as before [ORIGIN-2, ORIGIN-3]', async () => {
    const video = await testVideo(size);
    const signed = await signVideo(video);
    expect(await read(signed, 'video/mp4')).toMatchObject({ state: 'Trusted', faults: [] });
    expect(await read(signed, 'video/mp4', '')).toMatchObject({
      state: 'Valid',
      faults: ['signingCredential.untrusted'],
    });
    expect(await readWithTrustnxt(signed)).toEqual({ isValid: true, faults: [] });
    expect(await packets(signed)).toEqual(await packets(video));
    expect((await packets(video)).length).toBeGreaterThan(4);
    const again = await signVideo(signed);
    expect(again.length).toBe(signed.length);
    expect(await packets(again)).toEqual(await packets(video));
    expect(await read(again, 'video/mp4')).toMatchObject({ state: 'Trusted' });
  });

  it('is not trusted with a flipped bit in any half of it [ORIGIN-4]', async () => {
    const signed = await signVideo(await testVideo(size));
    for (const part of [0.6, 0.8, 0.99])
      expect(
        await read(flipped(signed, Math.floor(signed.length * part)), 'video/mp4').catch(() => undefined),
      ).not.toMatchObject({
        state: 'Trusted',
      });
    const inFrames = signed.indexOf('mdat') + 40;
    expect(await read(flipped(signed, inFrames), 'video/mp4')).toMatchObject({
      state: 'Invalid',
      faults: ['assertion.bmffHash.mismatch'],
    });
    expect((await readWithTrustnxt(flipped(signed, inFrames))).faults).toEqual(['assertion.bmffHash.mismatch']);
  });

  it('is never held in memory, and is refused when it is cut off [ORIGIN-6]', { tags: 'slow' }, async () => {
    const from = join(folder, 'large.mp4');
    await writeLargeVideo(from, size, 25_000_000);
    const { size: bytes } = await stat(from);
    expect(bytes).toBeGreaterThan(195_000_000);
    const before = process.memoryUsage();
    let most = 0;
    const watch = setInterval(() => {
      const { external, heapUsed } = process.memoryUsage();
      most = Math.max(most, external + heapUsed);
    }, 5);
    await signer.signVideo(from, join(folder, 'large-signed.mp4'), statement);
    clearInterval(watch);
    expect(most - before.external - before.heapUsed).toBeLessThan(8_000_000);
    expect(await readManifest(join(folder, 'large-signed.mp4'), { mediaType: 'video/mp4', anchors })).toMatchObject({
      state: 'Trusted',
    });
    await truncate(from, bytes - 1);
    await expect(signer.signVideo(from, join(folder, 'cut.mp4'), statement)).rejects.toThrow('It is cut off.');
    await writeFile(from, await image('png'));
    await expect(signer.signVideo(from, join(folder, 'none.mp4'), statement)).rejects.toThrow('It is cut off.');
  });
});
