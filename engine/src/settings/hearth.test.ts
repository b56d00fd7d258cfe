import { describe, expect, it, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { compose } from '../compose/compose.ts';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { materials } from '../solid/materials.ts';
import { back } from './parlour-plan.ts';

describe('a living room with a fireplace [STUDIO-62]', () => {
  test.each(['a cosy living room with a fireplace', 'a fireplace', 'ein Wohnzimmer mit Kamin'].filter(oneIn(2)))(
    'has it at the wall, in the middle third of the picture, and room around it: "%s"',
    (prompt) => {
      for (const seed of [1, 2, 3].filter(oneIn(3))) {
        const { things, world, items, ofMaterial } = seenOf(prompt, seed);
        const [fire] = things;
        expect(fire?.z).toBeGreaterThan(back - 1);
        expect(items[0]).toBeGreaterThan(0.06);
        expect(items[0]).toBeLessThan(0.35);
        const { eye, right, forward, focal } = world.camera;
        const away = [(fire?.x ?? 9) - eye[0], 0, (fire?.z ?? 0) - eye[2]] as const;
        const along = (axis: readonly number[]): number => away.reduce((sum, one, k) => sum + one * (axis[k] ?? 0), 0);
        expect(Math.abs((along(right) / along(forward)) * focal)).toBeLessThan(1 / 6);
        // Armchair, sofa, curtains and rug.
        expect(ofMaterial(materials.cloth)).toBeGreaterThan(0.05);
      }
    },
  );

  it('is dim in the evening, which is its hour where none was asked for', () => {
    const airOf = (prompt: string) => compose(hears(prompt), 2, { aspect: 1, coarse: true }).world.air;
    const dim = airOf('a living room with a fireplace');
    expect(dim.time).toBe('dusk');
    expect(dim.ambient[1]).toBeLessThan(airOf('a living room at dusk').ambient[1] * 0.6);
    expect(airOf('a living room with a fireplace by day').time).toBe('day');
  });

  it('leaves the fire in sight of whoever sits before it', () => {
    const { items } = seenOf('a cat by a fireplace', 3);
    expect(Math.min(...items)).toBeGreaterThan(0.004);
  });
});

describe('a palace that is called golden or royal [STUDIO-36]', () => {
  test.each([
    'a queen in a golden palace',
    'a king in a royal palace',
    'eine Königin in einem goldenen Palast',
    'una reina en un palacio dorado',
    'une reine dans un palais doré',
    '金色宫殿里的女王',
    '黄金の宮殿の女王',
    'ملكة في قصر ذهبي',
  ])('"%s" is seen from inside', (prompt) => {
    const { notDrawn } = hears(prompt);
    expect(notDrawn).toEqual([]);
    const { plan } = arrange(hears(prompt), 1, { aspect: 1 });
    expect(plan.setting).toBe('palace hall');
    expect(plan.items.map(({ concept }) => concept.id)).not.toContain('castle');
  });
});
