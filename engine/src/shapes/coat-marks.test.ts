import { expect, test } from 'vitest';
import { darkAbove, inNaturalCoat, paleBelow, paleThroat, stockings } from './coat-marks.ts';
import { aQuadruped } from './quadruped.testing.ts';

const form = aQuadruped({ breadth: 0.8, tail: { length: 0.4, radius: 0.05, rise: -0.5, tip: 0 } });

test('a coat is pale under the belly and within the thighs, and not on the back, the flank or outside of the legs [STUDIO-37]', () => {
  const { share } = paleBelow(form, 1);
  expect(share(0, 0.5, 0.05)).toBeGreaterThan(0.7);
  expect(share(0.42, 0.5, 0.02)).toBeGreaterThan(0.5);
  expect(share(0, 0.95, 0.1)).toBe(0);
  expect(share(0, 0.78, 0.2)).toBe(0);
  expect(share(0.42, 0.35, 0.2)).toBe(0);
  expect(share(0.9, 0.5, 0)).toBe(0);
});

test('a coat is dark along the back and fades down the flank, along an edge that is no line [STUDIO-37]', () => {
  const { share } = darkAbove(form, 2);
  expect(share(0, 0.99, 0)).toBeGreaterThan(0.4);
  expect(share(0, 0.6, 0.2)).toBe(0);
  const along = Array.from({ length: 40 }, (_, i) => share(-0.4 + i * 0.02, 0.9, 0.1));
  expect(Math.max(...along) - Math.min(...along)).toBeGreaterThan(0.1);
});

test('throat and breast are pale and the nape is not; stockings end below the elbow [STUDIO-37]', () => {
  const throat = paleThroat(form, 1);
  const [rootX, rootY] = [-0.5 - 0.025, 1 - 0.18];
  const on = (along: number, before: number): number =>
    throat.share(
      rootX - Math.cos(0.6) * 0.4 * along - Math.sin(0.6) * 0.15 * before,
      rootY + Math.sin(0.6) * 0.4 * along - Math.cos(0.6) * 0.15 * before,
      0,
    );
  expect(on(0.5, 0.95)).toBeGreaterThan(0.8);
  expect(on(0.5, -0.9)).toBe(0);
  const legs = stockings(form, 2);
  expect(legs.share(-0.4, 0.1, 0.1)).toBeGreaterThan(0.9);
  expect(legs.share(-0.4, 0.7, 0.1)).toBe(0);
});

test('what says nothing of its coat has one of more than one tone, and what says so keeps its own [STUDIO-37]', () => {
  const natural = inNaturalCoat(form);
  expect(natural.colours.length).toBe(form.colours.length + 2);
  expect(natural.marks).toHaveLength(4);
  const said = { ...form, marks: [] };
  expect(inNaturalCoat(said)).toBe(said);
});
