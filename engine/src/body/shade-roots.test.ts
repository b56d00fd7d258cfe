import { expect, test } from 'vitest';
import { luminance } from '../raster/colour.ts';
import { bodyIn } from './body.ts';
import { skinColours } from './draw-body.ts';
import { headFrame } from './head-frame.ts';
import { shadeRoots } from './shade-roots.ts';

const body = bodyIn({ 'caucasian female young': 1, 'average female young': 1 }, { headless: true, headSize: 1 });
const hair = [0.03, 0.02, 0.015] as const;
const plain = skinColours('young woman', [0.6, 0.4, 0.3]);

/** How light the skin is with the shade of hair beside without it, over the middle of the forehead, by the height in millimetres. */
function shadeUpwards(receded: number): ReadonlyMap<number, number> {
  const shaded = plain.slice();
  shadeRoots(shaded, body, hair, { receded });
  const { toHead } = headFrame(body);
  const at = (list: Float32Array, v: number) => [list[v * 3] ?? 0, list[v * 3 + 1] ?? 0, list[v * 3 + 2] ?? 0] as const;
  const shares = new Map<number, number>();
  for (let v = 0; v < body.rest.length / 3; v++) {
    const [x, y, z] = toHead([...at(body.rest, v)]);
    if (luminance([...at(plain, v)]) > 0 && Math.abs(x) < 0.03 && z < -0.03 && y > 0.01)
      shares.set(Math.round(y * 1000), luminance([...at(shaded, v)]) / luminance([...at(plain, v)]));
  }
  return shares;
}

test('skin darkens by degrees where hair begins over the forehead, and is as it was lower down [STUDIO-78]', () => {
  const shares = [...shadeUpwards(0)].sort(([a], [b]) => a - b);
  const below = shares.filter(([high]) => high < 45).map(([, share]) => share);
  expect(Math.min(...below)).toBeGreaterThan(0.99);
  expect(shares.filter(([, share]) => share > 0.3 && share < 0.95).length).toBeGreaterThan(1);
  expect(Math.min(...shares.filter(([high]) => high > 76).map(([, share]) => share))).toBeLessThan(0.35);
});

test('the shade goes back with hair that has gone back [STUDIO-78]', () => {
  const lightAt = (receded: number): number =>
    [...shadeUpwards(receded)].filter(([high]) => high > 55 && high < 72).reduce((sum, [, share]) => sum + share, 0);
  expect(lightAt(0.012)).toBeGreaterThan(lightAt(0) * 1.05);
});
