import { describe, expect, test } from 'vitest';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { itemOf } from '../solid/item-of.ts';
import { materials } from '../solid/materials.ts';
import { outlineWorld } from '../solid/outline.ts';
import { seenOf } from '../compose/seen.testing.ts';

const worldOf = (prompt: string, seed: number) => compose(hears(prompt), seed, { aspect: 1, coarse: true }).world;

describe('a street [STUDIO-62]', () => {
  test.each([
    ['a narrow alley', (y: number) => y > 1],
    ['eine enge Gasse', (y: number) => y > 1],
    ['a boulevard', (y: number) => y === 0],
    ['una plaza mayor', (y: number) => y === 0],
  ])('is laid out as it was called: "%s"', (prompt, isSo) => {
    expect(isSo(worldOf(prompt, 3).ground(0, 22))).toBe(true);
  });

  test.each(['paris', 'a woman in paris', 'london'])(
    'has houses with rows of tall windows in a great city: "%s" [STUDIO-72]',
    (prompt) => {
      for (const seed of [1, 2, 3].filter(oneIn(3)))
        expect(seenOf(prompt, seed).ofMaterial(materials.window)).toBeGreaterThan(0.08);
    },
  );

  test('has water beside it where a canal was named', () => {
    expect(seenOf('amsterdam', 5).ofMaterial(materials.water)).toBeGreaterThan(0.03);
  });

  test.each([1, 2, 3, 4, 5, 6].filter(oneIn(3)))('has nothing before who was asked for, seed %d', (seed) => {
    const prompt = 'a dog in a street';
    const whole = worldOf(prompt, seed);
    const share = (world: typeof whole): number => {
      const { ids } = outlineWorld(world, 72, 72);
      return ids.filter((id) => itemOf(world.mesh, id) === 1).length / ids.length;
    };
    expect(share(whole)).toBeGreaterThan(0.06);
  });
});
