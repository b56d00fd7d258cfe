import { BufferSource, Input, MP4 } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Film } from './film.ts';
import { aFilmRequest } from './film.testing.ts';
import { openFilmStudio } from './open-film-studio.ts';
import { readFrames } from './read-film.testing.ts';

const studio = openFilmStudio();
afterAll(() => studio.close());

const secretPrompt = 'secret words of a sunset ocean';

describe('a film as a file', () => {
  let film: Film;
  beforeAll(async () => {
    film = await studio.film(
      aFilmRequest({
        prompt: secretPrompt,
        width: 160,
        height: 90,
        fps: 30,
        title: 'Evening',
        comment: 'Made by hand',
      }),
    );
  }, 60_000);

  test('has its index before its pictures', () => {
    expect(listBoxes(film.bytes).map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat']);
  });

  test('has one track of H.264 High pictures with the right size, length and number of frames', async () => {
    const input = new Input({ source: new BufferSource(film.bytes), formats: [MP4] });
    const tracks = await input.getTracks();
    expect(tracks).toHaveLength(1);
    const track = await input.getPrimaryVideoTrack();
    expect(track).toMatchObject({ codec: 'avc', codedWidth: 160, displayHeight: 90 });
    expect(await track?.getCodecParameterString()).toMatch(/^avc1\.64/);
    expect(await track?.computeDuration()).toBeCloseTo(1, 3);
    expect(await track?.computePacketStats()).toMatchObject({ packetCount: 30 });
    expect(film.frames).toBe(30);
  });

  test('says that its colours are BT.709 in limited range', () => {
    const at = Buffer.from(film.bytes).indexOf('colrnclx') + 8;
    expect([...film.bytes.subarray(at, at + 7)]).toEqual([0, 1, 0, 1, 0, 1, 0]);
  });

  test('carries its title and comment, no clock time, and never the prompt', async () => {
    const input = new Input({ source: new BufferSource(film.bytes), formats: [MP4] });
    expect(await input.getMetadataTags()).toMatchObject({ title: 'Evening', comment: 'Made by hand' });
    expect(Buffer.from(film.bytes).includes('secret')).toBe(false);
    const header = Buffer.from(film.bytes).indexOf('mvhd') + 8;
    expect([...film.bytes.subarray(header, header + 8)]).toEqual(Array.from({ length: 8 }, () => 0));
  });

  test('shows, decoded, what the poster shows', async () => {
    const { data, width, height } = film.poster;
    expect(data).toHaveLength(160 * 90 * 4);
    expect([width, height]).toEqual([160, 90]);
    const [frame] = await readFrames(film.bytes, [6 / 29]);
    expect(meanDifference(frame?.pixels ?? data, data)).toBeLessThan(6);
    const [r = 0, g = 0, b = 0] = await meanColour(data);
    expect(r).toBeGreaterThan(b);
    expect(r + g + b).toBeGreaterThan(90);
  });
});

test('a film of a picture begins with that picture and moves on from it', async () => {
  const image = await aPicture();
  const film = await studio.film(aFilmRequest({ prompt: '', image, width: 192, height: 128 }));
  const [first, last] = await readFrames(film.bytes, [0, 1]);
  const { data } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(meanDifference(first?.pixels ?? new Uint8Array(), data)).toBeLessThan(16);
  expect(meanDifference(first?.pixels ?? new Uint8Array(), last?.pixels ?? new Uint8Array())).toBeGreaterThan(0.5);
});

/** A red disc on a green hill under a blue sky. */
function aPicture(): Promise<Buffer> {
  const [width, height] = [192, 128];
  const colourAt = (x: number, y: number): readonly number[] => {
    if (Math.hypot(x - 96, y - 64) < 24) return [208, 48, 32];
    return y > 70 + 20 * ((x - 96) / 96) ** 2 ? [48, 128, 48] : [64, 128, 208];
  };
  const pixels = Uint8Array.from(
    Array.from({ length: width * height }, (_, i) => colourAt(i % width, Math.floor(i / width))).flat(),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The boxes at the top of an MP4. */
function listBoxes(bytes: Uint8Array): readonly { type: string; size: number }[] {
  const boxes: { type: string; size: number }[] = [];
  const buffer = Buffer.from(bytes);
  for (let at = 0; at < buffer.length;) {
    const size = buffer.readUInt32BE(at);
    boxes.push({ type: buffer.toString('latin1', at + 4, at + 8), size });
    at += Math.max(8, size);
  }
  return boxes;
}

function meanDifference(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  return sum / one.length;
}

async function meanColour(data: Uint8Array): Promise<readonly number[]> {
  const { channels } = await sharp(data, { raw: { width: 160, height: 90, channels: 4 } }).stats();
  return channels.map(({ mean }) => mean);
}
