import { describe, expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import type { World } from '../solid/world.ts';
import { pathMiddle, wayOf, wayTo } from './path.ts';
import type { PlacedThing } from './setting.ts';

/** How red the ground is at a place for its green: over 1 it is earth, and under that grass. */
function earthAt({ paintGround, ground }: World, x: number, z: number): number {
  const surface = { ...{ r: 0, g: 0, b: 0, er: 0, eg: 0, eb: 0 }, ...{ gloss: 0, through: 0, nx: 0, ny: 1, nz: 0 } };
  paintGround(surface, x, ground(x, z), z, z);
  return surface.r / surface.g;
}

/** Places across a land at a distance, metres to the right. */
const across = Array.from({ length: 25 }, (_, i) => (i - 12) / 2);

describe('a path that was asked for [STUDIO-31]', () => {
  test.each([
    'a path',
    'a path in a forest',
    'a forest path',
    'a winding path through a meadow',
    'footpath',
    'a fox on a path in a park',
    'a path in the mountains',
    'a path along a river',
    'a jungle path',
    'ein Weg im Wald',
    'un sendero en el bosque',
    'un chemin dans la forêt',
    '森林小路',
  ])('is drawn: "%s"', (prompt) => {
    const { notDrawn, ignored, verdict } = hears(prompt);
    expect({ notDrawn, verdict }).toEqual({ notDrawn: [], verdict: 'all' });
    expect(ignored).not.toContain('path');
  });

  test.each(['a path on a beach', 'a path and a coral reef'])(
    'is named as missing where none is laid: "%s"',
    (prompt) => {
      expect(hears(prompt).notDrawn).toEqual(['path']);
    },
  );

  test.each(['a path', 'a path through a meadow', 'a path through a field of poppies'])(
    'is earth between grass, all the way in: "%s"',
    (prompt) => {
      for (const seed of [1, 2, 3].filter(oneIn(3))) {
        const { world } = seenOf(prompt, seed);
        for (const z of [4, 8, 12]) {
          const earth = across.filter((x) => earthAt(world, x, z) > 1.2);
          expect(earth.length).toBeGreaterThan(1);
          expect(earth.length).toBeLessThan(12);
        }
      }
    },
  );

  test.each(['a path in a forest', 'a castle and a path in a forest', 'a jungle path'].filter(oneIn(2)))(
    'is lighter than the floor of a wood: "%s"',
    (prompt) => {
      const { world } = seenOf(prompt, 3);
      const { world: without } = seenOf(
        prompt.replace(/(?:and )?a path in a forest/, 'in a forest').replace(' path', ''),
        3,
      );
      const light = (of: World, x: number): number => earthAt(of, x, 5);
      expect(across.some((x) => Math.abs(light(world, x) - light(without, x)) > 0.1)).toBe(true);
    },
  );

  test.each(['a fox on a path', 'a woman on a path through a meadow', 'a mouse on a path'])(
    'leads to whoever stands on it: "%s"',
    (prompt) => {
      for (const seed of [1, 2, 3].filter(oneIn(3))) {
        const { world, things, items } = seenOf(prompt, seed);
        expect(items[0]).toBeGreaterThan(0.05);
        for (const { x, z } of things) expect(earthAt(world, x, z)).toBeGreaterThan(1.2);
      }
    },
  );

  test.each(['a cat, path tracing', 'a vase on a table, path traced'])('is none that is traced: "%s"', (prompt) => {
    const { drawn, notDrawn } = hears(prompt);
    expect([...drawn.map(({ id }) => id), ...notDrawn]).not.toContain('path');
  });

  test('winds on behind them as it does by itself', () => {
    const thing = { x: 2, z: 4, clearing: 0.5, onWater: false } as unknown as PlacedThing;
    const way = wayTo([thing], wayOf(7));
    expect(way(4)).toBeCloseTo(2);
    expect(way(60)).toBeCloseTo(pathMiddle(60, 7));
  });
});
