import { describe, expect, test } from 'vitest';
import { arrange } from './compose/arrange.ts';
import { hears } from './hears/hears.ts';
import { paint } from './paint.ts';
import { seedOf } from './seed.ts';
import type { Painting } from './types.ts';
import { isSlow } from './long.testing.ts';

/** Mean difference of the brightness of two pictures, each counted from its mean in standard deviations: a style makes all of it brighter or gives it more contrast. */
function shiftOf(one: Painting, other: Painting): number {
  const tonesOf = ({ pixels }: Painting): readonly number[] => {
    const tones = Array.from(
      { length: pixels.length / 4 },
      (_, i) => (pixels[i * 4] ?? 0) * 0.3 + (pixels[i * 4 + 1] ?? 0) * 0.59 + (pixels[i * 4 + 2] ?? 0) * 0.11,
    );
    const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
    const spread = Math.sqrt(tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length);
    return tones.map((tone) => (tone - mean) / spread);
  };
  const [a, b] = [tonesOf(one), tonesOf(other)];
  return a.reduce((sum, tone, i) => sum + Math.abs(tone - (b[i] ?? 0)), 0) / a.length;
}

/** What is where: every thing with its place, its turn and its size. */
function layoutOf(prompt: string, seed: number) {
  const heard = hears(prompt);
  const { plan, layout } = arrange(heard, seedOf({ prompt, seed }, heard), { aspect: 1 });
  const placed = layout.things.map(({ item, x, y, z, turn, mirrored, scale }) => ({
    item,
    x,
    y,
    z,
    turn,
    mirrored,
    scale,
  }));
  return { setting: plan.setting, placed };
}

describe('the seed of a picture', () => {
  test.each([
    ['a cottage by a lake', 'a dreamy, highly detailed cottage by a lake at sunset'],
    ['two horses in a meadow', 'two horses in a meadow in autumn, misty morning'],
    ['three boats on the sea', 'three boats on the sea at night, moody, cinematic lighting'],
    ['a cat and a dog in a room', 'a cat and a dog in a room, oil painting, warm colours'],
    ['a lighthouse on a cliff', 'a lighthouse on a cliff in a storm'],
    ['a red car in a street', 'a blue car in a street in the rain'],
    ['a shark under water', 'a gloomy picture of a shark under water'],
    ['a butterfly over roses in a garden', 'a butterfly over roses in a garden at golden hour'],
  ])('keeps the layout of "%s" when it becomes "%s" [STUDIO-11]', (prompt, other) => {
    for (const seed of [1, 2, 3]) expect(layoutOf(other, seed)).toEqual(layoutOf(prompt, seed));
  });

  test('lays things out otherwise for another seed [STUDIO-11]', () => {
    expect(layoutOf('two horses in a meadow', 1)).not.toEqual(layoutOf('two horses in a meadow', 2));
  });

  test.each(['a mountain lake with pines', 'a calm ocean', 'a city skyline', 'a desert', 'a forest', 'pink dahlias'])(
    'is the same for a view of "%s" in other words for its mood [STUDIO-11]',
    (prompt) => {
      const of = (words: string): number => seedOf({ prompt: words, seed: 3 }, hears(words));
      for (const mood of [', moody', ' at night', ' in soft light, 8k'])
        expect(of(`${prompt}${mood}`)).toBe(of(prompt));
      expect(seedOf({ prompt, seed: 4 }, hears(prompt))).not.toBe(of(prompt));
    },
  );

  test.each(['a cottage under an oak tree', ...(isSlow ? ['a mountain lake', 'a calm ocean'] : [])])(
    'leaves "%s" where it is in every style [STUDIO-11]',
    async (prompt) => {
      const request = { prompt, seed: 5, width: 128, height: 128 };
      const plain = await paint({ ...request, style: 'none' });
      const elsewhere = await paint({ ...request, style: 'none', seed: 6 });
      for (const style of ['photographic', ...(isSlow ? ['digital-art'] : [])]) {
        const styled = await paint({ ...request, style });
        expect(shiftOf(styled, plain)).toBeLessThan(shiftOf(elsewhere, plain) * 0.4);
      }
    },
  );

  test('tells pictures of words that are not understood apart', () => {
    const of = (prompt: string): number => seedOf({ prompt, seed: 1 }, hears(prompt));
    expect(of('zorbling quux')).not.toBe(of('flimmering brax'));
  });
});
