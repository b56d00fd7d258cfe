import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blackPng, packedText, pngChunk, withChunks } from '../../testing/png-parts.ts';
import { structureOf } from './image-structure.ts';
import { openProcessImageReader } from './process-image-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'loomlight-reader-'));
const pixelsMax = 40_000_000;
const reader = openProcessImageReader({ pixelsMax });
let counter = 0;

/** Reads an image of these bytes; answers where its copy would lie as well. */
async function read(bytes: Uint8Array, by = reader) {
  counter += 1;
  const from = join(folder, `${counter}`);
  const into = `${from}-copy`;
  writeFileSync(from, bytes);
  return { ...(await by.read(from, into)), into };
}

const photo = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', width = 96, height = 64): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c06020' } })
    .withExif({ IFD0: { Copyright: 'canaryexif' } })
    .toFormat(format)
    .toBuffer();

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;

describe('an image that somebody has sent', () => {
  it.each(formats)('is read and encoded anew when it is a %s [GROUND-8]', async (format) => {
    const { into, ...result } = await read(await photo(format));
    expect(result).toMatchObject({ kind: 'image', width: 96, height: 64 });
    const copy = readFileSync(into);
    expect(copy.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(copy.includes('canaryexif')).toBe(false);
  });

  it.each(formats)('is refused when it is half a %s [GROUND-8]', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const whole = await sharp({ create: { width: 128, height: 128, channels: 3, background: 'red', noise } })
      .toFormat(format)
      .toBuffer();
    expect(await read(whole.subarray(0, whole.length / 2))).toMatchObject({ kind: 'unreadable' });
  });

  it('is refused for its packed texts before they are unpacked [GROUND-8]', async () => {
    const text = packedText('zTXt', 50_000_000);
    const bomb = withChunks(await photo('png'), Array<Buffer>(100).fill(text));
    expect(bomb.byteLength).toBeGreaterThan(4_000_000);
    expect(() => structureOf(bomb)).toThrow('too much besides its pixels');
    expect(await read(bomb)).toMatchObject({ kind: 'unreadable', reason: 'it carries too much besides its pixels' });
  });

  it('loses texts that are few without their being unpacked, and is kept [GROUND-8]', async () => {
    const png = withChunks(await photo('png'), [packedText('zTXt', 30_000_000)]);
    expect(structureOf(png).bytes.includes('zTXt')).toBe(false);
    expect(await read(png)).toMatchObject({ kind: 'image' });
  });

  it.each([
    ['a profile that unpacks to 50 MB', [packedText('iCCP', 50_000_000)]],
    ['two profiles', [packedText('iCCP', 100), packedText('iCCP', 100)]],
    ['a hundred thousand chunks', Array<Buffer>(100_000).fill(pngChunk('tIME', Buffer.alloc(7)))],
    ['a chunk that is longer than the file', [Buffer.from('7fffffff74455874', 'hex')]],
  ])('is refused for %s [GROUND-8]', async (_what, chunks) => {
    expect(await read(withChunks(await photo('png'), chunks))).toMatchObject({ kind: 'unreadable' });
  });

  it.each([
    ['a PNG', async () => blackPng(16_000)],
    [
      'a JPEG',
      async () => resized(await photo('jpeg'), Buffer.from([0, 64, 0, 96]), Buffer.from([0x27, 16, 0x27, 16])),
    ],
    [
      'a GIF',
      async () => resized(await photo('gif'), Buffer.from([96, 0, 64, 0]), Buffer.from([0x10, 0x27, 0x10, 0x27])),
    ],
    [
      'an AVIF',
      async () =>
        resized(await photo('avif'), Buffer.from('0000006000000040', 'hex'), Buffer.from('0000271000002710', 'hex')),
    ],
    ['a WebP', async () => wideWebp(await photo('webp'))],
  ])('is too large by what the header of %s says [GROUND-8]', async (_what, make) => {
    const bytes = await make();
    const { width, height } = structureOf(bytes);
    expect(width * height).toBeGreaterThan(pixelsMax);
    expect(await read(bytes)).toMatchObject({ kind: 'too_large' });
  });

  it('is refused when each of its hundred scans costs as much as the image [GROUND-8]', async () => {
    const jpeg = await sharp(await photo('jpeg'))
      .jpeg({ progressive: true })
      .toBuffer();
    const scan = jpeg.lastIndexOf(Buffer.from('ffda', 'hex'));
    const end = jpeg.length - 2;
    const bomb = Buffer.concat([
      jpeg.subarray(0, end),
      ...Array<Buffer>(100).fill(jpeg.subarray(scan, end)),
      jpeg.subarray(end),
    ]);
    expect(await read(bomb)).toMatchObject({ kind: 'unreadable', reason: 'it has too many scans' });
  });

  it('loses what lies behind its end [GROUND-8]', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    for (const format of ['jpeg', 'png', 'webp'] as const)
      expect(structureOf(Buffer.concat([await photo(format), page])).bytes.includes('<script>')).toBe(false);
    expect(await read(Buffer.concat([await photo('jpeg'), page]))).toMatchObject({ kind: 'image' });
  });

  it.each([
    ['a drawing that is a program', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['words', 'just some words'],
    ['nothing', ''],
  ])('is of no kind that we know when it is %s [GROUND-8]', async (_what, text) => {
    expect(await read(Buffer.from(text))).toMatchObject({ kind: 'unsupported' });
  });
});

