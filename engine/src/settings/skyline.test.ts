import { expect, test } from 'vitest';
import { routeOf } from '../compose/plan.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { materials } from '../solid/materials.ts';

test.each(['a city skyline', 'a city at night', 'a skyline', '城市'])(
  '"%s" is composed of towers over water or a quay [STUDIO-62]',
  (prompt) => {
    expect(routeOf(hears(prompt)).kind).toBe('composition');
    for (const seed of [1, 4]) {
      const { ofMaterial } = seenOf(prompt, seed);
      expect(ofMaterial(materials.towerBlock)).toBeGreaterThan(0.12);
      expect(ofMaterial(materials.water) + ofMaterial(materials.road)).toBeGreaterThan(0.1);
    }
  },
);
