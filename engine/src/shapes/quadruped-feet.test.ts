import { expect, test } from 'vitest';
import { foxForm, foxRuff } from '../concepts/animals/fox.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import { coneNumbers } from '../solid/soft-body.ts';
import type { SoftBody } from '../solid/soft-body.ts';
import { axesAt } from './quadruped-face.ts';
import { gaitOf, limbsOf } from './quadruped-legs.ts';
import { buildQuadruped } from './quadruped.ts';
import { aQuadruped } from './quadruped.testing.ts';
import type { HeadKind } from './quadruped-form.ts';

/** The feet of an animal with paws and a head of some kind. */
function pawsOf(kind: HeadKind): SoftBody {
  const mesh = new Mesh();
  const form = aQuadruped();
  buildQuadruped(mesh, createRandom(1), { ...form, head: { ...form.head, kind } });
  const feet = mesh.bodies.find(({ centre }) => centre[1] < 0.15);
  if (!feet) throw new Error('an animal has feet');
  return feet;
}

test('dogs and bears have claws at their toes, those of cats are drawn in [STUDIO-37]', () => {
  const clawsOf = (kind: HeadKind): number => {
    const { cones, count, colours } = pawsOf(kind);
    const own = Array.from({ length: count }, (_, n) => cones[n * coneNumbers + 8]);
    return own.filter((colour) => colour === colours.length - 1).length;
  };
  expect([clawsOf('dog'), clawsOf('bear'), clawsOf('cat')]).toEqual([16, 16, 0]);
});

test('a foreleg that carries an animal is nearly straight, wherever its foot stands [STUDIO-37]', () => {
  for (const foot of ['paw', 'hoof'] as const) {
    const form = aQuadruped({ foot });
    const { fore } = limbsOf(form, gaitOf(form, 0.2));
    for (const side of [-1, 1]) {
      const { cones } = fore(side);
      // Its last pieces are the forearm, the wrist, and what stands below it.
      const wrist = cones.find(([, ay = 0, , ra = 0]) => ra === form.leg && ay < 0.35) ?? [];
      const [elbow, end] = [cones[4] ?? [], cones.at(-1) ?? []];
      const [wx = 0, wy = 0] = wrist;
      const [ex = 0, ey = 0] = elbow;
      const [fx = 0, fy = 0] = end;
      const share = (ey - wy) / (ey - fy);
      expect(Math.abs(wx - (ex + (fx - ex) * share))).toBeLessThan(form.leg * 1.3);
    }
  }
});

test('what stands on columns has two feet on the ground when it runs [STUDIO-37]', () => {
  const form = aQuadruped({ foot: 'pad', act: 'runs' });
  const { fore, hind } = gaitOf(form, 0.2);
  const lifts = [fore(-1), fore(1), hind(-1), hind(1)].map(({ lift }) => lift);
  expect(lifts.filter((lift) => lift === 0)).toHaveLength(2);
});

test('no hair of a fox hangs under its muzzle like a beard [STUDIO-37]', () => {
  const form = foxForm(createRandom(1), { season: 'summer', lit: false, ordinal: 0 });
  const { size } = form.head;
  const at = axesAt([0, 0, 0], { ...form.head, yaw: 0 });
  for (const [ax = 0, ay = 0, , ra = 0, bx = 0, by = 0, , rb = 0] of foxRuff(at, size)) {
    // Ahead is -x here; all in radii of the skull.
    for (const [x, y, r] of [
      [ax, ay, ra],
      [bx, by, rb],
    ] as const) {
      expect((-x + r) / size).toBeLessThan(0.45);
      expect((y - r) / size).toBeGreaterThan(-0.95);
    }
  }
});

test('a cannon may have another colour than the white sock below it, wherever a gallop has put it [STUDIO-37]', () => {
  const form = aQuadruped({ foot: 'hoof', act: 'runs', paint: { shin: 4, cannon: 0 } });
  const { fore, hind } = limbsOf(form, gaitOf(form, 0.2));
  for (const { cones } of [fore(-1), fore(1), hind(-1), hind(1)])
    expect(cones.slice(-3).map((cone) => cone[8])).toEqual([0, 4, 4]);
});
