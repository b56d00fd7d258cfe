import { describe, expect, it, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { materials } from '../solid/materials.ts';

describe('what drives on a road [STUDIO-36]', () => {
  test.each(['a red sports car on a road', 'un coche en la carretera', 'a taxi on a coastal road'].filter(oneIn(2)))(
    'heads along it, with the land at its side: "%s"',
    (prompt) => {
      for (const seed of [1, 2].filter(oneIn(2))) {
        const { things, world } = seenOf(prompt, seed);
        const [car] = things;
        expect(car?.drives).toBe(true);
        const { x, z, turn, mirrored } = car ?? { x: 0, z: 0, turn: 0, mirrored: false };
        const heading = (mirrored ? Math.PI : 0) - turn;
        const groundAt = (ahead: number, aside: number): number =>
          world.ground(
            x + Math.cos(heading) * ahead + Math.sin(heading) * aside,
            z + Math.sin(heading) * ahead - Math.cos(heading) * aside,
          );
        for (const ahead of [-25, -12, 0, 12, 25]) expect(Math.abs(groundAt(ahead, 0))).toBeLessThan(0.01);
        const land = [-30, 30].flatMap((aside) => [-20, 0, 20].map((ahead) => Math.abs(groundAt(ahead, aside))));
        expect(Math.max(...land)).toBeGreaterThan(0.05);
      }
    },
  );

  it('all heads the same way, one behind another in one lane', () => {
    const { things, world } = seenOf('three cars on a road', 4);
    for (const { x, z } of things) expect(Math.abs(world.ground(x, z))).toBeLessThan(0.01);
    expect(new Set(things.map(({ turn, mirrored }) => `${turn} ${mirrored}`)).size).toBe(1);
  });
});

describe('a road along the sea [STUDIO-36]', () => {
  test.each([
    'a coastal road',
    'eine Küstenstraße',
    'une route côtière',
    'una carretera costera',
    '海岸公路',
    '海沿いの道',
    'طريق ساحلي',
  ])('"%s" has the sea beside it', (prompt) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    const { plan } = arrange(hears(prompt), 1, { aspect: 1 });
    expect([plan.setting, plan.added]).toEqual(['road', ['shore']]);
  });

  it('is seen with the sea beside it', () => {
    expect(seenOf('a coastal road', 1).ofMaterial(materials.water)).toBeGreaterThan(0.08);
  });

  test.each(['a red sports car on a coastal road', 'a car on a highway by the sea'])(
    'has it behind what drives there: "%s"',
    (prompt) => {
      expect(hears(prompt).notDrawn).toEqual([]);
      for (const seed of [1, 2].filter(oneIn(2))) {
        const { items, ofMaterial } = seenOf(prompt, seed);
        expect(items[0]).toBeGreaterThan(0.05);
        expect(ofMaterial(materials.water)).toBeGreaterThan(0.004);
      }
    },
  );
});
