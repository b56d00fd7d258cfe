import { expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { materials } from '../solid/materials.ts';
import { trees } from '../shapes/tree-kinds.ts';
import { besideRoads, withShed } from './roadside.ts';

test.each(['a country road', 'eine Landstraße im Herbst', 'une route de campagne', 'a road in autumn'])(
  '"%s" has rows of trees beside it [STUDIO-31]',
  (prompt) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    const { plan, ofMaterial } = seenOf(prompt, 2);
    expect(plan.setting).toBe('road');
    expect(ofMaterial(materials.leaf)).toBeGreaterThan(0.12);
  },
);

test('a road that something drives on, or that was refused its trees, has none [STUDIO-31]', () => {
  const [alley, driven, bare] = [
    'a road in autumn',
    'a red car on a road in autumn',
    'a road in autumn without trees',
  ].map((prompt) => seenOf(prompt, 2).world.mesh.count);
  expect(driven).toBeLessThan(alley ?? 0);
  expect(bare).toBeLessThan(alley ?? 0);
});

test('what trees shed lies along the edges of a road more than on its middle [STUDIO-31]', () => {
  const road = [0.15, 0.14, 0.13] as const;
  const redOf = (across: number): number => {
    let sum = 0;
    for (let along = 0; along < 200; along++) sum += withShed(road, 'autumn', across, along * 0.23, 8)[0];
    return sum / 200;
  };
  expect(redOf(3.5)).toBeGreaterThan(redOf(0) * 1.25);
  expect(withShed(road, 'summer', 3.5, 4, 8)).toEqual(road);
  expect(besideRoads.spring).toBe(trees.cherry);
});

test.each(['a meadow of wildflowers', 'a field of wildflowers', 'eine Wiese mit Wildblumen'])(
  '"%s" is in flower [STUDIO-31]',
  (prompt) => {
    const heard = hears(prompt);
    expect(heard.ignored).toEqual([]);
    expect(heard.drawn.map(({ id }) => id).sort()).toEqual(['garden', 'hills']);
  },
);

test('flowers of the field in a vase are a bouquet [STUDIO-31]', () => {
  expect(hears('a vase of wildflowers').drawn.map(({ id }) => id)).toEqual(['bouquet']);
});
