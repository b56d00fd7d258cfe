import { describe, expect, test } from 'vitest';
import { describePrompt, paint } from './index.ts';
import type { PaintLayer, Painting, PaintRequest } from './index.ts';
import { differenceOf, measurePicture } from './testing.ts';
import { oneIn } from './long.testing.ts';

const aRequest = (changes: Partial<PaintRequest> = {}): PaintRequest => ({
  prompt: 'ocean sunset with a sailboat',
  seed: 7,
  style: 'none',
  width: 192,
  height: 192,
  ...changes,
});

const scenes: readonly string[] = [
  'mountain lake at sunset with pine trees and a deer',
  'northern lights over a fjord',
  'snowy mountains in the mist with a wolf',
  'ocean sunset with a sailboat and an island',
  'stormy sea in the rain',
  'a whale in the sea at night',
  'city skyline at dusk',
  'neon cyberpunk street in the rain, a man in the foreground',
  'deer in a misty forest',
  'enchanted forest at night with fireflies',
  'ringed planet in a purple nebula',
  'pink dahlias',
  'a garden of roses in the rain',
  'traveller crossing desert dunes',
  'mars surface',
  'liquid marble, teal and orange',
  'bauhaus geometric poster',
  'something nobody can draw',
];

const styles: readonly string[] = [
  'photographic',
  'cinematic',
  'anime',
  'digital-art',
  'oil-painting',
  'watercolor',
  'line-art',
  'pixel-art',
  'neon',
  'fantasy',
  'minimal',
];

/** The usual picture; several tests look at it, and it is painted once. */
let usual: Promise<Painting> | undefined;
const paintUsual = (): Promise<Painting> => (usual ??= paint(aRequest()));

describe('paint', () => {
  test.each(scenes.filter(oneIn(4)))('paints something to look at for "%s"', async (prompt) => {
    const painting = await paint(aRequest({ prompt }));
    const facts = measurePicture(painting);
    expect(painting.pixels).toHaveLength(192 * 192 * 4);
    expect(painting.scene).toEqual(describePrompt(prompt, 'none'));
    expect(facts.opaque).toBe(true);
    expect(facts.contrast).toBeGreaterThan(10);
    expect(facts.colours).toBeGreaterThan(40);
    expect(facts.black).toBeLessThan(0.55);
    expect(facts.mean).toBeGreaterThan(8);
    expect(facts.mean).toBeLessThan(240);
  });

  test.each(styles.filter(oneIn(4)))('paints in its own way as %s', async (style) => {
    const [styled, again, plain] = await Promise.all([
      paint(aRequest({ style })),
      paint(aRequest({ style })),
      paintUsual(),
    ]);
    const facts = measurePicture(styled);
    expect(facts.opaque).toBe(true);
    expect(facts.contrast).toBeGreaterThan(8);
    expect(facts.colours).toBeGreaterThan(8);
    expect(differenceOf(styled, plain)).toBeGreaterThan(2);
    expect(differenceOf(styled, again)).toBe(0);
  });

  test('gives the same bytes for the same request, even when two are painted in turns', async () => {
    const request = aRequest({ prompt: 'neon city in the rain' });
    const alone = await paint(request);
    const [together] = await Promise.all([paint(request), paint(aRequest({ prompt: 'dahlias' }))]);
    expect(Buffer.compare(alone.pixels, together.pixels)).toBe(0);
  });

  test('gives another picture for another seed', async () => {
    const [one, other] = await Promise.all([paint(aRequest({ seed: 1 })), paint(aRequest({ seed: 2 }))]);
    expect(differenceOf(one, other)).toBeGreaterThan(5);
  });

  test('does not mind capitals and spaces around the prompt', async () => {
    const [one, other] = await Promise.all([
      paint(aRequest({ prompt: 'desert dunes' })),
      paint(aRequest({ prompt: '  Desert Dunes ' })),
    ]);
    expect(Buffer.compare(one.pixels, other.pixels)).toBe(0);
  });

  test('keeps the colours of a picture when it recomposes at another ratio', async () => {
    const [square, wide] = await Promise.all([paintUsual(), paint(aRequest({ width: 320, height: 160 }))]);
    expect(Math.abs(measurePicture(square).mean - measurePicture(wide).mean)).toBeLessThan(30);
  });

  test('leaves no hole where a surface has no direction', async () => {
    // One such point on the train once became a black quarter of the picture through its bloom.
    const { pixels } = await paint({ prompt: 'a steam train', seed: 1007, style: 'none', width: 512, height: 512 });
    const black = Array.from({ length: pixels.length / 4 }, (_, i) => i * 4).filter((i) => (pixels[i + 1] ?? 0) < 3);
    expect(black.length / (512 * 512)).toBeLessThan(0.02);
  });

  test('paints an unknown style as none', async () => {
    const [unknown, none] = await Promise.all([paint(aRequest({ style: 'baroque' })), paintUsual()]);
    expect(Buffer.compare(unknown.pixels, none.pixels)).toBe(0);
  });

  const sizes = [
    [64, 2048],
    [2048, 64],
    [64, 64],
    [1600, 128],
  ] as const;
  test.each(sizes.filter(oneIn(2)))('fills %i x %i', async (width, height) => {
    const filling = ['mountain lake with pines', 'city skyline at dusk', 'pink flowers', 'forest with a deer'];
    for (const prompt of filling.filter(oneIn(2))) {
      const painting = await paint(aRequest({ prompt, width, height }));
      const facts = measurePicture(painting);
      expect(painting.pixels).toHaveLength(width * height * 4);
      expect(facts.contrast).toBeGreaterThan(8);
      expect(facts.black).toBeLessThan(0.6);
      expect(facts.opaque).toBe(true);
    }
  });

  test.each([
    [32, 512],
    [512, 4096],
    [512.5, 512],
    [Number.NaN, 512],
  ])('refuses %d x %d', async (width, height) => {
    await expect(paint(aRequest({ width, height }))).rejects.toThrow(RangeError);
  });

  test('tells its progress by layer, never falling, up to one', async () => {
    const told: { fraction: number; layer: PaintLayer }[] = [];
    await paint(aRequest({ prompt: 'mountains', style: 'watercolor' }), {
      onProgress: (fraction, layer) => told.push({ fraction, layer }),
    });
    const fractions = told.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(new Set(told.map(({ layer }) => layer))).toEqual(
      new Set(['sky', 'terrain', 'water', 'foreground', 'post', 'style']),
    );
  });

  test('stops soon after it is aborted', async () => {
    const controller = new AbortController();
    let abortedAt = 0;
    const painting = paint(aRequest({ prompt: 'mountain lake', width: 1024, height: 1024 }), {
      signal: controller.signal,
      onProgress: (fraction) => {
        if (fraction < 0.15 || abortedAt > 0) return;
        abortedAt = performance.now();
        controller.abort(new Error('changed my mind'));
      },
    });
    await expect(painting).rejects.toThrow('changed my mind');
    expect(performance.now() - abortedAt).toBeLessThan(250);
  });

  test('does not start when it is already aborted', async () => {
    await expect(paint(aRequest(), { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late');
  });
});