describe('a logo that somebody has sent', () => {
  const readLogo = async (bytes: Uint8Array) => {
    counter += 1;
    const from = join(folder, `${counter}`);
    const into = `${from}-copy`;
    writeFileSync(from, bytes);
    return { ...(await reader.readLogo(from, into)), into };
  };

  it.each(formats)('is read when it is a PNG or a WebP, and of no kind otherwise: %s [DESK-89]', async (format) => {
    const { kind, into } = await readLogo(await photo(format));
    const isOne = format === 'png' || format === 'webp';
    expect([kind, existsSync(into)]).toEqual([isOne ? 'image' : 'unsupported', isOne]);
    if (isOne) expect(readFileSync(into).includes('canaryexif')).toBe(false);
  });

  it('is written in no more bytes than are kept, be it noise [DESK-89]', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const sent = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'red', noise } })
      .png()
      .toBuffer();
    const { into, ...result } = await readLogo(sent);
    expect(result).toMatchObject({ kind: 'image' });
    expect(readFileSync(into).byteLength).toBeLessThanOrEqual(65_536);
  });

  it('is refused for many pixels in few bytes, and writes nothing [DESK-89]', async () => {
    const { kind, into } = await readLogo(blackPng(16_000));
    expect([kind, existsSync(into)]).toEqual(['too_large', false]);
  });
});

describe('the process that reads it', () => {
  const script = (text: string) => {
    counter += 1;
    const file = join(folder, `script-${counter}.mjs`);
    writeFileSync(file, text);
    return openProcessImageReader({ pixelsMax, script: pathToFileURL(file), limits: { cpuS: 1, memoryMb: 600 } });
  };

  it('costs the image when it breaks over it [GROUND-8]', async () => {
    const dying = script("process.once('message', () => process.abort());");
    expect(await read(await photo('png'), dying)).toMatchObject({ kind: 'unreadable' });
  });

  it('says nothing about the image when it is killed [GROUND-8]', async () => {
    const killed = script("process.once('message', () => process.kill(process.pid, 'SIGKILL'));");
    expect(await read(await photo('png'), killed)).toMatchObject({ kind: 'unavailable' });
  });

  it.runIf(process.platform === 'linux')('has only so much time of the processor [GROUND-8]', async () => {
    const busy = script("process.once('message', () => { for (;;) Math.random(); });");
    const { kind, into } = await read(await photo('png'), busy);
    expect([kind, existsSync(into)]).toEqual(['unreadable', false]);
  });

  it.runIf(process.platform === 'linux')('has only so much memory [GROUND-8]', async () => {
    const greedy = script(
      "process.once('message', () => { const all = []; for (;;) all.push(Buffer.alloc(50_000_000, 1)); });",
    );
    const { kind } = await read(await photo('png'), greedy);
    expect(['unreadable', 'unavailable']).toContain(kind);
  });
});

/** Another size in the header of a file. */
function resized(file: Buffer, before: Buffer, after: Buffer): Buffer {
  const at = file.indexOf(before);
  if (at < 0) throw new Error('The size is not where it was thought to be.');
  const copy = Buffer.from(file);
  after.copy(copy, at);
  return copy;
}

/** A WebP whose canvas is the largest there is. */
function wideWebp(file: Buffer): Buffer {
  const canvas = Buffer.from('VP8X\x0a\0\0\0\0\0\0\0\xff\xff\x00\xff\xff\x00', 'latin1');
  const whole = Buffer.concat([file.subarray(0, 12), canvas, file.subarray(file.indexOf('VP8 '))]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
