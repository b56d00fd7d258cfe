import { describe, expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { hears } from '../hears/hears.ts';

describe('the top of a mountain is a place [STUDIO-31]', () => {
  test.each([
    'on top of a mountain',
    'on a mountain peak',
    'standing on a summit',
    'auf dem Gipfel',
    'en la cima de una montaña',
    "au sommet d'une montagne",
    '山頂',
    'على القمة',
  ])('however it is said: "%s"', (prompt) => {
    const { drawn, notDrawn } = hears(prompt);
    expect(drawn.map(({ id }) => id)).toEqual(['summit']);
    expect(notDrawn).toEqual([]);
  });

  test.each(['a mountain peak', 'mountains', 'a summit'])('and mountains are seen from below: "%s"', (prompt) => {
    expect(hears(prompt).drawn.map(({ id }) => id)).toEqual(['mountains']);
  });

  test.each([1, 2, 3])('high over the ranges around it, and under the sky: seed %i', (seed) => {
    const { plan, world, sky } = seenOf('on top of a mountain', seed);
    expect(plan.setting).toBe('summit');
    expect(Math.abs(world.ground(0, 2))).toBeLessThan(1.5);
    for (const x of [-160, 0, 160]) expect(world.ground(x, 260)).toBeLessThan(-60);
    expect(sky).toBeGreaterThan(0.2);
    expect(sky).toBeLessThan(0.65);
  });

  test.each([
    'a man on top of a mountain',
    'a wolf on a mountain peak',
    'a cabin on top of a mountain',
    'a goat and a hiker on the summit',
  ])('where whoever was asked for stands on rock and is seen: "%s"', (prompt) => {
    expect(hears(prompt).notDrawn).toEqual([]);
    for (const seed of [1, 2]) {
      const { plan, items, things, world } = seenOf(prompt, seed);
      expect(plan.setting).toBe('summit');
      for (const share of items) expect(share).toBeGreaterThan(0.015);
      for (const { x, z } of things) expect(Math.abs(world.ground(x, z))).toBeLessThan(2.5);
    }
  });
});
