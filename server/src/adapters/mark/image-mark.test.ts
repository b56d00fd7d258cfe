import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSizes } from '@loomlight/contract';
import type { Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '../../kernel/errors.ts';
import { sharp } from '../../kernel/sharp.ts';
import { markFoundFrom } from '../../ports/image-mark.ts';
import { createRandom } from '../../testing/random.ts';
import { openCarrier } from './carrier.ts';
import { lookForMark, sizesFor } from './look-for-mark.ts';
import { readPayload, symbolCount, writePayload } from './payload-code.ts';
import { openProcessMarkFinder } from './process-mark-finder.ts';
import { openThreadImageMarker } from './thread-image-marker.ts';
import { viewedImageOf } from './viewed-image.ts';
import { openWorkBudget } from './work-budget.ts';

const secret = 'a secret of the tests, long enough';
const payload = -0x1234_5678_9abc_def0n;
const [width, height] = [896, 640];
const carrier = openCarrier(Buffer.from(secret));
const marker = openThreadImageMarker(() => secret);
const folder = mkdtempSync(join(tmpdir(), 'marks-'));
let plain: Buffer;
let marked: Buffer;

/** Hills, a sky and grain: flat, busy and dark ground. */
function aScene(): Buffer {
  const random = createRandom(7);
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      const isHill = y > height * (0.5 + 0.1 * Math.sin(x / 70) + 0.05 * Math.sin(x / 23));
      const grain = isHill ? 50 * (random() - 0.5) : 0;
      const base = isHill ? [40 + (x % 90), 80 - y / 20, 30] : [120 + y / 8, 150 + y / 10, 220];
      for (const [channel, value] of base.entries()) data[i + channel] = Math.max(0, Math.min(255, value + grain));
    }
  return data;
}

const imageOf = (data: Uint8Array): Sharp => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
const again = async (image: Sharp): Promise<Sharp> => sharp(await image.png().toBuffer());

async function look(file: Uint8Array, by = carrier) {
  const image = await viewedImageOf(file);
  return image && lookForMark(image, { carriers: [by], offered: [...imageSizes, { width, height }] }).mark;
}

beforeAll(async () => {
  plain = aScene();
  marked = Buffer.from((await marker.mark({ data: plain, width, height }, payload)).data);
});
afterAll(async () => {
  await marker.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the mark of an image', () => {
  it('says its 64 bits also where much of them is lost, and nothing where they do not fit their check [ORIGIN-25]', () => {
    const random = createRandom(1);
    for (const one of [0n, -1n, payload, 2n ** 63n - 1n, -(2n ** 63n)]) {
      const symbols = Float64Array.from(writePayload(one), (symbol) => symbol + 2.4 * (random() - 0.5));
      for (let lost = 0; lost < symbolCount / 6; lost++) symbols[Math.floor(random() * symbolCount)] = 0;
      expect(readPayload(symbols)).toBe(one);
    }
    const noise = Float64Array.from({ length: symbolCount }, () => random() - 0.5);
    expect(readPayload(noise)).toBeUndefined();
  });

  it('is not to be seen: 42 dB at least, and fainter on flat and dark ground [ORIGIN-25]', async () => {
    const noise = Buffer.alloc(width * height * 4, 255);
    const random = createRandom(3);
    for (let i = 0; i < noise.length; i++) if (i % 4 < 3) noise[i] = Math.floor(random() * 256);
    const flat = (value: number) => Buffer.alloc(width * height * 4, value);
    const errorOf = async (data: Buffer): Promise<number> => {
      const before = Buffer.from(data);
      const after = (await marker.mark({ data, width, height }, payload)).data;
      expect(data.equals(before)).toBe(true);
      let sum = 0;
      for (let i = 0; i < after.length; i++) sum += i % 4 < 3 ? ((after[i] ?? 0) - (before[i] ?? 0)) ** 2 : 0;
      return sum / (width * height * 3);
    };
    const [busy, scene, grey, dark] = [
      await errorOf(noise),
      await errorOf(plain),
      await errorOf(flat(128)),
      await errorOf(flat(16)),
    ];
    expect(10 * Math.log10(255 ** 2 / busy)).toBeGreaterThan(42);
    expect(10 * Math.log10(255 ** 2 / scene)).toBeGreaterThan(42);
    expect(grey).toBeLessThan(busy / 2);
    expect(dark).toBeLessThan(grey);
  });

  it.each<readonly [string, (image: Sharp) => Sharp | Promise<Sharp>]>([
    ['nothing', (image) => image.png()],
    ['JPEG q75', (image) => image.jpeg({ quality: 75 })],
    ['JPEG q50', (image) => image.jpeg({ quality: 50 })],
    ['WebP q75', (image) => image.webp({ quality: 75 })],
    ['half size, JPEG q75', (image) => image.resize(width / 2).jpeg({ quality: 75 })],
    ['another size, uncut', (image) => image.resize(723).jpeg({ quality: 80 })],
    [
      'cut by 20 %, JPEG q75',
      (image) => image.extract({ left: 61, top: 77, width: 717, height: 512 }).jpeg({ quality: 75 }),
    ],
    ['in a mirror', (image) => image.flop().jpeg({ quality: 75 })],
    ['brighter', (image) => image.linear(1.1, 0).jpeg({ quality: 75 })],
    ['grey', (image) => image.greyscale().jpeg({ quality: 75 })],
    ['saved twice', async (image) => (await again(image.jpeg({ quality: 80 }))).webp({ quality: 75 })],
  ])('is read after %s [ORIGIN-25, ORIGIN-26]', async (_, treat) => {
    const file = await (await treat(imageOf(marked))).toBuffer();
    const seen = await look(file);
    expect(seen?.payload).toBe(payload);
    expect(seen?.z).toBeGreaterThan(markFoundFrom);
  });

  it('is found in no image that has none, nor with another secret [ORIGIN-26]', { tags: 'slow' }, async () => {
    for (const file of [await imageOf(plain).png().toBuffer(), await imageOf(plain).webp({ quality: 75 }).toBuffer()])
      expect(await look(file)).toEqual({ z: expect.any(Number), payload: undefined });
    const stored = await imageOf(marked).png().toBuffer();
    for (const other of ['one', 'two', 'three'])
      expect((await look(stored, openCarrier(Buffer.from(other))))?.z).toBeLessThan(markFoundFrom);
    const black = sharp({ create: { width: 600, height: 600, channels: 3, background: 'black' } });
    expect(await look(await black.png().toBuffer())).toEqual({ z: 0, payload: undefined });
    const small = sharp({ create: { width: 127, height: 600, channels: 3, background: 'red' } });
    expect(await look(await small.png().toBuffer())).toBeUndefined();
  });
});

