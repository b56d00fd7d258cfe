import { describe, expect, test } from 'vitest';
import { gripOf } from '../body/grip-of.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { Mesh, stride } from '../solid/mesh.ts';
import { liftBarbell, lifts } from './barbell.ts';
import { poseFrom } from './stance.ts';

describe('who lifts weights [STUDIO-53]', () => {
  test.each([
    ['a man lifting weights', 'man'],
    ['a woman with a barbell', 'woman'],
    ['a weightlifter', 'weightlifter'],
    ['ein Mann hebt Gewichte', 'man'],
    ['un hombre levantando pesas', 'man'],
    ['un homme soulevant des poids', 'man'],
    ['举重的男人', 'man'],
    ['バーベルを持つ男性', 'man'],
  ])('is one person who does, and nothing is passed over: "%s"', (prompt, id) => {
    const { drawn, ignored, notDrawn } = hears(prompt);
    expect(drawn.map((thing) => [thing.id, thing.act])).toEqual([[id, 'lifts']]);
    expect([ignored, notDrawn]).toEqual([[], []]);
  });

  test.each([
    ['over the head', 0.1, 1.8],
    ['before the shoulders', 0.9, 1.4],
  ])('has the bar in both fists, %s', (_where, chance, least) => {
    const pose = poseFrom(lifts(() => chance));
    const [left, right] = [gripOf(pose, -1).at, gripOf(pose, 1).at];
    expect(left[1]).toBeGreaterThan(least);
    expect(left[1]).toBeCloseTo(right[1], 3);
    const mesh = new Mesh();
    liftBarbell(mesh, createRandom(1), pose);
    const heights = Array.from({ length: mesh.count }, (_, i) => mesh.data[i * stride + 1] ?? 0);
    expect((Math.max(...heights) + Math.min(...heights)) / 2).toBeCloseTo(left[1], 1);
  });
});
