import { describe, expect, test } from 'vitest';
import { concepts } from '../concepts/registry.ts';
import { hears } from '../hears/hears.ts';
import { poseFrom } from './stance.ts';
import { sitsInLotus, standsAsTree } from './yoga.ts';

const middling = (): number => 0.5;

describe('who does yoga or meditates [STUDIO-53]', () => {
  test.each([
    ['a woman doing yoga on the beach', 'woman', 'does yoga'],
    ['a man practicing yoga', 'man', 'does yoga'],
    ['practicing yoga', 'yogi', 'does yoga'],
    ['yoga', 'yogi', 'does yoga'],
    ['eine Frau macht Yoga', 'woman', 'does yoga'],
    ['una mujer haciendo yoga', 'woman', 'does yoga'],
    ['une femme fait du yoga', 'woman', 'does yoga'],
    ['做瑜伽的女人', 'woman', 'does yoga'],
    ['ヨガをする女性', 'woman', 'does yoga'],
    ['in the lotus position', 'yogi', 'meditates'],
    ['a woman in the lotus position', 'woman', 'meditates'],
    ['a man meditating', 'man', 'meditates'],
  ])('is one person who is seen at it, and nothing is passed over: "%s"', (prompt, id, act) => {
    const { drawn, ignored, notDrawn } = hears(prompt);
    const things = drawn.filter(({ kind }) => kind === 'thing');
    expect(things.map((thing) => [thing.id, thing.act])).toEqual([[id, act]]);
    expect([ignored, notDrawn]).toEqual([[], []]);
  });

  test('a lotus is a flower where nobody sits as it is called after', () => {
    expect(hears('a lotus flower').drawn.map(({ id }) => id)).toContain('lotus');
  });

  test('is no animal and no chair', () => {
    for (const id of ['dog', 'chair'])
      expect(concepts.find((one) => one.id === id)?.acts ?? []).not.toContain('does yoga');
  });

  test('sits upright on the ground with crossed legs, or stands on one leg with joined hands over the head', () => {
    const lotus = poseFrom(sitsInLotus(middling));
    expect(lotus.ankles[0]).toBeGreaterThan(lotus.ankles[3]);
    expect(Math.max(lotus.knees[1], lotus.knees[4])).toBeLessThan(0.3);
    const tree = poseFrom(standsAsTree(middling));
    expect(tree.ankles[1]).toBeGreaterThan(0.6);
    expect(tree.ankles[4]).toBeLessThan(0.1);
    expect(Math.min(tree.wrists[1], tree.wrists[4])).toBeGreaterThan(1.85);
    expect(tree.wrists[3] - tree.wrists[0]).toBeLessThan(0.09);
  });
});
