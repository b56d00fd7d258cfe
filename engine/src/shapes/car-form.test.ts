import { expect, test } from 'vitest';
import { classicForm, saloonForm, sportsForm } from './car-forms.ts';
import { bodyOf, heightAlong } from './car-form.ts';

const forms = [
  ['a saloon', saloonForm],
  ['a sports car', sportsForm],
  ['a classic car', classicForm],
] as const;

test.each(forms)('what is laid on the side of %s lies on its skin', (_, form) => {
  const body = bodyOf(form);
  for (const along of [0.2, 0.35, 0.5, 0.65, 0.8])
    for (const up of [0.1, 0.25, 0.5, 0.7]) {
      const [x, y, z] = body.at(along, up);
      expect(body.onSide(x, y)[2]).toBeCloseTo(z, 3);
    }
});

test.each(forms)('%s is as long and as wide as it says, and its glass stands on it', (_, form) => {
  const body = bodyOf(form);
  expect(body.at(0, 0.5)[0]).toBeCloseTo(-form.length / 2, 5);
  expect(body.at(1, 0.5)[0]).toBeCloseTo(form.length / 2, 5);
  expect(body.at(0.5, 0.25)[2]).toBeCloseTo(form.half, 5);
  const top = heightAlong(form.top);
  const [first, last] = [form.roof[0], form.roof.at(-1)];
  for (const [x, y] of [first ?? [0, 0], last ?? [0, 0]]) expect(Math.abs(top(x) - y)).toBeLessThan(0.06);
});
