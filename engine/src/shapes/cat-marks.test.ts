import { expect, test } from 'vitest';
import { buildCat, grown } from '../concepts/animals/cat.ts';
import type { CatAge } from '../concepts/animals/cat.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { calico, curledTabby } from './cat-marks.ts';

test('a calico has patches of ginger, of black, and white between them [STUDIO-37]', () => {
  const [ginger, black] = calico.map(({ share }) =>
    Array.from({ length: 400 }, (_, i) => share((i % 20) * 0.02 - 0.2, Math.floor(i / 20) * 0.02, 0.08)),
  );
  const bare = (ginger ?? []).filter((share, i) => share < 0.1 && (black?.[i] ?? 0) < 0.1).length;
  expect((ginger ?? []).filter((share) => share > 0.9).length).toBeGreaterThan(40);
  expect((black ?? []).filter((share) => share > 0.9).length).toBeGreaterThan(20);
  expect(bare).toBeGreaterThan(80);
});

test('the bands of a tabby that is curled up run from the middle of the curl outwards, and leave its head alone [STUDIO-53]', () => {
  const { share } = curledTabby(0, [-0.125, 0.106, -0.16]);
  const at = (turn: number, far: number): number => share(Math.cos(turn) * far, 0.12, 0.04 + Math.sin(turn) * far);
  const turns = Array.from({ length: 120 }, (_, i) => -0.4 + i * 0.02);
  const change = (to: (turn: number) => number): number =>
    turns.reduce((sum, turn) => sum + Math.abs(to(turn) - at(turn, 0.16)), 0);
  expect(change((turn) => at(turn, 0.19))).toBeLessThan(change((turn) => at(turn + 0.03 / 0.16, 0.16)) * 0.8);
  expect(share(-0.125, 0.15, -0.16)).toBe(0);
});

test('the snout of a kitten grows with its head, and does not drown in that [STUDIO-37]', () => {
  const noseOf = (age: CatAge): number => {
    const mesh = new Mesh();
    buildCat(mesh.object(), createRandom(1), { season: 'summer', lit: false, ordinal: 0 }, age);
    return mesh.bodies[1]?.radius ?? 0;
  };
  expect(noseOf({ ...grown, head: 1.36 })).toBeGreaterThan(noseOf(grown) * 1.15);
});

test.each([
  ['a calico cat on a sofa', 'calico cat'],
  ['三毛猫', 'calico cat'],
  ['a ginger cat', 'cat'],
])('cats are known by their coats: %s [STUDIO-37]', (prompt, id) => {
  expect(hears(prompt).drawn[0]?.id).toBe(id);
});

test('a ginger cat is ginger [STUDIO-37]', () => {
  expect(hears('a ginger cat').drawn[0]?.colour).toBe('#c77a35');
});
