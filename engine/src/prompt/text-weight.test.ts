import { describe, expect, test } from 'vitest';
import { arrange } from '../compose/arrange.ts';
import { compose } from '../compose/compose.ts';
import { makePlan } from '../compose/plan.ts';
import { hears } from '../hears/hears.ts';
import { paint } from '../paint.ts';
import { createRandom } from '../raster/random.ts';
import { adherenceOf, textWeights } from './text-weight.ts';
import { oneIn } from '../long.testing.ts';

const weights: readonly number[] = Array.from({ length: 10 }, (_, i) => i + 1);

describe('the weight of a text', () => {
  const weighed = [
    'a red fox in a meadow',
    'a cup of tea by the window',
    'three fish under water',
    'a mountain lake',
    'liquid marble, teal and orange',
    'roses in a garden',
  ];
  test.each(weighed.filter(oneIn(4)))(
    'paints "%s" otherwise at 1, 5 and 10, and as without one at 7 [STUDIO-7]',
    async (prompt) => {
      const request = { prompt, seed: 4, style: 'none', width: 96, height: 96 };
      const bytes = async (weight?: number): Promise<string> =>
        Buffer.from((await paint({ ...request, ...(weight !== undefined && { textWeight: weight }) })).pixels).toString(
          'base64',
        );
      const [low, middle, usual, high, none] = await Promise.all([bytes(1), bytes(5), bytes(7), bytes(10), bytes()]);
      expect(new Set([low, middle, usual, high]).size).toBe(4);
      expect(usual).toBe(none);
    },
  );

  test('brings what was asked for nearer, the higher it is [STUDIO-7]', () => {
    const distances = weights.map((weight) => {
      const { things } = arrange(hears('a horse in a meadow'), 1, { aspect: 1, adherence: adherenceOf(weight) }).layout;
      return things[0]?.z ?? 0;
    });
    expect(distances).toEqual(distances.toSorted((a, b) => b - a));
    expect(distances[9]).toBeLessThan((distances[0] ?? 0) * 0.7);
  });

  test('leaves out what nobody asked for at its highest, and not what was asked for [STUDIO-7]', () => {
    const trianglesOf = (prompt: string, weight: number): number =>
      compose(hears(prompt), 1, { aspect: 1, coarse: true, adherence: adherenceOf(weight) }).world.mesh.count;
    expect(trianglesOf('a horse in a meadow', 10)).toBeLessThan(trianglesOf('a horse in a meadow', 7) * 0.9);
    for (const seed of [1, 2, 3, 4, 5]) {
      const planOf = (prompt: string) => makePlan(hears(prompt), createRandom(seed), adherenceOf(10));
      expect(planOf('a horse in a meadow').time).toBe('day');
      expect(planOf('a horse in a meadow at sunset').time).toBe('sunset');
    }
  });

  test('leaves the hour, the season and the weather to chance at its lowest, unless they are said or refused [STUDIO-7]', () => {
    const plans = (prompt: string) =>
      Array.from({ length: 40 }, (_, seed) => makePlan(hears(prompt), createRandom(seed), adherenceOf(1)));
    const open = plans('a horse in a meadow');
    expect(new Set(open.map(({ time }) => time)).size).toBeGreaterThan(4);
    expect(new Set(open.map(({ season }) => season)).size).toBe(3);
    expect(new Set(open.flatMap(({ weather }) => weather)).size).toBeGreaterThan(1);
    for (const { time, season, weather } of plans('a horse in a meadow on a spring night without fog')) {
      expect([time, season]).toEqual(['night', 'spring']);
      expect(weather).not.toContain('fog');
    }
  });

  test.each(weights)('%i keeps what is drawn, how many and what is refused [STUDIO-7]', (weight) => {
    const plan = makePlan(hears('three red boats on the sea without birds'), createRandom(1), adherenceOf(weight));
    expect(plan.items.map(({ concept, count, asked }) => [concept.id, count, asked.colour !== undefined])).toEqual([
      [expect.stringMatching(/boat/), 3, true],
    ]);
    expect(plan.heard.refused).toEqual(['flock']);
  });

  test('lets sizes and sides count for less when it is low [STUDIO-7]', () => {
    const of = (weight: number) =>
      makePlan(hears('a huge dog left of a cat'), createRandom(1), adherenceOf(weight)).items[0]?.asked;
    expect(of(1)?.size).toBeLessThan(of(textWeights.usual)?.size ?? 0);
    expect(of(10)?.size).toBe(of(textWeights.usual)?.size);
    const sides = (weight: number) =>
      makePlan(hears('a dog left of a cat'), createRandom(1), adherenceOf(weight)).items.flatMap(
        ({ asked }) => asked.side ?? [],
      );
    expect(sides(2)).toEqual([]);
    expect(sides(textWeights.usual)).toEqual(['left']);
  });

  test('is read as the nearest that there is when it lies beyond its ends', () => {
    expect(adherenceOf(-3)).toEqual(adherenceOf(textWeights.min));
    expect(adherenceOf(100)).toEqual(adherenceOf(textWeights.max));
  });
});
