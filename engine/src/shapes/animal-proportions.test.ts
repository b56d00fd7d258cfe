import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { coneNumbers, distanceTo } from '../solid/soft-body.ts';
import type { SoftBody } from '../solid/soft-body.ts';
import type { Look } from '../concepts/concept.ts';
import { findConcept } from '../concepts/registry.ts';

const plain: Look = { season: 'summer', lit: false, ordinal: 0 };

function animal(id: string, seed: number, look: { readonly act?: Look['act'] | undefined } = {}): Mesh {
  const mesh = new Mesh();
  findConcept(id)?.build(mesh.object(), createRandom(seed), { ...plain, ...(look.act && { act: look.act }) });
  return mesh;
}

const bodyOf = ({ bodies: [body] }: Mesh): SoftBody => {
  if (!body) throw new Error('an animal is a body');
  return body;
};

/** The feet of an animal: of all that it is made of what lies lowest. */
const feetOf = ({ bodies }: Mesh): SoftBody =>
  bodies.reduce((lowest, one) => (one.centre[1] < lowest.centre[1] ? one : lowest));

/** The lowest and the highest place of a body over one of the ground, every centimetre. */
function span(body: SoftBody, x: number, z: number): { readonly low: number; readonly high: number } | undefined {
  const inside = Array.from({ length: 320 }, (_, i) => i * 0.01).filter((y) => distanceTo(body, x, y, z) < 0);
  const [low] = inside;
  return low === undefined ? undefined : { low, high: inside.at(-1) ?? low };
}

/** Height of the back, and how deep the chest is between the forelegs, between head and rump. */
function measured(mesh: Mesh): { readonly back: number; readonly chest: number } {
  const body = bodyOf(mesh);
  const [middle] = body.centre;
  const reach = body.radius;
  const trunk = Array.from({ length: 24 }, (_, i) => span(body, middle + (i / 24 - 0.35) * 0.7 * reach, 0)).flatMap(
    (one) => (one && one.low > 0.12 * one.high ? [one] : []),
  );
  const backs = trunk.map(({ high }) => high).toSorted((a, b) => a - b);
  const back = backs[Math.floor(backs.length / 2)] ?? 0;
  const level = trunk.filter(({ high }) => high < back * 1.12);
  return { back, chest: Math.max(...level.map(({ low, high }) => high - low)) };
}

// What anatomists give as the depth of the chest, of the height of the back.
test.each([
  ['horse', 0.44, 0.54],
  ['lion', 0.46, 0.62],
  ['wolf', 0.42, 0.62],
  ['fox', 0.38, 0.6],
  ['deer', 0.4, 0.54],
  ['labrador', 0.44, 0.6],
])('the trunk of a %s is as deep for its height as it grows [STUDIO-37]', (id, least, most) => {
  const { back, chest } = measured(animal(id, 1));
  expect(chest / back).toBeGreaterThan(least);
  expect(chest / back).toBeLessThan(most);
});

test.each(['horse', 'lion', 'wolf', 'fox', 'deer', 'labrador', 'elephant', 'bear', 'tiger', 'cow'])(
  'a %s stands on four feet of which none hides another, seen from the side and a little ahead [STUDIO-37]',
  (id) => {
    for (const seed of [1, 2, 3]) {
      const mesh = animal(id, seed);
      const [body, feet] = [bodyOf(mesh), feetOf(mesh)];
      const toes = Array.from({ length: feet.count }, (_, n) => [
        feet.cones[n * coneNumbers] ?? 0,
        feet.cones[n * coneNumbers + 2] ?? 0,
      ]);
      const xs = toes.map(([x = 0]) => x);
      const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
      const places = [-1, 1].flatMap((side) =>
        [-1, 1].map((end) => {
          const own = toes.filter(([x = 0, z = 0]) => z * side > 0 && (x - middle) * end > 0);
          expect(own.length).toBeGreaterThan(0);
          return own.reduce((sum, [x = 0]) => sum + x, 0) / own.length;
        }),
      );
      const [nearFore = 0, nearHind = 0, farFore = 0, farHind = 0] = places;
      const long = body.radius * 0.06;
      // They are seen from a little ahead, where the near ones would hide the others if they stood before them.
      expect(nearFore - farFore).toBeGreaterThan(long);
      expect(nearHind - farHind).toBeGreaterThan(long);
    }
  },
);

/** The lowest place of each foot of an animal, and where that foot is along it. */
function footfalls(mesh: Mesh): readonly { readonly x: number; readonly low: number }[] {
  const { cones, count } = feetOf(mesh);
  const each = count / 4;
  return [0, 1, 2, 3].map((n) => {
    const own = Array.from({ length: each }, (_, i) => (n * each + i) * coneNumbers);
    const low = Math.min(...own.map((o) => (cones[o + 5] ?? 0) - (cones[o + 7] ?? 0)));
    return { x: cones[own[0] ?? 0] ?? 0, low };
  });
}

const gallops = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => footfalls(animal('horse', seed, { act: 'runs' })));

test('no two legs of a horse that gallops cover one another [STUDIO-37]', () => {
  for (const feet of gallops) {
    const xs = feet.map(({ x }) => x).toSorted((a, b) => a - b);
    for (const [i, x] of xs.slice(1).entries()) expect(x - (xs[i] ?? x)).toBeGreaterThan(0.2);
  }
});

test('a horse that gallops has one foot on the ground or none, as one seed or another has it, and the others folded in the air [STUDIO-37]', () => {
  const down = gallops.map((feet) => feet.filter(({ low }) => low < 0.09).length);
  expect(new Set(down)).toEqual(new Set([0, 1]));
  for (const [i, feet] of gallops.entries())
    expect(feet.filter(({ low }) => low > 0.12)).toHaveLength(4 - (down[i] ?? 0));
  // Of those with a foot on the ground some push off behind, others land in front.
  const firm = gallops.flatMap((feet) => feet.filter(({ low }) => low < 0.09).map(({ x }) => Math.sign(x)));
  expect(new Set(firm).size).toBe(2);
});

test('mane and tail of a horse stream behind it in a gallop [STUDIO-37]', () => {
  /** How far behind its roots the hair of the mane and of the tail ends, metres. */
  const behind = (act: Look['act']): readonly number[] =>
    animal('horse', 2, { act })
      .bodies.slice(-2)
      .map(({ cones, count }) => {
        const xs = Array.from({ length: count }, (_, n) => cones[n * coneNumbers + 4] ?? 0);
        return Math.max(...xs) - Math.min(...xs);
      });
  const [[, hung = 0], [, streaming = 0]] = [behind(undefined), behind('runs')];
  expect(streaming).toBeGreaterThan(hung + 0.4);
});

test('a cat that sits has its breast on forelegs, and not on the ground [STUDIO-37]', () => {
  const body = bodyOf(animal('cat', 1));
  const free = Array.from({ length: 12 }, (_, i) => -0.06 - i * 0.008).map((x) => span(body, x, 0)?.low ?? 0);
  expect(Math.max(...free)).toBeGreaterThan(0.17);
});
