import { expect, test } from 'vitest';
import { findStyle } from '../styles/find-style.ts';
import { composedDevelopment } from '../compose/plan-composition.ts';
import { developPart, developPicture } from './develop.ts';
import type { Development } from './develop.ts';
import { createPicture, finish } from './picture.ts';
import type { Picture } from './picture.ts';
import { gatherSurround } from './surround.ts';
import type { Rgb } from './colour.ts';

const [width, height] = [64, 64];
const plain: Development = { ...composedDevelopment, vignette: 0, bloom: 0, splitTone: 0 };

/** A picture with a light that depends on the place. */
function pictureOf(at: (x: number, y: number) => Rgb): Picture {
  const picture = createPicture(width, height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) picture.pixels.set(at(x, y), (y * width + x) * 3);
  return picture;
}

function developed(picture: Picture, development: Development): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * height * 4);
  finish(developPicture(picture, development, out));
  return out;
}

const colourAt = (pixels: Uint8ClampedArray, x: number, y: number): readonly number[] => [
  ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];
const spread = (colour: readonly number[]): number => Math.max(...colour) - Math.min(...colour);

test('clarity sets what is lighter off from what is around it, and lets a night beside a lamp be [STUDIO-75]', () => {
  const spot = (own: number, around: number) =>
    pictureOf((x, y) => {
      const light = Math.hypot(x - 32, y - 32) < 3 ? own : around;
      return [light, light, light];
    });
  const lightOf = (own: number, around: number, clarity: number): number =>
    colourAt(developed(spot(own, around), { ...plain, clarity }), 32, 32)[0] ?? 0;
  expect(lightOf(0.3, 0.12, 0.5)).toBeGreaterThan(lightOf(0.3, 0.12, 0) + 6);
  expect(lightOf(0.06, 0.2, 0.5)).toBeLessThan(lightOf(0.06, 0.2, 0) - 5);
  expect(Math.abs(lightOf(0.004, 0.01, 0.5) - lightOf(0.004, 0.01, 0))).toBeLessThan(3);
});

test('vibrance makes pale colours stronger, strong ones hardly, and spares skin and sand [STUDIO-75]', () => {
  const gained = (colour: Rgb): number => {
    const picture = pictureOf(() => colour);
    const [before, after] = [0, 0.4].map((vibrance) =>
      spread(colourAt(developed(picture, { ...plain, vibrance }), 8, 8)),
    );
    return (after ?? 0) / (before ?? 1);
  };
  const [sky, strong, skin] = [gained([0.2, 0.25, 0.32]), gained([0.02, 0.03, 0.3]), gained([0.36, 0.25, 0.18])];
  expect(sky).toBeGreaterThan(1.2);
  expect(strong).toBeLessThan(1.12);
  expect(skin).toBeLessThan((sky + 1) / 2);
});

test('what is painted in no style is finished with more depth than the negative, and grey stays grey [STUDIO-75]', () => {
  const usual = { ...plain, ...{ vignette: 0 } };
  const finished: Development = {
    ...usual,
    ...findStyle('none').development(usual),
    vignette: 0,
    splitTone: 0,
    bloom: 0,
  };
  const ramp = pictureOf((x) => [x / 80, x / 80, x / 80]);
  const [before, after] = [developed(ramp, usual), developed(ramp, finished)];
  const range = (pixels: Uint8ClampedArray): number =>
    (colourAt(pixels, 50, 32)[0] ?? 0) - (colourAt(pixels, 4, 32)[0] ?? 0);
  expect(range(after)).toBeGreaterThan(range(before) + 6);
  for (const x of [4, 20, 50]) expect(spread(colourAt(after, x, 32))).toBeLessThan(4);
});

test('a part is developed as it is in the whole [STUDIO-75]', () => {
  const picture = pictureOf((x, y) => [x / 60, y / 70, ((x * y) % 50) / 60]);
  const development: Development = { ...composedDevelopment, ...findStyle('none').development(composedDevelopment) };
  const whole = developed(picture, development);
  const [left, top, wide, high] = [20, 12, 16, 10];
  const part = createPicture(wide, high);
  for (let y = 0; y < high; y++) {
    const from = ((top + y) * width + left) * 3;
    part.pixels.set(picture.pixels.subarray(from, from + wide * 3), y * wide * 3);
  }
  const out = new Uint8ClampedArray(wide * high * 4);
  const surround = gatherSurround(picture, development.bloom);
  developPart(part, { development, surround, frame: { left, top, width, height } }, out);
  for (let y = 0; y < high; y++)
    expect([...out.subarray(y * wide * 4, (y + 1) * wide * 4)]).toEqual([
      ...whole.subarray(((top + y) * width + left) * 4, ((top + y) * width + left + wide) * 4),
    ]);
});
