import { describe, expect, test } from 'vitest';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { dot } from '../solid/vectors.ts';
import type { Vec3 } from '../solid/vectors.ts';
import { arrange } from './arrange.ts';
import { compose } from './compose.ts';

/** How high the crown of who was named first is in the picture, in heights of it from the middle, and where that is. */
function crownOf(prompt: string, seed: number): { readonly up: number; readonly setting: string } {
  const { plan, things, places, world } = compose(hears(prompt), seed, { aspect: 1, coarse: true });
  const thing = things.find(({ item }) => item === 1);
  const at = thing && places.get(thing)?.transform;
  const tall = plan.items[0]?.concept.size.height ?? 0;
  const { eye, forward, up, focal } = world.camera;
  const crown: Vec3 = [at?.[3] ?? 0, (at?.[7] ?? 0) + tall * (at?.[5] ?? 1), at?.[11] ?? 0];
  const from: Vec3 = [crown[0] - eye[0], crown[1] - eye[1], crown[2] - eye[2]];
  return { up: (dot(from, up) / dot(from, forward)) * focal, setting: plan.setting };
}

describe('the head of somebody [STUDIO-57]', () => {
  const holding = [
    ['a woman drinking tea by the window', 'parlour'],
    ['a girl with a cup of coffee at the window', 'parlour'],
    ['a man with a cup in a room', 'parlour'],
    ['a woman drinking wine by the fireplace', 'parlour'],
    ['a man drinking coffee in the kitchen', 'kitchen'],
    ['a woman with a cup of coffee on the balcony', 'rooftop'],
  ] as const;
  test.each(holding.filter(oneIn(2)))('is in the picture, whatever they hold: "%s"', (prompt, setting) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    for (const seed of [81300, 1].filter(oneIn(2))) {
      const crown = crownOf(prompt, seed);
      expect(crown.setting).toBe(setting);
      expect(crown.up).toBeLessThan(0.47);
    }
  });

  test('is not in the picture of what stands on a table or a windowsill', () => {
    expect(hears('a cup by the window').notDrawn).toEqual([]);
    expect(arrange(hears('a cup and a teapot in a room'), 1, { aspect: 1 }).plan.setting).toBe('room');
  });
});
