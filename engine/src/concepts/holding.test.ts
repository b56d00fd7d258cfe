import { expect, test } from 'vitest';
import { makePlan } from '../compose/plan.ts';
import { compose } from '../compose/compose.ts';
import { hears } from '../hears/hears.ts';
import { createRandom } from '../raster/random.ts';
import { stride } from '../solid/mesh.ts';

/** The lowest and the highest place of what an item of a picture is built of, over the lowest of all that was asked for, metres. */
function reachOf(prompt: string, id: string): readonly [low: number, high: number] {
  const { plan, world } = compose(hears(prompt), 2, { aspect: 1, coarse: true });
  const wanted = plan.items.findIndex(({ concept }) => concept.id === id) + 1;
  const { mesh } = world;
  const of = (isMeant: (item: number) => boolean): readonly number[] =>
    Array.from({ length: mesh.count }, (_, t) => t * stride)
      .filter((at) => isMeant(mesh.objects[mesh.data[at + 25] ?? 0]?.item ?? 0))
      .map((at) => mesh.data[at + 1] ?? 0);
  const lowest = (heights: readonly number[]): number => heights.reduce((a, b) => Math.min(a, b), 1e9);
  const ground = lowest(of((item) => item > 0));
  const own = of((item) => item === wanted);
  return [lowest(own) - ground, -lowest(own.map((y) => -y)) - ground];
}

test.each([
  ['a man playing the guitar in a park', 'guitar'],
  ['a woman with a cup of coffee in a park', 'mug'],
  ['a woman with a bouquet of flowers in a park', 'bouquet'],
  ['a bride holding a bouquet', 'bouquet'],
])('what is said to be held is in the hands and not on the ground: %s [STUDIO-58]', (prompt, id) => {
  expect(makePlan(hears(prompt), createRandom(1)).items.map(({ concept }) => concept.id)).toContain(id);
  const [low, high] = reachOf(prompt, id);
  expect(low).toBeGreaterThan(0.7);
  expect(high).toBeLessThan(1.75);
});

test('who does something else with their hands holds nothing: it stands beside them [STUDIO-58]', () => {
  expect(reachOf('a man reading beside a guitar in a park', 'guitar')[0]).toBeLessThan(0.3);
});
