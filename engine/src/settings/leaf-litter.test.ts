import { describe, expect, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { seenOf } from '../compose/seen.testing.ts';
import type { Seen } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { materials } from '../solid/materials.ts';
import { stride } from '../solid/mesh.ts';

/** How many leaves of a warm colour lie on the ground right before the eye. */
function strewn({ world: { mesh, ground } }: Seen): number {
  let count = 0;
  for (let t = 0; t < mesh.count; t++) {
    const [x = 0, y = 0, z = 0] = mesh.data.subarray(t * stride, t * stride + 3);
    const [red = 0, green = 0] = mesh.data.subarray(t * stride + 18, t * stride + 20);
    const isLeaf = mesh.data[t * stride + 24] === materials.leaf && red > green * 1.6;
    if (isLeaf && z > 0.5 && z < 9 && Math.abs(y - ground(x, z)) < 0.16) count++;
  }
  return count;
}

describe('leaves that have fallen [STUDIO-31]', () => {
  const strewnOn = [
    ['autumn leaves on the ground', 'forest'],
    ['a fox among autumn leaves', 'forest'],
    ['fallen leaves in a meadow', 'hills'],
    ['fallen leaves in a park', 'park'],
    ['autumn leaves on a path', 'forest'],
    ['autumn leaves before a skyscraper', 'avenue'],
    ['ein Hund im Herbstlaub', 'forest'],
  ] as const;
  test.each(strewnOn.filter(oneIn(2)))('lie on the ground before the eye: "%s"', (prompt, setting) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    for (const seed of [1, 2].filter(oneIn(2))) {
      const seen = seenOf(prompt, seed);
      expect([seen.plan.setting, seen.plan.season]).toEqual([setting, 'autumn']);
      expect(strewn(seen)).toBeGreaterThan(1500);
    }
  });

  test('are not there where autumn alone was asked for', () => {
    expect(strewn(seenOf('a park in autumn', 1))).toBeLessThan(300);
  });

  test('let the season be that which was said', () => {
    expect(arrange(hears('fallen leaves in a forest in winter'), 1, { aspect: 1 }).plan.season).toBe('winter');
  });

  test.each(['a tree with autumn leaves', 'autumn leaves in a street'])(
    'are on the trees and say the season, where no ground is meant or there for them: "%s"',
    (prompt) => {
      const { drawn, notDrawn } = hears(prompt);
      expect(notDrawn).toEqual([]);
      expect(drawn.map(({ id }) => id)).toContain('autumn');
      expect(drawn.map(({ id }) => id)).not.toContain('fallen leaves');
    },
  );

  test('are named as missing where they were said to lie and do not', () => {
    expect(hears('fallen leaves on a beach').notDrawn).toEqual(['fallen leaves']);
  });
});
