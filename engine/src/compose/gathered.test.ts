import { describe, expect, it } from 'vitest';
import { oneIn } from '../long.testing.ts';
import { paint } from '../paint.ts';
import type { PlacedThing } from '../settings/setting.ts';
import { hears } from '../hears/hears.ts';
import { arrange } from './arrange.ts';
import { seenOf } from './seen.testing.ts';
import { sideTableHigh } from './side-table.ts';

/** Where the things of each item of a prompt were put. */
function placed(prompt: string, seed: number): (id: string) => readonly PlacedThing[] {
  const { plan, layout } = arrange(hears(prompt), seed, { aspect: 1 });
  const { things } = layout;
  return (id) => things.filter(({ item }) => plan.items[item - 1]?.concept.id === id);
}

describe('those who are together [STUDIO-72]', () => {
  it.each([
    ['a bear and a fox sharing a campfire under the stars', 'bear', 'campfire', 'fox'],
    ['a man and a dog by a campfire at night', 'man', 'campfire', 'dog'],
    ['a robot playing chess with an old man', 'robot', 'chess', 'man'],
    ['a man and a woman with a pizza', 'man', 'pizza', 'woman'],
  ])('have what they share between them: %s', (prompt, one, shared, other) => {
    for (const seed of [1, 2, 3].filter(oneIn(3))) {
      const of = placed(prompt, seed);
      const [a = 0, middle = 0, b = 0] = [of(one), of(shared), of(other)].map((things) => things.at(-1)?.x);
      expect((middle - a) * (b - middle), `seed ${seed}`).toBeGreaterThan(0);
    }
  });

  it.each([
    ['two men playing chess in a park', 'man', 'chess'],
    ['two friends around a campfire', 'person', 'campfire'],
  ])('are at both sides of it where there are two of a kind: %s', (prompt, kind, shared) => {
    const of = placed(prompt, 4);
    const [left, right] = of(kind).map(({ x }) => x);
    const [middle = Number.NaN] = of(shared).map(({ x }) => x);
    expect(left).toBeLessThan(middle);
    expect(right).toBeGreaterThan(middle);
    // They look at each other: at a table they are turned, and at a fire built the other way round.
    const turns = of(kind).map(({ turn, mirrored }) => (kind === 'man' ? turn < 0 : mirrored));
    expect(turns).toEqual([true, false]);
  });

  it('sit at a fire, and stand where nothing burns', () => {
    const acts = (prompt: string): unknown => arrange(hears(prompt), 1, { aspect: 1 }).plan.items[0]?.asked.act;
    expect(acts('two friends around a campfire')).toBe('sits');
    expect(acts('a man waving by a campfire')).toBe('waves');
    expect(acts('two friends in a park')).toBeUndefined();
  });

  it('put what is made for a table on one, and what is not on the ground', () => {
    const of = placed('a woman beside a cake', 2);
    expect(of('cake').map(({ y }) => y)).toEqual([sideTableHigh]);
    expect(placed('a woman beside a pumpkin', 2)('pumpkin')).toSatisfy(([{ y }]: readonly [PlacedThing]) => y === 0);
    const { items } = seenOf('a robot playing chess with an old man', 2);
    expect(items[1]).toBeGreaterThan(0.004);
  });

  it('leave what is large behind them a side of its own', () => {
    for (const seed of [1, 2, 3, 4].filter(oneIn(4))) {
      const { items } = seenOf('a knight fighting a dragon in front of a burning castle', seed);
      expect(items[1], `the dragon of seed ${seed}`).toBeGreaterThan(0.03);
      expect(items[2], `the castle of seed ${seed}`).toBeGreaterThan(0.02);
    }
  });
});

describe('what is small before something large [STUDIO-72]', () => {
  const small = [
    ['a mouse beside a house', 0.002],
    ['a hedgehog under a tree', 0.002],
    ['a red fox sleeping under an autumn tree', 0.01],
    ['a cat in front of a castle', 0.004],
  ] as const;
  it.each(small.filter(oneIn(2)))('is no speck, and not hidden by the grass: %s', (prompt, least) => {
    for (const seed of [1, 2, 3].filter(oneIn(3)))
      expect(seenOf(prompt, seed).items[0], `seed ${seed}`).toBeGreaterThan(least);
  });
});

describe('what stands on a table by a fire [STUDIO-72]', () => {
  it.each(
    ['a cup of tea next to a fireplace', 'a teddy bear by the fireplace', 'ein Glas Wein am Kamin'].filter(oneIn(2)),
  )('is before the eye, with the fire behind it: %s', (prompt) => {
    const { plan, things, items } = seenOf(prompt, 2);
    expect(plan.setting).toBe('parlour');
    expect(things.find(({ item }) => item === 1)?.y).toBe(sideTableHigh);
    expect(items[0]).toBeGreaterThan(0.005);
    expect(items[1]).toBeGreaterThan(0.02);
  });
});

describe('what the air and the sky leave in sight', () => {
  it.each([
    'an ancient temple in the jungle, mist',
    'a castle in the fog',
    'a fisherman in a small boat on a misty lake',
  ])('is what was asked for, through so much fog: %s [STUDIO-72]', (prompt) => {
    const { world, things } = seenOf(prompt, 3);
    const away = Math.max(...things.map(({ x, z }) => Math.hypot(x, z)));
    expect(world.air.fog).toBeGreaterThan(0.005);
    expect(world.air.fog * away).toBeLessThan(1.3);
  });

  it('is a moon beside what stands there, and not behind it [STUDIO-72]', () => {
    for (const seed of [1, 2, 3, 4].filter(oneIn(2))) {
      const { world, things } = seenOf('a castle under a full moon', seed);
      const [first] = things;
      expect(Math.sign(world.air.sun[0])).toBe(-Math.sign(first?.x ?? 0));
    }
  });

  it('is each of the moons that were asked for [STUDIO-72]', async () => {
    const pixelsOf = async (prompt: string): Promise<number> => {
      const { pixels } = await paint({ prompt, seed: 2, style: 'none', width: 128, height: 128 });
      return Array.from({ length: 128 * 44 }, (_, i) => pixels[i * 4] ?? 0).filter((red) => red > 120).length;
    };
    const [one, three] = [await pixelsOf('a castle under the moon'), await pixelsOf('a castle under three moons')];
    expect(three).toBeGreaterThan(one + 12);
  });
});
