import { describe, expect, it } from 'vitest';
import type { PlacedThing } from '../settings/setting.ts';
import { seenOf } from './seen.testing.ts';
import { sideTableHigh } from './side-table.ts';

/** Where the things of each item of a prompt were put. */
function placed(prompt: string, seed: number): (id: string) => readonly PlacedThing[] {
  const { plan, things } = seenOf(prompt, seed);
  return (id) => things.filter(({ item }) => plan.items[item - 1]?.concept.id === id);
}

describe('those who are together [STUDIO-72]', () => {
  it.each([
    ['a bear and a fox sharing a campfire under the stars', 'bear', 'campfire', 'fox'],
    ['a man and a dog by a campfire at night', 'man', 'campfire', 'dog'],
    ['a robot playing chess with an old man', 'robot', 'chess', 'man'],
    ['a man and a woman with a pizza', 'man', 'pizza', 'woman'],
  ])('have what they share between them: %s', (prompt, one, shared, other) => {
    for (const seed of [1, 2, 3]) {
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
    expect(of(kind).map(({ mirrored }) => mirrored)).toEqual([true, false]);
  });

  it('sit at a fire, and stand where nothing burns', () => {
    const acts = (prompt: string): unknown => seenOf(prompt, 1).plan.items[0]?.asked.act;
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
    for (const seed of [1, 2, 3, 4]) {
      const { items } = seenOf('a knight fighting a dragon in front of a burning castle', seed);
      expect(items[1], `the dragon of seed ${seed}`).toBeGreaterThan(0.03);
      expect(items[2], `the castle of seed ${seed}`).toBeGreaterThan(0.02);
    }
  });
});

describe('what is small before something large [STUDIO-72]', () => {
  it.each([
    ['a mouse beside a house', 0.002],
    ['a hedgehog under a tree', 0.002],
    ['a red fox sleeping under an autumn tree', 0.01],
    ['a cat in front of a castle', 0.004],
  ])('is no speck, and not hidden by the grass: %s', (prompt, least) => {
    for (const seed of [1, 2, 3]) expect(seenOf(prompt, seed).items[0], `seed ${seed}`).toBeGreaterThan(least);
  });
});

describe('what stands on a table by a fire [STUDIO-72]', () => {
  it.each(['a cup of tea next to a fireplace', 'a teddy bear by the fireplace', 'ein Glas Wein am Kamin'])(
    'is before the eye, with the fire behind it: %s',
    (prompt) => {
      const { plan, things, items } = seenOf(prompt, 2);
      expect(plan.setting).toBe('parlour');
      expect(things.find(({ item }) => item === 1)?.y).toBe(sideTableHigh);
      expect(items[0]).toBeGreaterThan(0.005);
      expect(items[1]).toBeGreaterThan(0.02);
    },
  );
});
