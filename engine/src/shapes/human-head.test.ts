import { describe, expect, test } from 'vitest';
import type { Trait } from '../concepts/concept.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour, stride } from '../solid/mesh.ts';
import { coneNumbers } from '../solid/soft-body.ts';
import { distanceToHead, eyePlace } from './head-form.ts';
import type { HeadForm } from './head-form.ts';
import { buildHumanHead } from './human-head.ts';

function headWith(traits: readonly Trait[], seed = 3): Mesh {
  const mesh = new Mesh();
  const look = { kind: 'man', style: 'short', skin: '#d99c7a', hair: '#6b4a30', traits } as const;
  buildHumanHead(mesh, createRandom(seed), look, { gaze: 0, detail: 0.3 });
  return mesh;
}

/** The bodies of a head that are hair; ears are the others. */
const hairOf = (mesh: Mesh) => mesh.bodies.filter(({ hair }) => hair > 0);
/** How low hair hangs before the ears, metres. */
const lowestBefore = (mesh: Mesh): number =>
  Math.min(
    1,
    ...hairOf(mesh).flatMap(({ cones, count }) =>
      Array.from({ length: count }, (_, i) =>
        (cones[i * coneNumbers + 6] ?? 0) < -0.04 ? (cones[i * coneNumbers + 5] ?? 0) : 1,
      ),
    ),
  );

const form: HeadForm = { strong: 0.3, full: 0.5, wide: 1, round: 0, smile: 0.5, age: 0, open: 0.7 };

describe('a head', () => {
  test.each([
    ['blond hair', '#b48f58'],
    ['red hair', '#803a1e'],
    ['black hair', '#1d1714'],
    ['white hair', '#dad7d1'],
  ] as const)('has %s where that was said [STUDIO-51]', (trait, colour) => {
    expect(hairOf(headWith([trait])).map(({ colours }) => colours)).toEqual([[readColour(colour)]]);
  });

  test('has a beard under the mouth, no hair, or grey hair where that was said [STUDIO-51]', () => {
    expect(lowestBefore(headWith([]))).toBeGreaterThan(0);
    expect(lowestBefore(headWith(['beard']))).toBeLessThan(-0.1);
    expect(hairOf(headWith(['bald']))).toEqual([]);
    const [grey] = hairOf(headWith(['old']))[0]?.colours[0] ?? [0];
    expect(grey).toBeGreaterThan(0.3);
  });

  test('has eyes of the colour that was said [STUDIO-51]', () => {
    const bluest = (mesh: Mesh): number =>
      Math.max(
        ...Array.from({ length: mesh.count }, (_, t) => t * stride)
          .filter((at) => mesh.data[at + 24] === materials.wet)
          .map((at) => (mesh.data[at + 20] ?? 0) - (mesh.data[at + 18] ?? 0)),
      );
    expect(bluest(headWith(['blue eyes']))).toBeGreaterThan(0.1);
    expect(bluest(headWith(['brown eyes']))).toBeLessThan(0.02);
  });

  test('is hollow where the eyes are, and its nose stands out farthest [STUDIO-52]', () => {
    const front = (x: number, y: number): number => {
      let z = -0.14;
      while (z < 0 && distanceToHead(form, x, y, z) > 0) z += 0.0005;
      return z;
    };
    expect(front(eyePlace.x, eyePlace.y)).toBeGreaterThan(eyePlace.z - eyePlace.radius);
    const nose = front(0, -0.034);
    for (const [x, y] of [
      [0, 0.05],
      [0, -0.068],
      [0, -0.1],
      [0.045, -0.03],
    ] as const)
      expect(nose).toBeLessThan(front(x, y));
  });

  test('has lines on the forehead of the old alone [STUDIO-51]', () => {
    const steps = (age: number): number => {
      const depths = Array.from({ length: 60 }, (_, i) =>
        distanceToHead({ ...form, age }, 0, 0.035 + i * 0.0006, -0.08),
      );
      return depths.slice(2).filter((depth, i) => {
        const [before = 0, middle = 0] = depths.slice(i, i + 2);
        return middle > before && middle > depth;
      }).length;
    };
    expect(steps(0)).toBe(0);
    expect(steps(1)).toBeGreaterThan(1);
  });
});
