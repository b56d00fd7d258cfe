import { expect, test } from 'vitest';
import { classicForm, pickupForm, saloonForm, sportsForm, vanForm } from './car-forms.ts';
import { buildCar } from './car.ts';
import { bodyOf, crease, heightAlong } from './car-form.ts';
import { materials } from '../solid/materials.ts';
import { Mesh, stride } from '../solid/mesh.ts';

const forms = [
  ['a saloon', saloonForm],
  ['a sports car', sportsForm],
  ['a classic car', classicForm],
  ['a van', vanForm],
  ['a pickup', pickupForm],
] as const;

test.each(forms)('what is laid on the side of %s lies on its skin', (_, form) => {
  const body = bodyOf(form);
  for (const along of [0.35, 0.5, 0.65])
    for (const up of [0.1, 0.4, 0.66, 0.9]) {
      const [x, y, z] = body.at(along, up);
      expect(body.onSide(x, y)[2]).toBeCloseTo(z, 3);
    }
});

test.each(forms)('%s is as long and as wide as it says, and its glass stands on it', (_, form) => {
  const body = bodyOf(form);
  const [front, rear] = [body.at(0, 0.35)[0], body.at(1, 0.35)[0]];
  expect([front, rear].map((x) => Math.abs(Math.abs(x) - form.length / 2) < 0.02)).toEqual([true, true]);
  const widest = Math.max(...Array.from({ length: 60 }, (__, i) => body.at(i / 59, crease)[2]));
  expect(Math.abs(widest - form.half)).toBeLessThan(0.04);
  const deck = heightAlong(form.deck);
  const [first, last] = [form.roof[0], form.roof.at(-1)];
  for (const [x, y] of [first ?? [0, 0], last ?? [0, 0]]) expect(Math.abs(deck(x) - y)).toBeLessThan(0.06);
});

test.each(forms)('the sides of %s have a crease, from which they lean in above and draw in below', (_, form) => {
  const body = bodyOf(form);
  const [at, above, below] = [crease, 1, 0.1].map((up) => body.at(0.5, up)[2]);
  expect(at).toBeGreaterThan((above ?? 0) + 0.03);
  expect(at).toBeGreaterThan((below ?? 0) + 0.03);
});

test.each(forms)('no part of what faces up on %s is without a place', (_, form) => {
  const body = bodyOf(form);
  for (const along of [0, 0.3, 0.7, 1])
    for (const inward of [0, 0.5, 1.001]) expect(body.onDeck(along, inward).every(Number.isFinite)).toBe(true);
});

test.each(forms)('the arches of %s are open: no paint covers its wheels', (_, form) => {
  const mesh = new Mesh();
  buildCar(mesh, form, { paint: '#a01512', lit: false });
  const [axle] = form.axles;
  const within = Array.from({ length: mesh.count }, (__, t) => {
    const corner = (k: number): number => mesh.data[t * stride + k] ?? 0;
    const [x, y, z] = [0, 1, 2].map((axis) => (corner(axis) + corner(axis + 3) + corner(axis + 6)) / 3);
    const isPaint = mesh.data[t * stride + 24] === materials.paint;
    return (
      isPaint &&
      Math.abs(z ?? 0) > form.half * 0.8 &&
      Math.hypot((x ?? 0) - axle, (y ?? 0) - form.wheel.radius) < form.wheel.radius
    );
  });
  expect(within.filter(Boolean)).toEqual([]);
});
