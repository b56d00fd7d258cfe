import { expect, test } from 'vitest';
import { seenOf } from '../compose/seen.testing.ts';
import { oneIn } from '../long.testing.ts';
import { materials } from '../solid/materials.ts';

/** What stands with its feet in the water, or reaches across it. */
const inWater = ['a bridge over a lake'];

test.each(
  [
    'a castle by a lake',
    'a bridge over a lake',
    'a castle at an oasis',
    'a castle on the beach',
    'a village by a lake',
    'a church by a lake',
    'a house by a lake in winter',
    'a mosque at an oasis',
    'a ferris wheel on the beach',
    'a train by a lake',
    'a castle and a knight by a lake',
    'three houses by a lake',
  ].filter(oneIn(3)),
)('has the water that "%s" names before it, and firm ground under it [STUDIO-45]', (prompt) => {
  for (const seed of [1, 2, 3, 4].filter(oneIn(2))) {
    const { items, things, world, ofMaterial } = seenOf(prompt, seed);
    expect(ofMaterial(materials.water)).toBeGreaterThan(0.05);
    for (const share of items) expect(share).toBeGreaterThan(0.012);
    if (inWater.includes(prompt)) continue;
    const level = world.water?.level ?? 0;
    for (const { x, z, clearing } of things)
      for (const aside of [-0.7, 0, 0.7]) expect(world.ground(x + aside * clearing, z)).toBeGreaterThan(level);
  }
});

test('lets a swan swim before the castle on the other shore, not behind its land [STUDIO-45]', () => {
  for (const seed of [1, 2]) {
    const { items } = seenOf('a castle in the mountains and a swan on the lake', seed);
    for (const share of items) expect(share).toBeGreaterThan(0.001);
  }
});
