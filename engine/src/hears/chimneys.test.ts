import { expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { materials } from '../solid/materials.ts';
import { materialAt, stride } from '../solid/mesh.ts';
import { hears } from './hears.ts';

const smokeIn = (prompt: string): number => {
  const { mesh } = seenOf(prompt, 3).world;
  return Array.from({ length: mesh.count }, (_, t) => mesh.data[t * stride + materialAt]).filter(
    (material) => material === materials.smoke,
  ).length;
};

test.each([
  'a cottage with smoke rising from the chimney',
  'a cabin in the snow with smoke coming out of the chimney',
  'a house with a smoking chimney',
  'ein Haus mit rauchendem Schornstein',
])('the chimney of a house smokes where that was said, and is no thing beside it: "%s" [STUDIO-10]', (prompt) => {
  const { drawn, notDrawn, ignored } = hears(prompt);
  expect(drawn.filter(({ kind }) => kind === 'thing')).toHaveLength(1);
  expect([notDrawn, ignored]).toEqual([[], []]);
  expect(smokeIn(prompt)).toBe(1);
});

test('a chimney of which nothing was said does not smoke, and smoke that comes from none is not drawn [STUDIO-10]', () => {
  expect(hears('a cabin with a chimney').notDrawn).toEqual([]);
  expect(smokeIn('a cabin with a chimney')).toBe(0);
  expect(hears('a factory and its chimney').notDrawn).toEqual(['chimney']);
});
