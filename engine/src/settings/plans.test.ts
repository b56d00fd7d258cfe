import { describe, expect, test } from 'vitest';
import { routeOf } from '../compose/plan.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { chooseBeach } from './beach-plan.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

const kindsOf = (own: Partial<SettingOrder>): ReadonlySet<string> =>
  new Set(
    Array.from({ length: 40 }, (_, seed) => {
      const random = createRandom(seed * 7919 + 1);
      const order: Pick<SettingOrder, 'random' | 'things' | 'refuses'> = { random, things: [], refuses: () => false };
      // Nothing else of an order is asked for.
      return chooseBeach({ ...order, ...own } as SettingOrder).kind;
    }),
  );

describe('a beach [STUDIO-24]', () => {
  test('lies in six ways where nothing stands on it', () => {
    expect(kindsOf({}).size).toBe(6);
  });

  test('is a tropical one where that was said', () => {
    expect([...kindsOf({ named: ['tropical beach'] })].toSorted()).toEqual(['jetty', 'palms']);
  });

  test('leaves room for what was asked for', () => {
    const thing = { x: -1, z: 6, clearing: 1 } as PlacedThing; // what is asked of it
    expect([...kindsOf({ things: [thing] })].toSorted()).toEqual(['bay', 'palms']);
  });
});

test.each(['a mountain lake', 'un lago de montaña'])(
  '"%s" is composed, and its water is seen [STUDIO-24]',
  (prompt) => {
    expect(routeOf(hears(prompt)).kind).toBe('composition');
    expect(seenOf(prompt, 3).ofMaterial(materials.water)).toBeGreaterThan(0.15);
  },
);
