import { expect, test } from 'vitest';
import { createScene } from '../scenes/scene.ts';
import { describePrompt } from '../prompt/describe-prompt.ts';
import type { Forms } from '../solid/forms.ts';
import { findStyle } from './find-style.ts';

const side = 96;

/** Whether a pixel lies on the disc that was asked for. */
const isDisc = (i: number): boolean => Math.hypot((i % side) - side / 2, Math.trunc(i / side) - side / 2) < side / 4;

/** A disc whose left half is in the shade, before a ground that is nearly as light as it: so much lighter is the disc, of 255. */
function aDisc(lighter: number): { readonly pixels: Uint8ClampedArray<ArrayBuffer>; readonly forms: Forms } {
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const [contour, lit] = [new Float32Array(side * side), new Float32Array(side * side).fill(1)];
  const [areas, asked] = [new Int32Array(side * side).fill(1), new Uint8Array(side * side)];
  for (let i = 0; i < side * side; i++) {
    const isShaded = i % side < side / 2;
    const tone = isDisc(i) ? (isShaded ? 150 : 200 + lighter) : 200;
    pixels.set([tone, tone, tone], i * 4);
    if (!isDisc(i)) continue;
    [areas[i], asked[i], lit[i]] = [2, 1, isShaded ? 0.3 : 0.9];
    if ([1, -1, side, -side].some((next) => !isDisc(i + next))) contour[i] = 1;
  }
  return { pixels, forms: { width: side, height: side, contour, areas, asked, lit } };
}

async function painted(style: string, lighter = 6): Promise<Uint8ClampedArray> {
  const { pixels, forms } = aDisc(lighter);
  const scene = createScene(describePrompt('a disc', style), { seed: 3, width: side, height: side });
  const { filter } = findStyle(style);
  if (!filter) throw new Error(`${style} paints nothing over.`);
  return filter({ pixels, width: side, height: side, seed: 3, scene, forms }, () => undefined);
}

const toneAt = (pixels: Uint8ClampedArray, x: number, y: number): number => {
  const i = (y * side + x) * 4;
  return ((pixels[i] ?? 0) + (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0)) / 3;
};
const middle = side / 2;
/** The right end of the disc. */
const rim = middle + side / 4 - 1;

test.each(['anime', 'line-art', 'watercolor'])(
  '%s draws the outline of what hardly differs from its ground [STUDIO-74]',
  async (style) => {
    const pixels = await painted(style);
    const line = Math.min(...[-2, -1, 0, 1].map((by) => toneAt(pixels, rim + by, middle)));
    expect(line).toBeLessThan(toneAt(pixels, rim + 8, middle) - 40);
  },
);

test('neon lays its tubes along outlines [STUDIO-74]', async () => {
  const pixels = await painted('neon');
  const tube = Math.max(...[-2, -1, 0, 1].map((by) => toneAt(pixels, rim + by, middle)));
  expect(tube).toBeGreaterThan(toneAt(pixels, rim - 14, middle) + 60);
});

test('minimal has inks of its own for what was asked for, which does not run into its ground [STUDIO-74]', async () => {
  const pixels = await painted('minimal');
  const [inside, outside] = [toneAt(pixels, rim - 4, middle), toneAt(pixels, rim + 4, middle)];
  expect(Math.abs(inside - outside)).toBeGreaterThan(2);
  // The border is where the disc ends, and no wave about it.
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [i % side, Math.trunc(i / side)];
    const away = Math.hypot(x - middle, y - middle) - side / 4;
    if (x > middle + 3 && Math.abs(away) > 3 && away < 10)
      expect(Math.abs(toneAt(pixels, x, y) - (away < 0 ? inside : outside))).toBeLessThan(2);
  }
});

test('anime has a clean border between light and shade [STUDIO-74]', async () => {
  const pixels = await painted('anime', 20);
  const row = Array.from({ length: 30 }, (_, k) => toneAt(pixels, middle - 15 + k, middle));
  const [shade, light] = [row[4] ?? 0, row[26] ?? 0];
  expect(light - shade).toBeGreaterThan(50);
  const between = row.filter((tone) => tone > shade + 12 && tone < light - 12);
  expect(between.length).toBeLessThanOrEqual(4);
});

test.each(['anime', 'watercolor'])(
  'of what moves %s paints only what is wanted of it, as it is in the whole [STUDIO-74]',
  async (style) => {
    const { pixels, forms } = aDisc(20);
    const scene = createScene(describePrompt('a disc', style), { seed: 3, width: side, height: side });
    const image = { width: side, height: side, seed: 3, scene, forms };
    const filter = findStyle(style).filter ?? expect.unreachable();
    const wanted = { left: 20, top: 20, right: 76, bottom: 76 };
    const [whole, part] = [
      await filter({ ...image, pixels: pixels.slice() }, () => undefined),
      await filter({ ...image, pixels: pixels.slice(), wanted }, () => undefined),
    ];
    for (let y = wanted.top; y < wanted.bottom; y++) {
      const [from, to] = [(y * side + wanted.left) * 4, (y * side + wanted.right) * 4];
      expect(part.subarray(from, to)).toEqual(whole.subarray(from, to));
    }
  },
);
