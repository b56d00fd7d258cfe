import { expect, test } from 'vitest';
import { oneIn } from '../long.testing.ts';
import { seenOf } from './seen.testing.ts';

test.each(['a sea turtle underwater', 'a fish in a coral reef', 'a seahorse', 'a dolphin underwater', 'an octopus'])(
  'what swims is large and whole in open water, over the corals: %s [STUDIO-59]',
  (prompt) => {
    for (const seed of [1, 2, 3].filter(oneIn(3))) {
      const { plan, items, things, world } = seenOf(prompt, seed);
      expect(plan.setting).toBe('reef');
      expect(items[0]).toBeGreaterThan(0.015);
      const ground = world.ground?.(things[0]?.x ?? 0, things[0]?.z ?? 0) ?? 0;
      expect(things[0]?.y).toBeGreaterThan(ground + 0.5);
    }
  },
);

test.each(['a mermaid underwater', 'a starfish in a coral reef'])(
  'what does not swim stands on the sand of a reef: %s [STUDIO-59]',
  (prompt) => {
    const { plan, things, items } = seenOf(prompt, 2);
    expect(plan.setting).toBe('reef');
    expect(things[0]?.isAloft).toBeUndefined();
    expect(Math.abs(things[0]?.y ?? 1)).toBeLessThan(0.1);
    expect(items[0]).toBeGreaterThan(0.002);
  },
);
