import { describe, expect, test } from 'vitest';
import { routeOf } from '../compose/plan.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import type { Random } from '../raster/random.ts';
import { materials } from '../solid/materials.ts';
import { chooseBeach } from './beach-plan.ts';
import { chooseLake } from './lake-shore.ts';
import { chooseMeadow } from './meadow-plan.ts';
import { chooseStreet } from './street-plan.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

/** All that is chosen for forty seeds. */
const chosenBy = <Chosen>(choose: (random: Random) => Chosen): ReadonlySet<Chosen> =>
  new Set(Array.from({ length: 40 }, (_, seed) => choose(createRandom(seed * 7919 + 1))));

/** An order that asks for nothing but this. */
function orderOf(random: Random, own: Partial<SettingOrder>): SettingOrder {
  const order: Pick<SettingOrder, 'random' | 'things' | 'refuses' | 'asked'> = {
    ...{ random, things: [], refuses: () => false, asked: () => false },
  };
  // Nothing else of an order is asked for.
  return { ...order, ...own } as SettingOrder;
}

const kindsOf = (own: Partial<SettingOrder>): ReadonlySet<string> =>
  chosenBy((random) => chooseBeach(orderOf(random, own)).kind);

test('a street has six plans, a meadow stands before four things in four ways, and a lake has four shores [STUDIO-62]', () => {
  expect(chosenBy((random) => chooseStreet(orderOf(random, {})).kind).size).toBe(6);
  expect(chosenBy((random) => chooseMeadow(random, false).focus).size).toBe(4);
  expect(chosenBy((random) => chooseMeadow(random, false).foreground).size).toBe(4);
  expect(chosenBy((random) => chooseLake(random).foreground).size).toBe(4);
});

describe('a beach [STUDIO-62]', () => {
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
  '"%s" is composed, and its water is seen [STUDIO-62]',
  (prompt) => {
    expect(routeOf(hears(prompt)).kind).toBe('composition');
    expect(seenOf(prompt, 3).ofMaterial(materials.water)).toBeGreaterThan(0.15);
  },
);
