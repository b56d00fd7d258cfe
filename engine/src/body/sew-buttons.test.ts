import { expect, test } from 'vitest';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { bodyIn } from './body.ts';
import { frontOf } from './front-of.ts';
import { piecesOf } from './garment-pieces.ts';
import { hangGarment } from './hang-garment.ts';
import { sewButtons } from './sew-buttons.ts';

const man = bodyIn({ 'caucasian male young': 1, 'average male young': 1 }, { headless: true });
const name = 'male_casualsuit03';
const hung = hangGarment(name, man);
const quads = piecesOf(name).find(({ role }) => role === 'above')?.quads ?? new Uint32Array();

test('the front of a shirt is found in the middle of it, facing ahead, and nowhere beside a body [STUDIO-63]', () => {
  const onFront = frontOf(hung, quads, 0.02);
  const spot = onFront(0, 0.3);
  expect(spot?.on[2]).toBeLessThan(-0.05);
  expect(spot?.faces[2]).toBeLessThan(-0.7);
  expect(onFront(0.5, 0.3)).toBeUndefined();
});

test('a shirt has a row of dark buttons on a band with a seam on each side, which lie on its cloth [STUDIO-63]', () => {
  const mesh = new Mesh();
  mesh.object();
  sewButtons(mesh, hung, quads, '#00ff00');
  const all = Array.from({ length: mesh.count }, (_, t) => mesh.data.subarray(t * stride, (t + 1) * stride));
  const buttons = all.filter((one) => one[24] === materials.coat);
  const heights = [...new Set(buttons.map(([, y = 0]) => Math.round(y / 0.03)))];
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.max(...buttons.map(([x = 0]) => Math.abs(x)))).toBeLessThan(0.02);
  expect(Math.max(...buttons.map((one) => one[19] ?? 1))).toBeLessThan(0.5);
  const seams = all.filter((one) => one[24] === materials.cloth);
  for (const side of [-1, 1]) expect(seams.filter(([x = 0]) => x * side > 0.01).length).toBeGreaterThan(30);
});
