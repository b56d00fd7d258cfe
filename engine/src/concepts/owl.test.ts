import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { colourAt } from '../solid/skin.ts';
import { keepNearPoint } from '../solid/soft-body.ts';
import { findConcept } from './registry.ts';

test('the eyes of an owl lie in dark within pale discs, and are brighter by night [STUDIO-37]', () => {
  const built = (lit: boolean): Mesh => {
    const mesh = new Mesh();
    findConcept('owl')?.build(mesh, createRandom(1), { season: 'summer', lit, ordinal: 0 });
    return mesh;
  };
  const [body] = built(false).bodies;
  if (!body) throw new Error('an owl has a body');
  const lightAt = (aside: number): number => {
    const [x, y, z] = [aside, 1.7, -0.146];
    return colourAt(body, keepNearPoint(body, x, y, z), x, y, z)[1];
  };
  for (const side of [-1, 1]) {
    expect(lightAt(0.066 * side)).toBeLessThan(0.03);
    expect(lightAt(0.002 * side)).toBeGreaterThan(0.2);
  }
  const sum = (mesh: Mesh): number => mesh.data.reduce((all, number) => all + number, 0);
  expect(sum(built(true))).not.toBe(sum(built(false)));
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
