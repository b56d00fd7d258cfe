import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { readHit } from '../solid/read-hit.ts';
import { newSpot } from '../solid/spot.ts';
import { findConcept } from './registry.ts';

test('the eyes of an owl lie in dark within pale discs, and are brighter by night [STUDIO-37]', () => {
  const built = (lit: boolean): Mesh => {
    const mesh = new Mesh();
    findConcept('owl')?.build(mesh, createRandom(1), { season: 'summer', lit, ordinal: 0 });
    return mesh;
  };
  const mesh = built(false);
  /** How light it is where it looks from, so far aside and so far over the middle of its eyes, as a picture reads it. */
  const lightAt = (aside: number, over = 0): number => {
    const spot = newSpot({ width: 1, height: 1 });
    Object.assign(spot, { px: aside, py: 1.7 + over, pz: -0.146, distance: 100 });
    readHit(mesh, -2, spot);
    return spot.g;
  };
  for (const side of [-1, 1]) {
    expect(lightAt(0.066 * side)).toBeLessThan(0.03);
    expect(lightAt(0.002 * side)).toBeGreaterThan(0.2);
    // The disc is pale again beyond the rim.
    expect(lightAt(0.066 * side, -0.085)).toBeGreaterThan(0.15);
  }
  const sum = ({ data, count }: Mesh): number =>
    data.subarray(0, count * stride).reduce((all, number) => all + number, 0);
  expect(sum(built(true))).not.toBe(sum(mesh));
});

test('a white horse is no brighter than its light can show muscles on, and has a grey muzzle [STUDIO-37]', () => {
  const mesh = new Mesh();
  findConcept('horse')?.build(mesh, createRandom(1), {
    ...{ season: 'summer', lit: false, ordinal: 0, colour: '#f4f1ea' },
  } as never);
  const [coat, muzzle] = mesh.bodies[0]?.colours ?? [];
  expect(Math.max(...(coat ?? []))).toBeLessThan(0.6);
  expect(muzzle?.[1]).toBeLessThan((coat?.[1] ?? 0) * 0.6);
});
