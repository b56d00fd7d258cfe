import { expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import { Mesh } from '../solid/mesh.ts';
import type { QuadrupedForm } from './quadruped-form.ts';
import { onlyStriding, strideGait, strideLength } from './quadruped-gait.ts';
import { buildQuadruped } from './quadruped.ts';
import { aQuadruped } from './quadruped.testing.ts';

const form = aQuadruped();
const parts = Array.from({ length: 60 }, (_, i) => i / 60);
const feetAt = (of: QuadrupedForm, part: number) => {
  const { fore, hind } = strideGait(of, part);
  return [fore(-1), fore(1), hind(-1), hind(1)];
};

test.each([undefined, 'runs'] as const)(
  'the feet of an animal that goes (%s) stay where they are on the ground [STUDIO-64]',
  (act) => {
    const of = { ...form, act };
    const step = strideLength(of) / 60;
    for (const part of parts) {
      const [now, next] = [feetAt(of, part), feetAt(of, part + 1 / 60)];
      for (const [i, foot] of now.entries()) {
        if (foot.lift > 0 || (next[i]?.lift ?? 1) > 0) continue;
        expect(foot.ahead - (next[i]?.ahead ?? 0)).toBeCloseTo(step, 6);
      }
    }
  },
);

test('a walk has two feet on the ground at least, a gallop none at times [STUDIO-64]', () => {
  const down = (of: QuadrupedForm) => parts.map((part) => feetAt(of, part).filter(({ lift }) => lift === 0).length);
  expect(Math.min(...down(form))).toBeGreaterThanOrEqual(2);
  expect(Math.min(...down({ ...form, act: 'runs' }))).toBe(0);
});

test('an animal says where it goes with a stride, and one that sits goes nowhere [STUDIO-64]', () => {
  const goes = (of: QuadrupedForm, stride: number | undefined) => {
    const mesh = new Mesh();
    mesh.push().scale(0.5);
    buildQuadruped(mesh, createRandom(1), { ...of, stride });
    return mesh.strideWay;
  };
  expect(goes(form, 0.3)?.[0]).toBeCloseTo(-strideLength(form) / 2, 6);
  expect(goes(form, undefined)).toBeUndefined();
  expect(goes({ ...form, act: 'sits' }, 0.3)).toBeUndefined();
  expect(onlyStriding({ ...form, act: 'howls', stride: 0.1 }).stride).toBeUndefined();
});

test('its trunk keeps its place through a stride, whatever tail and legs do [STUDIO-64]', () => {
  const middle = (stride: number): number => {
    const mesh = new Mesh();
    buildQuadruped(mesh, createRandom(1), { ...form, act: 'runs', stride });
    // The first cone is one of the trunk.
    return mesh.bodies[0]?.cones[0] ?? 0;
  };
  const places = parts.filter((_, i) => i % 6 === 0).map(middle);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(0.03);
});
