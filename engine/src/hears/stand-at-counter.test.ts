import { expect, test } from 'vitest';
import { counter as sizes } from '../shapes/counter.ts';
import { onCounter, standCounter } from '../concepts/counters.ts';
import { createRandom } from '../raster/random.ts';
import { boundsSince } from '../solid/bounds.ts';
import { Mesh } from '../solid/mesh.ts';
import { hears } from './hears.ts';

test.each([
  ['a barista behind a counter', 'coffee', 'coffee house'],
  ['a barista', 'coffee', 'coffee house'],
  ['a bartender', 'bar', 'tavern'],
  ['a barista making coffee', 'coffee', 'coffee house'],
  ['a bartender behind the bar counter', 'bar', 'tavern'],
  ['a bartender behind the bar', 'bar', 'tavern'],
  ['une serveuse derrière le bar', 'bar', 'tavern'],
  ['a chef in a kitchen', 'kitchen', 'kitchen'],
  ['a baker baking bread', 'bakery', 'kitchen'],
  ['a baker kneading dough in a bakery', 'bakery', 'kitchen'],
  ['a shopkeeper at the counter', 'shop', 'market'],
  ['eine Verkäuferin hinter der Theke', 'shop', 'market'],
  ['un panadero detrás del mostrador', 'bakery', 'kitchen'],
  ['une vendeuse derrière le comptoir', 'shop', 'market'],
])('who was said to be at a counter is behind one: %s [STUDIO-72]', (prompt, kind, place) => {
  const { drawn, notDrawn, ignored } = hears(prompt);
  expect(drawn.find(({ counter }) => counter !== undefined)).toMatchObject({ act: 'serves', counter: kind });
  expect(drawn.filter((one) => one.kind === 'place').map(({ id }) => id)).toEqual([place]);
  expect([...notDrawn, ...ignored]).toEqual([]);
});

test.each(['a chef', 'a waiter in a cafe', 'a woman in front of a counter', 'a chef in a kitchen with a pan'])(
  'nobody else is: %s [STUDIO-72]',
  (prompt) => {
    expect(hears(prompt).drawn.some(({ counter }) => counter !== undefined)).toBe(false);
  },
);

test.each(Object.keys(onCounter) as (keyof typeof onCounter)[])(
  'a counter stands before whoever is behind it, and something on it: %s [STUDIO-72]',
  (kind) => {
    const mesh = new Mesh();
    const from = mesh.mark();
    standCounter(mesh, createRandom(1), kind);
    const bounds = boundsSince(mesh, from);
    expect(bounds?.to[1]).toBeGreaterThan(sizes.high + 0.08);
    // No chest is farther ahead than this, metres.
    expect(bounds?.to[2]).toBeLessThan(-0.25);
  },
);
