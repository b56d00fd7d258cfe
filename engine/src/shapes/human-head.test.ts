import { describe, expect, test } from 'vitest';
import type { Trait } from '../concepts/concept.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, readColour, stride } from '../solid/mesh.ts';
import { coneNumbers } from '../solid/soft-body.ts';
import { distanceToHead, eyePlace } from './head-form.ts';
import type { HeadForm } from './head-form.ts';
import { hairOf as hairOfStyle } from './hair-styles.ts';
import { buildHumanHead } from './human-head.ts';

function headWith(traits: readonly Trait[], seed = 3): Mesh {
  const mesh = new Mesh();
  const look = { kind: 'man', style: 'short', skin: '#d99c7a', hair: '#6b4a30', traits } as const;
  buildHumanHead(mesh, createRandom(seed), look, { gaze: 0, detail: 0.3 });
  return mesh;
}

/** The fur of a head, short hair before its beard; ears are the other bodies. */
const fursOf = (mesh: Mesh) => mesh.bodies.filter(({ hair }) => hair > 0);
/** Where the triangles of the hair of a head begin among its numbers. */
const hairOf = (mesh: Mesh): readonly number[] =>
  Array.from({ length: mesh.count }, (_, t) => t * stride).filter((at) => mesh.data[at + 24] === materials.hair);
/** Where the tufts of short hair and beards end, which are fur. */
const tuftsOf = (mesh: Mesh): readonly (readonly number[])[] =>
  fursOf(mesh).flatMap(({ cones, count }) =>
    Array.from({ length: count }, (_, i) => [...cones.slice(i * coneNumbers + 4, i * coneNumbers + 7)]),
  );
/** The colour of the short hair of a head. */
const hairColourOf = (mesh: Mesh): readonly number[] => fursOf(mesh)[0]?.colours[0] ?? [];
/** How low hair hangs before the ears, metres. */
const lowestBefore = (mesh: Mesh): number =>
  Math.min(
    1,
    ...fursOf(mesh).flatMap(({ cones, count }) =>
      Array.from({ length: count }, (_, i) =>
        (cones[i * coneNumbers + 6] ?? 0) < -0.04 ? (cones[i * coneNumbers + 5] ?? 0) : 1,
      ),
    ),
  );

const form: HeadForm = { strong: 0.3, full: 0.5, wide: 1, round: 0, smile: 0.5, age: 0, open: 0.7 };

const styles = ['short', 'long', 'bob', 'bun', 'back', 'tail', 'braids'] as const;

test.each(styles)('hair that is worn %s leaves eyes and mouth free, and covers the crown [STUDIO-52]', (style) => {
  for (const seed of [1, 2, 3]) {
    const mesh = new Mesh();
    const look = { kind: 'woman', style, skin: '#d99c7a', hair: '#6b4a30' } as const;
    buildHumanHead(mesh, createRandom(seed), look, { gaze: 0, detail: 0.3 });
    const places = [...hairOf(mesh).map((at) => [...mesh.data.slice(at, at + 3)]), ...tuftsOf(mesh)];
    const inFace = places.filter(([x = 0, y = 0, z = 0]) => z < -0.05 && Math.abs(x) < 0.045 && y > -0.1 && y < 0.025);
    expect(inFace.length).toBe(0);
    expect(Math.max(...places.map(([, y = 0]) => y))).toBeGreaterThan(0.1);
  }
});

test('long hair lies on what is under it and not in it [STUDIO-52]', () => {
  const toBody = (x: number, y: number, z: number): number => Math.hypot(x, y + 0.32, z) - 0.16;
  for (const { way } of hairOfStyle('long', createRandom(4), { kind: 'woman', child: false, toBody }))
    for (const [x, y, z] of way) expect(toBody(x, y, z)).toBeGreaterThan(-0.002);
});

describe('a head', () => {
  test.each([
    ['blond hair', '#b48f58'],
    ['red hair', '#7a3a20'],
    ['black hair', '#1d1714'],
    ['white hair', '#dad7d1'],
  ] as const)('has %s where that was said [STUDIO-51]', (trait, colour) => {
    const [seen, said] = [hairColourOf(headWith([trait])), readColour(colour)];
    for (const k of [0, 1, 2] as const) expect(seen[k]).toBeCloseTo(said[k], 3);
  });

  test('has a beard under the mouth, no hair, or grey hair where that was said [STUDIO-51]', () => {
    expect(lowestBefore(headWith([]))).toBeGreaterThan(0);
    expect(lowestBefore(headWith(['beard']))).toBeLessThan(-0.1);
    expect([...hairOf(headWith(['bald'])), ...fursOf(headWith(['bald']))]).toEqual([]);
    expect(hairColourOf(headWith(['old']))[0]).toBeGreaterThan(0.25);
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
