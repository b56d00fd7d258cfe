import { expect, test } from 'vitest';
import { Mesh } from '../solid/mesh.ts';
import { skinOf } from './body-parts.ts';
import { drawTongue, houndSkull, pantingMouth } from './dog-head.ts';
import { grownDog } from './dog-form.ts';
import { axesAt, eyesOf } from './quadruped-face.ts';
import type { AnimalHead } from './quadruped-form.ts';

const grown = grownDog({ coat: '#a9682f', light: '#f1e6d4', dark: '#5f351a', hasSocks: false });
const form: AnimalHead = { ...grown, head: { ...grown.head, yaw: 0, pants: true } };
const at = axesAt([0, 1, 0], form.head);
const { thick } = form.head;

test('the mouth of a dog that pants runs out finely under its eyes, and is no puppet’s [STUDIO-37]', () => {
  const cones = houndSkull(form, at);
  const eyes = eyesOf(form, at, skinOf(cones, 0.02)).map((eye) => eye.at[0]);
  const corners = pantingMouth(form, at, 3).filter(([, , , radius = 1]) => radius < thick * 0.05);
  expect(corners).toHaveLength(2);
  // It heads towards -x: a mouth that is cut back to the cheeks lies behind.
  for (const [x = 0] of corners) expect(x).toBeLessThan(Math.min(...eyes) + form.head.size * 0.3);
});

test('the tongue of a dog that pants is broad, thin at its edge, and hangs less far than its head is high [STUDIO-37]', () => {
  const mesh = new Mesh();
  drawTongue(mesh, form, at);
  const [tongue] = mesh.bodies;
  if (!tongue) throw new Error('a tongue is a body');
  const reach = (axis: 0 | 1 | 2, way: 1 | -1): number => {
    const ends = [0, 4].map((end) =>
      Array.from({ length: tongue.count }, (_, i) => {
        const o = i * (tongue.cones.length / tongue.count) + end;
        return (tongue.cones[o + axis] ?? 0) * way + (tongue.cones[o + 3] ?? 0);
      }),
    );
    return Math.max(...ends.flat());
  };
  expect(reach(2, 1) + reach(2, -1)).toBeGreaterThan(thick * 0.6);
  expect(reach(2, 1) + reach(2, -1)).toBeLessThan(thick * 0.95);
  expect(reach(1, -1) + 1).toBeLessThan(form.head.size * 1.6);
});