describe('the look at a file', () => {
  // The machine of the tests may be busy: it is given time, and no more memory.
  const limits = { patienceMs: 100_000, cpuS: 30, memoryMb: 1_024 };
  const workMs = 20_000;
  const finder = openProcessMarkFinder({ secrets: () => [secret], offered: imageSizes, limits, workMs });
  const fileOf = (bytes: Uint8Array | string): string => {
    const path = join(folder, `${Math.random()}`);
    writeFileSync(path, bytes);
    return path;
  };

  it('is taken in a process of its own, at pictures alone [ORIGIN-26]', async () => {
    const file = fileOf(await imageOf(marked).jpeg({ quality: 80 }).toBuffer());
    expect(await finder.find(file)).toEqual({ kind: 'looked', mark: { payload, z: expect.any(Number) } });
    const huge = sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: 'red' } });
    const cutOff = (await imageOf(marked).png().toBuffer()).subarray(0, 9_000);
    for (const other of ['a poem', cutOff, await huge.png().toBuffer(), Buffer.concat([cutOff, Buffer.alloc(2e7)])])
      expect(await finder.find(fileOf(other))).toEqual({ kind: 'none' });
  });

  it(
    'has its limits, and two may wait for it; who comes then is told that nobody has looked [ORIGIN-26, ORIGIN-41]',
    { tags: 'slow' },
    async () => {
      const file = fileOf(await imageOf(plain).png().toBuffer());
      const hasty = openProcessMarkFinder({
        ...{ secrets: () => [secret], offered: imageSizes },
        limits: { patienceMs: 1, cpuS: 8, memoryMb: 1_024 },
      });
      expect((await hasty.find(file)).kind).toBe('unavailable');
      const all = await Promise.all(Array.from({ length: 4 }, () => finder.find(file)));
      expect(all.map(({ kind }) => kind).toSorted()).toEqual(['looked', 'looked', 'looked', 'unavailable']);
    },
  );

  it(
    'is cut short where it takes more work than it may, with what was seen by then [ORIGIN-45]',
    { tags: 'slow' },
    async () => {
      const image = await viewedImageOf(await imageOf(plain).png().toBuffer());
      invariant(image, 'it is large enough');
      const of = { carriers: [carrier], offered: imageSizes };
      expect(lookForMark(image, { ...of, budget: openWorkBudget(workMs) }).isCut).toBe(false);
      // After the first size.
      let asked = 0;
      const budget = { hasTaken: () => true, isSpent: () => (asked += 1) > 1 };
      const { mark, isCut } = lookForMark(image, { ...of, budget });
      expect([isCut, mark.payload, mark.z > 0]).toEqual([true, undefined, true]);
      // Decoding is native, and asks nobody whether it may go on.
      const hasty = openProcessMarkFinder({ secrets: () => [secret], offered: imageSizes, limits, workMs: 1 });
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const heavy = sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: 'red', noise } });
      const answer = await hasty.find(fileOf(await heavy.webp({ effort: 0 }).toBuffer()));
      expect(answer).toEqual({ kind: 'cut', mark: { z: 0, payload: undefined } });
    },
  );

  it('is taken at sizes up to five times that of a copy, and sees half of the pixels across and down [ORIGIN-45]', async () => {
    const sizes = sizesFor({ width: 160, height: 160 }, [...imageSizes, { width: 2_048, height: 2_048 }]);
    expect(Math.max(...sizes.map((one) => one.width))).toBeLessThanOrEqual(5 * 160);
    expect(sizes.length).toBeGreaterThan(1);
    const large = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: 'red' } });
    const image = await viewedImageOf(await large.jpeg().toBuffer());
    invariant(image, 'it is not too large');
    expect([image.width, image.height]).toEqual([4_000, 3_000]);
    expect(image.luma.values.length).toBeLessThan(1_252_000);
  });

  it('has room for the largest image of the product [ORIGIN-26]', { tags: 'slow' }, async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const large = sharp({ create: { width: 2048, height: 2048, channels: 3, background: 'red', noise } });
    expect((await finder.find(fileOf(await large.jpeg().toBuffer()))).kind).toBe('looked');
  });
});
