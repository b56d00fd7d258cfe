import { describe, expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { footbridgeThrough } from './footbridge.ts';
import type { PlacedThing } from './setting.ts';

describe('who is on a bridge [STUDIO-72]', () => {
  const onBridges = [
    'a woman on a bridge in autumn',
    'a man crossing an old wooden bridge',
    'a cat on a bridge in a park',
    'eine Frau auf einer Holzbrücke',
  ];
  test.each(onBridges.filter(oneIn(2)))('stands on the boards of a footbridge, and is seen: "%s"', (prompt) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    const { plan, things, world, items } = seenOf(prompt, 3);
    expect(plan.setting).toBe('park');
    expect(items[0]).toBeGreaterThan(0.08);
    for (const { x, z } of things.filter(({ item }) => item > 0)) expect(world.ground(x, z)).toBeGreaterThan(0.1);
    // There is water at both sides of it.
    for (const x of [-7, 7]) expect(world.ground(x, 4.5)).toBeLessThan(0);
  });

  test.each([
    'a train under a bridge',
    'a bridge over a valley',
    'a castle and a bridge',
    'a woman in front of a bridge',
  ])('is nobody where the bridge is one to look at: "%s"', (prompt) => {
    expect(hears(prompt).drawn.map(({ id }) => id)).toContain('bridge');
  });
});

test('whoever stands beside somebody on a bridge still does, where the bridge has become a place [STUDIO-72]', () => {
  const things = hears('a man on a bridge and a dog beside a cat').drawn.filter(({ kind }) => kind === 'thing');
  const cat = things.find(({ id }) => id === 'cat');
  expect(cat?.side).toBe('beside');
  expect(things[cat?.of ?? -1]?.id).toBe('dog');
});

test('a footbridge is as wide as those need who stand on it, and leaves the land beyond as it is [STUDIO-72]', () => {
  const at = (x: number): PlacedThing =>
    ({ x, y: 0, z: 4, item: 1, clearing: 0.5, onWater: false }) as unknown as PlacedThing;
  const land = (): number => 0.3;
  const [narrow, wide] = [footbridgeThrough(land, [], -0.4), footbridgeThrough(land, [at(2)], -0.4)];
  expect(narrow.floor(2.2, 4)).toBe(-0.4);
  expect(wide.floor(2.2, 4)).toBeGreaterThan(0.1);
  expect(narrow.land(0, 4)).toBeLessThan(-1);
  expect(narrow.land(3, 30)).toBeCloseTo(0.3);
});
