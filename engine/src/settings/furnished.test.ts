import { describe, expect, test } from 'vitest';
import { createRandom } from '../raster/random.ts';
import type { Ground } from '../solid/world.ts';
import { buildBeach } from './beach.ts';
import { buildParlour } from './parlour.ts';
import type { PlacedThing, SettingOrder } from './setting.ts';

const aThing = (at: Partial<PlacedThing>): PlacedThing => ({
  item: 1,
  x: 0,
  y: 0,
  z: 8,
  turn: 0,
  scale: 1,
  onWater: false,
  clearing: 1,
  build: () => undefined,
  ...at,
});

const anOrder = (own: Partial<SettingOrder>): SettingOrder => ({
  random: createRandom(3),
  time: 'day',
  weather: [],
  season: 'summer',
  air: {},
  things: [],
  events: [],
  coarse: true,
  wide: 1,
  small: false,
  reach: 20,
  refuses: () => false,
  asked: () => false,
  flowers: [],
  palette: {},
  ...own,
});

describe('a beach', () => {
  const groundOf = (things: readonly PlacedThing[]): Ground => buildBeach(anOrder({ things })).ground;

  test.each([
    [-1, 20],
    [2, 12],
    [5, 40],
  ])('has dry sand under what stands on land at %s, %s [STUDIO-24]', (x, z) => {
    expect(groundOf([])(x, z)).toBeLessThan(0.1);
    expect(groundOf([aThing({ x, z })])(x, z)).toBeGreaterThan(0.15);
  });

  test('leaves what floats its water beside what stands on land [STUDIO-24]', () => {
    const boat = aThing({ item: 2, x: 6, z: 20, onWater: true });
    expect(groundOf([aThing({ x: 5, z: 40 }), boat])(boat.x, boat.z)).toBeLessThan(0);
  });
});

describe('a room', () => {
  const partsOf = (own: Partial<SettingOrder>): number => buildParlour(anOrder(own)).mesh.count;
  const alone = aThing({ x: 0, z: 3.6, clearing: 0.5 });

  test('has furniture along its walls, and none where something that was asked for stands [STUDIO-27]', () => {
    const both = partsOf({ things: [alone] });
    const plantless = partsOf({ things: [aThing({ x: -2.4, z: 5.6, clearing: 0.5 })] });
    expect(plantless).toBeLessThan(both);
  });

  test('has nothing before or beside what was asked for that was refused [STUDIO-27]', () => {
    expect(partsOf({ things: [alone], refuses: () => true })).toBeLessThan(partsOf({ things: [alone] }) / 2);
  });

  test('is furnished in several ways [STUDIO-27]', () => {
    // As many as are needed to see more than three of them.
    const counts = new Set<number>();
    for (let seed = 1; seed <= 12 && counts.size <= 3; seed++) counts.add(partsOf({ random: createRandom(seed) }));
    expect(counts.size).toBeGreaterThan(3);
  });
});
