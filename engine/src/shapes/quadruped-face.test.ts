import { expect, test } from 'vitest';
import { Mesh, stride } from '../solid/mesh.ts';
import { distanceTo } from '../solid/soft-body.ts';
import { axesAt, buildWithFace, eyesOf, headOf } from './quadruped-face.ts';
import { mouthOf } from './quadruped-muzzle.ts';
import { skinOf } from './body-parts.ts';
import type { AnimalHead, HeadKind } from './quadruped-form.ts';
import { skull } from './quadruped-head.ts';

const kinds: readonly HeadKind[] = ['cat', 'dog', 'hound', 'bear', 'rabbit', 'monkey', 'grazer'];

test.each(kinds)('a %s has eyes that look out between their lids, and is alike on both sides [STUDIO-37]', (kind) => {
  const form: AnimalHead = {
    foot: kind === 'grazer' ? 'hoof' : 'paw',
    head: { size: 0.1, muzzle: 0.12, thick: 0.05, dip: 0.4, yaw: 0, kind },
    ears: { kind: 'pointed', size: 0.8 },
    colours: ['#806040', '#e0d0b0', '#302018'],
  };
  const at = axesAt([0, 1, 0], form.head);
  const mesh = new Mesh();
  buildWithFace(mesh, form, at, { cones: headOf(form, at), k: 0.025 });
  const body = mesh.bodies[0];
  if (!body) throw new Error('a head is a body');
  let seen = 0;
  for (let t = 0; t < mesh.count; t++) {
    const [x = 0, y = 0, z = 0] = mesh.data.subarray(t * stride, t * stride + 3);
    if (distanceTo(body, x, y, z) > 0.0005) seen += Math.sign(z);
  }
  expect(mesh.count).toBeGreaterThan(400);
  expect(Math.abs(seen)).toBeLessThan(30);
  for (const y of [0.92, 1, 1.06, 1.12])
    for (const z of [0.02, 0.06, 0.1])
      expect(distanceTo(body, -0.05, y, z)).toBeCloseTo(distanceTo(body, -0.05, y, -z), 3);
});

test.each(['cat', 'hound', 'bear', 'dog', 'grazer'] as const)(
  'the mouth of a %s does not rise to its corners, as if it smiled [STUDIO-37]',
  (kind) => {
    const form: AnimalHead = {
      foot: kind === 'grazer' ? 'hoof' : 'paw',
      head: { size: 0.1, muzzle: 0.12, thick: 0.05, dip: 0, yaw: 0, kind },
      ears: { kind: 'pointed', size: 0.8 },
      colours: ['#806040', '#e0d0b0', '#302018'],
      nose: 'pad',
    };
    const at = axesAt([0, 1, 0], form.head);
    const lips = mouthOf(form, at, skinOf(headOf(form, at), 0.025), 3);
    const oneSide = lips.slice(0, lips.length / 2).map(([, , , , , y = 0]) => y);
    const corner = oneSide.at(-1) ?? 0;
    expect(oneSide.length).toBeGreaterThan(3);
    expect(corner).toBeLessThan(Math.min(...oneSide) + 0.0012);
  },
);

test.each(['cat', 'hound', 'dog'] as const)('the lids of a %s lie over its iris [STUDIO-37]', (kind) => {
  const form: AnimalHead = {
    foot: 'paw',
    head: { size: 0.1, muzzle: 0.12, thick: 0.05, dip: 0.3, yaw: 0, kind },
    ears: { kind: 'pointed', size: 0.8 },
    colours: ['#806040', '#e0d0b0', '#302018'],
  };
  const at = axesAt([0, 1, 0], form.head);
  for (const eye of eyesOf(form, at, skinOf(headOf(form, at), 0.025))) expect(eye.open).toBeLessThan(0.82);
});

test('the head of a horse is narrower than that of a cow, and as long [STUDIO-37]', () => {
  const reach = (foot: 'hoof' | 'cloven', towards: readonly [number, number, number]): number => {
    const form: AnimalHead = {
      foot,
      head: { size: 0.16, muzzle: 0.42, thick: 0.085, dip: 0.8, yaw: 0 },
      ears: { kind: 'leaf', size: 0.9 },
      colours: ['#806040', '#e0d0b0', '#302018'],
    };
    const at = axesAt([0, 1, 0], form.head);
    const to = skinOf(skull(form, at), 0.03)(at(0, -0.1, 0), towards);
    return Math.hypot(to[0], to[1] - 1, to[2]);
  };
  const aside = [0, 0, 1] as const;
  const ahead = [-0.7, -0.72, 0] as const;
  expect(reach('hoof', aside)).toBeLessThan(reach('cloven', aside) * 0.9);
  expect(reach('hoof', ahead)).toBeGreaterThan(reach('cloven', ahead) * 0.95);
});
