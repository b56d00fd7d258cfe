import { describe, expect, it } from 'vitest';
import { hears } from '../hears/hears.ts';
import { oneIn } from '../long.testing.ts';
import { arrange } from './arrange.ts';
import { seenOf } from './seen.testing.ts';

describe('who is in a boat [STUDIO-72]', () => {
  const aboard: readonly (readonly [string, readonly number[]])[] = [
    ['a fisherman in a small boat on a misty lake at dawn', [0.004, 0.04]],
    ['a man in a rowboat on a lake', [0.004, 0.04]],
    ['a couple in a rowboat on a lake', [0.004, 0.04]],
    ['a woman in a kayak at the sea', [0.004, 0.03]],
    ['a woman and a dog in a rowboat', [0.003, 0.001, 0.03]],
  ];
  it.each(aboard.filter(oneIn(2)))('is as near as the boat alone would be: %s', (prompt, least) => {
    for (const seed of [1, 2].filter(oneIn(2))) {
      const { items } = seenOf(prompt, seed);
      least.forEach((share, i) => expect(items[i], `item ${i} of seed ${seed}`).toBeGreaterThan(share));
    }
  });

  it('sits on a bench of it, and looks back to where others sit', () => {
    const { layout, plan } = arrange(hears('two men in a rowboat on a lake'), 3, { aspect: 1 });
    const { things } = layout;
    const men = things.filter(({ item }) => plan.items[item - 1]?.concept.id === 'man');
    expect(men).toHaveLength(2);
    const boat = things.find(({ item }) => plan.items[item - 1]?.concept.id === 'rowboat');
    expect(men.every(({ x, z, onWater }) => x === boat?.x && z === boat.z && onWater)).toBe(true);
  });
});
